package zoetrope.text;

import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.internal.diagnostics.Spans;
import zoetrope.source.Span;

/**
 * The layout of a text: lines of shaped glyphs. Immutable. Lengths are in em, and y is up. The
 * first baseline is at y = 0, and the widest line begins at x = 0.
 *
 * <pre>{@code
 * TextLayout layout = TextLayout.of("Hello world", TextStyle.DEFAULT);
 * int[] world = layout.indicesIn(Spans.all(layout.text(), "world").get(0));
 * }</pre>
 *
 * <p>The Unicode Bidirectional Algorithm (UAX #9) orders text of mixed direction, line by line.
 * Each line break begins a paragraph. Glyphs are listed in character order (logical order),
 * regardless of their position.
 */
public final class TextLayout {
  /**
   * Scene units per em for a font size of one point: Pango's 96 dots per inch times manimgl's
   * 0.0076.
   */
  private static final double UNITS_PER_POINT = 96.0 / 72 * 0.0076;

  private final String text;
  private final List<TextLine> lines;
  private final List<PlacedGlyph> glyphs;
  private final List<Span> spans;
  private final double width;

  TextLayout(String text, List<TextLine> lines, List<PlacedGlyph> glyphs, double width) {
    this.text = text;
    this.lines = List.copyOf(lines);
    this.glyphs = List.copyOf(glyphs);
    this.spans = glyphs.stream().map(PlacedGlyph::span).toList();
    this.width = width;
  }

  /**
   * Lays out {@code text} in {@code style}. {@code \n} and {@code \r\n} break lines, and a tab
   * advances to the next tab stop. An empty text has one empty line.
   *
   * @throws MissingGlyphException if no face has a character, or it is a control character
   * @throws IllegalArgumentException if a grapheme is longer than 128 characters because of its
   *     combining marks, or if a change of style extends past the end of the text
   */
  public static TextLayout of(String text, TextStyle style) {
    return new TextLayoutBuilder(text, style).build();
  }

  /**
   * Returns the length of an em in scene units at {@code fontSize}, as in manimgl's {@code Text}:
   * 0.4864 at 48.
   */
  public static double unitsPerEm(double fontSize) {
    return fontSize * UNITS_PER_POINT;
  }

  /** Returns the source string. */
  public String text() {
    return text;
  }

  /** Returns the lines, top to bottom; at least one. */
  public List<TextLine> lines() {
    return lines;
  }

  /** Returns the glyphs with outlines, in character order. */
  public List<PlacedGlyph> glyphs() {
    return glyphs;
  }

  /** Returns the indices of the glyphs whose characters are all in {@code span}, ascending. */
  public int[] indicesIn(Span span) {
    return Spans.indicesWithin(span, spans);
  }

  /** Returns the width of the widest line, measured by advances. */
  public double width() {
    return width;
  }

  /** Returns the bounds of the outlines of all glyphs; empty if there are none. */
  public Bounds bounds() {
    return glyphs.stream().map(PlacedGlyph::bounds).reduce(Bounds.EMPTY, Bounds::union);
  }

  /** Returns the placed outlines of all glyphs as one path. */
  public Path outline() {
    PathBuilder all = Path.builder();
    for (PlacedGlyph glyph : glyphs) {
      all.append(glyph.path());
    }
    return all.build();
  }
}
