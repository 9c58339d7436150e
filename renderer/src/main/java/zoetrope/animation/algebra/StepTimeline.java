package zoetrope.animation.algebra;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import zoetrope.animation.RateFunction;
import zoetrope.animation.RateFunctions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;

/**
 * The changes of the parts of a calculation in a step. Times are in seconds since the step began.
 * Each change of a part starts from the state at the end of the previous change of the part.
 */
final class StepTimeline {
  private record Change(double from, double to, DoubleConsumer show) {}

  private final Map<Mobject<?>, List<Change>> changes = new LinkedHashMap<>();
  private final Map<Mobject<?>, Mobject<?>> ends = new LinkedHashMap<>();
  private final double length;

  StepTimeline(double length) {
    this.length = length;
  }

  /** Returns the length in seconds. */
  double length() {
    return length;
  }

  /** Returns a copy of the state of a part after all changes that were added. */
  Mobject<?> end(Mobject<?> part) {
    return (Mobject<?>) ends.getOrDefault(part, part).copy();
  }

  /** Changes a part from its last state. */
  void change(Mobject<?> part, double from, double to, Consumer<Mobject<?>> change) {
    Mobject<?> end = end(part);
    change.accept(end);
    become(part, from, to, end);
  }

  /** Changes a part to another state, which has the same structure. */
  void become(Mobject<?> part, double from, double to, Mobject<?> end) {
    between(part, from, to, end(part), end);
  }

  /** Fades a part in; it is hidden before. Its state is that of the present. */
  void appear(Mobject<?> part, double from, double to) {
    Mobject<?> end = (Mobject<?>) part.copy();
    Mobject<?> start = (Mobject<?>) part.copy();
    start.setOpacity(0);
    between(part, from, to, start, end);
  }

  /** Fades a part out. */
  void vanish(Mobject<?> part, double from, double to) {
    change(part, from, to, end -> end.setOpacity(0));
  }

  /** Fades a part in at {@code from}, and out at {@code to}. */
  void show(Mobject<?> part, double from, double to) {
    if (!part.bounds().isEmpty()) {
      appear(part, from, from + 0.4);
      vanish(part, to, to + 0.3);
    }
  }

  /** Enlarges a part a little, and shrinks it again. */
  void pulse(Mobject<?> part, double from, double to) {
    double middle = (from + to) / 2;
    change(part, from, middle, end -> end.scale(1.25));
    change(part, middle, to, end -> end.scale(1 / 1.25));
  }

  private void between(Mobject<?> part, double from, double to, Mobject<?> start, Mobject<?> end) {
    var tween = MobjectTrees.tween(part, start, end, MotionPath.STRAIGHT);
    add(part, new Change(from, to, alpha -> tween.at(RateFunctions.SMOOTH.at(alpha))), end);
  }

  /**
   * Moves the centre of a part along a route to its end state. Its size is {@code factor} times
   * that of the end state in the middle of the route.
   */
  void travel(
      Mobject<?> part, double from, double to, double factor, Mobject<?> end, Vec... stops) {
    Mobject<?> start = end(part);
    List<Vec> all = new ArrayList<>(List.of(start.center()));
    all.addAll(List.of(stops));
    all.add(end.center());
    Route route = new Route(all);
    var tween = MobjectTrees.tween(part, start, end, MotionPath.STRAIGHT);
    RateFunction smooth = RateFunctions.SMOOTH;
    DoubleConsumer show =
        alpha -> {
          double p = smooth.at(alpha);
          tween.at(p);
          double shrinking = smooth.at(Math.min(1, 4 * Math.min(p, 1 - p)));
          part.scale(1 + (factor - 1) * shrinking);
          part.moveTo(route.at(p));
        };
    add(part, new Change(from, to, show), end);
  }

  private void add(Mobject<?> part, Change change, Mobject<?> end) {
    changes.computeIfAbsent(part, p -> new ArrayList<>()).add(change);
    ends.put(part, end);
  }

  /** Shows all parts at {@code alpha}, in [0, 1]. */
  void show(double alpha) {
    double time = alpha * length;
    for (List<Change> list : changes.values()) {
      Change last = list.get(0);
      for (Change change : list) {
        last = change.from <= time ? change : last;
      }
      last.show.accept(Math.max(0, Math.min(1, (time - last.from) / (last.to - last.from))));
    }
  }
}
