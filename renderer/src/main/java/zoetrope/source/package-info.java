/**
 * Ranges of source strings, which say which characters of a text or formula a glyph stands for. The
 * package depends only on strings.
 */
package zoetrope.source;
