package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.internal.geometry.PlanarArrangement.Edge;

/**
 * Boolean operations on plane areas bounded by curves. The results are bounded by parts of the same
 * curves, not by polygons.
 *
 * <p>An area is the inside of a path by the nonzero winding rule; open subpaths are closed by a
 * straight segment. Results have simple loops, outlines counter-clockwise and holes clockwise; an
 * empty area is {@link Path#EMPTY}. Points and curves nearer than 1e-9 of the extent are merged, so
 * edges that coincide, touch or share corners leave no slivers.
 *
 * <p>All operations throw an {@link IllegalArgumentException} unless all coordinates are finite and
 * in one plane of constant z. They throw an {@link ArithmeticException} for curves that cross in
 * more than 10,000 places.
 *
 * <p>The method has three steps. It builds a planar arrangement of all curves. It selects each edge
 * that has the result on exactly one side, by winding numbers counted along a ray from its middle.
 * It links the selected edges into loops.
 */
public final class PathBoolean {
  private static final double RELATIVE_TOLERANCE = 1e-9;
  private static final double[] SAMPLES = {0.5, 0.37, 0.68, 0.21, 0.83};
  private static final int ATTEMPTS = 4;

  private PathBoolean() {}

  /** Decides from the winding numbers of the operands whether a point is in the result. */
  private interface Rule {
    boolean inside(int[] winding);
  }

  /** Returns the area inside at least one of the paths. */
  public static Path union(Path... paths) {
    return combine(List.of(paths), w -> count(w, 0) > 0);
  }

  /** Returns the area inside all of the paths; empty without paths. */
  public static Path intersection(Path... paths) {
    return combine(List.of(paths), w -> w.length > 0 && count(w, 0) == w.length);
  }

  /** Returns the area that is inside {@code path} and outside all {@code others}. */
  public static Path difference(Path path, Path... others) {
    List<Path> all = new ArrayList<>(List.of(path));
    all.addAll(Arrays.asList(others));
    return combine(all, w -> w[0] != 0 && count(w, 1) == 0);
  }

  /** Returns the area inside an odd number of the paths; for two paths, inside exactly one. */
  public static Path exclusion(Path... paths) {
    return combine(List.of(paths), w -> count(w, 0) % 2 == 1);
  }

  /** Returns a path that fills by the nonzero rule what {@code path} fills by even-odd. */
  public static Path evenOdd(Path path) {
    return combine(List.of(path), w -> w[0] % 2 != 0);
  }

  private static int count(int[] winding, int from) {
    int n = 0;
    for (int i = from; i < winding.length; i++) {
      n += winding[i] != 0 ? 1 : 0;
    }
    return n;
  }

  private static Path combine(List<Path> paths, Rule rule) {
    PlaneExtent extent = PlaneExtent.of(paths);
    if (extent.size() == 0) {
      return Path.EMPTY;
    }
    double tolerance = tolerance(extent);
    for (int i = 0; i < ATTEMPTS; i++) {
      Path result = attempt(paths, rule, tolerance, extent.z());
      if (result != null) {
        return result;
      }
      tolerance *= 10;
    }
    throw new ArithmeticException(
        "the curves of a boolean operation meet in too many places that are too close together: "
            + "simplify the paths, or move one of them slightly");
  }

  /** Returns a tolerance above rounding errors: at least 64 ulp of the farthest coordinate. */
  private static double tolerance(PlaneExtent extent) {
    return Math.max(RELATIVE_TOLERANCE * extent.size(), 64 * Math.ulp(extent.farthest()));
  }

  /** Returns the result, or null if the selected edges cannot be linked into loops. */
  private static Path attempt(List<Path> paths, Rule rule, double tolerance, double z) {
    PlanarArrangement arrangement = new PlanarArrangement(paths.size(), tolerance);
    for (int i = 0; i < paths.size(); i++) {
      addCurves(arrangement, paths.get(i), i);
    }
    List<Edge> edges = arrangement.edges();
    WindingNumbers winding = new WindingNumbers(edges);
    for (double t : SAMPLES) {
      List<Edge> selected = selected(edges, winding, rule, t);
      if (LoopLinker.balanced(selected)) {
        return new LoopLinker(arrangement, tolerance, z).link(selected);
      }
    }
    return null;
  }

  /** Adds the curves of an operand, with every subpath closed, to the arrangement. */
  private static void addCurves(PlanarArrangement arrangement, Path path, int operand) {
    double[] c = path.coordinates();
    for (int k = 0; k < path.subpathCount(); k++) {
      int first = 3 * path.subpathStart(k);
      int last = 3 * (path.subpathStart(k + 1) - 1);
      for (int at = first; at < last; at += 9) {
        arrangement.add(PlaneCubic.of(c, at), operand);
      }
      if (c[first] != c[last] || c[first + 1] != c[last + 1]) {
        arrangement.add(PlaneCubic.line(c[last], c[last + 1], c[first], c[first + 1]), operand);
      }
    }
  }

  private static List<Edge> selected(
      List<Edge> edges, WindingNumbers winding, Rule rule, double t) {
    List<Edge> selected = new ArrayList<>();
    for (int i = 0; i < edges.size(); i++) {
      Edge e = edges.get(i);
      int[] left = winding.leftOf(i, t);
      int[] right = left.clone();
      for (int k = 0; k < right.length; k++) {
        right[k] -= e.delta()[k];
      }
      boolean inLeft = rule.inside(left);
      if (inLeft != rule.inside(right)) {
        selected.add(inLeft ? e : e.reversed());
      }
    }
    return selected;
  }
}
