/**
 * Places in source strings: which characters of a text or formula a glyph stands for. Knows nothing
 * but strings.
 */
package zoetrope.source;
