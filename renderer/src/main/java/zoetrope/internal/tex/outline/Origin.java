package zoetrope.internal.tex.outline;

import java.util.Optional;
import zoetrope.color.Color;
import zoetrope.source.Span;

/**
 * The place in the author's source that produced some ink.
 *
 * @param span the source characters
 * @param color the colour that the source gives it, if any
 * @param effort the effort counter of its formula
 */
public record Origin(Span span, Optional<Color> color, Effort effort) {}
