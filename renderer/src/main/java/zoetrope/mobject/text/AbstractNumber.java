package zoetrope.mobject.text;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Theme;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.source.Span;
import zoetrope.tex.TexSource;
import zoetrope.text.TextLayout;

/**
 * A number that can change: the base of {@link DecimalNumber} and {@link IntegerNumber}. Every
 * character is a child. A new value reuses the glyphs of the old one.
 */
public abstract class AbstractNumber<S extends AbstractNumber<S>> extends GlyphGroup<S> {
  private static final double MIN_MOVE = 1e-9;

  private double value;
  private int decimals;
  private boolean includeSign;
  private boolean groupWithCommas = true;
  private double digitBuff = 0.001 / sizeOfFormulas();
  private boolean showEllipsis;
  private NumberFont font = Theme.choose(NumberFont.TEXT, NumberFont.FORMULA);
  private String unit = "";
  private Vec edgeToFix = new Vec(-1, 0, 0);

  /** The most recent layout; null after an option has changed. */
  private Setting last;

  /**
   * A text laid out with the current options, with a point of its box at the origin. It is stored
   * because most numbers that change show the same digits for several frames.
   */
  private record Setting(String text, Vec edge, Path hanging, List<NumberLayout.Placed> placed) {}

  AbstractNumber(double value, int decimals) {
    super(TextLayout.unitsPerEm(1) * sizeOfFormulas());
    this.value = requireFinite(value);
    this.decimals = requireDecimals(decimals);
    refresh(Vec.ZERO, null);
  }

  // --- the value ---

  /** Returns the number as it was set, not rounded. */
  public double value() {
    return value;
  }

  /**
   * Shows another number. The box point of {@link #edgeToFix} stays in place. Size, rotation and
   * the style of the first visible character are preserved.
   *
   * @throws IllegalArgumentException for NaN and infinite values
   */
  public S setValue(double newValue) {
    value = requireFinite(newValue);
    return refresh(edgeToFix, isBeside(edgeToFix) ? font.outline(',') : null);
  }

  /** Adds to the value. */
  public S incrementValue(double difference) {
    return setValue(value + difference);
  }

  /** Returns the displayed digits, without ellipsis and unit. Halves are rounded to even. */
  public String text() {
    return NumberText.of(value, decimals, includeSign, groupWithCommas);
  }

  /** Returns the lower left corner of the first digit. Digits do not reach below the baseline. */
  @Override
  public Vec baseline() {
    List<Glyph> glyphs = glyphs();
    int digit = Character.isDigit(text().charAt(0)) ? 0 : 1;
    return digit < glyphs.size() ? glyphs.get(digit).corner(new Vec(-1, -1, 0)) : super.baseline();
  }

  // --- options ---

  /** Returns the number of decimal places. */
  public int decimals() {
    return decimals;
  }

  /** Sets the number of decimal places. */
  S decimals(int places) {
    decimals = requireDecimals(places);
    return optionChanged();
  }

  /** Shows a plus before numbers that are not negative. */
  public S includeSign() {
    includeSign = true;
    return optionChanged();
  }

  /** Sets whether commas group thousands; true by default. */
  public S groupWithCommas(boolean on) {
    groupWithCommas = on;
    return optionChanged();
  }

  /** Sets the gap between characters: scene units per point of font size, 0.001 by default. */
  public S digitBuff(double perFontUnit) {
    digitBuff = perFontUnit;
    return optionChanged();
  }

  /**
   * Draws the number in the font of formulas instead of CMU Serif, as Manim Community does. This
   * font is smaller by a sixtieth, has a longer minus and puts more space between dots.
   */
  public S asFormula() {
    font = NumberFont.FORMULA;
    return optionChanged();
  }

  /** Appends three dots to show that the digits continue. */
  public S showEllipsis() {
    showEllipsis = true;
    return optionChanged();
  }

  /**
   * Appends a unit in LaTeX mathematics: {@code "\\%"}, {@code "\\,\\text{km}"}. A unit that begins
   * with {@code ^} is placed at the top: {@code "^\\circ"}.
   *
   * @throws zoetrope.tex.TexException if it cannot be typeset
   */
  public S unit(String latex) {
    unit = latex;
    return optionChanged();
  }

  /**
   * Sets which point of the box stays in place when the value changes. The default is the middle of
   * the left side, and the zero vector keeps the number centred. If the point is in the middle of a
   * side, commas do not count as parts of the box. They hang below the digits, and the digits must
   * not move when the first comma appears.
   */
  public S edgeToFix(Vec edge) {
    edgeToFix = edge;
    return self();
  }

  /** Returns the point of the box that stays in place when the value changes. */
  public Vec edgeToFix() {
    return edgeToFix;
  }

  // --- setting ---

