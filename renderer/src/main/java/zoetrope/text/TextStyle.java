package zoetrope.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import zoetrope.color.Theme;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.source.Span;

/**
 * The style of a text. Start from {@link #DEFAULT}:
 *
 * <pre>{@code
 * TextStyle.DEFAULT.family("sans").weight(Weight.BOLD)
 *     .with(new Span(0, 5), FontChange.NONE.slant(Slant.ITALIC));
 * }</pre>
 */
public final class TextStyle implements Cloneable {
  /** The style of manimgl's {@code Text}: CMU Serif, kerned, no ligatures, lines centred. */
  public static final TextStyle DEFAULT = new TextStyle();

  /**
   * Manim Community's default: DejaVu Sans with ligatures, lines aligned left, 0.975 em from
   * baseline to baseline.
   */
  private static final TextStyle COMMUNITY =
      DEFAULT
          .family(FontFamily.DEJAVU_SANS)
          .ligatures(true)
          .lineSpacing(0.975 / 1.164)
          .alignment(Alignment.LEFT);

  private FontFamily family = FontFamily.CMU_SERIF;
  private Weight weight = Weight.NORMAL;
  private Slant slant = Slant.NORMAL;
  private boolean kerning = true;
  private boolean ligatures = false;
  private double lineSpacing = lineSpacingOf(0.6);
  private Alignment alignment = Alignment.CENTER;
  private int tabWidth = 8;
  private TextDirection direction = TextDirection.FIRST_STRONG;
  private List<StyledSpan> changes = List.of();

  private TextStyle() {}

  /** Returns the default style of texts in the current theme. */
  public static TextStyle ofTheme() {
    return Theme.choose(DEFAULT, COMMUNITY);
  }

  private TextStyle with(Consumer<TextStyle> change) {
    try {
      TextStyle copy = (TextStyle) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the family. The bundled families are its fallback. */
  public FontFamily family() {
    return family;
  }

  /** Returns the weight. */
  public Weight weight() {
    return weight;
  }

  /** Returns the slant. */
  public Slant slant() {
    return slant;
  }

  /** Whether pairs such as "AV" are kerned. */
  public boolean kerning() {
    return kerning;
  }

  /** Whether sequences such as "fi" become ligatures. */
  public boolean ligatures() {
    return ligatures;
  }

  /**
   * Returns the line spacing, above 0: the distance between baselines divided by the ascent plus
   * descent of the face.
   */
  public double lineSpacing() {
    return lineSpacing;
  }

  /** Returns the alignment of lines relative to the widest line. */
  public Alignment alignment() {
    return alignment;
  }

  /** Returns the distance of tab stops in widths of a blank, 1 or more. */
  public int tabWidth() {
    return tabWidth;
  }

  /** Returns the direction of paragraphs. Every line break begins a paragraph. */
  public TextDirection direction() {
    return direction;
  }

  /**
   * Returns the changes of style for parts of the text. Later changes override earlier ones, and
   * their size factors multiply.
   */
  public List<StyledSpan> changes() {
    return changes;
  }

  /**
   * Returns the {@link #lineSpacing} for manimgl's {@code lsh} (line spacing height): {@code (lsh +
   * 1) * 0.6}, so 0.96 for its default of 0.6.
   */
  public static double lineSpacingOf(double lineSpacingHeight) {
    return (lineSpacingHeight + 1) * 0.6;
  }

  /** Returns this style with {@code family}. */
  public TextStyle family(FontFamily family) {
    return with(copy -> copy.family = family);
  }

  /** Returns this style with the bundled family {@code name}; see {@link FontFamily#named}. */
  public TextStyle family(String name) {
    return family(FontFamily.named(name));
  }

  /** Returns this style with {@code weight}. */
  public TextStyle weight(Weight weight) {
    return with(copy -> copy.weight = weight);
  }

  /** Returns this style with {@code slant}. */
  public TextStyle slant(Slant slant) {
    return with(copy -> copy.slant = slant);
  }

  /** Returns this style with or without kerning. */
  public TextStyle kerning(boolean kerning) {
    return with(copy -> copy.kerning = kerning);
  }

  /** Returns this style with or without ligatures. */
  public TextStyle ligatures(boolean ligatures) {
    return with(copy -> copy.ligatures = ligatures);
  }

  /**
   * Returns this style with another line spacing.
   *
   * @throws IllegalArgumentException if it is not above 0
   */
  public TextStyle lineSpacing(double lineSpacing) {
    if (!(lineSpacing > 0) || Double.isInfinite(lineSpacing)) {
      throw new IllegalArgumentException("a line spacing must be above 0, not " + lineSpacing);
    }
    return with(copy -> copy.lineSpacing = lineSpacing);
  }

  /** Returns this style with another alignment. */
  public TextStyle alignment(Alignment alignment) {
    return with(copy -> copy.alignment = alignment);
  }

  /**
   * Returns this style with tab stops every {@code blanks} blanks.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public TextStyle tabWidth(int blanks) {
    Preconditions.require(blanks >= 1, "a tab must be at least one blank wide, not %s", blanks);
    return with(copy -> copy.tabWidth = blanks);
  }

  /** Returns this style with paragraphs in {@code direction}. */
  public TextStyle direction(TextDirection direction) {
    return with(copy -> copy.direction = Objects.requireNonNull(direction, "direction"));
  }

  /** Returns this style with a change for {@code span}, after all changes so far. */
  public TextStyle with(Span span, FontChange change) {
    List<StyledSpan> more = new ArrayList<>(changes);
    more.add(new StyledSpan(span, change));
    return with(copy -> copy.changes = List.copyOf(more));
  }

  /**
   * Returns the face of the family, weight and slant. It ignores the changes for parts of the text.
   */
  public Face face() {
    return family.face(weight, slant);
  }
}
