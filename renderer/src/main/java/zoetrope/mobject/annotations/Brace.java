package zoetrope.mobject.annotations;

import java.util.function.UnaryOperator;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.PathParts;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.lines.AbstractLine;
import zoetrope.mobject.shapes.AbstractArc;
import zoetrope.mobject.shapes.AbstractRectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.processor.Word;
import zoetrope.text.TextStyle;

/**
 * A brace along one side of an object, white, its tip pointing away.
 *
 * <pre>{@code
 * var brace = brace(matrix, UP);
 * brace.putAtTip(label);
 * }</pre>
 */
public final class Brace extends VMobject<Brace> {
  /** The gap between object and brace unless another is named. */
  public static final double DEFAULT_BUFF = 0.2;

  private static final double COMMUNITY_SHARPNESS = 2;

  /** The font size at which the community's texts are as large as its formulas of size 48. */
  private static final double COMMUNITY_WORDS = 35.87;

  /** How wide the outline is, and how it is bent, when drawn with a sharpness. */
  private double sharpWidth;

  private UnaryOperator<Vec> bend;

  /** Under the object. */
  public Brace(Mobject<?> target) {
    this(target, Directions.DOWN);
  }

  /** On the {@code direction} side of the object, in any direction of the plane. */
  public Brace(Mobject<?> target, Vec direction) {
    this(target, direction, DEFAULT_BUFF);
  }

  /** {@code buff} units away from the object. */
  public Brace(Mobject<?> target, Vec direction, double buff) {
    this(box(target, direction), direction, buff);
    setFixedSelf(target.fixedInFrame());
  }

  /** Below a box in the plane turned so that {@code direction} points down. */
  private Brace(Bounds box, Vec direction, double buff) {
    Vec bottom = box.point(Directions.DOWN);
    sharpWidth = box.size().x();
    setPath(
        BraceOutline.of(sharpWidth),
        Affine.translation(Vec.of(bottom.x(), bottom.y() - buff, bottom.z()))
            .then(turned(direction)));
    setFill(Palette.WHITE, 1);
    setStrokeWidth(0);
    inTheme();
  }

  private void inTheme() {
    if (Theme.isCommunity()) {
      sharpness(COMMUNITY_SHARPNESS);
    }
  }

  /**
   * Along the straight way from {@code start} to {@code end}: below it when that leads to the
   * right.
   */
  @Word("braceBetween")
  public static Brace between(Vec start, Vec end) {
    Vec way = end.minus(start);
    return between(start, end, Vec.of(way.y(), -way.x()));
  }

  /** Along the extent of two points across {@code direction}, on that side of them. */
  @Word("braceBetween")
  public static Brace between(Vec start, Vec end, Vec direction) {
    Affine back = turned(direction).inverse();
    Bounds box = Bounds.of(back.apply(start)).union(Bounds.of(back.apply(end)));
    return new Brace(box, direction, DEFAULT_BUFF);
  }

  /** Along a line, to the left of it as seen on the way from its start to its end. */
  @Word("braceAlong")
  public static Brace along(AbstractLine<?> line) {
    return between(line.start(), line.end(), line.vector().rotate(Math.PI / 2));
  }

  /** Along the outer side of a circular arc, bent like it. */
  @Word("braceAround")
  public static Brace around(AbstractArc<?> arc) {
    return around(arc, DEFAULT_BUFF);
  }

  /** Along the outer side of a circular arc, {@code buff} units away, bent like it. */
  @Word("braceAround")
  public static Brace around(AbstractArc<?> arc, double buff) {
    Vec center = arc.arcCenter();
    double inner = arc.radius() + buff;
    double sweep = sweep(arc, center);
    double middle = arc.startAngle() + sweep / 2;
    Brace brace = new Brace(Bounds.of(Vec.ZERO), Directions.DOWN, 0);
    brace.setPath(BraceOutline.of(Math.abs(sweep) * inner));
    brace.setPath(PathParts.insertCurves(brace.path(), 40).path());
    brace.applyFunction(
        p -> center.plus(Vec.polar(inner - p.y(), middle + p.x() / inner).with(2, p.z())));
    double radius = arc.radius();
    double scale = Math.max(1, radius);
    brace.sharpWidth = Math.abs(sweep) * scale;
    brace.bend =
        p -> {
          double r = radius * StrictMath.exp((buff - p.y()) / scale);
          return center.plus(Vec.polar(r, middle + p.x() / scale).with(2, p.z()));
        };
    brace.inTheme();
    return brace;
  }

