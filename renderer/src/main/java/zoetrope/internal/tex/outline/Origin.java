package zoetrope.internal.tex.outline;

import java.util.Optional;
import zoetrope.color.Color;
import zoetrope.source.Span;

/**
 * The place in the author's source that produced some ink.
 *
 * @param span the source characters
 * @param color the colour in the source, or empty if it gives none
 * @param effort the effort counter of the formula
 */
public record Origin(Span span, Optional<Color> color, Effort effort) {}
