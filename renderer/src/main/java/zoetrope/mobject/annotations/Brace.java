package zoetrope.mobject.annotations;

import java.util.function.UnaryOperator;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.geometry.PathParts;
import zoetrope.internal.mobject.NotFiniteException;
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
 * A brace along one side of an object, white, with its tip pointing away from the object.
 *
 * <pre>{@code
 * var brace = brace(matrix, UP);
 * brace.putAtTip(label);
 * }</pre>
 */
public final class Brace extends VMobject<Brace> {
  /** The default gap between object and brace, in scene units. */
  public static final double DEFAULT_BUFF = 0.2;

  private static final double COMMUNITY_SHARPNESS = 2;

  /**
   * The font size of texts that are as large as formulas of font size 48 in Manim Community
   * Edition.
   */
  private static final double COMMUNITY_WORDS = 35.87;

  /**
   * The width of the outline that {@link #sharpness} draws, and the map that bends it around an
   * arc; null for a straight brace.
   */
  private double sharpWidth;

  private UnaryOperator<Vec> bend;

  /** Creates a brace below an object. */
  public Brace(Mobject<?> target) {
    this(target, Directions.DOWN);
  }

  /** Creates a brace on the {@code direction} side of an object, for any direction in the plane. */
  public Brace(Mobject<?> target, Vec direction) {
    this(target, direction, DEFAULT_BUFF);
  }

  /** Creates a brace {@code buff} scene units away from an object. */
  public Brace(Mobject<?> target, Vec direction, double buff) {
    this(box(target, direction), direction, NotFiniteException.check("brace", buff));
    setFixedSelf(target.fixedInFrame());
  }

  /** Creates a brace below a box. The box is in coordinates where {@code direction} points down. */
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

  /** Creates a brace along a line between two points, below it if the line leads to the right. */
  @Word("braceBetween")
  public static Brace between(Vec start, Vec end) {
    Vec way = end.minus(start);
    return between(start, end, Vec.of(way.y(), -way.x()));
  }

  /**
   * Creates a brace on the {@code direction} side of two points, perpendicular to this direction.
   */
  @Word("braceBetween")
  public static Brace between(Vec start, Vec end, Vec direction) {
    Affine back = turned(direction).inverse();
    Bounds box = Bounds.of(back.apply(start)).union(Bounds.of(back.apply(end)));
    return new Brace(box, direction, DEFAULT_BUFF);
  }

  /** Creates a brace along a line, on its left as seen from its start to its end. */
  @Word("braceAlong")
  public static Brace along(AbstractLine<?> line) {
    return between(line.start(), line.end(), line.vector().rotate(Math.PI / 2));
  }

  /** Creates a brace that is bent along the outer side of a circular arc. */
  @Word("braceAround")
  public static Brace around(AbstractArc<?> arc) {
    return around(arc, DEFAULT_BUFF);
  }

  /** Creates a brace bent along the outer side of a circular arc, {@code buff} scene units away. */
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
   * Draws the brace as in Manim Community Edition: its outline is drawn {@code sharpness} times as
   * wide and then squeezed. Around an arc, the exponential function bends it, so its curls grow
   * with the distance from the centre.
   *
   * @param sharpness at least 0; Manim uses 2 by default, and 1 leaves the curls unchanged
   */
  public Brace sharpness(double sharpness) {
    Preconditions.requireNotNegative("the sharpness of a brace", sharpness);
    Path outline = BraceOutline.sharp(sharpWidth, sharpness);
    if (bend != null) {
      outline = PathParts.insertCurves(outline, 2 * outline.curveCount()).path().map(bend);
    }
    return setPath(outline, place());
  }

  /** Returns the angle of a circular arc in radians, computed from its curves, which are equal. */
  private static double sweep(AbstractArc<?> arc, Vec center) {
    var path = arc.path();
    Vec a = path.point(0).minus(center);
    Vec b = path.point(3).minus(center);
    return path.curveCount() * StrictMath.atan2(a.cross(b).z(), a.dot(b));
  }

  /** Returns the point of the tip. */
  public Vec tip() {
    return start();
  }

  /** Returns the direction of the tip, a vector of length 1. */
  public Vec direction() {
    int notch = 3 * (localPath().curveCount() / 2);
    return tip().minus(place().apply(localPath().point(notch))).normalized();
  }

  /** Puts an object beyond the tip, 0.25 scene units away. */
  public Brace putAtTip(Mobject<?> mobject) {
    return putAtTip(mobject, MED_SMALL_BUFF);
  }

  /**
   * Puts an object beyond the tip, {@code buff} scene units away, without overlapping a slanted
   * brace. In the Community theme, the components of the direction are rounded, so that it is
   * {@code UP}, {@code UR} or another of the eight directions.
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
   * Creates a text beyond the tip, 0.1 scene units away. In the Community theme the distance is
   * 0.25, and the text has the font and size of Manim's {@code Tex}; LaTeX is not interpreted.
   */
  public Text text(String words) {
    return label(
        Theme.isCommunity()
            ? new Text(words, TextStyle.DEFAULT.ligatures(true)).fontSize(COMMUNITY_WORDS)
            : new Text(words));
  }

  /** Creates a formula beyond the tip, 0.1 scene units away, or 0.25 in the Community theme. */
  public Tex tex(String... strings) {
    return label(new Tex(strings));
  }

  private <M extends Mobject<?>> M label(M mobject) {
    putAtTip(mobject, Theme.choose(AbstractRectangle.SMALL_BUFF, MED_SMALL_BUFF));
    return mobject;
  }

  /** Returns the box of the target, rotated so that {@code direction} points down. */
  private static Bounds box(Mobject<?> target, Vec direction) {
    Affine back = turned(direction).inverse();
    boolean alongAnAxis = direction.x() == 0 || direction.y() == 0;
    return alongAnAxis
        ? target.bounds().transform(back)
        : ((Mobject<?>) target.copy()).transform(back).bounds();
  }

  /** Returns the rotation from down to {@code direction}. */
  private static Affine turned(Vec direction) {
    Preconditions.require(
        direction.isFinite(), "the direction of a brace is %s: use one such as DOWN", direction);
    return Affine.rotation(StrictMath.atan2(direction.x(), -direction.y()), Directions.OUT);
  }
}
