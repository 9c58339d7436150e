package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.AbstractNumber;

/**
 * The places of the parts of a mobject. Numbers are left out, because their widths depend on their
 * digits.
 *
 * @param parts the bounds of all members that have no children
 */
public record Places(List<Bounds> parts) {
  /** Returns where the parts of a mobject are now. */
  public static Places of(Mobject<?> m) {
    List<Bounds> parts = new ArrayList<>();
    add(m, parts);
    return new Places(parts);
  }

  private static void add(Mobject<?> m, List<Bounds> parts) {
    if (m instanceof AbstractNumber<?>) {
      return;
    }
    if (m.children().isEmpty()) {
      parts.add(m.bounds());
    } else {
      m.children().forEach(child -> add(child, parts));
    }
  }

  /**
   * Returns how far a corner of a part moves to get to other places, in scene units. If there are
   * more or fewer parts now, returns how far a corner of the whole moves. Returns 0 if one of them
   * has no parts.
   */
  public double distance(Places other) {
    if (parts.size() != other.parts.size()) {
      return distance(whole(), other.whole());
    }
    double most = 0;
    for (int i = 0; i < parts.size(); i++) {
      most = Math.max(most, distance(parts.get(i), other.parts.get(i)));
    }
    return most;
  }

  private Bounds whole() {
    return parts.stream().reduce(Bounds.EMPTY, Bounds::union);
  }

  private static double distance(Bounds a, Bounds b) {
    return a.isEmpty() || b.isEmpty()
        ? 0
        : Math.max(a.min().distance(b.min()), a.max().distance(b.max()));
  }
}
