package zoetrope.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.animation.Animation;
import zoetrope.animation.composition.Animations;
import zoetrope.animation.transform.TransformInto;
import zoetrope.color.Palette;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.GridStyle;
import zoetrope.mobject.coordinates.NumberPlane;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.lines.AbstractTippedLine;
import zoetrope.mobject.lines.TippedArrow;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Tex;

/**
 * A scene of linear maps of the plane, like Manim CE's {@code LinearTransformationScene}. From the
 * beginning, the stage has a fixed grey plane, a blue plane that is mapped, and the basis vectors
 * {@link #iHat} (green) and {@link #jHat} (red) in front of them. {@link #applyMatrix} maps the
 * blue plane, the vectors of {@link #addVector}, and the mobjects of {@link
 * #addTransformableMobject} and {@link #addMovingMobject}. Everything else, such as text, stays.
 *
 * <pre>{@code
 * class Shear extends LinearTransformationScene {
 *   protected void construct() {
 *     var v = addVector(vector(-1, 1).setColor(PINK), true);
 *     var name = tex("\\vec v").nextTo(v.end(), UL);
 *     addMovingMobject(name);
 *     addUnitSquare();
 *     applyMatrix(new double[][] {{1, 1}, {0, 1}});
 *     play(indicate(v, ORIGIN));
 *   }
 * }
 * }</pre>
 */
public abstract class LinearTransformationScene extends VectorScene {
  /** The run time of a map, in seconds. */
  public static final double MAP_TIME = 3;

  private static final double GHOST_FADING = 0.7;

  /**
   * A map is animated as a rotation if its deviation from a rotation, divided by its scale, is at
   * most this.
   */
  private static final double MAX_SHEAR = 1e-9;

  private final NumberPlane background = greyPlane();
  private final NumberPlane plane = mappedPlane();
  private final Group<TippedArrow> basis = basisVectors();
  private final List<Mobject<?>> transformable = new ArrayList<>();
  private final List<AbstractTippedLine<?>> vectors = new ArrayList<>();
  private final List<Mobject<?>> moving = new ArrayList<>();
  private boolean leavesGhosts;

  /** Creates a scene with both planes and the basis vectors on the stage. */
  protected LinearTransformationScene() {
    add(background, plane);
    basis.forEach(this::addMoving);
    transformable.add(plane);
  }

  private void addMoving(TippedArrow arrow) {
    add(arrow);
    vectors.add(arrow);
  }

  private static NumberPlane greyPlane() {
    GridStyle grid = GridStyle.lines(Palette.GREY, 1, 1).fadedLines(0);
    double x = Math.max(8, Math.ceil(CurrentFrame.xRadius()));
    double y = Math.max(4, Math.ceil(CurrentFrame.yRadius()));
    NumberPlane grey = new NumberPlane(Range.of(-x, x), Range.of(-y, y), grid);
    grey.xAxis().setColor(Palette.GREY);
    grey.yAxis().setColor(Palette.GREY);
    return grey;
  }

  private static NumberPlane mappedPlane() {
    double reach = Math.ceil(Math.max(CurrentFrame.xRadius(), CurrentFrame.yRadius()));
    Range range = Range.of(-Math.max(14, reach), Math.max(14, reach));
    return new NumberPlane(range, range, GridStyle.DEFAULT.fadedLines(1));
  }

  /** Returns the grey plane, which is not mapped. */
  protected final NumberPlane backgroundPlane() {
    return background;
  }

  /** Returns the plane that is mapped. */
  protected final NumberPlane plane() {
    return plane;
  }

  /** Returns the first basis vector, which is mapped with the plane. */
  protected final TippedArrow iHat() {
    return basis.get(0);
  }

  /** Returns the second basis vector, which is mapped with the plane. */
  protected final TippedArrow jHat() {
    return basis.get(1);
  }

  /**
   * Sets whether the vectors leave faded copies at their old places when they are mapped; false by
   * default.
   */
  protected final void leaveGhostVectors(boolean leave) {
    leavesGhosts = leave;
  }

