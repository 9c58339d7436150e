/** Glyphs that are set together: texts, formulas, numbers, markup and paragraphs. */
package zoetrope.mobject.text;
