package zoetrope.mobject.text;

import zoetrope.color.Color;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.mobject.Group;
import zoetrope.text.FontChange;
import zoetrope.text.StyledSpan;
import zoetrope.text.TextStyle;

/**
 * A text with tags for its style. Parts are selected by the visible text, without tags. The tags
 * are:
 *
 * <ul>
 *   <li>{@code b}, {@code i}, {@code u} (underlined), {@code s} (struck through)
 *   <li>{@code tt} or {@code code}, {@code sup}, {@code sub}, {@code big}, {@code small}
 *   <li>{@code span} with the attributes {@code color} (or {@code foreground}), {@code size},
 *       {@code font}, {@code weight}, {@code style}
 *   <li>{@code gradient} with the attributes {@code from} and {@code to}
 * </ul>
 *
 * <pre>{@code
 * var text = markupText("a <b>fluffy</b> <span color=\"BLUE\">blue</span> creature");
 * }</pre>
 */
public final class MarkupText extends AbstractText<MarkupText> {

  /**
   * Creates a text in the default style: CMU Serif, font size 48, unless the theme has another one.
   *
   * @throws MarkupException for tags that do not close, unknown tags and values; the message shows
   *     the place
   */
  public MarkupText(String markup) {
    this(markup, TextStyle.ofTheme());
  }

  /** Creates a text in a style, which tags override. */
  public MarkupText(String markup, TextStyle style) {
    this(Markup.read(ScreenTexts.translated(markup)), style);
  }

  private MarkupText(Markup markup, TextStyle style) {
    super(markup.text(), styled(style, markup));
    for (Markup.Tint tint : markup.colors()) {
      Group<Glyph> part = part(tint.span());
      if (tint.colors().size() == 1) {
        part.setColor(tint.colors().get(0));
      } else {
        part.setColorsByGradient(tint.colors().toArray(Color[]::new));
      }
    }
  }

  private static TextStyle styled(TextStyle style, Markup markup) {
    TextStyle result = style;
    for (StyledSpan font : markup.fonts()) {
      result = result.with(font.span(), font.change());
    }
    // A change without effect divides underlines where a colour begins or ends.
    for (Markup.Tint tint : markup.colors()) {
      result = result.with(tint.span(), FontChange.NONE);
    }
    return result;
  }
}
