package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * Two paths with the same structure, so that they can be interpolated point by point.
 *
 * <p>Paths that already have the same structure are not changed. Otherwise subpaths are paired,
 * outlines with outlines and holes with holes, those of similar position and length first. Closed
 * pairs are matched so that corners stay on corners and sides on sides; see {@link CurveMatching}.
 * In other pairs, the longest curves of the subpath with fewer curves are split. A subpath without
 * a partner shrinks into the nearest point of the other path.
 *
 * @param first the first path, subdivided if needed
 * @param second the second path, subdivided if needed, with the same structure as {@code first}
 */
public record PathAlignment(Resampled first, Resampled second) {
  /** Aligns two paths that are not empty. */
  public static PathAlignment of(Path a, Path b) {
    if (a.sameStructure(b)) {
      return new PathAlignment(PathParts.unchanged(a), PathParts.unchanged(b));
    }
    List<Subpath> as = parts(a);
    List<Subpath> bs = parts(b);
    if (as.get(longest(as)).isOppositeTo(bs.get(longest(bs)))) {
      bs.replaceAll(Subpath::reversed);
    }
    Subpath.classifyHoles(as, as.get(longest(as)));
    Subpath.classifyHoles(bs, bs.get(longest(bs)));
    return new SubpathMatching(as, bs).align();
  }

  /**
   * Aligns two paths by their order alone, as Manim Community does: the k-th subpath with the k-th,
   * each from its start. In a pair with m and n &gt; m curves, the first is split into n curves so
   * that its new curve i is a part of the old curve {@code floor(i m / n)}. A subpath without a
   * partner shrinks into the end point of the other path.
   */
  public static PathAlignment inDrawingOrder(Path a, Path b) {
    List<Resampled> first = new ArrayList<>();
    List<Resampled> second = new ArrayList<>();
    for (int k = 0; k < Math.max(a.subpathCount(), b.subpathCount()); k++) {
      Resampled p = k < a.subpathCount() ? subpath(a, k) : endOf(a, b.subpath(k));
      Resampled q = k < b.subpathCount() ? subpath(b, k) : endOf(b, a.subpath(k));
      int n = Math.max(p.path().curveCount(), q.path().curveCount());
      boolean closed = p.path().isClosed(0) && q.path().isClosed(0);
      first.add(SubpathMatching.open(PathParts.cut(p, n), closed));
      second.add(SubpathMatching.open(PathParts.cut(q, n), closed));
    }
    return new PathAlignment(SubpathMatching.join(first), SubpathMatching.join(second));
  }

  /** Returns {@code partner} with all its points at the end of {@code path}. */
  private static Resampled endOf(Path path, Path partner) {
    double[] source = new double[partner.anchorCount()];
    Arrays.fill(source, path.anchorCount() - 1);
    return new Resampled(partner.map(p -> path.end()), source);
  }

  private static Resampled subpath(Path path, int k) {
    Path sub = path.subpath(k);
    int first = path.anchorStart(k);
    IntStream anchors = IntStream.range(first, first + sub.anchorCount());
    return new Resampled(sub, anchors.asDoubleStream().toArray());
  }

  private static int longest(List<Subpath> parts) {
    int best = 0;
    for (int i = 1; i < parts.size(); i++) {
      if (parts.get(i).length > parts.get(best).length) {
        best = i;
      }
    }
    return best;
  }

  private static List<Subpath> parts(Path path) {
    UnitBox box = UnitBox.of(path);
    List<Subpath> parts = new ArrayList<>();
    for (int k = 0; k < path.subpathCount(); k++) {
      parts.add(new Subpath(subpath(path, k), box));
    }
    return parts;
  }

  /** A subpath, and its image in the unit box of its path, which is used for comparisons. */
  static final class Subpath {
    final Resampled real;
    final Path unit;
    final double length;
    final double area;
    private final UnitBox box;
    private boolean hole;

    Subpath(Resampled real, UnitBox box) {
      this.real = real;
      this.box = box;
      this.unit = real.path().map(box::apply);
      double sum = 0;
      double twice = 0;
      Vec last = unit.end();
      for (int i = 0; i < unit.pointCount(); i++) {
        Vec p = unit.point(i);
        sum += i == 0 ? 0 : last.distance(p);
        twice += last.x() * p.y() - last.y() * p.x();
        last = p;
      }
      length = sum;
      area = twice / 2;
    }

    boolean isClosed() {
      return real.path().isClosed(0);
    }

    boolean isHole() {
      return hole;
    }

    /** Whether this and {@code other} are closed and have opposite orientations. */
    boolean isOppositeTo(Subpath other) {
      return isClosed() && other.isClosed() && area * other.area < -1e-9;
    }

    Subpath reversed() {
      double[] source = real.source();
      double[] back = new double[source.length];
      for (int i = 0; i < back.length; i++) {
        back[i] = source[back.length - 1 - i];
      }
      return new Subpath(new Resampled(real.path().reversed(), back), box);
    }

    static void classifyHoles(List<Subpath> parts, Subpath outline) {
      parts.forEach(p -> p.hole = p.isOppositeTo(outline));
    }

    Vec center() {
      return unit.bounds().center();
    }

    /** Returns this subpath with all its points at the nearest anchor of {@code other}. */
    Resampled collapsedTo(Subpath other) {
      int nearest = 0;
      for (int i = 3; i < other.unit.pointCount(); i += 3) {
        if (other.unit.point(i).distance(center()) + 1e-9
            < other.unit.point(nearest).distance(center())) {
          nearest = i;
        }
      }
      Vec p = other.real.path().point(nearest);
      double source = other.real.source()[nearest / 3];
      double[] sources = new double[real.path().anchorCount()];
      Arrays.fill(sources, source);
      return new Resampled(real.path().map(q -> p), sources);
    }
  }

  /** A map of a path's box to the unit cube about the origin, except for sides of length 0. */
  record UnitBox(Vec center, Vec scale) {
    static UnitBox of(Path path) {
      Vec size = path.bounds().size();
      return new UnitBox(
          path.bounds().center(), Vec.of(over(size.x()), over(size.y()), over(size.z())));
    }

    private static double over(double length) {
      return length > 0 ? 1 / length : 1;
    }

    Vec apply(Vec p) {
      return p.minus(center).times(scale);
    }
  }
}
