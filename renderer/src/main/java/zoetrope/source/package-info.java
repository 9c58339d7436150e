/**
 * Ranges of source strings. The range of a glyph contains the characters of a text or formula that
 * the glyph represents. The package depends only on strings.
 */
package zoetrope.source;
