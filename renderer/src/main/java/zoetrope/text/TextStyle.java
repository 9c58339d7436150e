package zoetrope.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import zoetrope.color.Theme;
import zoetrope.source.Span;

/**
 * The style of a text. Start from {@link #DEFAULT}:
 *
 * <pre>{@code
 * TextStyle.DEFAULT.family("sans").weight(Weight.BOLD)
 *     .with(new Span(0, 5), FontChange.NONE.slant(Slant.ITALIC));
 * }</pre>
 *
 * @param family the family; the bundled families are its fallback
 * @param weight the weight
 * @param slant the slant
 * @param kerning whether pairs such as "AV" are kerned
 * @param ligatures whether sequences such as "fi" become ligatures
 * @param lineSpacing the distance of baselines as a multiple of the face's ascent plus descent,
 *     above 0
 * @param alignment of lines within the width of the widest
 * @param tabWidth the distance of tab stops in widths of a blank, 1 or more
 * @param direction of paragraphs; every line break begins a paragraph
 * @param changes of style for parts of the text; later ones override earlier ones, and their size
 *     factors multiply
 */
public record TextStyle(
    FontFamily family,
    Weight weight,
    Slant slant,
    boolean kerning,
    boolean ligatures,
    double lineSpacing,
    Alignment alignment,
    int tabWidth,
    TextDirection direction,
    List<StyledSpan> changes) {
  /** The style of manimgl's {@code Text}: CMU Serif, kerned, no ligatures, lines centred. */
  public static final TextStyle DEFAULT =
      new TextStyle(
          FontFamily.CMU_SERIF,
          Weight.NORMAL,
          Slant.NORMAL,
          true,
          false,
          lineSpacingOf(0.6),
          Alignment.CENTER,
          8,
          TextDirection.FIRST_STRONG,
          List.of());

  /**
   * The community's texts: in the plain letters that it finds on most systems, with ligatures,
   * lines at the left, 0.975 em from baseline to baseline.
   */
  private static final TextStyle COMMUNITY =
      new TextStyle(
          FontFamily.DEJAVU_SANS,
          Weight.NORMAL,
          Slant.NORMAL,
          true,
          true,
          0.975 / 1.164,
          Alignment.LEFT,
          8,
          TextDirection.FIRST_STRONG,
          List.of());

  /** The style of texts in the present theme where nothing is named. */
  public static TextStyle ofTheme() {
    return Theme.choose(DEFAULT, COMMUNITY);
  }

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException for a line spacing or tab width out of range
   */
  public TextStyle {
    if (!(lineSpacing > 0) || Double.isInfinite(lineSpacing)) {
      throw new IllegalArgumentException("a line spacing is over 0, not " + lineSpacing);
    }
    if (tabWidth < 1) {
      throw new IllegalArgumentException("a tab is at least one blank wide, not " + tabWidth);
    }
    Objects.requireNonNull(direction, "direction");
    changes = List.copyOf(changes);
  }

  /**
   * The {@link #lineSpacing} that manimgl has for its {@code lsh} (line spacing height): {@code
   * (lsh + 1) * 0.6}, so 0.96 for its default of 0.6.
   */
  public static double lineSpacingOf(double lineSpacingHeight) {
    return (lineSpacingHeight + 1) * 0.6;
  }

  /** The same in {@code family}. */
  public TextStyle family(FontFamily family) {
    return new TextStyle(
        family,
        weight,
        slant,
        kerning,
        ligatures,
        lineSpacing,
        alignment,
        tabWidth,
        direction,
        changes);
  }

  /** The same in the bundled family {@code name}; see {@link FontFamily#named}. */
  public TextStyle family(String name) {
    return family(FontFamily.named(name));
  }

  /** The same in {@code weight}. */
  public TextStyle weight(Weight weight) {
    return new TextStyle(
        family,
        weight,
        slant,
        kerning,
        ligatures,
        lineSpacing,
        alignment,
        tabWidth,
        direction,
        changes);
  }

  /** The same with {@code slant}. */
  public TextStyle slant(Slant slant) {
    return new TextStyle(
        family,
        weight,
        slant,
        kerning,
        ligatures,
        lineSpacing,
        alignment,
        tabWidth,
        direction,
        changes);
  }

  /** The same with or without kerning. */
  public TextStyle kerning(boolean kerning) {
    return new TextStyle(
        family,
        weight,
        slant,
        kerning,
        ligatures,
        lineSpacing,
        alignment,
        tabWidth,
        direction,
        changes);
  }

  /** The same with or without ligatures. */
  public TextStyle ligatures(boolean ligatures) {
    return new TextStyle(
        family,
        weight,
        slant,
        kerning,
        ligatures,
        lineSpacing,
        alignment,
        tabWidth,
        direction,
        changes);
  }

  /** The same with another line spacing. */
  public TextStyle lineSpacing(double lineSpacing) {
    return new TextStyle(
        family,
        weight,
        slant,
        kerning,
        ligatures,
        lineSpacing,
        alignment,
        tabWidth,
        direction,
        changes);
  }

  /** The same with another alignment. */
  public TextStyle alignment(Alignment alignment) {
    return new TextStyle(
        family,
        weight,
        slant,
        kerning,
        ligatures,
        lineSpacing,
        alignment,
        tabWidth,
        direction,
        changes);
  }

  /** The same with tab stops every {@code blanks} blanks. */
  public TextStyle tabWidth(int blanks) {
    return new TextStyle(
        family,
        weight,
        slant,
        kerning,
        ligatures,
        lineSpacing,
        alignment,
        blanks,
        direction,
        changes);
  }

  /** The same with paragraphs in {@code direction}. */
  public TextStyle direction(TextDirection direction) {
    return new TextStyle(
        family,
        weight,
        slant,
        kerning,
        ligatures,
        lineSpacing,
        alignment,
        tabWidth,
        direction,
        changes);
  }

  /** The same with a change of style for {@code span}, after all changes so far. */
  public TextStyle with(Span span, FontChange change) {
    List<StyledSpan> more = new ArrayList<>(changes);
    more.add(new StyledSpan(span, change));
    return new TextStyle(
        family,
        weight,
        slant,
        kerning,
        ligatures,
        lineSpacing,
        alignment,
        tabWidth,
        direction,
        more);
  }

  /** The face of the style, without changes. */
  public Face face() {
    return family.face(weight, slant);
  }
}
