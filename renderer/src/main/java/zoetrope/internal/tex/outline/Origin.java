package zoetrope.internal.tex.outline;

import java.util.Optional;
import zoetrope.color.Color;
import zoetrope.source.Span;

/**
 * Where in the author's source something that is drawn came from.
 *
 * @param span the characters that it came from
 * @param color the colour that the source gives it, if it does
 * @param effort of its formula
 */
public record Origin(Span span, Optional<Color> color, Effort effort) {}
