/** Builds JLaTeXMath's atoms of nodes, and sets them. */
package zoetrope.internal.tex.atom;
