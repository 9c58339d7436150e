/**
 * Language models so small that they are trained on demand, on about a dozen sentences. The package
 * depends on the mathematics of attention, but not on stories or files.
 */
package zoetrope.attention.toy;
