package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jgrapht.Graph;
import org.jgrapht.alg.drawing.FRLayoutAlgorithm2D;
import org.jgrapht.alg.drawing.model.LayoutModel2D;
import org.jgrapht.alg.drawing.model.Point2D;

/**
 * The grid variant of Fruchterman and Reingold. Vertices repel only those that are nearer than
 * twice the length of springs, so the cost grows linearly. JGraphT's variant with a quadtree is not
 * used because it does not terminate if two vertices are at the same place.
 */
final class NearbySprings extends FRLayoutAlgorithm2D<Integer, Integer> {
  /** The largest distance of vertices that repel each other, in lengths of springs. */
  private static final double REACH = 2;

  NearbySprings(int iterations, double springLength, Random random) {
    super(iterations, springLength, random);
  }

  /** A square whose sides are as long as the reach. */
  private record Cell(int column, int row) {}

  @Override
  protected Map<Integer, Point2D> calculateRepulsiveForces(
      Graph<Integer, Integer> graph, LayoutModel2D<Integer> model) {
    double reach = REACH * optimalDistance;
    Map<Cell, List<Point2D>> grid = new HashMap<>();
    for (Integer vertex : graph.vertexSet()) {
      Point2D place = model.get(vertex);
      grid.computeIfAbsent(cell(place, reach), c -> new ArrayList<>()).add(place);
    }
    Map<Integer, Point2D> forces = new LinkedHashMap<>();
    for (Integer vertex : graph.vertexSet()) {
      forces.put(vertex, push(model.get(vertex), reach, grid));
    }
    return forces;
  }

  private static Cell cell(Point2D place, double side) {
    return new Cell((int) Math.floor(place.getX() / side), (int) Math.floor(place.getY() / side));
  }

  /** Returns the sum of the forces of all other vertices in the surrounding cells. */
  private Point2D push(Point2D place, double reach, Map<Cell, List<Point2D>> grid) {
    Cell center = cell(place, reach);
    double x = 0;
    double y = 0;
    for (int column = center.column - 1; column <= center.column + 1; column++) {
      for (int row = center.row - 1; row <= center.row + 1; row++) {
        for (Point2D other : grid.getOrDefault(new Cell(column, row), List.of())) {
          double dx = place.getX() - other.getX();
          double dy = place.getY() - other.getY();
          double distance = Math.sqrt(dx * dx + dy * dy);
          if (distance > 0 && distance < reach) {
            double force = repulsiveForce(distance) / distance;
            x += dx * force;
            y += dy * force;
          }
        }
      }
    }
    return Point2D.of(x, y);
  }
}
