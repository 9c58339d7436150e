package zoetrope.mobject.text;

import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.text.TextStyle;

/**
 * A text. Each glyph with ink is a child, in character order. It is in CMU Serif at font size 48 (1
 * em is 0.4864 scene units), kerned, without ligatures, and white. Lines are centred, and the
 * middle of the ink box is at the origin.
 *
 * <pre>{@code
 * var text = text("a fluffy blue creature").fontSize(60).toEdge(UP);
 * text.colorPart("blue", BLUE);
 * play(laggedStart(text.words(), word -> fadeIn(word)));
 * }</pre>
 */
public final class Text extends AbstractText<Text> {

  /**
   * Creates a text; {@code \n} breaks lines. An empty text has no points.
   *
   * @throws zoetrope.text.MissingGlyphException if no font has a character
   */
  public Text(String source) {
    this(source, TextStyle.ofTheme());
  }

  /** Creates a text in a style. */
  public Text(String source, TextStyle style) {
    super(ScreenTexts.translated(source), style);
  }
}
