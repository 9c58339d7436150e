/**
 * The reference: what each word and public member does, from its Javadoc, and what names of Manim
 * are called here. Read by {@code render words}, by hints to compile errors and by pages.
 */
package zoetrope.reference;
