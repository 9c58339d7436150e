package zoetrope.mobject.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import zoetrope.color.Color;
import zoetrope.color.Theme;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.AuthorClass;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.PartSearch;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.internal.diagnostics.Spans;
import zoetrope.mobject.Group;
import zoetrope.mobject.MobjectTrees;
import zoetrope.source.Span;
import zoetrope.text.Alignment;
import zoetrope.text.FontChange;
import zoetrope.text.FontFamily;
import zoetrope.text.PlacedGlyph;
import zoetrope.text.Slant;
import zoetrope.text.TextDirection;
import zoetrope.text.TextLayout;
import zoetrope.text.TextLine;
import zoetrope.text.TextStyle;
import zoetrope.text.Weight;

/**
 * Text in lines: the base of {@link Text} and other objects made of characters. Each glyph with ink
 * is a child, in character order. The default is font size 48 (1 em is 0.4864 scene units), white,
 * with the middle of the ink box at the origin.
 *
 * <p>Options such as {@link #bold} lay out the text again. Its centre, size, rotation and the
 * colour of each character stay. Changes to the positions of single glyphs are lost.
 */
public abstract class AbstractText<S extends AbstractText<S>> extends StringMobject<S> {
  /** An em of text in Manim Community, in scene units for each point of the font size. */
  private static final double COMMUNITY_EM = 1.0 / 72;

  private static final Pattern WORD = Pattern.compile("\\S+");

  private TextStyle textStyle;
  private List<Span> lineSpans = List.of();

  /**
   * Creates a text in a style; {@code \n} breaks lines. An empty text has no points.
   *
   * @throws zoetrope.text.MissingGlyphException if no font has a character
   */
  protected AbstractText(String source, TextStyle style) {
    super(source, Theme.choose(TextLayout.unitsPerEm(1), COMMUNITY_EM));
    set(style);
  }

  /** Returns a note if the text contains LaTeX, which is shown as written. */
  @Override
  public List<String> notes() {
    return LatexInText.first(source())
        .map(
            latex ->
                List.of(
                    Messages.of(
                        "the text %s shows %s as it is written: use tex(...) for a formula,"
                            + " texText(...) for text with formulas between dollar signs",
                        PartSearch.quoted(source()), PartSearch.quoted(latex))))
        .orElse(List.of());
  }

  // --- options ---

  /** Returns the style of the text. */
  public TextStyle textStyle() {
    return textStyle;
  }

  /** Changes the style of the text. */
  public S textStyle(UnaryOperator<TextStyle> change) {
    return set(change.apply(textStyle));
  }

  /** Sets the font family. */
  public S font(FontFamily family) {
    return textStyle(s -> s.family(family));
  }

  /** Sets a bundled font family; see {@link FontFamily#named}. */
  public S font(String name) {
    return textStyle(s -> s.family(name));
  }

  /**
   * Sets a font stack. Each grapheme uses the first font that has it. A name is a bundled family, a
   * font file in the scene's folder, or an installed family; see {@link
   * FontFamily#stack(String...)}. If the text contains a character that no bundled font has, pass
   * the fonts together with the text: {@code text("...", fonts("..."))}.
   */
  public S fonts(String... names) {
    return font(FontFamily.stack(AuthorClass.find(), names));
  }

  /** Sets the paragraph direction. By default, it is the direction of the first letter. */
  public S direction(TextDirection direction) {
    return textStyle(s -> s.direction(direction));
  }

  /** Sets the text in bold. */
  public S bold() {
    return textStyle(s -> s.weight(Weight.BOLD));
  }

  /** Sets the text in italics. */
  public S italic() {
    return textStyle(s -> s.slant(Slant.ITALIC));
  }

  /** Sets the alignment of lines relative to the widest line. */
  public S alignment(Alignment alignment) {
    return textStyle(s -> s.alignment(alignment));
  }

  /** Sets the distance of baselines as a factor of the font height; 0.96 by default. */
  public S lineSpacing(double factor) {
    return textStyle(s -> s.lineSpacing(factor));
  }

  /** Sets the distance of baselines like Manim's {@code lsh}; 0.6 by default. */
  public S lineSpacingHeight(double lsh) {
    return lineSpacing(TextStyle.lineSpacingOf(lsh));
  }

