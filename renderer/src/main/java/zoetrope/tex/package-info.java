/**
 * LaTeX strings as outlines, each piece with the range of the source it came from. Must not know
 * mobjects; {@code internal.tex} holds the typesetter.
 */
package zoetrope.tex;
