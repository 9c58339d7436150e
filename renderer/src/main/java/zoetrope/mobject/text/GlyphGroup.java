package zoetrope.mobject.text;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Styling;
import zoetrope.mobject.Tween;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.display.DisplayListBuilder;

/**
 * Glyphs that are laid out together: the base of texts, formulas and numbers. It tracks the map
 * from its em square to the scene. When the glyphs are laid out again, they keep size, rotation and
 * place.
 */
public abstract class GlyphGroup<S extends GlyphGroup<S>> extends TypedGroup<Glyph, S> {
  /** The default font size. */
  public static final double DEFAULT_FONT_SIZE = 48;

  /**
   * The default style: filled white, without a stroke, and with the border that makes letters
   * slightly bolder.
   */
  public static final Style DEFAULT_STYLE =
      new Style(
          new Paint.Solid(Palette.WHITE),
          Styling.OPAQUE_FILL_BORDER,
          Stroke.of(Palette.WHITE, 0),
          Stroke.NONE);

  /** Manim Community's style: without the border. */
  private static final Style COMMUNITY_STYLE = DEFAULT_STYLE.withFillBorder(0);

  /** The size of Manim Community's formulas relative to manimgl's, at the same font size. */
  private static final double COMMUNITY_FORMULAS = 50.0 / 48;

  /** Returns the default style of glyphs in the current theme. */
  public static Style defaultStyle() {
    return Theme.choose(DEFAULT_STYLE, COMMUNITY_STYLE);
  }

  /**
   * Returns the size of formulas in the current theme relative to manimgl's, at the same font size.
   */
  public static double sizeOfFormulas() {
    return Theme.choose(1, COMMUNITY_FORMULAS);
  }

  private final double unitsPerPoint;
  private Affine frame;

  /**
   * Creates a group at the default font size. An em is {@code unitsPerPoint} times the font size.
   */
  GlyphGroup(double unitsPerPoint) {
    this.unitsPerPoint = unitsPerPoint;
    this.frame = Affine.scaling(DEFAULT_FONT_SIZE * unitsPerPoint);
  }

  /**
   * Returns the font size as drawn, which follows scaling. After stretching, it is the size whose
   * em square has the same area.
   */
  public double fontSize() {
    return em() / unitsPerPoint;
  }

  /**
   * Returns the length of an em as drawn, in scene units. After stretching, it corresponds to
   * {@link #fontSize()}.
   */
  public double em() {
    double area = frame.column(0).cross(frame.column(1)).length();
    return Math.sqrt(area);
  }

  /**
   * Scales about the centre to another font size.
   *
   * @throws IllegalArgumentException if the size is not above 0
   * @throws IllegalStateException if the object was flattened
   */
  public S fontSize(double size) {
    if (!(size > 0 && size < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("a font size must be above 0, not " + size);
    }
    double present = fontSize();
    if (present == 0) {
      throw new IllegalStateException(
          "this " + kind() + " was flattened and has no size that could be changed");
    }
    return scale(size / present);
  }

  /** Returns the start of the baseline, or of the first line's baseline if there are several. */
  public Vec baseline() {
    return frame.translation();
  }

  /**
   * Moves this object up or down, so that it stands on the same line as {@code other}: {@code
   * number.nextTo(name, RIGHT).alignBaseline(name)}. {@code nextTo} and {@code arrange} centre
   * boxes, whose heights depend on the letters.
   */
  public S alignBaseline(GlyphGroup<?> other) {
    return shift(new Vec(0, other.baseline().y() - baseline().y(), 0));
  }

  /** Returns the map from the em square to the scene. */
  final Affine frame() {
    return frame;
  }

  /** Returns the frame without its translation. */
  final Affine linearFrame() {
    return frame.then(Affine.translation(frame.translation().negate()));
  }

  /** Sets the frame to {@link #linearFrame} with the origin of the em square at {@code origin}. */
  final void moveFrame(Vec origin) {
    frame = linearFrame().then(Affine.translation(origin));
  }

  /**
   * Returns the glyphs among the children. These are all children, unless a transform has added
   * placeholders.
   */
  final List<Glyph> glyphs() {
    List<Glyph> glyphs = new ArrayList<>(children().size());
    for (Mobject<?> child : children()) {
      if (child instanceof Glyph glyph) {
        glyphs.add(glyph);
      }
    }
    return glyphs;
  }

  /**
   * Draws the strokes behind the fills (halos) of all letters first, so that no halo covers the
   * neighbouring letter.
   */
  @Override
  protected final void emitFamily(DisplayListBuilder out) {
    List<Item> halos = halos();
    if (halos.isEmpty()) {
      super.emitFamily(out);
      return;
    }
    halos.forEach(item -> addFlat(item, out));
    out.overHalos(() -> super.emitFamily(out));
  }

  /** Returns the halos of the letters. Returns none if a letter is depth tested. */
  private List<Item> halos() {
    List<Item> halos = List.of();
    for (Mobject<?> child : children()) {
      Item halo = MobjectTrees.haloAlone(child);
      if (halo != null) {
        halos = halos.isEmpty() ? new ArrayList<>() : halos;
        halos.add(halo);
      }
    }
    return halos.isEmpty() || children().stream().noneMatch(Mobject::isDepthTested)
        ? halos
        : List.of();
  }

  @Override
  public final Bounds lineBox() {
    return BaselineAlignment.isUpright(this) ? BaselineAlignment.lineBox(this) : super.lineBox();
  }

  @Override
  protected void transformSelf(Affine map) {
    frame = frame.then(map);
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof GlyphGroup<?> group) {
      frame = group.frame;
    }
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween base = super.tweenSelf(start, end, motion);
    if (!(start instanceof GlyphGroup<?> a && end instanceof GlyphGroup<?> b)) {
      return base;
    }
    Affine from = a.frame;
    Affine to = b.frame;
    return base.and(
        alpha -> frame = alpha == 0 ? from : alpha == 1 ? to : motion.mix(from, to, alpha));
  }
}