  /** Sets whether sequences such as "fi" are drawn as one glyph. */
  public S ligatures(boolean on) {
    return textStyle(s -> s.ligatures(on));
  }

  /** Sets whether pairs such as "AV" are moved closer together. */
  public S kerning(boolean on) {
    return textStyle(s -> s.kerning(on));
  }

  /** Sets all occurrences of {@code part} in bold. */
  public S boldPart(String part) {
    return fontPart(part, FontChange.NONE.weight(Weight.BOLD));
  }

  /** Sets all occurrences of {@code part} in italics. */
  public S italicPart(String part) {
    return fontPart(part, FontChange.NONE.slant(Slant.ITALIC));
  }

  /** Draws a line under all occurrences of {@code part}. */
  public S underlinePart(String part) {
    return fontPart(part, FontChange.NONE.underlined());
  }

  /** Draws a line through all occurrences of {@code part}. */
  public S strikethroughPart(String part) {
    return fontPart(part, FontChange.NONE.struckThrough());
  }

  /**
   * Applies a change of font to all occurrences of {@code part}.
   *
   * @throws IllegalArgumentException if there is no occurrence
   */
  public S fontPart(String part, FontChange change) {
    TextStyle style = textStyle;
    for (Span span : PartSearch.all(kind(), source(), ScreenTexts.part(source(), part))) {
      style = style.with(span, change);
    }
    return set(style);
  }

  /**
   * Changes the style of all occurrences of each key, like Manim's {@code t2f}, {@code t2s} and
   * {@code t2w} combined. Keys without an occurrence are ignored. Where keys overlap, the longer
   * one wins.
   */
  public S fontParts(Map<String, FontChange> changes) {
    TextStyle style = textStyle;
    List<String> keys =
        changes.keySet().stream()
            .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
            .toList();
    for (String part : keys) {
      for (Span span : Spans.all(source(), ScreenTexts.part(source(), part))) {
        style = style.with(span, changes.get(part));
      }
    }
    return set(style);
  }

  /**
   * Colours the glyphs of each occurrence of {@code part} from the first colour to the last.
   *
   * @throws IllegalArgumentException if there is no occurrence
   */
  public S gradientPart(String part, Color... colors) {
    parts(part).forEach(found -> found.setColorsByGradient(colors));
    return self();
  }

  // --- parts ---

  /** Returns the words, which are separated by blanks and line breaks. */
  public Group<Group<Glyph>> words() {
    return parts(WORD);
  }

  /** Returns the lines that have a glyph, top to bottom. */
  public Group<Group<Glyph>> lines() {
    return new Group<>(drawn(lineSpans));
  }

  /** Returns the spans of all lines. */
  final List<Span> lineSpans() {
    return lineSpans;
  }

  // --- setting ---

  private S set(TextStyle style) {
    TextLayout layout = TextLayout.of(source(), style);
    Vec center = center();
    Map<Integer, Style> looks = looks();
    Vec ink = layout.bounds().center();
    moveFrame(center.minus(linearFrame().apply(ink)));
    GlyphSource glyphSource = new GlyphSource(source(), false, layout.glyphs().size());
    List<Glyph> glyphs = new ArrayList<>();
    for (PlacedGlyph placed : layout.glyphs()) {
      Affine place = placed.placement().then(frame());
      Style look = looks.getOrDefault(placed.span().start(), defaultStyle());
      Glyph glyph = new Glyph(placed.outline(), place, look, placed.span(), glyphSource);
      MobjectTrees.fixAlone(glyph, fixedInFrame());
      glyphs.add(glyph);
    }
    textStyle = style;
    lineSpans = layout.lines().stream().map(TextLine::span).toList();
    return setChildren(glyphs);
  }

  /**
   * Returns the style of each character that has a glyph. If it has several glyphs, the first
   * decides.
   */
  private Map<Integer, Style> looks() {
    Map<Integer, Style> looks = new HashMap<>();
    for (Glyph glyph : glyphs()) {
      for (int i = glyph.span().start(); i < glyph.span().end(); i++) {
        looks.putIfAbsent(i, glyph.style());
      }
    }
    return looks;
  }
}
