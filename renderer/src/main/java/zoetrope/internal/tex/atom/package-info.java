/** Builds JLaTeXMath's atoms from nodes and typesets them. */
package zoetrope.internal.tex.atom;
