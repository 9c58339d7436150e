/** Records the outlines of typeset formulas, with their place in the source. */
package zoetrope.internal.tex.outline;
