package zoetrope.mobject;

import java.util.function.UnaryOperator;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.NotFiniteException;

/** Methods that query and change the size and orientation of a mobject. */
public interface Sizing<S> {
  /** The smallest scale factor, so that a vanished object can be scaled up again. */
  double MIN_SCALE = 1e-8;

  /** Returns this object. */
  S self();

  /** Returns the bounding box of all points. */
  Bounds bounds();

  /** Applies a map to all points. */
  S transform(Affine map);

  // --- queries ---

  /** Returns the extent along x, in scene units. */
  default double width() {
    return bounds().size().x();
  }

  /** Returns the extent along y, in scene units. */
  default double height() {
    return bounds().size().y();
  }

  /** Returns the extent along z, in scene units. */
  default double depth() {
    return bounds().size().z();
  }

  // --- scaling ---

  /** Scales the object about its centre. Stroke widths stay. */
  default S scale(double factor) {
    return scale(factor, bounds().center());
  }

  /** Scales the object about the point of its bounding box in direction {@code edge}. */
  default S scaleAboutEdge(double factor, Vec edge) {
    return scale(factor, bounds().point(edge));
  }

  /** Scales the object about {@code point}. Factors below 1e-8 count as 1e-8. */
  S scale(double factor, Vec point);

  /** Scales one dimension (0 is x, 1 is y, 2 is z) about the centre; factor 0 flattens. */
  default S stretch(double factor, int dimension) {
    return stretch(factor, dimension, bounds().center());
  }

  /** Scales one dimension about the point of the bounding box in direction {@code edge}. */
  default S stretchAboutEdge(double factor, int dimension, Vec edge) {
    return stretch(factor, dimension, bounds().point(edge));
  }

  /** Scales one dimension (0 is x, 1 is y, 2 is z) about {@code point}. */
  default S stretch(double factor, int dimension, Vec point) {
    Vec s = new Vec(1, 1, 1).with(dimension, NotFiniteException.check("stretch", factor));
    return transform(Affine.scaling(s.x(), s.y(), s.z()).about(point));
  }

  /** Scales the object to a width in scene units. An object of width 0 does not change. */
  default S setWidth(double width) {
    return setLength(width, 0, Vec.ZERO);
  }

  /** Scales the object to a width in scene units; the {@code edge} side stays in place. */
  default S setWidth(double width, Vec edge) {
    return setLength(width, 0, edge);
  }

  /** Scales the object to a height in scene units. An object of height 0 does not change. */
  default S setHeight(double height) {
    return setLength(height, 1, Vec.ZERO);
  }

  /** Scales the object to a height in scene units; the {@code edge} side stays in place. */
  default S setHeight(double height, Vec edge) {
    return setLength(height, 1, edge);
  }

  /** Scales the object to a depth in scene units. An object of depth 0 does not change. */
  default S setDepth(double depth) {
    return setLength(depth, 2, Vec.ZERO);
  }

  /** Stretches the object to a width in scene units; the other dimensions stay. */
  default S stretchToWidth(double width) {
    return stretchTo(width, 0, Vec.ZERO);
  }

  /** Stretches the object to a width in scene units; the {@code edge} side stays in place. */
  default S stretchToWidth(double width, Vec edge) {
    return stretchTo(width, 0, edge);
  }

  /** Stretches the object to a height in scene units; the other dimensions stay. */
  default S stretchToHeight(double height) {
    return stretchTo(height, 1, Vec.ZERO);
  }

  /** Stretches the object to a height in scene units; the {@code edge} side stays in place. */
  default S stretchToHeight(double height, Vec edge) {
    return stretchTo(height, 1, edge);
  }

  /** Stretches the object to a depth in scene units; the other dimensions stay. */
  default S stretchToDepth(double depth) {
    return stretchTo(depth, 2, Vec.ZERO);
  }

  /** Stretches the object to a width, a height and a depth in scene units. */
  default S setShape(double width, double height, double depth) {
    stretchToWidth(width);
    stretchToHeight(height);
    return stretchToDepth(depth);
  }

