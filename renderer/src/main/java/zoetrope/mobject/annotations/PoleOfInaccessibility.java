package zoetrope.mobject.annotations;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.SpaceOps;
import zoetrope.geometry.Vec;

/**
 * The pole of inaccessibility of polygons: the point inside, by the even-odd rule, that is farthest
 * from all edges. As in Mapbox's Polylabel, squares that may contain a better point than the best
 * so far are divided into four, the most promising first.
 */
final class PoleOfInaccessibility {
  private static final int MAX_CELLS = 100_000;

  private final List<List<Vec>> polygons;
  private final PriorityQueue<Cell> cells =
      new PriorityQueue<>(
          Comparator.comparingDouble(Cell::promise)
              .reversed()
              .thenComparingDouble(c -> c.center().x())
              .thenComparingDouble(c -> c.center().y()));

  /** A square and the distance of its centre from the edges, which is negative outside. */
  private record Cell(Vec center, double half, double distance) {
    double promise() {
      return distance + half * Math.sqrt(2);
    }
  }

  PoleOfInaccessibility(List<List<Vec>> polygons) {
    this.polygons = polygons;
  }

  /**
   * Returns an inner point that is almost farthest from all edges. No point is farther by more than
   * {@code precision}.
   */
  Vec find(double precision) {
    Bounds box = Bounds.EMPTY;
    for (List<Vec> polygon : polygons) {
      for (Vec corner : polygon) {
        box = box.union(Bounds.of(corner));
      }
    }
    Cell best = cell(box.center(), Math.max(box.size().x(), box.size().y()) / 2);
    cells.add(best);
    for (int i = 0; i < MAX_CELLS && !cells.isEmpty(); i++) {
      Cell cell = cells.remove();
      if (cell.distance > best.distance) {
        best = cell;
      }
      if (cell.promise() - best.distance <= precision) {
        break;
      }
      quarter(cell);
    }
    return best.center;
  }

  private void quarter(Cell cell) {
    double half = cell.half / 2;
    for (int corner = 0; corner < 4; corner++) {
      double x = corner % 2 == 0 ? -half : half;
      double y = corner / 2 == 0 ? -half : half;
      cells.add(cell(cell.center.plus(Vec.of(x, y)), half));
    }
  }

  private Cell cell(Vec center, double half) {
    return new Cell(center, half, distance(center));
  }

  private double distance(Vec p) {
    boolean inside = false;
    double nearest = Double.POSITIVE_INFINITY;
    for (List<Vec> polygon : polygons) {
      Vec a = polygon.get(polygon.size() - 1);
      for (Vec b : polygon) {
        if (a.y() > p.y() != b.y() > p.y()
            && p.x() < (b.x() - a.x()) * (p.y() - a.y()) / (b.y() - a.y()) + a.x()) {
          inside = !inside;
        }
        nearest = Math.min(nearest, p.distance(SpaceOps.closestPointOnLine(a, b, p)));
        a = b;
      }
    }
    return inside ? nearest : -nearest;
  }
}