  /** Adds mobjects behind everything that is mapped. They are not mapped. */
  protected final void addBackgroundMobject(Mobject<?>... mobjects) {
    bringToBack(mobjects);
    bringToBack(background);
  }

  /** Adds mobjects that are mapped from now on, point by point. */
  protected final void addTransformableMobject(Mobject<?>... mobjects) {
    add(mobjects);
    transformable.addAll(List.of(mobjects));
    vectors.forEach(this::bringToFront);
  }

  /** Adds mobjects whose centres are mapped from now on. They move, but keep their shapes. */
  protected final void addMovingMobject(Mobject<?>... mobjects) {
    add(mobjects);
    moving.addAll(List.of(mobjects));
  }

  /**
   * Adds an arrow from the origin whose end is mapped from now on: {@code addVector(vector(-1,
   * 1).setColor(BLUE), true)}.
   *
   * @param arrow made by {@code arrowTo}, {@code vector} or another function for arrows
   * @param animate whether the arrow grows during one second; otherwise it appears at once
   */
  @Override
  protected final <A extends AbstractTippedLine<A>> A addVector(A arrow, boolean animate) {
    super.addVector(arrow, animate);
    vectors.add(arrow);
    return arrow;
  }

  /** Excludes mobjects from all further maps. They stay on the stage. */
  protected final void stopMapping(Mobject<?>... mobjects) {
    List<Mobject<?>> stopped = List.of(mobjects);
    transformable.removeAll(stopped);
    vectors.removeAll(stopped);
    moving.removeAll(stopped);
  }

  /** Adds the yellow unit square, which is mapped from now on. */
  protected final Square addUnitSquare() {
    Square square = new Square(1).setStroke(Palette.YELLOW, 3).setFill(Palette.YELLOW, 0.3);
    addTransformableMobject(square.moveTo(Vec.of(0.5, 0.5)));
    return square;
  }

  /**
   * Applies a 2 x 2 matrix to everything that is mapped, in three seconds, while other animations
   * play.
   *
   * @param rows the rows of the matrix
   * @throws IllegalArgumentException if the matrix is not 2 x 2
   */
  protected final void applyMatrix(double[][] rows, Animation<?>... others) {
    applyMatrix(lasting(MAP_TIME), rows, others);
  }

  /**
   * Applies a 2 x 2 matrix like {@link #applyMatrix(double[][], Animation...)}, with a run time and
   * other options: {@code applyMatrix(lasting(2), rows)}.
   *
   * @throws IllegalArgumentException if the matrix is not 2 x 2
   */
  protected final void applyMatrix(PlayOptions options, double[][] rows, Animation<?>... others) {
    apply(options, map(rows), others);
  }

  /**
   * Returns an animation that applies a 2 x 2 or 3 x 3 matrix to one mobject, for use in {@code
   * play}. This method repeats {@link Animations#applyMatrix(Mobject, double[][])}, because the
   * methods {@code applyMatrix} of this class hide the static import.
   */
  protected static TransformInto applyMatrix(Mobject<?> mobject, double[][] rows) {
    return Animations.applyMatrix(mobject, rows);
  }

  /** Returns an animation that applies a 2 x 2 or 3 x 3 matrix to one mobject about a point. */
  protected static TransformInto applyMatrix(Mobject<?> mobject, double[][] rows, Vec about) {
    return Animations.applyMatrix(mobject, rows, about);
  }

  /**
   * Applies the inverse of a 2 x 2 matrix to everything that is mapped, in three seconds, while
   * other animations play.
   *
   * @param rows the rows of the matrix
   * @throws IllegalArgumentException if the matrix is not 2 x 2, or its determinant is 0
   */
  protected final void applyInverse(double[][] rows, Animation<?>... others) {
    applyInverse(lasting(MAP_TIME), rows, others);
  }

  /**
   * Applies the inverse of a 2 x 2 matrix with a run time and other options.
   *
   * @throws IllegalArgumentException if the matrix is not 2 x 2, or its determinant is 0
   */
  protected final void applyInverse(PlayOptions options, double[][] rows, Animation<?>... others) {
    Affine map = map(rows);
    Preconditions.require(
        map.determinant() != 0,
        "the matrix has determinant 0: it flattens the plane, which cannot be undone");
    apply(options, map.inverse(), others);
  }

