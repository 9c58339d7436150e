/**
 * A language model so small that it is trained whenever it is wanted: one block of attention that
 * has read a dozen sentences. It knows the mathematics of attention, and no story and no file.
 */
package zoetrope.attention.toy;
