/**
 * Drawings by a LaTeX that is installed on the machine, for what the built-in formulas cannot do:
 * source to SVG by the programs latex and dvisvgm, with limits, a cache, and errors in the author's
 * own lines. It knows no mobject.
 */
package zoetrope.latex;