  /** Scales the object down to a width in scene units if it is wider. */
  default S setMaxWidth(double width) {
    return width() > width ? setWidth(width) : self();
  }

  /** Scales the object down to a height in scene units if it is higher. */
  default S setMaxHeight(double height) {
    return height() > height ? setHeight(height) : self();
  }

  /** Scales the object up to a width in scene units if it is narrower. */
  default S setMinWidth(double width) {
    return width() < width ? setWidth(width) : self();
  }

  /** Scales the object up to a height in scene units if it is lower. */
  default S setMinHeight(double height) {
    return height() < height ? setHeight(height) : self();
  }

  /** Scales the object down to a depth in scene units if it is deeper. */
  default S setMaxDepth(double depth) {
    return depth() > depth ? setDepth(depth) : self();
  }

  /** Scales the object up to a depth in scene units if it is shallower. */
  default S setMinDepth(double depth) {
    return depth() < depth ? setDepth(depth) : self();
  }

  /** Scales the object to the width of {@code other}. */
  default S matchWidth(Sizing<?> other) {
    return setWidth(other.width());
  }

  /** Scales the object to the height of {@code other}. */
  default S matchHeight(Sizing<?> other) {
    return setHeight(other.height());
  }

  /** Scales the object to the depth of {@code other}. */
  default S matchDepth(Sizing<?> other) {
    return setDepth(other.depth());
  }

  private S setLength(double length, int dimension, Vec edge) {
    double current = bounds().size().get(dimension);
    return current == 0 ? self() : scaleAboutEdge(length / current, edge);
  }

  private S stretchTo(double length, int dimension, Vec edge) {
    double current = bounds().size().get(dimension);
    return current == 0 ? self() : stretchAboutEdge(length / current, dimension, edge);
  }

  // --- rotation ---

  /**
   * Rotates the object about its centre in the xy plane, counter-clockwise.
   *
   * @param angle the angle in radians
   */
  default S rotate(double angle) {
    return rotate(angle, new Vec(0, 0, 1));
  }

  /**
   * Rotates the object about an axis through its centre, by the right-hand rule. To rotate about a
   * point of the xy plane, use {@link #rotateAbout}.
   *
   * @param angle the angle in radians
   * @param axis the direction of the axis
   * @throws IllegalArgumentException if the axis has length 0 and the angle is not 0, or if the
   *     axis is probably meant as a point. This is assumed if the object is flat, the axis is in
   *     its plane, its length is not 1, and it is not a sum of directions such as {@code UP} and
   *     {@code RIGHT}
   */
  default S rotate(double angle, Vec axis) {
    return rotate(angle, axis, bounds().center());
  }

  /**
   * Rotates the object about an axis through {@code point}, by the right-hand rule.
   *
   * @param angle the angle in radians
   * @param axis the direction of the axis
   * @throws IllegalArgumentException if the axis has length 0 and the angle is not 0
   */
  default S rotate(double angle, Vec axis, Vec point) {
    NotFiniteException.check("rotate", angle);
    transform(Affine.rotation(Degrees.check(angle), requireAxis(angle, axis)).about(point));
    if (self() instanceof Mobject<?> turned) {
      Turn.record(turned, angle, axis, point);
    }
    return self();
  }

  /**
   * Rotates the object about {@code point} in the xy plane, counter-clockwise.
   *
   * @param angle the angle in radians
   */
  default S rotateAbout(double angle, Vec point) {
    return rotate(angle, new Vec(0, 0, 1), point);
  }

  /**
   * Rotates the object about the origin in the xy plane, counter-clockwise.
   *
   * @param angle the angle in radians
   */
  default S rotateAboutOrigin(double angle) {
    return rotateAbout(angle, Vec.ZERO);
  }

  /**
   * Rotates the object in the xy plane, counter-clockwise, about the point of its bounding box in
   * direction {@code edge}.
   *
   * @param angle the angle in radians
   */
  default S rotateAboutEdge(double angle, Vec edge) {
    return rotate(angle, new Vec(0, 0, 1), bounds().point(edge));
  }

