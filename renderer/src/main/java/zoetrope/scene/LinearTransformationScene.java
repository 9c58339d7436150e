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
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.GridStyle;
import zoetrope.mobject.coordinates.NumberPlane;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.lines.TippedArrow;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Tex;

/**
 * Manim CE's {@code LinearTransformationScene}: a fixed grey plane, a blue plane that is mapped,
 * the basis vectors in front of them, and what the author adds.
 *
 * <pre>{@code
 * var v = addVector(at(1, 2));
 * applyMatrix(new double[][] {{1, 1}, {0, 1}});
 * }</pre>
 */
public abstract class LinearTransformationScene extends VectorScene {
  /** The run time of a map, in seconds. */
  public static final double MAP_TIME = 3;

  private static final double GHOST = 0.7;

  private final NumberPlane background = greyPlane();
  private final NumberPlane plane = mappedPlane();
  private final Group<TippedArrow> basis = basisVectors();
  private final List<Mobject<?>> transformable = new ArrayList<>();
  private final List<TippedArrow> vectors = new ArrayList<>();
  private final List<Mobject<?>> moving = new ArrayList<>();
  private boolean leavesGhosts;

  /** A scene with both planes and the basis vectors on the stage. */
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

  /** The grey plane, which is not mapped. */
  protected final NumberPlane backgroundPlane() {
    return background;
  }

  /** The plane that is mapped. */
  protected final NumberPlane plane() {
    return plane;
  }

  /** The first basis vector, mapped with the rest. */
  protected final TippedArrow iHat() {
    return vectors.get(0);
  }

  /** The second basis vector, mapped with the rest. */
  protected final TippedArrow jHat() {
    return vectors.get(1);
  }

  /** Whether faded copies of the vectors stay where they were when they are mapped. */
  protected final void leaveGhostVectors(boolean leave) {
    leavesGhosts = leave;
  }

  /** Puts objects on the stage behind all that is mapped, where they stay. */
  protected final void addBackgroundMobject(Mobject<?>... mobjects) {
    bringToBack(mobjects);
    bringToBack(background);
  }

  /** Puts objects on the stage whose every point is mapped from now on. */
  protected final void addTransformableMobject(Mobject<?>... mobjects) {
    add(mobjects);
    transformable.addAll(List.of(mobjects));
    vectors.forEach(this::bringToFront);
  }

  /** Puts objects on the stage whose centres are mapped from now on, but which keep their shape. */
  protected final void addMovingMobject(Mobject<?>... mobjects) {
    add(mobjects);
    moving.addAll(List.of(mobjects));
  }

  /** Puts an arrow on the stage whose end is mapped from now on. */
  @Override
  protected final TippedArrow addVector(TippedArrow arrow, boolean animate) {
    super.addVector(arrow, animate);
    vectors.add(arrow);
    return arrow;
  }

  /** Puts the unit square on the stage, yellow, to be mapped. */
  protected final Square addUnitSquare() {
    Square square = new Square(1).setStroke(Palette.YELLOW, 3).setFill(Palette.YELLOW, 0.3);
    addTransformableMobject(square.moveTo(Vec.of(0.5, 0.5)));
    return square;
  }

  /**
   * Applies a 2 x 2 matrix, row by row, to everything, in three seconds.
   *
   * @throws IllegalArgumentException if the matrix is not 2 x 2
   */
  protected final void applyMatrix(double[][] rows, Animation<?>... others) {
    Affine map = map(rows);
    applyFunction(map::apply, others);
  }

  /**
   * The animation of one object by a matrix, for a {@code play}: the word of this name, which the
   * scene's own {@link #applyMatrix(double[][], Animation...)} would hide.
   */
  protected static TransformInto applyMatrix(Mobject<?> mobject, double[][] rows) {
    return Animations.applyMatrix(mobject, rows);
  }

  /** The animation of one object by a matrix about a point. */
  protected static TransformInto applyMatrix(Mobject<?> mobject, double[][] rows, Vec about) {
    return Animations.applyMatrix(mobject, rows, about);
  }

  /**
   * Undoes {@link #applyMatrix(double[][], Animation...)}.
   *
   * @throws IllegalArgumentException if the matrix is not 2 x 2, or its determinant is 0
   */
  protected final void applyInverse(double[][] rows, Animation<?>... others) {
    Affine map = map(rows);
    if (map.determinant() == 0) {
      throw new IllegalArgumentException(
          "the matrix has determinant 0: it flattens the plane, which cannot be undone");
    }
    applyFunction(map.inverse()::apply, others);
  }

  /** Applies any map, in three seconds; the lines of the plane bend. */
  protected final void applyNonlinearTransformation(
      UnaryOperator<Vec> function, Animation<?>... others) {
    plane.prepareForNonlinearTransform();
    applyFunction(function, others);
  }

  /**
   * Applies a map to all transformable points, the ends of the vectors and the centres of moving
   * mobjects.
   */
  protected final void applyFunction(UnaryOperator<Vec> function, Animation<?>... others) {
    List<Animation<?>> all = new ArrayList<>();
    for (Mobject<?> m : transformable) {
      all.add(Animations.applyPointwiseFunction(m, function).runTime(MAP_TIME));
    }
    for (TippedArrow v : vectors) {
      if (leavesGhosts) {
        add(v.copy().fade(GHOST));
        bringToFront(v);
      }
      Vec end = function.apply(v.end());
      all.add(Animations.animate(v, a -> a.putStartAndEndOn(Vec.ZERO, end)).runTime(MAP_TIME));
    }
    for (Mobject<?> m : moving) {
      all.add(Animations.applyPointwiseFunctionToCenter(m, function).runTime(MAP_TIME));
    }
    all.addAll(List.of(others));
    play(all);
  }

  /**
   * The formula "det(matrix) = value" of a 2 x 2 matrix, row by row.
   *
   * @throws IllegalArgumentException if the matrix is not 2 x 2
   */
  protected final Tex determinantLabel(double[][] rows) {
    map(rows);
    double value = rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0];
    return new Tex(
        "\\det\\left(\\begin{bmatrix} "
            + number(rows[0][0])
            + " & "
            + number(rows[0][1])
            + " \\\\ "
            + number(rows[1][0])
            + " & "
            + number(rows[1][1])
            + " \\end{bmatrix}\\right) = "
            + number(value));
  }

  private static Affine map(double[][] rows) {
    if (rows.length != 2 || rows[0].length != 2 || rows[1].length != 2) {
      throw new IllegalArgumentException("the matrix of a map of the plane has 2 x 2 numbers");
    }
    return Affine.plane(rows[0][0], rows[1][0], rows[0][1], rows[1][1], 0, 0);
  }
}
