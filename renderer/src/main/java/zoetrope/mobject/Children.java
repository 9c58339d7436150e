package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The children of one mobject, in painting order: each at most once, and never one around it. */
final class Children {
  private final Mobject<?> parent;
  private List<Mobject<?>> list;

  Children(Mobject<?> parent, List<Mobject<?>> list) {
    this.parent = parent;
    this.list = list;
  }

  List<Mobject<?>> view() {
    return Collections.unmodifiableList(list);
  }

  int size() {
    return list.size();
  }

  Mobject<?> get(int index) {
    return list.get(index);
  }

  /** Puts those that are not children yet before child {@code index}. */
  void insert(int index, Mobject<?>... mobjects) {
    int at = index;
    for (Mobject<?> m : mobjects) {
      requireNotAround(m);
      if (list.stream().noneMatch(c -> c == m)) {
        list.add(at++, m);
      }
    }
  }

  void replace(int index, Mobject<?> mobject) {
    requireNotAround(mobject);
    list.set(index, mobject);
  }

  void remove(Mobject<?>... mobjects) {
    list.removeIf(c -> Arrays.stream(mobjects).anyMatch(m -> m == c));
  }

  void set(List<? extends Mobject<?>> mobjects) {
    mobjects.forEach(this::requireNotAround);
    list = new ArrayList<>(mobjects);
  }

  private void requireNotAround(Mobject<?> candidate) {
    if (candidate == null) {
      throw new NullPointerException(
          "null is no mobject that "
              + Options.a(parent.kind())
              + " can have: is a field not set yet?");
    }
    if (candidate.family().stream().anyMatch(m -> m == parent)) {
      throw new IllegalArgumentException(
          Options.a(parent.kind())
              + " cannot become part of itself (it would contain "
              + candidate.kind()
              + ")");
    }
  }
}
