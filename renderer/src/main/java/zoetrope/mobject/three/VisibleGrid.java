package zoetrope.mobject.three;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.RunNotes;
import zoetrope.mobject.three.mesh.Interval;
import zoetrope.mobject.three.mesh.PolygonMesh;

/**
 * The visible part of the grid of a surface. Faces keep their numbers and their four corners, so
 * that patterns, lines and transforms still fit them. A hidden corner moves to the border of the
 * visible part, or else to the next corner of its face. Faces without visible corners have no area.
 */
final class VisibleGrid {
  /** The number of bisections of an edge, which find the border to 1/4096 of the edge. */
  private static final int BISECTIONS = 12;

  private final SurfaceFunction function;
  private final Interval u;
  private final Interval v;
  private final int columns;
  private final int rows;

  /** The condition for visible points; null if all finite points are visible. */
  private final Predicate<Vec> inside;

  private final double[] points;
  private final boolean[] shown;
  private final Map<Integer, Vec> borders = new HashMap<>();

  VisibleGrid(
      SurfaceFunction function,
      Interval u,
      Interval v,
      int columns,
      int rows,
      Predicate<Vec> inside) {
    this.function = function;
    this.u = u;
    this.v = v;
    this.columns = columns;
    this.rows = rows;
    this.inside = inside;
    shown = new boolean[(columns + 1) * (rows + 1)];
    points = new double[3 * shown.length];
    for (int k = 0; k < shown.length; k++) {
      Vec point = at(k / (rows + 1), k % (rows + 1));
      shown[k] = isShown(point);
      points[3 * k] = point.x();
      points[3 * k + 1] = point.y();
      points[3 * k + 2] = point.z();
    }
  }

  private Vec at(int i, int j) {
    return function.at(u.at(i, columns), v.at(j, rows));
  }

  /**
   * Returns the faces. Warns the author once if some points are not finite. If no point is finite,
   * the faces keep the points, and drawing the faces throws an exception.
   *
   * @param closed whether the faces enclose a solid
   */
  PolygonMesh faces(boolean closed) {
    PolygonMesh all = PolygonMesh.grid(points, columns + 1, rows + 1, closed);
    Vec anyFinite = null;
    Vec anyShown = null;
    boolean allFinite = true;
    boolean allShown = true;
    for (int k = 0; k < shown.length; k++) {
      Vec p = PolygonMesh.vec(points, k);
      anyFinite = anyFinite == null && p.isFinite() ? p : anyFinite;
      anyShown = anyShown == null && shown[k] ? p : anyShown;
      allFinite &= p.isFinite();
      allShown &= shown[k];
    }
    if (!allFinite && anyFinite != null) {
      RunNotes.warnOnce(
          "a surface has no finite value at some points: it has no faces there; return a finite"
              + " point if this is not intended");
    }
    if (allShown || anyFinite == null) {
      return all;
    }
    return anyShown == null ? PolygonMesh.NONE : all.withCorners(corners(anyShown), closed);
  }

  /** Returns three coordinates for each corner of each face. */
  private double[] corners(Vec anyShown) {
    double[] corners = new double[12 * columns * rows];
    for (int face = 0; face < columns * rows; face++) {
      Vec[] quad = quad(face / rows, face % rows, anyShown);
      for (int k = 0; k < 4; k++) {
        corners[12 * face + 3 * k] = quad[k].x();
        corners[12 * face + 3 * k + 1] = quad[k].y();
        corners[12 * face + 3 * k + 2] = quad[k].z();
      }
    }
    return corners;
  }

  /** Returns the corners of a face; all are at {@code elsewhere} if none is visible. */
  private Vec[] quad(int column, int row, Vec elsewhere) {
    int[][] places = {{column, row}, {column + 1, row}, {column + 1, row + 1}, {column, row + 1}};
    Vec[] quad = new Vec[4];
    boolean any = false;
    for (int[] place : places) {
      any |= isShown(place[0], place[1]);
    }
    for (int k = 0; k < 4 && any; k++) {
      int i = places[k][0];
      int j = places[k][1];
      quad[k] = isShown(i, j) ? point(i, j) : border(i, j, column, row);
    }
    for (int k = 7; k >= 0; k--) {
      quad[k % 4] = quad[k % 4] == null ? quad[(k + 1) % 4] : quad[k % 4];
    }
    for (int k = 0; k < 4 && !any; k++) {
      quad[k] = elsewhere;
    }
    return quad;
  }

  /**
   * Returns the place of a hidden corner of a face on the border, or null if it has none. All faces
   * use the same place, except where visible points on opposite sides may belong to different
   * branches of the function.
   */
  private Vec border(int i, int j, int column, int row) {
    boolean isBetween =
        isShown(i - 1, j) && isShown(i + 1, j) || isShown(i, j - 1) && isShown(i, j + 1);
    Vec[] found =
        Stream.of(
                i == column || !isBetween ? onEdge(i, j, 1, 0) : null,
                i > column || !isBetween ? onEdge(i, j, -1, 0) : null,
                j == row || !isBetween ? onEdge(i, j, 0, 1) : null,
                j > row || !isBetween ? onEdge(i, j, 0, -1) : null)
            .filter(Objects::nonNull)
            .toArray(Vec[]::new);
    Vec sum = Vec.ZERO;
    for (Vec p : found) {
      sum = sum.plus(p);
    }
    return found.length == 0 ? null : sum.times(1.0 / found.length);
  }

  /** Returns the last visible point on the way from a neighbour to a hidden point, or null. */
  private Vec onEdge(int i, int j, int di, int dj) {
    if (inside == null || !isShown(i + di, j + dj)) {
      return null;
    }
    return borders.computeIfAbsent(
        5 * (i * (rows + 1) + j) + 2 + 2 * di + dj, key -> bisected(i, j, i + di, j + dj));
  }

  private Vec bisected(int i, int j, int shownI, int shownJ) {
    Vec border = point(shownI, shownJ);
    double hidden = 0;
    double visible = 1;
    for (int k = 0; k < BISECTIONS; k++) {
      double middle = (hidden + visible) / 2;
      double atU = u.at(i, columns) + middle * (u.at(shownI, columns) - u.at(i, columns));
      double atV = v.at(j, rows) + middle * (v.at(shownJ, rows) - v.at(j, rows));
      Vec p = function.at(atU, atV);
      if (isShown(p)) {
        border = p;
        visible = middle;
      } else {
        hidden = middle;
      }
    }
    return border;
  }

  private Vec point(int i, int j) {
    return PolygonMesh.vec(points, i * (rows + 1) + j);
  }

  private boolean isShown(int i, int j) {
    return i >= 0 && i <= columns && j >= 0 && j <= rows && shown[i * (rows + 1) + j];
  }

  private boolean isShown(Vec p) {
    return p.isFinite() && (inside == null || inside.test(p));
  }
}
