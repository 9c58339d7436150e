package zoetrope.mobject.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.PartSearch;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.source.Span;
import zoetrope.tex.TexLayout;
import zoetrope.tex.TexPiece;
import zoetrope.tex.TexSource;

/**
 * A formula or text typeset as in LaTeX: the base of {@link Tex} and {@link TexText}. Its children
 * are {@link Glyph}s in painting order, one for each character shape or rule.
 */
public abstract class AbstractTex<S extends AbstractTex<S>> extends StringMobject<S> {
  private static final String SEPARATOR = " ";

  private final List<Span> strings;

  AbstractTex(TexSource.Mode mode, Map<String, String> macros, String... strings) {
    this(macros, mode, translated(mode, strings));
  }

  private AbstractTex(Map<String, String> macros, TexSource.Mode mode, String... strings) {
    super(String.join(SEPARATOR, strings), TexLayouts.UNITS_PER_POINT * sizeOfFormulas());
    this.strings = spans(strings);
    set(TexLayouts.of(new TexSource(source(), mode, macros)));
  }

  /** Translates texts, and formulas that contain text. */
  private static String[] translated(TexSource.Mode mode, String... strings) {
    return Arrays.stream(strings)
        .map(
            string ->
                mode == TexSource.Mode.TEXT || string.contains("\\text")
                    ? ScreenTexts.translated(string)
                    : string)
        .toArray(String[]::new);
  }

  private static List<Span> spans(String... strings) {
    List<Span> spans = new ArrayList<>();
    int start = 0;
    for (String string : strings) {
      spans.add(new Span(start, start + string.length()));
      start += string.length() + SEPARATOR.length();
    }
    return List.copyOf(spans);
  }

  private void set(TexLayout layout) {
    moveFrame(linearFrame().apply(layout.bounds().center()).negate());
    Style style = defaultStyle();
    GlyphSource glyphSource = new GlyphSource(source(), true, layout.pieces().size());
    List<Glyph> glyphs = new ArrayList<>();
    for (TexPiece piece : layout.pieces()) {
      Affine place = piece.placement().then(frame());
      Glyph glyph = new Glyph(piece.outline(), place, style, piece.span(), glyphSource);
      piece.color().ifPresent(glyph::setColor);
      glyphs.add(glyph);
    }
    setChildren(glyphs);
  }

  // --- parts ---

  /**
   * Returns the glyphs of string {@code index} of the constructor's arguments. Negative numbers
   * count from the end.
   *
   * @throws IndexOutOfBoundsException if there is no such string; the message contains their number
   */
  public Group<Glyph> part(int index) {
    int i = index < 0 ? strings.size() + index : index;
    if (i < 0 || i >= strings.size()) {
      throw new IndexOutOfBoundsException(
          Messages.of(
              "there is no string %s in %s of %s", index, Preconditions.a(kind()), strings.size()));
    }
    return part(strings.get(i));
  }

  // --- numbers ---

  /**
   * Replaces a number of this value by a {@link DecimalNumber} whose value can change. The first
   * call replaces the first such number in the source, the next call the next one.
   *
   * @throws IllegalArgumentException if there is no such number, or all of them are changeable
   */
  public DecimalNumber makeNumberChangeable(double value) {
    return changeNext(NumberText.plain(value), numbers(value));
  }

  /**
   * Makes number {@code n} of this value changeable, counted from 0, in any notation: {@code 3}
   * finds "3", "3.0" and the 3 of "-3", but not the 3 in "13". If the number is changeable already,
   * only returns it.
   */
  public DecimalNumber makeNumberChangeable(double value, int n) {
    String written = NumberText.plain(value);
    return change(PartSearch.nth(kind(), source(), written, numbers(value), n));
  }

  /**
   * Replaces an occurrence of these digits, even within a longer number, by a number whose value
   * can change. The first call replaces the first occurrence, the next call the next one.
   *
   * @throws IllegalArgumentException if there is no such number, or all of them are changeable
   */
  public DecimalNumber makeNumberChangeable(String number) {
    return changeNext(PartSearch.quoted(number), numbers(number));
  }

  /**
   * Replaces occurrence {@code n} of these digits, counted from 0, by a changeable number. It has
   * the same number of decimals and the same style, and is scaled to the same width. Its left side
   * stays in place when the value changes. The number stays part of this object, so {@code
   * part(number)} still finds it. If the number is changeable already, only returns it.
   *
   * @return the number; a child of the glyph that replaces the digits
   * @throws IllegalArgumentException if there is no such occurrence, or it is not a number
   */
  public DecimalNumber makeNumberChangeable(String number, int n) {
    return change(PartSearch.nth(kind(), source(), number, numbers(number), n));
  }

  /**
   * Makes all numbers of this value changeable, and returns them from left to right, like Manim's
   * {@code replace_all}.
   *
   * @throws IllegalArgumentException if there is no such number
   */
  public Group<DecimalNumber> makeNumbersChangeable(double value) {
    return Group.of(numbers(value).stream().map(this::change));
  }

  /**
   * Makes all occurrences of a number changeable, and returns them from left to right. The number
   * is written as in the source.
   *
   * @throws IllegalArgumentException if there is no occurrence, or it is not a number
   */
  public Group<DecimalNumber> makeNumbersChangeable(String number) {
    return Group.of(numbers(number).stream().map(this::change));
  }

  /** Returns the places of the numbers with a value, at least one. */
  private List<Span> numbers(double value) {
    List<Span> found = TexNumbers.ofValue(source(), value);
    if (found.isEmpty()) {
      throw new IllegalArgumentException(
          Messages.of(
              "there is no number %s in the %s %s; its numbers are %s",
              NumberText.plain(value),
              kind(),
              PartSearch.quoted(source()),
              TexNumbers.all(source()).stream().map(s -> s.of(source())).toList()));
    }
    return found;
  }

  /** Returns the places of a number with the given notation, at least one. */
  private List<Span> numbers(String number) {
    part(number);
    return PartSearch.all(kind(), source(), number).stream()
        .filter(span -> part(span).size() > 0)
        .toList();
  }

  private DecimalNumber changeNext(String written, List<Span> found) {
    Span next =
        found.stream()
            .filter(span -> changeable(part(span)).isEmpty())
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        Messages.of(
                            "all numbers %s in the %s %s are changeable already:"
                                + " makeNumberChangeable(%s, n) returns number n of them, counted"
                                + " from 0",
                            written, kind(), PartSearch.quoted(source()), written)));
    return change(next);
  }

  private static Optional<DecimalNumber> changeable(Group<Glyph> part) {
    if (part.size() != 1 || part.first().children().size() != 1) {
      return Optional.empty();
    }
    return part.first().children().get(0) instanceof DecimalNumber number
        ? Optional.of(number)
        : Optional.empty();
  }

  private DecimalNumber change(Span span) {
    Group<Glyph> part = part(span);
    return changeable(part).orElseGet(() -> replace(span, part));
  }

  private DecimalNumber replace(Span span, Group<Glyph> part) {
    DecimalNumber number = TexNumbers.parse(span.of(source()));
    Style style = part.style();
    number.replace(part);
    number.setStyle(style);
    Glyph holder = new Glyph(Path.EMPTY, Affine.IDENTITY, style, span);
    holder.add(number);
    holder.visit(m -> MobjectTrees.fixAlone(m, part.first().fixedInFrame()));
    List<Mobject<?>> children = new ArrayList<>(children());
    children.set(children.indexOf(part.first()), holder);
    children.removeIf(child -> part.children().contains(child));
    setChildren(children);
    return number;
  }
}
