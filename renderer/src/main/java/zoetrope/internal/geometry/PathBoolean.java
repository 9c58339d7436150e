package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Path;

/**
 * Boolean operations of plane areas bounded by curves: the results are bounded by parts of the same
 * curves, not by polygons.
 *
 * <p>An area is what a fill of the path shows: inside is where the winding number is not 0, and an
 * open subpath counts as closed by a straight segment. Results have simple loops, outlines
 * counter-clockwise and holes clockwise; an area of no size is {@link Path#EMPTY}. Points and
 * curves nearer than 1e-9 of the extent are one, so edges that coincide, touch or share corners
 * leave no slivers. All paths of an operation lie in one plane of constant z. Curves that cross in
 * more than 10,000 places are refused with an {@link ArithmeticException}.
 *
 * <p>The method: all curves are cut where they meet, coincident parts become one edge, each edge is
 * kept when the result is on just one of its sides (by winding numbers counted along a ray from its
 * middle), and the kept edges are linked to loops.
 */
public final class PathBoolean {
  private static final double RELATIVE_TOLERANCE = 1e-9;
  private static final double[] SAMPLES = {0.5, 0.37, 0.68, 0.21, 0.83};
  private static final int ATTEMPTS = 4;

  private PathBoolean() {}

  /** Says by the winding numbers of the operands whether a place belongs to the result. */
  private interface Rule {
    boolean inside(int[] winding);
  }

  /**
   * All that lies in at least one of the paths. Throws {@link IllegalArgumentException} for
   * coordinates that are not finite or a path that leaves the common plane, as all operations here.
   */
  public static Path union(Path... paths) {
    return combine(List.of(paths), w -> count(w, 0) > 0);
  }

  /** What lies in all of the paths; empty when there is none. */
  public static Path intersection(Path... paths) {
    return combine(List.of(paths), w -> w.length > 0 && count(w, 0) == w.length);
  }

  /** What lies in {@code path} and in none of {@code others}. */
  public static Path difference(Path path, Path... others) {
    List<Path> all = new ArrayList<>(List.of(path));
    all.addAll(Arrays.asList(others));
    return combine(all, w -> w[0] != 0 && count(w, 1) == 0);
  }

  /** What lies in an odd number of the paths: of two, in just one. */
  public static Path exclusion(Path... paths) {
    return combine(List.of(paths), w -> count(w, 0) % 2 == 1);
  }

  /**
   * The area that {@code path} fills under the even-odd rule (inside is where the winding number is
   * odd), as a path that fills it under the non-zero rule too.
   */
  public static Path evenOdd(Path path) {
    return combine(List.of(path), w -> w[0] % 2 != 0);
  }

  /**
   * The parts of the curves of {@code line} that lie in {@code area} or on its edge: open pieces,
   * or {@code line} itself when nothing of it lies outside.
   */
  public static Path partsInside(Path line, Path area) {
    PlaneExtent extent = PlaneExtent.of(List.of(line, area));
    return new LineClip(area, tolerance(extent)).inside(line);
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
        "the curves of a boolean operation meet in too many places that cannot be told apart ("
            + paths
            + "): simplify the paths or move one of them a little");
  }

  /** Rounding far from the origin must stay below it. */
  private static double tolerance(PlaneExtent extent) {
    return Math.max(RELATIVE_TOLERANCE * extent.size(), 64 * Math.ulp(extent.farthest()));
  }

  /** The result, or null when the kept edges do not make loops. */
  private static Path attempt(List<Path> paths, Rule rule, double tolerance, double z) {
    PlanarArrangement arrangement = new PlanarArrangement(paths.size(), tolerance);
    for (int i = 0; i < paths.size(); i++) {
      ClosedCurves.addTo(arrangement, paths.get(i), i);
    }
    List<PlanarArrangement.Edge> edges = arrangement.edges();
    WindingNumbers field = new WindingNumbers(edges);
    for (double t : SAMPLES) {
      List<PlanarArrangement.Edge> kept = kept(edges, field, rule, t);
      if (LoopLinker.balanced(kept)) {
        return new LoopLinker(arrangement, tolerance, z).link(kept);
      }
    }
    return null;
  }

  private static List<PlanarArrangement.Edge> kept(
      List<PlanarArrangement.Edge> edges, WindingNumbers field, Rule rule, double t) {
    List<PlanarArrangement.Edge> kept = new ArrayList<>();
    for (int i = 0; i < edges.size(); i++) {
      PlanarArrangement.Edge e = edges.get(i);
      int[] left = field.leftOf(i, t);
      int[] right = left.clone();
      for (int k = 0; k < right.length; k++) {
        right[k] -= e.delta()[k];
      }
      boolean inLeft = rule.inside(left);
      if (inLeft != rule.inside(right)) {
        kept.add(inLeft ? e : e.reversed());
      }
    }
    return kept;
  }
}
