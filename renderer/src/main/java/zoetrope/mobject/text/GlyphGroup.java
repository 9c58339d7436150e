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
 * Glyphs that are set together: the base of texts, formulas and numbers. It remembers how its em
 * square came to its place, so that what is set anew later keeps size, turn and place.
 *
 * @param <S> the concrete class itself
 */
public abstract class GlyphGroup<S extends GlyphGroup<S>> extends TypedGroup<Glyph, S> {
  /** The font size that things are set in unless they say otherwise. */
  public static final double DEFAULT_FONT_SIZE = 48;

  /** Filled white, with the border that makes letters a little bolder, and no stroke. */
  public static final Style DEFAULT_STYLE =
      new Style(
          new Paint.Solid(Palette.WHITE),
          Styling.OPAQUE_FILL_BORDER,
          Stroke.of(Palette.WHITE, 0),
          Stroke.NONE);

  /** The community's: without the border. */
  private static final Style COMMUNITY_STYLE = DEFAULT_STYLE.withFillBorder(0);

  /** The community's formulas of a font size are this much larger. */
  private static final double COMMUNITY_FORMULAS = 50.0 / 48;

  /** What glyphs look like in the present theme where nothing is named. */
  public static Style defaultStyle() {
    return Theme.choose(DEFAULT_STYLE, COMMUNITY_STYLE);
  }

  /** How many times as large as manimgl's the present theme's formulas of a font size are. */
  public static double sizeOfFormulas() {
    return Theme.choose(1, COMMUNITY_FORMULAS);
  }

  private final double unitsPerPoint;
  private Affine frame;

  /** A group at the default font size; an em is {@code unitsPerPoint} times the size long. */
  GlyphGroup(double unitsPerPoint) {
    this.unitsPerPoint = unitsPerPoint;
    this.frame = Affine.scaling(DEFAULT_FONT_SIZE * unitsPerPoint);
  }

  /**
   * The font size as it is drawn: it follows scaling. After stretching, the size whose em square
   * has the same area.
   */
  public double fontSize() {
    return em() / unitsPerPoint;
  }

  /** The length of an em as it is drawn, in scene units; after stretching, as for a font size. */
  public double em() {
    double area = frame.column(0).cross(frame.column(1)).length();
    return Math.sqrt(area);
  }

  /**
   * Scales about the centre to another font size.
   *
   * @throws IllegalArgumentException for a size that is not above 0
   * @throws IllegalStateException for an object that was flattened
   */
  public S fontSize(double size) {
    if (!(size > 0 && size < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("a font size is over 0, not " + size);
    }
    double present = fontSize();
    if (present == 0) {
      throw new IllegalStateException(
          "this " + kind() + " was flattened and has no size that could be changed");
    }
    return scale(size / present);
  }

  /** Where the baseline begins; of several lines, the first one's. */
  public Vec baseline() {
    return frame.translation();
  }

  /** The map from the em square to the scene. */
  final Affine frame() {
    return frame;
  }

  /** The frame without its shift: size and turn. */
  final Affine linearFrame() {
    return frame.then(Affine.translation(frame.translation().negate()));
  }

  /** Sets the frame to {@link #linearFrame} with the origin of the em square at {@code origin}. */
  final void moveFrame(Vec origin) {
    frame = linearFrame().then(Affine.translation(origin));
  }

  /** The glyphs among the children: all of them, unless an animation has filled up the list. */
  final List<Glyph> glyphs() {
    List<Glyph> glyphs = new ArrayList<>(children().size());
    for (Mobject<?> child : children()) {
      if (child instanceof Glyph glyph) {
        glyphs.add(glyph);
      }
    }
    return glyphs;
  }

  /** The halos of all letters lie behind all letters: none covers a part of its neighbour. */
  @Override
  protected final void emitFamily(DisplayListBuilder out) {
    List<Item> halos = halos();
    if (halos.isEmpty()) {
      super.emitFamily(out);
      return;
    }
    halos.forEach(out::add);
    out.overHalos(() -> super.emitFamily(out));
  }

  /** The halos of the letters, if all of these lie flat. */
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
