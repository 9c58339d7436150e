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
 * character is a child; digits that stay the same stay the same objects.
 *
 * @param <S> the concrete class itself
 */
public abstract class AbstractNumber<S extends AbstractNumber<S>> extends GlyphGroup<S> {
  private static final double MOVED = 1e-9;

  private double value;
  private int decimals;
  private boolean includeSign;
  private boolean groupWithCommas = true;
  private double digitBuff = 0.001 / sizeOfFormulas();
  private boolean showEllipsis;
  private NumberFont font = Theme.choose(NumberFont.TEXT, NumberFont.FORMULA);
  private String unit = "";
  private Vec edgeToFix = new Vec(-1, 0, 0);

  /** What was set last; null where an option has changed since. */
  private Setting last;

  /**
   * A text as it is set with the present options, with a point of its box in the origin. Most
   * numbers that run show the same digits for several frames.
   */
  private record Setting(String text, Vec edge, Path hanging, List<NumberLayout.Placed> placed) {}

  AbstractNumber(double value, int decimals) {
    super(TextLayout.unitsPerEm(1) * sizeOfFormulas());
    this.value = requireFinite(value);
    this.decimals = requireDecimals(decimals);
    refresh(Vec.ZERO, null);
  }

  // --- the value ---

  /** The number as it was set, not rounded. */
  public double value() {
    return value;
  }

  /**
   * Shows another number. The box point of {@link #edgeToFix} stays where it is; size, turn and the
   * style of the first character that can be seen are kept.
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

  /** The digits as they are shown, without ellipsis and unit. */
  public String text() {
    return NumberText.of(value, decimals, includeSign, groupWithCommas);
  }

  /** The lower left corner of the first digit; digits have no depth. */
  @Override
  public Vec baseline() {
    List<Glyph> glyphs = glyphs();
    int digit = Character.isDigit(text().charAt(0)) ? 0 : 1;
    return digit < glyphs.size() ? glyphs.get(digit).corner(new Vec(-1, -1, 0)) : super.baseline();
  }

  // --- options ---

  /** The number of decimal places. */
  public int decimals() {
    return decimals;
  }

  /** Sets the number of decimal places. */
  S decimals(int places) {
    decimals = requireDecimals(places);
    return refresh(Vec.ZERO, null);
  }

  /** Shows a plus before numbers that have no minus. */
  public S includeSign() {
    includeSign = true;
    return refresh(Vec.ZERO, null);
  }

  /** Says whether thousands are grouped with commas, as they are at first. */
  public S groupWithCommas(boolean on) {
    groupWithCommas = on;
    return refresh(Vec.ZERO, null);
  }

  /** Sets the gap between characters: scene units for each point of font size, 0.001 at first. */
  public S digitBuff(double perFontUnit) {
    digitBuff = perFontUnit;
    last = null;
    return refresh(Vec.ZERO, null);
  }

  /**
   * Takes the characters from formulas instead of CMU Serif, as Manim Community does: smaller by a
   * sixtieth, with a longer minus, and dots that stand farther apart.
   */
  public S asFormula() {
    font = NumberFont.FORMULA;
    last = null;
    return refresh(Vec.ZERO, null);
  }

  /** Appends three dots: the digits go on. */
  public S showEllipsis() {
    showEllipsis = true;
    last = null;
    return refresh(Vec.ZERO, null);
  }

  /**
   * Appends a unit in LaTeX mathematics: {@code "\\%"}, {@code "\\,\\text{km}"}. One that begins
   * with {@code ^} stands at the top: {@code "^\\circ"}.
   *
   * @throws zoetrope.tex.TexException when it cannot be set
   */
  public S unit(String latex) {
    unit = latex;
    last = null;
    return refresh(Vec.ZERO, null);
  }

  /**
   * Sets which point of the box stays in place when the value changes: the middle of the left side
   * at first; the zero vector keeps the number centred. In the middle of a side commas do not
   * count: they hang lower, and the digits are to keep their level when the first one comes.
   */
  public S edgeToFix(Vec edge) {
    edgeToFix = edge;
    return self();
  }

  /** Which point of the box stays in place when the value changes. */
  public Vec edgeToFix() {
    return edgeToFix;
  }

  // --- setting ---

  /** Whether a point of the box is in the middle of its left or right side. */
  private static boolean isBeside(Vec edge) {
    return edge.y() == 0 && edge.x() != 0;
  }

  /**
   * Sets the digits anew so that a point of their box stays.
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

  /** The style of the first glyph that can be seen: a sign may be hidden for itself. */
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
      layout.withUnit(TexLayouts.of(TexSource.display(raised ? "{}" + unit : unit)), raised);
    }
    return layout.placed();
  }

  /**
   * Puts the frame's origin on the box point that is to stay. Where it is there already, the frame
   * is left alone to the last bit, so that equal digits of two values have equal places.
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
    if (anchor.distance(frame().translation()) > MOVED) {
      moveFrame(anchor);
    }
  }

  private static double requireFinite(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(
          "a number cannot show " + value + ": look for a division by zero in what computed it");
    }
    return value;
  }

  private static int requireDecimals(int decimals) {
    if (decimals < 0 || decimals > 1000) {
      throw new IllegalArgumentException(
          "a number has from 0 to 1000 decimal places, not " + decimals);
    }
    return decimals;
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof AbstractNumber<?> number) {
      value = number.value;
    }
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween base = super.tweenSelf(start, end, motion);
    if (!(start instanceof AbstractNumber<?> a && end instanceof AbstractNumber<?> b)
        || a.value == b.value) {
      return base;
    }
    double from = a.value;
    double to = b.value;
    return base.and(alpha -> value = alpha < 1 ? from : to);
  }
}
