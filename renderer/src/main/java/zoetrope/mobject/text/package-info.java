/** Glyphs that are laid out together: texts, formulas, numbers, markup and paragraphs. */
package zoetrope.mobject.text;
