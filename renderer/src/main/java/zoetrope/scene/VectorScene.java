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
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.TippedArrow;
import zoetrope.mobject.matrix.TexMatrix;
import zoetrope.mobject.text.Tex;

/**
 * Manim CE's {@code VectorScene}: vectors in the plane.
 *
 * <pre>{@code
 * addPlane();
 * var v = addVector(at(-3, -2));
 * vectorToCoords(v);
 * }</pre>
 */
public abstract class VectorScene extends Scene {
  /** The colour of the first basis vector and of x components. */
  public static final Color X_COLOR = Palette.GREEN;

  /** The colour of the second basis vector and of y components. */
  public static final Color Y_COLOR = Palette.RED;

  private static final double COLUMN_SCALE = 0.8;
  private static final double DIMNESS = 0.7;

  /** A scene with an empty stage. */
  protected VectorScene() {}

  /** Puts a plane with lines at whole numbers on the stage, which fills the frame. */
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

  /** The arrow from the origin to {@code end}, yellow; it is not on the stage yet. */
  protected final TippedArrow arrowTo(Vec end) {
    return new TippedArrow(Vec.ZERO, end).buff(0).setColor(Palette.YELLOW);
  }

  /** An arrow from the origin to {@code end} grows, in one second. */
  protected TippedArrow addVector(Vec end) {
    return addVector(arrowTo(end), true);
  }

  /**
   * Puts an arrow from the origin on the stage.
   *
   * @param animate whether it grows, in one second
   */
  protected TippedArrow addVector(TippedArrow arrow, boolean animate) {
    if (animate) {
      play(Animations.growArrow(arrow));
    }
    add(arrow);
    return arrow;
  }

  /** The green and the red unit vector, not on the stage yet. */
  protected final Group<TippedArrow> basisVectors() {
    return new Group<>(
        arrowTo(Directions.RIGHT).setColor(X_COLOR), arrowTo(Directions.UP).setColor(Y_COLOR));
  }

  /** Writes a formula beside a vector, on the side that is turned away from the vertical. */
  protected final Tex labelVector(TippedArrow arrow, String source) {
    Tex label = new Tex(source).scale(COLUMN_SCALE).setColor(arrow.strokeColor());
    Vec along = arrow.end().minus(arrow.start());
    Vec across = Vec.of(-along.y(), along.x()).normalized();
    label.moveTo(arrow.center().plus(across.times(label.height() / 2 + 0.2)));
    play(Animations.write(label).runTime(1));
    return label;
  }

  /** The column of a vector's coordinates, with at most two decimals, beside its end. */
  protected final TexMatrix coordinateLabel(TippedArrow arrow) {
    Vec end = arrow.end();
    return column(end).scale(COLUMN_SCALE).nextTo(end, sideOf(end.x()));
  }

  private static TexMatrix column(Vec v) {
    return new TexMatrix(new String[][] {{number(v.x())}, {number(v.y())}});
  }

  /** A number with as many decimals as it needs, two at most. */
  static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  private static Vec sideOf(double x) {
    return x >= 0 ? Directions.RIGHT : Directions.LEFT;
  }

  /**
   * Draws the x and y components of a vector with their lengths, and moves these into a column of
   * coordinates; only the column remains. 4 s.
   */
  protected final TexMatrix vectorToCoords(TippedArrow arrow) {
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
   * Moves the entries of a column of coordinates to the x and y components, which are drawn, and
   * grows the vector. 7 s.
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

  /** A faded copy of a vector is shifted by {@code along}, and stays. 1 s. */
  protected final Mobject<?> showGhostMovement(Vec along, TippedArrow of) {
    TippedArrow ghost = of.copy().fade(DIMNESS);
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
