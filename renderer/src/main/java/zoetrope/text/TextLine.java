package zoetrope.text;

import zoetrope.internal.diagnostics.Span;

/**
 * One line of a layout.
 *
 * @param span its characters, without the line break
 * @param x where it begins, in em
 * @param baseline the height of its baseline, in em; 0 for the first line, less for those below
 * @param width the sum of its advances, blanks at the ends included, in em
 */
public record TextLine(Span span, double x, double baseline, double width) {}
