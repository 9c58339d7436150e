package zoetrope.mobject;

import java.util.function.UnaryOperator;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;

/** How large a mobject is, and how it is scaled, stretched and turned. */
public interface Sizing<S> {
  /** Scaling by less is taken as this, so that a vanished object can still come back. */
  double MIN_SCALE = 1e-8;

  /** The object. */
  S self();

  /** The box of all points. */
  Bounds bounds();

  /** Maps all points. */
  S transform(Affine map);

  // --- asking ---

  /** The extent along x. */
  default double width() {
    return bounds().size().x();
  }

  /** The extent along y. */
  default double height() {
    return bounds().size().y();
  }

  /** The extent along z. */
  default double depth() {
    return bounds().size().z();
  }

  // --- scaling ---

  /** Scales about the centre. Stroke widths stay. */
  default S scale(double factor) {
    return scale(factor, bounds().center());
  }

  /** Scales about the box point in direction {@code edge}. */
  default S scaleAboutEdge(double factor, Vec edge) {
    return scale(factor, bounds().point(edge));
  }

  /** Scales about {@code point}. A factor below 1e-8 counts as 1e-8. */
  S scale(double factor, Vec point);

  /** Scales one dimension (0 is x, 1 is y, 2 is z) about the centre; factor 0 flattens. */
  default S stretch(double factor, int dimension) {
    return stretch(factor, dimension, bounds().center());
  }

  /** Scales one dimension about the box point in direction {@code edge}. */
  default S stretchAboutEdge(double factor, int dimension, Vec edge) {
    return stretch(factor, dimension, bounds().point(edge));
  }

  /** Scales one dimension about {@code point}. */
  default S stretch(double factor, int dimension, Vec point) {
    Vec s = new Vec(1, 1, 1).with(dimension, factor);
    return transform(Affine.scaling(s.x(), s.y(), s.z()).about(point));
  }

  /** Scales to a width. An object of no width stays as it is. */
  default S setWidth(double width) {
    return setLength(width, 0, Vec.ZERO);
  }

  /** Scales to a width about the box point in direction {@code edge}. */
  default S setWidth(double width, Vec edge) {
    return setLength(width, 0, edge);
  }

  /** Scales to a height. An object of no height stays as it is. */
  default S setHeight(double height) {
    return setLength(height, 1, Vec.ZERO);
  }

  /** Scales to a height about the box point in direction {@code edge}. */
  default S setHeight(double height, Vec edge) {
    return setLength(height, 1, edge);
  }

  /** Scales to a depth. An object of no depth stays as it is. */
  default S setDepth(double depth) {
    return setLength(depth, 2, Vec.ZERO);
  }

  /** Scales to a depth about the box point in direction {@code edge}. */
  default S setDepth(double depth, Vec edge) {
    return setLength(depth, 2, edge);
  }

  /** Stretches to a width; the other dimensions stay. */
  default S stretchToWidth(double width) {
    return stretchTo(width, 0, Vec.ZERO);
  }

  /** Stretches to a width about the box point in direction {@code edge}. */
  default S stretchToWidth(double width, Vec edge) {
    return stretchTo(width, 0, edge);
  }

  /** Stretches to a height; the other dimensions stay. */
  default S stretchToHeight(double height) {
    return stretchTo(height, 1, Vec.ZERO);
  }

  /** Stretches to a height about the box point in direction {@code edge}. */
  default S stretchToHeight(double height, Vec edge) {
    return stretchTo(height, 1, edge);
  }

  /** Stretches to a depth; the other dimensions stay. */
  default S stretchToDepth(double depth) {
    return stretchTo(depth, 2, Vec.ZERO);
  }

  /** Stretches to a depth about the box point in direction {@code edge}. */
  default S stretchToDepth(double depth, Vec edge) {
    return stretchTo(depth, 2, edge);
  }

  /** Stretches to a width, a height and a depth. */
  default S setShape(double width, double height, double depth) {
    stretchToWidth(width);
    stretchToHeight(height);
    return stretchToDepth(depth);
  }

  /** Scales down to a width if the object is wider. */
  default S setMaxWidth(double width) {
    return width() > width ? setWidth(width) : self();
  }

  /** Scales down to a height if the object is higher. */
  default S setMaxHeight(double height) {
    return height() > height ? setHeight(height) : self();
  }

  /** Scales up to a width if the object is narrower. */
  default S setMinWidth(double width) {
    return width() < width ? setWidth(width) : self();
  }

  /** Scales up to a height if the object is lower. */
  default S setMinHeight(double height) {
    return height() < height ? setHeight(height) : self();
  }

  /** Scales down to a depth if the object is deeper. */
  default S setMaxDepth(double depth) {
    return depth() > depth ? setDepth(depth) : self();
  }

  /** Scales up to a depth if the object is shallower. */
  default S setMinDepth(double depth) {
    return depth() < depth ? setDepth(depth) : self();
  }

  /** Scales to the width of {@code other}. */
  default S matchWidth(Sizing<?> other) {
    return setWidth(other.width());
  }

  /** Scales to the height of {@code other}. */
  default S matchHeight(Sizing<?> other) {
    return setHeight(other.height());
  }

  /** Scales to the depth of {@code other}. */
  default S matchDepth(Sizing<?> other) {
    return setDepth(other.depth());
  }

  private S setLength(double length, int dimension, Vec edge) {
    double own = bounds().size().get(dimension);
    return own == 0 ? self() : scaleAboutEdge(length / own, edge);
  }