  /** Whether a point of the box is in the middle of its left or right side. */
  private static boolean isBeside(Vec edge) {
    return edge.y() == 0 && edge.x() != 0;
  }

  private S optionChanged() {
    last = null;
    return refresh(Vec.ZERO, null);
  }

  /**
   * Lays out the digits again and keeps a point of their box in place.
   *
   * @param hanging the outline that does not count for the box, or null
   */
  private S refresh(Vec edge, Path hanging) {
    List<NumberLayout.Placed> layout = layout(edge, hanging);
    List<Glyph> before = glyphs();
    anchorFrame(edge, hanging, before);
    Style style = styleOf(before);
    double fixed = before.isEmpty() ? fixedInFrame() : before.get(0).fixedInFrame();
    List<Glyph> after = new ArrayList<>(layout.size());
    for (int i = 0; i < layout.size(); i++) {
      NumberLayout.Placed placed = layout.get(i);
      Affine place = placed.place().then(frame());
      Glyph glyph = i < before.size() ? before.get(i) : newGlyph(i, style, fixed);
      if (!glyph.children().isEmpty()) {
        glyph.setChildren(List.of());
      }
      glyph.show(placed.outline(), place, style);
      after.add(glyph);
    }
    return after.equals(children()) ? self() : setChildren(after);
  }

  /** Returns the style of the first visible glyph, because a sign may be hidden separately. */
  private static Style styleOf(List<Glyph> glyphs) {
    for (Glyph glyph : glyphs) {
      if (!glyph.style().isInvisible()) {
        return glyph.style();
      }
    }
    return glyphs.isEmpty() ? defaultStyle() : glyphs.get(0).style();
  }

  private static Glyph newGlyph(int index, Style style, double fixed) {
    Glyph glyph = new Glyph(Path.EMPTY, Affine.IDENTITY, style, new Span(index, index + 1));
    MobjectTrees.fixAlone(glyph, fixed);
    return glyph;
  }

  private List<NumberLayout.Placed> layout(Vec edge, Path hanging) {
    String text = text();
    if (last == null
        || last.hanging != hanging
        || !last.edge.equals(edge)
        || !last.text.equals(text)) {
      last = new Setting(text, edge, hanging, NumberLayout.about(edge, layout(text), hanging));
    }
    return last.placed;
  }

  private List<NumberLayout.Placed> layout(String text) {
    double gap = digitBuff / TextLayout.unitsPerEm(1);
    NumberLayout layout = NumberLayout.of(text, font, gap, showEllipsis);
    if (!unit.isEmpty()) {
      boolean raised = unit.startsWith("^");
      layout.addUnit(TexLayouts.of(TexSource.display(raised ? "{}" + unit : unit)), raised);
    }
    return layout.placed();
  }

  /**
   * Moves the origin of {@link #frame} to the box point that stays in place. If it is there
   * already, {@link #frame} stays identical to the last bit, so that equal digits of two values
   * have equal places.
   */
  private void anchorFrame(Vec edge, Path hanging, List<Glyph> glyphs) {
    if (glyphs.isEmpty()) {
      return;
    }
    Affine linear = linearFrame();
    Bounds box = Bounds.EMPTY;
    if (linear.determinant() != 0) {
      Affine inverse = linear.inverse();
      for (Glyph glyph : glyphs) {
        if (glyph.localPath() != hanging) {
          box = box.union(glyph.localPath().bounds(glyph.place().then(inverse)));
        }
      }
    }
    Vec anchor = box.isEmpty() ? corner(edge) : linear.apply(box.point(edge));
    if (anchor.distance(frame().translation()) > MIN_MOVE) {
      moveFrame(anchor);
    }
  }

  private static double requireFinite(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(
          "a number cannot show " + value + ": look for a division by zero in its computation");
    }
    return value;
  }

  private static int requireDecimals(int decimals) {
    if (decimals < 0 || decimals > 1000) {
      throw new IllegalArgumentException(
          "a number must have from 0 to 1000 decimal places, not " + decimals);
    }
    return decimals;
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof AbstractNumber<?> number) {
      takeNumberOf(number);
    }
  }

  private void takeNumberOf(AbstractNumber<?> other) {
    value = other.value;
    decimals = other.decimals;
    includeSign = other.includeSign;
    groupWithCommas = other.groupWithCommas;
    digitBuff = other.digitBuff;
    showEllipsis = other.showEllipsis;
    font = other.font;
    unit = other.unit;
    edgeToFix = other.edgeToFix;
    last = other.last;
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween base = super.tweenSelf(start, end, motion);
    if (!(start instanceof AbstractNumber<?> && end instanceof AbstractNumber<?> b)) {
      return base;
    }
    AbstractNumber<?> a = (AbstractNumber<?>) start.copy();
    return base.and(alpha -> takeNumberOf(alpha < 1 ? a : b));
  }
}
