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
import zoetrope.internal.diagnostics.PartSearch;
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
 * Words set in lines: the base of {@link Text} and of what else is set from characters. One child
 * for every glyph with ink, in the order of the characters; set at font size 48 (an em is 0.4864
 * scene units), white, and with the middle of its ink box at the origin.
 *
 * <p>Options such as {@link #bold} set the text anew: its centre, size and turn stay, and so do the
 * colours, character by character; what was done to the place of single glyphs is lost.
 *
 * @param <S> the concrete class itself
 */
public abstract class AbstractText<S extends AbstractText<S>> extends StringMobject<S> {
  /** An em of the community's texts is a seventy-second of the font size: 0.6667 at 48. */
  private static final double COMMUNITY_EM = 1.0 / 72;

  private static final Pattern WORD = Pattern.compile("\\S+");

  private TextStyle textStyle;
  private List<Span> lineSpans = List.of();

  /**
   * A text in a style; {@code \n} breaks lines. An empty text is an object without points.
   *
   * @throws zoetrope.text.MissingGlyphException when no font has a character
   */
  protected AbstractText(String source, TextStyle style) {
    super(source, Theme.choose(TextLayout.unitsPerEm(1), COMMUNITY_EM));
    set(style);
  }

  /** LaTeX, which a text shows as it is written. */
  @Override
  public List<String> notes() {
    return LatexInText.first(source())
        .map(
            latex ->
                List.of(
                    "the text "
                        + PartSearch.quoted(source())
                        + " shows "
                        + PartSearch.quoted(latex)
                        + " as it is written: say tex(...) for a formula, texText(...) for text"
                        + " with formulas between dollar signs"))
        .orElse(List.of());
  }

  // --- options ---

  /** The style it is set in. */
  public TextStyle textStyle() {
    return textStyle;
  }

  /** Changes the style it is set in. */
  public S textStyle(UnaryOperator<TextStyle> change) {
    return set(change.apply(textStyle));
  }

  /** Sets the text in another family. */
  public S font(FontFamily family) {
    return textStyle(s -> s.family(family));
  }

  /** Sets the text in a bundled family; see {@link FontFamily#named}. */
  public S font(String name) {
    return textStyle(s -> s.family(name));
  }

  /**
   * Sets the text in a font stack: each grapheme comes from the first font that has it. A name is
   * that of a bundled family, of a font file in the working directory, or of an installed family;
   * see {@link FontFamily#stack(String...)}. For characters that no bundled font has, give the
   * fonts with the text: {@code text("...", fonts("..."))}.
   */
  public S fonts(String... names) {
    return font(FontFamily.stack(names));
  }

  /** Sets the paragraph direction: by the first strong character unless it is said. */
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

  /** Sets where lines stand within the width of the widest. */
  public S alignment(Alignment alignment) {
    return textStyle(s -> s.alignment(alignment));
  }

  /** Sets the distance of baselines as a factor to the height of the font; 0.96 at first. */
  public S lineSpacing(double factor) {
    return textStyle(s -> s.lineSpacing(factor));
  }

  /** Sets the distance of baselines as Manim's {@code lsh} does: 0.6 at first. */
  public S lineSpacingHeight(double lsh) {
    return lineSpacing(TextStyle.lineSpacingOf(lsh));
  }

  /** Says whether sequences such as "fi" are drawn as one glyph. */
  public S ligatures(boolean on) {
    return textStyle(s -> s.ligatures(on));
  }

  /** Says whether pairs such as "AV" stand closer. */
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
   * Sets all occurrences of {@code part} otherwise: in another family, weight, slant or size.
   *
   * @throws IllegalArgumentException when there is none
   */
  public S fontPart(String part, FontChange change) {
    TextStyle style = textStyle;
    for (Span span : PartSearch.all(kind(), source(), part)) {
      style = style.with(span, change);
    }
    return set(style);
  }

  /**
   * Sets all occurrences of each key otherwise, as far as there are any: Manim's {@code t2f},
   * {@code t2s} and {@code t2w} in one. Where keys overlap, the longer one goes over the shorter.
   */
  public S fontParts(Map<String, FontChange> changes) {
    TextStyle style = textStyle;
    List<String> keys =
        changes.keySet().stream()
            .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
            .toList();
    for (String part : keys) {
      for (Span span : Spans.all(source(), part)) {
        style = style.with(span, changes.get(part));
      }
    }
    return set(style);
  }

  /**
   * Colours the glyphs of each occurrence of {@code part} from the first colour to the last.
   *
   * @throws IllegalArgumentException when there is none
   */
  public S gradientPart(String part, Color... colors) {
    parts(part).forEach(found -> found.setColorsByGradient(colors));
    return self();
  }

  // --- parts ---

  /** The words: what stands between blanks and line breaks. */
  public Group<Group<Glyph>> words() {
    return parts(WORD);
  }

  /** The lines that have a glyph, top to bottom. */
  public Group<Group<Glyph>> lines() {
    return new Group<>(drawn(lineSpans));
  }

  // --- setting ---

  private S set(TextStyle style) {
    TextLayout layout = TextLayout.of(source(), style);
    Vec center = center();
    Map<Integer, Style> looks = looks();
    Vec ink = layout.bounds().center();
    moveFrame(center.minus(linearFrame().apply(ink)));
    GlyphSource own = new GlyphSource(source(), false, layout.glyphs().size());
    List<Glyph> glyphs = new ArrayList<>();
    for (PlacedGlyph placed : layout.glyphs()) {
      Affine place = placed.placement().then(frame());
      Style look = looks.getOrDefault(placed.span().start(), defaultStyle());
      Glyph glyph = new Glyph(placed.outline(), place, look, placed.span(), own);
      MobjectTrees.fixAlone(glyph, fixedInFrame());
      glyphs.add(glyph);
    }
    textStyle = style;
    lineSpans = layout.lines().stream().map(TextLine::span).toList();
    return setChildren(glyphs);
  }

  /** The style of each character that has a glyph; the first glyph's where it has several. */
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
