/** Parses LaTeX: tokenizes the source, expands macros and builds a tree of nodes. */
package zoetrope.internal.tex.parse;
