package zoetrope.geometry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Two paths brought to the same structure, so that one can be changed into the other point by
 * point.
 *
 * <p>Subpaths are paired by length, the longest first. A subpath without a partner meets a path
 * that runs along the other side's longest subpath and back. Of each pair, the one with fewer
 * curves has its longest curves split.
 *
 * @param first the first path, in more pieces where needed
 * @param second the second path, of the same structure as {@code first}
 */
public record PathAlignment(Resampled first, Resampled second) {
  /** Aligns two paths that have points. */
  public static PathAlignment of(Path a, Path b) {
    if (a.sameStructure(b)) {
      return new PathAlignment(PathParts.part(a, 0, 1), PathParts.part(b, 0, 1));
    }
    List<Resampled> as = byLength(a);
    List<Resampled> bs = byLength(b);
    List<Resampled> first = new ArrayList<>();
    List<Resampled> second = new ArrayList<>();
    for (int i = 0; i < Math.max(as.size(), bs.size()); i++) {
      Resampled p = i < as.size() ? as.get(i) : thereAndBack(as.get(0));
      Resampled q = i < bs.size() ? bs.get(i) : thereAndBack(bs.get(0));
      int n = Math.max(1, Math.max(p.path().curveCount(), q.path().curveCount()));
      boolean close = p.path().isClosed(0) && q.path().isClosed(0);
      first.add(refine(p, n, close));
      second.add(refine(q, n, close));
    }
    return new PathAlignment(join(first), join(second));
  }

  private static List<Resampled> byLength(Path path) {
    List<Resampled> parts = new ArrayList<>();
    for (int k = 0; k < path.subpathCount(); k++) {
      Path sub = path.subpath(k);
      double[] source = new double[sub.anchorCount()];
      for (int i = 0; i < source.length; i++) {
        source[i] = path.anchorStart(k) + i;
      }
      parts.add(new Resampled(sub, source));
    }
    parts.sort(Comparator.comparingDouble((Resampled r) -> -polygonLength(r.path())));
    return parts;
  }

  private static double polygonLength(Path path) {
    double sum = 0;
    for (int i = 1; i < path.pointCount(); i++) {
      sum += path.point(i - 1).distance(path.point(i));
    }
    return sum;
  }

  private static Resampled thereAndBack(Resampled r) {
    Path back = r.path().reversed();
    int n = r.path().anchorCount();
    PathBuilder b = Path.builder().moveTo(r.path().start());
    double[] source = new double[2 * n - 1];
    for (Path leg : List.of(r.path(), back)) {
      for (int i = 1; i + 2 < leg.pointCount(); i += 3) {
        b.cubicTo(leg.point(i), leg.point(i + 1), leg.point(i + 2));
      }
    }
    for (int i = 0; i < source.length; i++) {
      source[i] = r.source()[i < n ? i : 2 * n - 2 - i];
    }
    return new Resampled(b.build(), source);
  }

  private static Resampled refine(Resampled r, int curves, boolean close) {
    Resampled finer = PathParts.insertCurves(r.path(), curves - r.path().curveCount());
    Path path = finer.path();
    if (path.isClosed(0) && !close) {
      path = new PathBuilder().append(path).openLast().build();
    }
    return new Resampled(path, finer.values(r.source()));
  }

  private static Resampled join(List<Resampled> parts) {
    PathBuilder b = Path.builder();
    Doubles source = new Doubles();
    for (Resampled r : parts) {
      b.append(r.path());
      for (double s : r.source()) {
        source.add(s);
      }
    }
    return new Resampled(b.build(), source.toArray());
  }
}
