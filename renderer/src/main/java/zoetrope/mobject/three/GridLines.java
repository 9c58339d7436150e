package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.PolygonMesh;

/**
 * Lines along the grid of a surface that lie exactly in its faces. They bend at edges, and at the
 * diagonals that divide a nonplanar face into triangles.
 */
final class GridLines {
  private static final int PIECES = 48;

  /** The largest distance between two places on the grid that count as equal, in faces. */
  private static final double PLACE_TOLERANCE = 1e-9;

  private final PolygonMesh faces;
  private final int columns;
  private final int rows;
  private final AbstractSurface<?> surface;

  GridLines(AbstractSurface<?> surface) {
    this.surface = surface;
    PolygonMesh shown = surface.localFaces();
    PolygonMesh side = surface.sideFaces();
    // Other faces of a solid come after its side. A part of a surface has fewer faces.
    faces = shown.size() < side.size() ? side : shown;
    columns = surface.uFaces();
    rows = surface.vFaces();
  }

  /**
   * Adds the pieces of the line of constant u at a fraction of the columns. Each piece has at least
   * three points.
   */
  void addColumn(double share, List<List<Vec>> pieces) {
    double column = share * columns;
    addLine(rows, column - Math.floor(column), at -> point(column, at), pieces);
  }

  /**
   * Adds the pieces of the line of constant v at a fraction of the rows. Each piece has at least
   * three points.
   */
  void addRow(double share, List<List<Vec>> pieces) {
    double row = share * rows;
    addLine(columns, row - Math.floor(row), at -> point(at, row), pieces);
  }

  /**
   * Adds the pieces of a line.
   *
   * @param end the number of faces that it crosses
   * @param diagonal where the line crosses the diagonal of each face: 0 at the beginning of the
   *     face, 1 at its end
   * @param line a function from places on the grid to points
   */
  private static void addLine(
      int end, double diagonal, DoubleFunction<Vec> line, List<List<Vec>> pieces) {
    double from = 0;
    for (int k = 1; k <= PIECES; k++) {
      double to = k == PIECES ? end : (double) k * end / PIECES;
      List<Vec> points = new ArrayList<>(List.of(line.apply(from)));
      double last = from;
      for (int cell = (int) from; cell < to; cell++) {
        last = addBetween(cell, last, to, line, points);
        last = addBetween(cell + diagonal, last, to, line, points);
      }
      if (points.size() == 1) {
        points.add(line.apply((from + to) / 2));
      }
      points.add(line.apply(to));
      pieces.add(points);
      from = to;
    }
  }

  private static double addBetween(
      double place, double last, double end, DoubleFunction<Vec> line, List<Vec> points) {
    if (place - last <= PLACE_TOLERANCE || end - place <= PLACE_TOLERANCE) {
      return last;
    }
    points.add(line.apply(place));
    return place;
  }

  /** Returns the point of the faces at a place of the grid, in scene coordinates. */
  private Vec point(double column, double row) {
    int i = (int) Math.min(column, columns - 1);
    int j = (int) Math.min(row, rows - 1);
    double x = column - i;
    double y = row - j;
    int face = i * rows + j;
    Vec start = faces.corner(face, 0);
    Vec end = faces.corner(face, 2);
    // The diagonal from corner 0 to corner 2 divides the face into two triangles.
    Vec point =
        x >= y
            ? start.plus(way(face, 0, 1).times(x)).plus(end.minus(faces.corner(face, 1)).times(y))
            : start.plus(way(face, 0, 3).times(y)).plus(end.minus(faces.corner(face, 3)).times(x));
    return surface.place().apply(point);
  }

  private Vec way(int face, int from, int to) {
    return faces.corner(face, to).minus(faces.corner(face, from));
  }
}
