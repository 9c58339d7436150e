package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.internal.geometry.PathAlignment.Subpath;

/** Pairs the subpaths of two paths and aligns each pair. */
final class SubpathMatching {
  /** If there are more candidate pairs than this, subpaths are paired in their order. */
  private static final int MAX_PAIRS = 250_000;

  private final List<Subpath> as;
  private final List<Subpath> bs;
  private final int[] partner;

  private record Candidate(int a, int b, double cost) {}

  SubpathMatching(List<Subpath> as, List<Subpath> bs) {
    this.as = as;
    this.bs = bs;
    this.partner = new int[as.size()];
  }

  PathAlignment align() {
    pair();
    List<Resampled> first = new ArrayList<>();
    List<Resampled> second = new ArrayList<>();
    boolean[] taken = new boolean[bs.size()];
    for (int i = 0; i < as.size(); i++) {
      Subpath a = as.get(i);
      if (partner[i] < 0) {
        first.add(a.real);
        second.add(a.collapsedTo(nearest(a, bs)));
      } else {
        taken[partner[i]] = true;
        PathAlignment pair = align(a, bs.get(partner[i]));
        first.add(pair.first());
        second.add(pair.second());
      }
    }
    for (int j = 0; j < bs.size(); j++) {
      if (!taken[j]) {
        Subpath b = bs.get(j);
        first.add(b.collapsedTo(nearest(b, as)));
        second.add(b.real);
      }
    }
    return new PathAlignment(join(first), join(second));
  }

  /** Pairs subpaths greedily, the cheapest pair first; outlines are never paired with holes. */
  private void pair() {
    Arrays.fill(partner, -1);
    if ((long) as.size() * bs.size() > MAX_PAIRS) {
      for (int i = 0; i < Math.min(as.size(), bs.size()); i++) {
        partner[i] = i;
      }
      return;
    }
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < as.size(); i++) {
      for (int j = 0; j < bs.size(); j++) {
        if (as.get(i).isHole() == bs.get(j).isHole()) {
          candidates.add(new Candidate(i, j, cost(as.get(i), bs.get(j))));
        }
      }
    }
    candidates.sort(Comparator.comparingDouble(Candidate::cost));
    boolean[] taken = new boolean[bs.size()];
    for (Candidate c : candidates) {
      if (partner[c.a] < 0 && !taken[c.b]) {
        partner[c.a] = c.b;
        taken[c.b] = true;
      }
    }
  }

  private static double cost(Subpath a, Subpath b) {
    double apart = a.center().distance(b.center());
    double longer = Math.max(a.length, b.length);
    double unlike = longer == 0 ? 0 : Math.abs(a.length - b.length) / longer;
    return Math.rint(1e9 * (apart * apart + unlike * unlike)) / 1e9;
  }

  private static Subpath nearest(Subpath part, List<Subpath> others) {
    Subpath best = others.get(0);
    for (Subpath other : others) {
      if (other.center().distance(part.center()) + 1e-9 < best.center().distance(part.center())) {
        best = other;
      }
    }
    return best;
  }

  private static PathAlignment align(Subpath a, Subpath b) {
    if (a.real.path().sameStructure(b.real.path())) {
      return new PathAlignment(a.real, b.real);
    }
    boolean closed = a.isClosed() && b.isClosed();
    if (closed && CurveMatching.isPossible(a.unit, b.unit)) {
      return CurveMatching.align(a, b);
    }
    int n = Math.max(1, Math.max(a.real.path().curveCount(), b.real.path().curveCount()));
    return new PathAlignment(refine(a.real, n, closed), refine(b.real, n, closed));
  }

  private static Resampled refine(Resampled r, int curves, boolean close) {
    Resampled finer = PathParts.insertCurves(r.path(), curves - r.path().curveCount());
    return open(new Resampled(finer.path(), finer.values(r.source())), close);
  }

  /** Returns the subpath opened, or unchanged if {@code stay} is true. */
  static Resampled open(Resampled subpath, boolean stay) {
    if (stay || !subpath.path().isClosed(0)) {
      return subpath;
    }
    Path path = Path.builder().moveTo(subpath.path().start()).curvesOf(subpath.path()).build();
    return new Resampled(path, subpath.source());
  }

  static Resampled join(List<Resampled> parts) {
    PathBuilder b = Path.builder();
    parts.forEach(part -> b.append(part.path()));
    double[] sources = parts.stream().flatMapToDouble(r -> Arrays.stream(r.source())).toArray();
    return new Resampled(b.build(), sources);
  }
}
