package zoetrope.mobject.text;

import java.util.Arrays;
import java.util.stream.Collectors;
import zoetrope.geometry.Directions;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.mobject.Group;
import zoetrope.text.Alignment;
import zoetrope.text.TextStyle;

/**
 * Lines of text that can be aligned separately, at the left by default.
 *
 * <pre>{@code
 * var poem = paragraph("first line", "a second, longer line").alignment(Alignment.CENTER);
 * poem.alignLine(1, Alignment.RIGHT);
 * }</pre>
 */
public final class Paragraph extends AbstractText<Paragraph> {
  /** Creates a paragraph with one line for each string, and one more for each line break in it. */
  public Paragraph(String... lines) {
    this(TextStyle.ofTheme(), lines);
  }

  /** Creates a paragraph in a style, such as that of {@code fonts("Noto Sans Devanagari")}. */
  public Paragraph(TextStyle style, String... lines) {
    super(
        Arrays.stream(lines).map(ScreenTexts::translated).collect(Collectors.joining("\n")),
        style.alignment(Alignment.LEFT));
  }

  /** Returns the number of lines, empty ones included. */
  public int lineCount() {
    return lineSpans().size();
  }

  /**
   * Returns the glyphs of line {@code i}, from 0. Negative numbers count from the end.
   *
   * @throws IndexOutOfBoundsException if there is no such line; the message contains the number of
   *     lines
   */
  public Group<Glyph> line(int i) {
    int count = lineCount();
    int index = i < 0 ? count + i : i;
    if (index < 0 || index >= count) {
      throw new IndexOutOfBoundsException("there is no line " + i + " in a paragraph of " + count);
    }
    return part(lineSpans().get(index));
  }

  /** Moves only line {@code i} to the left, the middle or the right of the paragraph. */
  public Paragraph alignLine(int i, Alignment alignment) {
    Group<Glyph> line = line(i);
    if (line.size() > 0) {
      switch (alignment) {
        case LEFT -> line.alignTo(this, Directions.LEFT);
        case CENTER -> line.matchX(this);
        case RIGHT -> line.alignTo(this, Directions.RIGHT);
        default -> throw new IllegalArgumentException("unknown alignment " + alignment);
      }
    }
    return this;
  }
}