  /**
   * Draws the brace as the community's Manim does: the outline of a width of {@code sharpness}
   * times its own, squeezed. From 0 up; it takes 2 where nothing is named, and 1 leaves the curls
   * as they are. Around an arc it is bent by the exponential function, so that its curls grow with
   * the distance from the centre.
   */
  public Brace sharpness(double sharpness) {
    Preconditions.requireNotNegative("the sharpness of a brace", sharpness);
    Path outline = BraceOutline.sharp(sharpWidth, sharpness);
    if (bend != null) {
      outline = PathParts.insertCurves(outline, 2 * outline.curveCount()).path().map(bend);
    }
    return setPath(outline, place());
  }

  /** The angle of a circular arc, from those of its equal curves. */
  private static double sweep(AbstractArc<?> arc, Vec center) {
    var path = arc.path();
    Vec a = path.point(0).minus(center);
    Vec b = path.point(3).minus(center);
    return path.curveCount() * StrictMath.atan2(a.cross(b).z(), a.dot(b));
  }

  /** The point of the tip. */
  public Vec tip() {
    return start();
  }

  /** The direction in which the tip points, of length 1: away from where its halves meet above. */
  public Vec direction() {
    int notch = 3 * (localPath().curveCount() / 2);
    return tip().minus(place().apply(localPath().point(notch))).normalized();
  }

  /** Puts an object beyond the tip, 0.25 units away. */
  public Brace putAtTip(Mobject<?> mobject) {
    return putAtTip(mobject, MED_SMALL_BUFF);
  }

  /**
   * Puts an object beyond the tip; its box stays clear of a slanted brace too. In the community's
   * theme it stands in the nearest of the eight directions.
   */
  public Brace putAtTip(Mobject<?> mobject, double buff) {
    Vec d = direction();
    Vec axis = new Vec(Math.rint(d.x()), Math.rint(d.y()), Math.rint(d.z()));
    if (d.minus(axis).length() < 1e-9 || Theme.isCommunity()) {
      mobject.nextTo(tip(), axis, buff);
    } else {
      Vec size = mobject.bounds().size();
      double across =
          Math.abs(d.x()) * size.x() + Math.abs(d.y()) * size.y() + Math.abs(d.z()) * size.z();
      mobject.moveTo(tip().plus(d.times(buff + across / 2)));
    }
    return this;
  }

  /**
   * Words beyond the tip, 0.1 units away. In the community's theme 0.25, in the letters and the
   * size of its {@code Tex}; what is typed is shown as it is, without LaTeX.
   */
  public Text text(String words) {
    return label(
        Theme.isCommunity()
            ? new Text(words, TextStyle.DEFAULT.ligatures(true)).fontSize(COMMUNITY_WORDS)
            : new Text(words));
  }

  /** A formula beyond the tip, 0.1 units away; in the community's theme 0.25. */
  public Tex tex(String... strings) {
    return label(new Tex(strings));
  }

  private <M extends Mobject<?>> M label(M mobject) {
    putAtTip(mobject, Theme.choose(AbstractRectangle.SMALL_BUFF, MED_SMALL_BUFF));
    return mobject;
  }

  /** The box of the target, turned so that {@code direction} points down. */
  private static Bounds box(Mobject<?> target, Vec direction) {
    Affine back = turned(direction).inverse();
    boolean alongAnAxis = direction.x() == 0 || direction.y() == 0;
    return alongAnAxis
        ? target.bounds().transform(back)
        : ((Mobject<?>) target.copy()).transform(back).bounds();
  }

  /** The turn that takes down to {@code direction}. */
  private static Affine turned(Vec direction) {
    if (!direction.isFinite()) {
      throw new IllegalArgumentException(
          "the direction of a brace is " + direction + ": use one such as DOWN");
    }
    return Affine.rotation(StrictMath.atan2(direction.x(), -direction.y()), Directions.OUT);
  }
}
