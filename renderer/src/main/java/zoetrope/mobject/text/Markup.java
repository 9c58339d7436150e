package zoetrope.mobject.text;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.source.Span;
import zoetrope.text.StyledSpan;

/**
 * Parsed markup.
 *
 * @param text the characters without tags
 * @param fonts the changes of style, outer tags before inner ones
 * @param colors the colours, outer tags before inner ones
 */
record Markup(String text, List<StyledSpan> fonts, List<Tint> colors) {

  /** Characters in one colour, or in a gradient of several. */
  record Tint(Span span, List<Color> colors) {}

  static Markup read(String source) {
    return new MarkupReader(source).read();
  }
}
