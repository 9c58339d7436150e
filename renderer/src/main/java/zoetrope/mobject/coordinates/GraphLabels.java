package zoetrope.mobject.coordinates;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.Bezier;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Mobject;

/** The placement of labels next to graphs. */
final class GraphLabels {
  /**
   * The number of steps of the search for a place, from the right end of the axis, as in Manim
   * Community Edition.
   */
  private static final int SEARCH_STEPS = 99;

  /** The number of chords that approximate a curve. */
  private static final int CHORDS = 4;

  /** The smallest distance of a label from the centre line of the curve, in scene units. */
  private static final double MIN_CLEARANCE = 0.05;

  private static final double[] DISTANCES = {0.25, 0.5, 0.75, 1};

  private GraphLabels() {}

  /**
   * Returns the place of a label in Manim Community Edition: the last x where the graph is below
   * the top of the frame.
   */
  static double communityPlace(CoordinateFrame axes, FunctionGraph graph) {
    double first = axes.xAxis().range().min();
    double last = axes.xAxis().range().max();
    Scale scale = axes.xAxis().numberScale();
    for (int i = 0; i <= SEARCH_STEPS; i++) {
      double x = scale.value(last + (first - last) * i / SEARCH_STEPS);
      Vec p = axes.coordsToPoint(x, graph.valueAt(x));
      if (graph.range().contains(x) && p.isFinite() && p.y() < CurrentFrame.yRadius()) {
        return x;
      }
    }
    return graph.range().max();
  }

  /**
   * Puts a label next to a point of a graph in the {@code preferred} direction. If it would overlap
   * the curve, it is put in another direction or farther away. If no place is free, it is put in
   * the preferred direction.
   */
  static <M extends Mobject<M>> M beside(M label, FunctionGraph graph, Vec point, Vec preferred) {
    List<Vec> chords = chords(graph.path());
    for (double distance : DISTANCES) {
      for (Vec direction : directions(preferred)) {
        put(label, point, direction, distance);
        if (isClear(label.bounds(), chords)) {
          return label;
        }
      }
    }
    return put(label, point, preferred, DISTANCES[0]);
  }

  private static <M extends Mobject<M>> M put(M label, Vec point, Vec direction, double distance) {
    label.nextTo(point, direction, distance);
    boolean inFrame =
        Math.abs(point.x()) <= CurrentFrame.xRadius()
            && Math.abs(point.y()) <= CurrentFrame.yRadius();
    return inFrame ? LabelSpacing.ontoScreen(label, 0) : label;
  }

  private static List<Vec> directions(Vec preferred) {
    List<Vec> all = new ArrayList<>(List.of(preferred, preferred.negate()));
    for (int i = 0; i < 8; i++) {
      Vec way = Vec.polar(1, Math.PI / 2 - i * Math.PI / 4);
      all.add(Vec.of(Math.rint(way.x()), Math.rint(way.y())));
    }
    return all;
  }

  /** Returns the ends of the chords that approximate a path, two for each chord. */
  private static List<Vec> chords(Path path) {
    List<Vec> ends = new ArrayList<>();
    for (int k = 0; k < path.subpathCount(); k++) {
      Path piece = path.subpath(k);
      double[] c = piece.coordinates();
      for (int i = 0; i < piece.curveCount(); i++) {
        Vec from = piece.point(3 * i);
        for (int j = 1; j <= CHORDS; j++) {
          Vec to = Bezier.point(c, 9 * i, (double) j / CHORDS);
          ends.add(from);
          ends.add(to);
          from = to;
        }
      }
    }
    return ends;
  }

  private static boolean isClear(Bounds label, List<Vec> chords) {
    Vec gap = Vec.of(MIN_CLEARANCE, MIN_CLEARANCE);
    Vec min = label.min().minus(gap);
    Vec max = label.max().plus(gap);
    for (int i = 0; i < chords.size(); i += 2) {
      if (crosses(chords.get(i), chords.get(i + 1), min, max)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the line from {@code a} to {@code b} crosses the box, in the xy plane. */
  private static boolean crosses(Vec a, Vec b, Vec min, Vec max) {
    double from = 0;
    double to = 1;
    for (int d = 0; d < 2; d++) {
      double start = a.get(d);
      double way = b.get(d) - start;
      if (way == 0) {
        if (start < min.get(d) || start > max.get(d)) {
          return false;
        }
        continue;
      }
      double t0 = (min.get(d) - start) / way;
      double t1 = (max.get(d) - start) / way;
      from = Math.max(from, Math.min(t0, t1));
      to = Math.min(to, Math.max(t0, t1));
    }
    return from <= to;
  }
}
