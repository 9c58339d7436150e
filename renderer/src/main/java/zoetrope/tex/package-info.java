/**
 * LaTeX strings to outlines, each piece with the range of the source it came from. Knows geometry
 * and colour; must not know mobjects, and keeps the typesetter behind {@link
 * zoetrope.tex.TexEngine}.
 */
package zoetrope.tex;