  /** Mirrors left and right, by half a turn about the vertical axis through the centre. */
  default S flip() {
    return flip(new Vec(0, 1, 0));
  }

  /** Rotates the object by half a turn about {@code axis}, which mirrors flat objects. */
  default S flip(Vec axis) {
    return transform(Affine.rotation(Math.PI, requireAxis(Math.PI, axis)).about(bounds().center()));
  }

  private static Vec requireAxis(double angle, Vec axis) {
    Preconditions.require(
        angle == 0 || axis.length() != 0,
        "the axis of a rotation must not be (0, 0, 0): to rotate about a point,"
            + " use rotateAbout(angle, point)");
    return axis;
  }

  // --- fitting ---

  /**
   * Scales the object to the width of {@code other} and moves it to the centre of {@code other}.
   */
  default S replace(Sizing<?> other) {
    return replace(other, 0);
  }

  /**
   * Scales the object to the extent of {@code other} in a dimension (0 is x, 1 is y, 2 is z), and
   * moves it to the centre of {@code other}.
   */
  default S replace(Sizing<?> other, int dimension) {
    double length = other.bounds().size().get(dimension);
    if (length == 0) {
      scale(0);
    } else {
      setLength(length, dimension, Vec.ZERO);
    }
    return transform(Affine.translation(other.bounds().center().minus(bounds().center())));
  }

  /**
   * Stretches the object to the width, height and depth of {@code other}, and moves it to the
   * centre of {@code other}.
   */
  default S replaceStretched(Sizing<?> other) {
    Vec size = other.bounds().size();
    for (int d = 0; d < 3; d++) {
      stretchTo(size.get(d), d, Vec.ZERO);
    }
    return transform(Affine.translation(other.bounds().center().minus(bounds().center())));
  }

  // --- arbitrary maps ---

  /**
   * Applies {@code function} to all points of the family, in scene coordinates: ends and control
   * points of curves, vertices of surfaces, and dots. Shorter curves follow the function more
   * closely, so call {@code insertCurves} first for precise results. Other objects, such as images,
   * only move with their centre.
   */
  S applyFunction(UnaryOperator<Vec> function);

  /**
   * Applies {@code function} to all points of the family, as complex numbers x + iy. The z
   * coordinates stay. See {@link #applyFunction}.
   */
  default S applyComplexFunction(UnaryOperator<Complex> function) {
    return applyFunction(p -> function.apply(Complex.of(p)).toVec().with(2, p.z()));
  }

  /**
   * Applies a matrix of 2 x 2 or 3 x 3 entries, given by rows, about the origin.
   *
   * @throws IllegalArgumentException if the matrix has another size
   */
  default S applyMatrix(double[][] rows) {
    int n = rows.length;
    boolean square = n == 2 || n == 3;
    for (double[] row : rows) {
      square = square && row.length == n;
    }
    Preconditions.require(square, "a matrix that maps points must have 2 x 2 or 3 x 3 entries");
    Vec[] columns = {new Vec(1, 0, 0), new Vec(0, 1, 0), new Vec(0, 0, 1)};
    for (int c = 0; c < n; c++) {
      columns[c] = new Vec(rows[0][c], rows[1][c], n == 3 ? rows[2][c] : 0);
    }
    return transform(Affine.ofColumns(columns[0], columns[1], columns[2], Vec.ZERO));
  }

  /**
   * Scales this object to be 0.25 scene units wider than {@code other}, and centres it on {@code
   * other}.
   */
  default S surround(Mobject<?> other) {
    return surround(other, Placement.MED_SMALL_BUFF);
  }

  /**
   * Scales this object to be {@code buff} scene units wider than {@code other}, and centres it on
   * {@code other}.
   */
  default S surround(Mobject<?> other, double buff) {
    replace(other);
    double width = other.width();
    return width == 0 ? self() : scale((width + buff) / width);
  }
}
