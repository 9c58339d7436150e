/**
 * Converts LaTeX strings to outlines. Each piece has its range in the source. Must not depend on
 * mobjects. The typesetter is in {@code internal.tex}.
 */
package zoetrope.tex;
