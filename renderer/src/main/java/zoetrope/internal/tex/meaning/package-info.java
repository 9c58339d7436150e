/** Reads what a formula means: its sides, terms and factors. */
package zoetrope.internal.tex.meaning;
