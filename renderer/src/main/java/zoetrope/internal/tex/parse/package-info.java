/** Reads LaTeX: tokens, macros and commands become a tree of nodes. */
package zoetrope.internal.tex.parse;
