package zoetrope.text;

import zoetrope.source.Span;

/**
 * One line of a layout.
 *
 * @param span the characters of the line, without the line break
 * @param x the x coordinate of the line's beginning, in em
 * @param baseline the y of its baseline, in em; 0 for the first line, negative for the others
 * @param width the sum of its advances in em, including white space at both ends
 */
public record TextLine(Span span, double x, double baseline, double width) {}
