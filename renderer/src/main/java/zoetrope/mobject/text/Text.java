package zoetrope.mobject.text;

import zoetrope.text.TextStyle;

/**
 * Words: one child for every glyph with ink, in the order of the characters. Set in CMU Serif at
 * font size 48 (an em is 0.4864 scene units), kerned, without ligatures, lines centred; white, and
 * with the middle of its ink box at the origin.
 *
 * <pre>{@code
 * var text = text("a fluffy blue creature").fontSize(60).toEdge(UP);
 * text.colorPart("blue", BLUE);
 * play(laggedStart(text.words(), word -> fadeIn(word)));
 * }</pre>
 */
public final class Text extends AbstractText<Text> {

  /**
   * A text; {@code \n} breaks lines. An empty text is an object without points.
   *
   * @throws zoetrope.text.MissingGlyphException when no font has a character
   */
  public Text(String source) {
    this(source, TextStyle.ofTheme());
  }

  /** A text in a style. */
  public Text(String source, TextStyle style) {
    super(source, style);
  }
}
