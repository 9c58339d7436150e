/**
 * Draws with a LaTeX that is installed on the machine, for content that the built-in formulas do
 * not support. The programs latex and dvisvgm convert source to SVG, with limits and a cache.
 * Errors refer to the author's lines. Must not depend on mobjects.
 */
package zoetrope.latex;
