/** Records the outlines that set formulas draw, with their place in the source. */
package zoetrope.internal.tex.outline;