  /**
   * Applies any map of the plane to everything that is mapped, in three seconds. The lines of the
   * plane may bend.
   */
  protected final void applyNonlinearTransformation(
      UnaryOperator<Vec> function, Animation<?>... others) {
    applyNonlinearTransformation(lasting(MAP_TIME), function, others);
  }

  /** Applies any map of the plane with a run time and other options. */
  protected final void applyNonlinearTransformation(
      PlayOptions options, UnaryOperator<Vec> function, Animation<?>... others) {
    plane.prepareForNonlinearTransform();
    applyFunction(options, function, others);
  }

  /**
   * Applies a map to all transformable points, the ends of the vectors and the centres of moving
   * mobjects, in three seconds, while other animations play.
   */
  protected final void applyFunction(UnaryOperator<Vec> function, Animation<?>... others) {
    applyFunction(lasting(MAP_TIME), function, others);
  }

  /**
   * Applies a map like {@link #applyFunction(UnaryOperator, Animation...)}, with a run time and
   * other options.
   */
  protected final void applyFunction(
      PlayOptions options, UnaryOperator<Vec> function, Animation<?>... others) {
    apply(options, function, 0, others);
  }

  /**
   * Applies a linear map. If the map only rotates and scales, points move on arcs about the origin.
   */
  private void apply(PlayOptions options, Affine map, Animation<?>... others) {
    Vec x = map.column(0);
    Vec y = map.column(1);
    double error = Math.abs(x.x() - y.y()) + Math.abs(x.y() + y.x());
    double angle = error <= MAX_SHEAR * x.length() ? StrictMath.atan2(x.y(), x.x()) : 0;
    apply(options, map::apply, angle, others);
  }

  private void apply(
      PlayOptions options, UnaryOperator<Vec> function, double angle, Animation<?>... others) {
    List<TransformInto> all = new ArrayList<>();
    for (Mobject<?> m : transformable) {
      all.add(turning(Animations.applyPointwiseFunction(m, function), angle));
    }
    for (AbstractTippedLine<?> v : vectors) {
      if (leavesGhosts) {
        add(v.copy().fade(GHOST_FADING));
        bringToFront(v);
      }
      Vec end = function.apply(v.end());
      all.add(turning(Animations.animate(v, a -> a.putStartAndEndOn(Vec.ZERO, end)), angle));
    }
    for (Mobject<?> m : moving) {
      all.add(Animations.applyPointwiseFunctionToCenter(m, function).pathArc(angle));
    }
    all.forEach(options::applyTo);
    List<Animation<?>> played = new ArrayList<>(all);
    played.addAll(List.of(others));
    play(played);
  }

  private static TransformInto turning(TransformInto animation, double angle) {
    return angle == 0 ? animation : animation.pathArcAbout(Vec.ZERO, angle);
  }

  private static PlayOptions lasting(double seconds) {
    return PlayOptions.NONE.runTime(seconds);
  }

  /**
   * Returns the formula "det(matrix) = value" of a 2 x 2 matrix.
   *
   * @param rows the rows of the matrix
   * @throws IllegalArgumentException if the matrix is not 2 x 2
   */
  protected final Tex determinantLabel(double[][] rows) {
    map(rows);
    double value = rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0];
    return new Tex(
        Messages.of(
            "\\det\\left(\\begin{bmatrix} %s & %s \\\\ %s & %s \\end{bmatrix}\\right) = %s",
            number(rows[0][0]),
            number(rows[0][1]),
            number(rows[1][0]),
            number(rows[1][1]),
            number(value)));
  }

  private static Affine map(double[][] rows) {
    Preconditions.require(
        rows.length == 2 && rows[0].length == 2 && rows[1].length == 2,
        "the matrix of a linear map of the plane must have 2 x 2 numbers");
    return Affine.plane(rows[0][0], rows[1][0], rows[0][1], rows[1][1], 0, 0);
  }
}
