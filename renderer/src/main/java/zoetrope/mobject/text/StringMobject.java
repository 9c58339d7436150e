package zoetrope.mobject.text;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import zoetrope.color.Color;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.PartSearch;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.internal.diagnostics.Spans;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.BackgroundRectangle;
import zoetrope.source.Span;

/**
 * Glyphs made from a string: the base of {@link Text}, {@link Tex} and {@link TexText}. Every glyph
 * stores the range of characters that it represents, so parts are selected by the author's source:
 *
 * <pre>{@code
 * text.part("creature").setColor(BLUE);
 * tex.part("Q", -1).shift(UP);
 * tex.colorParts(Map.of("Q", YELLOW, "K", TEAL));
 * }</pre>
 *
 * <p>Parts are groups of the same glyphs, not copies, so changes to a part change the whole. A
 * glyph belongs to a part if all of its characters do. Blanks have no glyph.
 */
public abstract class StringMobject<S extends StringMobject<S>> extends GlyphGroup<S> {
  private final String source;

  /** Finds glyphs by their spans; null until a part is requested. */
  private GlyphIndex index;

  StringMobject(String source, double unitsPerPoint) {
    super(unitsPerPoint);
    this.source = source;
  }

  /**
   * Returns the source of a text or formula, or the digits of a number; empty for other mobjects.
   */
  public static String sourceOf(Mobject<?> m) {
    if (m instanceof StringMobject<?> s) {
      return s.source();
    }
    return m instanceof AbstractNumber<?> n ? n.text() : "";
  }

  /** Returns the source string. */
  public final String source() {
    return source;
  }

  /**
   * Adds a black rectangle with opacity 0.75 behind the glyphs, so that they can be read on a grid.
   * Set the font and other options of the layout first, because these methods remove the rectangle.
   * For other objects, colours or opacities, use {@code backgroundRectangle(target, color,
   * opacity)} and add it before the object.
   */
  public S addBackgroundRectangle() {
    return addToBack(new BackgroundRectangle(this));
  }

  // --- parts ---

  /**
   * Returns the glyphs of the first occurrence of {@code part}.
   *
   * @throws IllegalArgumentException if the source does not contain it; the message suggests
   *     similar parts
   */
  public Group<Glyph> part(String part) {
    return part(part, 0);
  }

  /**
   * Returns the glyphs of occurrence {@code n} of {@code part}: 0 is the first, -1 the last.
   *
   * @throws IllegalArgumentException if there are not enough occurrences
   */
  public Group<Glyph> part(String part, int n) {
    String written = ScreenTexts.part(source, part);
    return PartSearch.nth(kind(), source, written, drawn(written), n);
  }

  /**
   * Returns the occurrences of {@code part}, left to right, each as a group of glyphs.
   *
   * @throws IllegalArgumentException if there is no occurrence
   */
  public Group<Group<Glyph>> parts(String part) {
    return new Group<>(drawn(ScreenTexts.part(source, part)));
  }

  /**
   * Returns the matches of {@code pattern} that have glyphs, left to right. The group may be empty.
   */
  public Group<Group<Glyph>> parts(Pattern pattern) {
    return new Group<>(drawn(Spans.matches(source, pattern)));
  }

  /**
   * Returns the glyphs of the characters from index {@code start} to before {@code end} of the
   * source.
   *
   * @throws IndexOutOfBoundsException if the range is not in the source
   */
  public Group<Glyph> part(int start, int end) {
    if (start < 0 || end > source.length() || start > end) {
      throw new IndexOutOfBoundsException(
          Messages.of(
              "there are no characters %s to %s in %s of %s",
              start, end, Preconditions.a(kind()), source.length()));
    }
    return part(new Span(start, end));
  }

  /** Returns the glyphs of the characters in {@code span}. */
  public Group<Glyph> part(Span span) {
    if (index == null || !index.isOf(this)) {
      index = new GlyphIndex(this);
    }
    return new Group<>(index.within(span));
  }

  private List<Group<Glyph>> drawn(String part) {
    List<Group<Glyph>> found = drawn(PartSearch.all(kind(), source, part));
    if (found.isEmpty()) {
      throw new IllegalArgumentException(
          Messages.of(
              "%s has no separate glyph in the %s %s: it is blank, or drawn only together with"
                  + " its neighbours",
              PartSearch.quoted(part), kind(), PartSearch.quoted(source)));
    }
    return found;
  }

  final List<Group<Glyph>> drawn(List<Span> spans) {
    return spans.stream().map(this::part).filter(part -> part.size() > 0).toList();
  }

  // --- colours ---

  /**
   * Colours all occurrences of {@code part}.
   *
   * @throws IllegalArgumentException if there is no occurrence
   */
  public S colorPart(String part, Color color) {
    parts(part).setColor(color);
    return self();
  }

  /** Colours all matches of {@code pattern}. */
  public S colorParts(Pattern pattern, Color color) {
    parts(pattern).setColor(color);
    return self();
  }

  /**
   * Colours all occurrences of each key. Keys without an occurrence are ignored, so one map can
   * serve many formulas. Where keys overlap, the longer one wins.
   */
  public S colorParts(Map<String, Color> colors) {
    colors.keySet().stream()
        .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
        .forEach(
            part ->
                drawn(Spans.all(source, ScreenTexts.part(source, part)))
                    .forEach(found -> found.setColor(colors.get(part))));
    return self();
  }
}
