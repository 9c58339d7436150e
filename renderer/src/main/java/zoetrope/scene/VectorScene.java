package zoetrope.scene;

import java.math.BigDecimal;
import java.math.RoundingMode;
import zoetrope.animation.composition.Animations;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.NumberPlane;
import zoetrope.mobject.lines.AbstractTippedLine;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.TippedArrow;
import zoetrope.mobject.matrix.TexMatrix;
import zoetrope.mobject.text.Tex;

/**
 * A scene of vectors in the plane, like Manim CE's {@code VectorScene}.
 *
 * <pre>{@code
 * addPlane();
 * var v = addVector(at(-3, -2));
 * vectorToCoords(v);
 * }</pre>
 */
public abstract class VectorScene extends Scene {
  /** The colour of the first basis vector and of x components, green. */
  public static final Color X_COLOR = Palette.GREEN;

  /** The colour of the second basis vector and of y components, red. */
  public static final Color Y_COLOR = Palette.RED;

  private static final double COLUMN_SCALE = 0.8;
  private static final double DIMNESS = 0.7;

  /** Creates a scene with an empty stage. */
  protected VectorScene() {}

  /** Adds a plane that fills the frame, with lines at whole numbers. */
  protected final NumberPlane addPlane() {
    NumberPlane plane = NumberPlane.community();
    add(plane);
    return plane;
  }

  /** Fades a plane into the background: its lines to an opacity of 0.3, its axes to 0.5. */
  protected final NumberPlane lockInFadedGrid(NumberPlane plane) {
    plane.backgroundLines().fade(DIMNESS);
    plane.fadedLines().fade(DIMNESS);
    plane.xAxis().fade(0.5);
    plane.yAxis().fade(0.5);
    return plane;
  }

  /** Returns a yellow arrow from the origin to {@code end}; it is not on the stage yet. */
  protected final TippedArrow arrowTo(Vec end) {
    return new TippedArrow(Vec.ZERO, end).buff(0).setColor(Palette.YELLOW);
  }

  /** Adds a yellow arrow from the origin to {@code end}, which grows in one second. */
  protected TippedArrow addVector(Vec end) {
    return addVector(arrowTo(end), true);
  }

  /**
   * Adds an arrow that begins at the origin, such as {@code addVector(vector(-1, 1).setColor(BLUE),
   * true)}. Set its colour first, because the arrow is visible from the first frame on.
   *
   * @param arrow made by {@code arrowTo}, {@code vector} or another function for arrows
   * @param animate whether the arrow grows during one second; otherwise it appears at once
   */
  protected <A extends AbstractTippedLine<A>> A addVector(A arrow, boolean animate) {
    if (animate) {
      play(Animations.growArrow(arrow));
    }
    add(arrow);
    return arrow;
  }

  /**
   * Returns the two unit vectors, a green one along x and a red one along y; they are not on the
   * stage yet.
   */
  protected final Group<TippedArrow> basisVectors() {
    return new Group<>(
        arrowTo(Directions.RIGHT).setColor(X_COLOR), arrowTo(Directions.UP).setColor(Y_COLOR));
  }

  /**
   * Writes a formula next to the middle of a vector, in one second, and returns the formula. It is
   * placed on the left, seen along the vector.
   */
  protected final Tex labelVector(AbstractTippedLine<?> arrow, String source) {
    Tex label = new Tex(source).scale(COLUMN_SCALE).setColor(arrow.strokeColor());
    Vec along = arrow.end().minus(arrow.start());
    Vec across = Vec.of(-along.y(), along.x()).normalized();
    label.moveTo(arrow.center().plus(across.times(label.height() / 2 + 0.2)));
    play(Animations.write(label).runTime(1));
    return label;
  }

  /**
   * Returns a column with the coordinates of a vector, with at most two decimals, next to its end.
   * It is not on the stage yet.
   */
  protected final TexMatrix coordinateLabel(AbstractTippedLine<?> arrow) {
    Vec end = arrow.end();
    return column(end).scale(COLUMN_SCALE).nextTo(end, sideOf(end.x()));
  }

