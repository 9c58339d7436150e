package zoetrope.text;

import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.internal.diagnostics.Spans;
import zoetrope.source.Span;

/**
 * The layout of a text: lines of shaped glyphs. Immutable. Lengths are in em, y is up; the first
 * baseline is at y = 0 and the widest line begins at x = 0.
 *
 * <pre>{@code
 * TextLayout layout = TextLayout.of("Hello world", TextStyle.DEFAULT);
 * int[] world = layout.indicesIn(Spans.all(layout.text(), "world").get(0));
 * }</pre>
 *
 * <p>Text of both directions is ordered by the Unicode Bidirectional Algorithm (UAX #9), line by
 * line; each line break begins a paragraph. Glyphs are listed in the order of their characters
 * (logical order), wherever they stand.
 */
public final class TextLayout {
  /** Scene units per em and point of font size: Pango's 96 dots per inch times manimgl's 0.0076. */
  private static final double UNITS_PER_POINT = 96.0 / 72 * 0.0076;

  private final String text;
  private final TextStyle style;
  private final List<TextLine> lines;
  private final List<PlacedGlyph> glyphs;
  private final List<Span> spans;
  private final double width;

  TextLayout(
      String text, TextStyle style, List<TextLine> lines, List<PlacedGlyph> glyphs, double width) {
    this.text = text;
    this.style = style;
    this.lines = List.copyOf(lines);
    this.glyphs = List.copyOf(glyphs);
    this.spans = glyphs.stream().map(PlacedGlyph::span).toList();
    this.width = width;
  }

  /**
   * Lays out {@code text} in {@code style}. {@code \n} and {@code \r\n} break lines, a tab advances
   * to the next tab stop; an empty text is one empty line.
   *
   * @throws MissingGlyphException when no face has a character, or it is a control character
   * @throws IllegalArgumentException when a letter has so many combining marks that the grapheme is
   *     over 128 characters long, or a change of the style goes beyond the text's end
   */
  public static TextLayout of(String text, TextStyle style) {
    return new TextLayoutBuilder(text, style).build();
  }

  /**
   * The length of an em in scene units at {@code fontSize}, as manimgl's {@code Text} has it:
   * 0.4864 at 48.
   */
  public static double unitsPerEm(double fontSize) {
    return fontSize * UNITS_PER_POINT;
  }

  /** The source string. */
  public String text() {
    return text;
  }

  /** The style of the text. */
  public TextStyle style() {
    return style;
  }

  /** The lines, top to bottom; at least one. */
  public List<TextLine> lines() {
    return lines;
  }

  /** The glyphs with outlines, in the order of their characters. */
  public List<PlacedGlyph> glyphs() {
    return glyphs;
  }

  /** The indices of the glyphs whose characters all lie in {@code span}, ascending. */
  public int[] indicesIn(Span span) {
    return Spans.indicesWithin(span, spans);
  }

  /** The width of the widest line by its advances. */
  public double width() {
    return width;
  }

  /** The bounds of the outlines of all glyphs; empty if there are none. */
  public Bounds bounds() {
    Bounds ink = Bounds.EMPTY;
    for (PlacedGlyph glyph : glyphs) {
      ink = ink.union(glyph.bounds());
    }
    return ink;
  }

  /** The outlines of all glyphs at their places as one path. */
  public Path outline() {
    PathBuilder all = Path.builder();
    for (PlacedGlyph glyph : glyphs) {
      all.append(glyph.path());
    }
    return all.build();
  }
}