  private S stretchTo(double length, int dimension, Vec edge) {
    double own = bounds().size().get(dimension);
    return own == 0 ? self() : stretchAboutEdge(length / own, dimension, edge);
  }

  // --- turning ---

  /** Turns in the plane of the picture about the centre, counter-clockwise, in radians. */
  default S rotate(double angle) {
    return rotate(angle, new Vec(0, 0, 1));
  }

  /**
   * Turns about {@code axis}, a direction, through the centre (right-hand rule), in radians. To
   * turn about a point in the plane of the picture there is {@link #rotateAbout}.
   *
   * @throws IllegalArgumentException for an axis of length 0, unless the angle is 0; and for what
   *     looks like a point in the place of the axis: a vector in the plane of an object of flat
   *     paths, whose length is not 1 and which is no sum of {@code UP}, {@code RIGHT} and the like
   */
  default S rotate(double angle, Vec axis) {
    return rotate(angle, axis, bounds().center());
  }

  /**
   * Turns about {@code axis}, a direction, through {@code point}.
   *
   * @throws IllegalArgumentException for an axis of length 0, unless the angle is 0
   */
  default S rotate(double angle, Vec axis, Vec point) {
    return transform(Affine.rotation(Degrees.check(angle), requireAxis(angle, axis)).about(point));
  }

  /** Turns about {@code point}, in the plane of the picture, counter-clockwise, in radians. */
  default S rotateAbout(double angle, Vec point) {
    return rotate(angle, new Vec(0, 0, 1), point);
  }

  /** Turns about the origin, in the plane of the picture, counter-clockwise, in radians. */
  default S rotateAboutOrigin(double angle) {
    return rotateAbout(angle, Vec.ZERO);
  }

  /** Turns about the box point in direction {@code edge}, in the plane of the picture. */
  default S rotateAboutEdge(double angle, Vec edge) {
    return rotate(angle, new Vec(0, 0, 1), bounds().point(edge));
  }

  /** Turns about {@code axis} through the box point in direction {@code edge}. */
  default S rotateAboutEdge(double angle, Vec axis, Vec edge) {
    return rotate(angle, axis, bounds().point(edge));
  }

  /** Mirrors left and right: half a turn about the vertical axis through the centre. */
  default S flip() {
    return flip(new Vec(0, 1, 0));
  }

  /** Half a turn about {@code axis} through the centre, which mirrors flat objects. */
  default S flip(Vec axis) {
    return rotate(Math.PI, axis, bounds().center());
  }

  private static Vec requireAxis(double angle, Vec axis) {
    if (angle != 0 && axis.length() == 0) {
      throw new IllegalArgumentException(
          "an axis to turn about is a direction, and (0, 0, 0) has none: to turn about a point,"
              + " say rotateAbout(angle, point)");
    }
    return axis;
  }

  // --- fitting ---

  /** Scales to the width of {@code other} and moves to its centre. */
  default S replace(Sizing<?> other) {
    return replace(other, 0);
  }

  /** Scales to the extent of {@code other} in one dimension and moves to its centre. */
  default S replace(Sizing<?> other, int dimension) {
    double length = other.bounds().size().get(dimension);
    if (length == 0) {
      scale(0);
    } else {
      setLength(length, dimension, Vec.ZERO);
    }
    return transform(Affine.translation(other.bounds().center().minus(bounds().center())));
  }

  /** Stretches to width, height and depth of {@code other} and moves to its centre. */
  default S replaceStretched(Sizing<?> other) {
    Vec size = other.bounds().size();
    for (int d = 0; d < 3; d++) {
      stretchTo(size.get(d), d, Vec.ZERO);
    }
    return transform(Affine.translation(other.bounds().center().minus(bounds().center())));
  }

  // --- any map ---

  /**
   * Maps every anchor and handle of the family by {@code function}, in scene coordinates. Paths
   * follow the function as closely as their curves are short: {@code insertCurves} first helps.
   * Objects without a path move as a whole.
   */
  S applyFunction(UnaryOperator<Vec> function);

  /**
   * Maps every anchor and handle of the family, as a complex number, by {@code function}; depths
   * stay. See {@link #applyFunction}.
   */
  default S applyComplexFunction(UnaryOperator<Complex> function) {
    return applyFunction(p -> function.apply(Complex.of(p)).toVec().with(2, p.z()));
  }

  /**
   * Applies a matrix of 2 x 2 or 3 x 3, row by row, about the origin.
   *
   * @throws IllegalArgumentException for another shape
   */
  default S applyMatrix(double[][] rows) {
    int n = rows.length;
    boolean square = n == 2 || n == 3;
    for (double[] row : rows) {
      square = square && row.length == n;
    }
    if (!square) {
      throw new IllegalArgumentException("a matrix that maps points has 2 x 2 or 3 x 3 entries");
    }
    Vec[] columns = {new Vec(1, 0, 0), new Vec(0, 1, 0), new Vec(0, 0, 1)};
    for (int c = 0; c < n; c++) {
      columns[c] = new Vec(rows[0][c], rows[1][c], n == 3 ? rows[2][c] : 0);
    }
    return transform(Affine.ofColumns(columns[0], columns[1], columns[2], Vec.ZERO));
  }

  /** Makes this object 0.25 units wider than {@code other}, around the same centre. */
  default S surround(Mobject<?> other) {
    return surround(other, Placement.MED_SMALL_BUFF);
  }

  /** Makes this object {@code buff} wider than {@code other}, around the same centre. */
  default S surround(Mobject<?> other, double buff) {
    replace(other);
    double width = other.width();
    return width == 0 ? self() : scale((width + buff) / width);
  }
}