  private static TexMatrix column(Vec v) {
    return new TexMatrix(new String[][] {{number(v.x())}, {number(v.y())}});
  }

  /** Returns a number as text, with at most two decimals. */
  static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  private static Vec sideOf(double x) {
    return x >= 0 ? Directions.RIGHT : Directions.LEFT;
  }

  /**
   * Draws the x and y components of a vector with their values, and moves the values into a column
   * of coordinates. Only the column, which is returned, remains. Takes 4 s.
   */
  protected final TexMatrix vectorToCoords(AbstractTippedLine<?> arrow) {
    TexMatrix label = coordinateLabel(arrow);
    Line xLine = xLine(arrow.end());
    Line yLine = yLine(arrow.end());
    Tex x = besideX(label.get(0, 0).copy(), xLine, arrow.end());
    Tex y = besideY(label.get(1, 0).copy(), yLine, arrow.end());
    play(Animations.create(xLine), Animations.write(x).runTime(1));
    play(Animations.create(yLine), Animations.write(y).runTime(1));
    pause();
    play(
        Animations.transform(x, label.get(0, 0)),
        Animations.transform(y, label.get(1, 0)),
        Animations.write(label.brackets()).runTime(1),
        Animations.fadeOut(xLine),
        Animations.fadeOut(yLine));
    remove(x, y, xLine, yLine, label.brackets());
    add(label);
    return label;
  }

  /**
   * Shows how coordinates become a vector: moves the entries of a column of coordinates to the x
   * and y components, which are drawn, and grows the vector. Only the vector, which is returned,
   * remains. Takes 7 s.
   *
   * @param place the initial centre of the column
   */
  protected final TippedArrow coordsToVector(Vec coordinates, Vec place) {
    TexMatrix column = column(coordinates).moveTo(place);
    TippedArrow arrow = arrowTo(coordinates);
    Line xLine = xLine(coordinates);
    Line yLine = yLine(coordinates);
    Tex x = column.get(0, 0);
    Tex y = column.get(1, 0);
    play(Animations.write(column).runTime(1));
    pause();
    play(Animations.animate(x, t -> besideX(t, xLine, coordinates)));
    play(Animations.create(xLine));
    play(
        Animations.animate(y, t -> besideY(t, yLine, coordinates)),
        Animations.fadeOut(column.brackets()));
    play(Animations.create(yLine));
    play(
        Animations.growArrow(arrow),
        Animations.fadeOut(new Group<Mobject<?>>(x, y, xLine, yLine)).timeSpan(0.5, 1));
    remove(x, y, xLine, yLine, column);
    add(arrow);
    return arrow;
  }

  /**
   * Shifts a faded copy of a vector by {@code along}, in one second. The copy stays on the stage.
   */
  protected final Mobject<?> showGhostMovement(Vec along, AbstractTippedLine<?> of) {
    AbstractTippedLine<?> ghost = of.copy().fade(DIMNESS);
    play(Animations.animate(ghost, g -> g.shift(along)));
    return ghost;
  }

  private static Line xLine(Vec end) {
    return new Line(Vec.ZERO, Vec.of(end.x(), 0)).setColor(X_COLOR);
  }

  private static Line yLine(Vec end) {
    return new Line(Vec.of(end.x(), 0), Vec.of(end.x(), end.y())).setColor(Y_COLOR);
  }

  private static Tex besideX(Tex number, Line line, Vec end) {
    Vec side = end.y() < 0 ? Directions.UP : Directions.DOWN;
    return number.nextTo(line, side).setColor(X_COLOR);
  }

  private static Tex besideY(Tex number, Line line, Vec end) {
    return number.nextTo(line, sideOf(end.x())).setColor(Y_COLOR);
  }
}
