package zoetrope.internal.render.sheet;

import java.util.ArrayList;
import java.util.List;
import zoetrope.text.MissingGlyphException;
import zoetrope.text.PlacedGlyph;
import zoetrope.text.TextLayout;
import zoetrope.text.TextStyle;

/** Breaks texts into lines that fit into columns. */
final class SheetLines {
  private static final String ELLIPSIS = "...";

  /** The maximum length of a text. Longer texts are cut off. */
  private static final int MAX_CHARACTERS = 3000;

  private SheetLines() {}

  /**
   * Returns the layout of a text in one line. Characters that no bundled font contains become
   * question marks.
   */
  static TextLayout layout(String text, TextStyle style) {
    String shown = text.replaceAll("\\s+", " ").strip();
    while (true) {
      try {
        return TextLayout.of(shown, style);
      } catch (MissingGlyphException e) {
        shown = shown.replace(Character.toString(e.codePoint()), "?");
      }
    }
  }

  /**
   * Breaks a text into lines.
   *
   * @param width the width of a line in em
   * @param maxLines if there are more lines than this, the last line ends with an ellipsis
   */
  static List<String> wrap(String text, TextStyle style, double width, int maxLines) {
    String cut = text.length() > MAX_CHARACTERS ? text.substring(0, MAX_CHARACTERS) : text;
    TextLayout layout = layout(cut, style);
    String shown = layout.text();
    double[] ends = ends(layout);
    List<String> lines = new ArrayList<>();
    int from = 0;
    while (from < shown.length()) {
      int to = end(shown, ends, from, width);
      if (lines.size() == maxLines - 1 && to < shown.length()) {
        int room = end(shown, ends, from, width - 1);
        lines.add(shown.substring(from, room).strip() + ELLIPSIS);
        break;
      }
      lines.add(shown.substring(from, to).strip());
      from = to;
    }
    return lines;
  }

  /** Returns a place, {@code Scene.java:12}; only its line if it is wider than {@code width} em. */
  static String place(String text, TextStyle style, double width) {
    boolean fits = layout(text, style).width() <= width;
    return fits ? text : ELLIPSIS + text.substring(Math.max(0, text.lastIndexOf(':')));
  }

  /**
   * Estimates the width in em of the text before each index, as if all text ran from left to right.
   */
  private static double[] ends(TextLayout layout) {
    double[] ends = new double[layout.text().length() + 1];
    double[] widths = new double[layout.text().length()];
    for (PlacedGlyph glyph : layout.glyphs()) {
      int at = glyph.span().start();
      widths[at] = Math.max(widths[at], advance(glyph));
    }
    double share = layout.width();
    double sum = 0;
    for (int i = 0; i < widths.length; i++) {
      sum += Character.isWhitespace(layout.text().charAt(i)) ? 0.3 : widths[i];
      ends[i + 1] = sum;
    }
    // The spaces between glyphs are unknown, but the width of the whole line is known.
    for (int i = 0; i < ends.length && sum > 0; i++) {
      ends[i] *= share / sum;
    }
    return ends;
  }

  private static double advance(PlacedGlyph glyph) {
    return glyph.outline().isEmpty() ? 0 : glyph.bounds().size().x() + 0.06;
  }

  /**
   * Returns the index where a line that begins at {@code from} must end. It is at a blank if
   * possible.
   */
  private static int end(String text, double[] ends, int from, double width) {
    int fits = from + 1;
    while (fits < text.length() && ends[fits + 1] - ends[from] <= width) {
      fits++;
    }
    if (fits >= text.length()) {
      return text.length();
    }
    for (int to = fits; to > from; to--) {
      if (mayBreak(text, to)) {
        return to;
      }
    }
    for (int to = fits; to > from; to--) {
      if (isInName(text, to)) {
        return to;
      }
    }
    boolean split = Character.isLowSurrogate(text.charAt(fits)) && fits > from + 1;
    return split ? fits - 1 : fits;
  }

  private static boolean mayBreak(String text, int at) {
    char before = text.charAt(at - 1);
    char after = text.charAt(at);
    return Character.isWhitespace(before)
        || Character.isWhitespace(after)
        || isWide(before) && isWide(after) && Character.isLetter(after);
  }

  /** Whether a place is between two words of a name in code, such as {@code FadeIn(Text)}. */
  private static boolean isInName(String text, int at) {
    char before = text.charAt(at - 1);
    return Character.isLowerCase(before) && Character.isUpperCase(text.charAt(at))
        || before == '('
        || before == '.';
  }

  /**
   * Whether a character belongs to Chinese or Japanese text, which is written without blanks. A
   * line may break between two such characters.
   */
  private static boolean isWide(char c) {
    return c >= 0x2E80 && c <= 0x9FFF || c >= 0xF900 && c <= 0xFAFF || c >= 0xFF00 && c <= 0xFF60;
  }
}
