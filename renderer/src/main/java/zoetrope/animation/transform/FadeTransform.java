package zoetrope.animation.transform;

import java.util.ArrayList;
import java.util.List;
import zoetrope.mobject.Mobject;

/**
 * An animation that cross-fades two mobjects of any kinds. The first is scaled and moved into the
 * second's box and fades out, while the second fades in from the first's box. This happens as a
 * whole ({@code fadeTransform}) or part by part ({@code fadeTransformPieces}). At the end the
 * second is on the stage. The first is removed and looks as before.
 */
public final class FadeTransform extends ProxyTransform<FadeTransform> {
  private final boolean byPieces;

  public FadeTransform(Mobject<?> source, Mobject<?> target, boolean byPieces) {
    super(source, target);
    this.byPieces = byPieces;
  }

  @Override
  void prepare() {
    List<Pair> pairs = new ArrayList<>();
    if (byPieces) {
      pair(source(), target(), pairs);
    } else {
      pairs.add(new Pair(source(), target(), true, true));
    }
    pairs.stream().filter(p -> p.showsFrom).forEach(p -> vanish(p));
    pairs.stream().filter(p -> p.showsTo).forEach(p -> appear(p));
  }

  private void vanish(Pair pair) {
    move(copyOf(pair.from), ghost(pair.from, pair.to));
  }

  private void appear(Pair pair) {
    move(ghost(pair.to, pair.from), copyOf(pair.to));
  }

  /**
   * Pairs the leaves of two trees. If one tree has fewer children, some of its children are in
   * several pairs. Such a child is shown in the first of these pairs; in the others, only its
   * position and size are used.
   */
  static void pair(Mobject<?> a, Mobject<?> b, List<Pair> pairs) {
    int n = a.children().size();
    int m = b.children().size();
    if (n == 0 || m == 0 || a.hasPoints() || b.hasPoints()) {
      pairs.add(new Pair(a, b, true, true));
      return;
    }
    int count = Math.max(n, m);
    for (int k = 0; k < count; k++) {
      int i = (int) ((long) k * n / count);
      int j = (int) ((long) k * m / count);
      boolean firstA = k == 0 || i != (int) ((long) (k - 1) * n / count);
      boolean firstB = k == 0 || j != (int) ((long) (k - 1) * m / count);
      if (firstA && firstB) {
        pair(a.children().get(i), b.children().get(j), pairs);
      } else {
        pairs.add(new Pair(a.children().get(i), b.children().get(j), firstA, firstB));
      }
    }
  }

  /** Two parts that cross-fade. If a part is not shown, only its position and size are used. */
  record Pair(Mobject<?> from, Mobject<?> to, boolean showsFrom, boolean showsTo) {}

  @Override
  public String describe() {
    String name = byPieces ? "FadeTransformPieces(" : "FadeTransform(";
    return name + source().kind() + ", " + target().kind() + ")";
  }
}
