package zoetrope.internal.svg.effect;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Filter;
import zoetrope.geometry.Bounds;

/** The steps of a filter under construction. */
final class FilterSteps {
  /**
   * The maximum number of steps of a filter, after which no more elements or functions are read.
   */
  static final int MAX_STEPS = 100;

  private final List<Filter.Step> steps = new ArrayList<>();

  List<Filter.Step> all() {
    return steps;
  }

  boolean isFull() {
    return steps.size() >= MAX_STEPS;
  }

  /** Returns the index of the last step, or the source if there are no steps. */
  int last() {
    return steps.isEmpty() ? Filter.SOURCE : steps.size() - 1;
  }

  void add(Filter.Effect effect, Bounds region, boolean linear, Integer... inputs) {
    steps.add(new Filter.Step(effect, List.of(inputs), region, linear));
  }

  /**
   * Adds the shadow of the step {@code shape}, with the step {@code front} in front of the shadow.
   */
  void addShadow(
      Filter.Blur blur,
      Filter.Offset by,
      Color color,
      int shape,
      int front,
      Bounds region,
      boolean linear) {
    add(blur, region, linear, shape);
    add(by, region, linear, last());
    int moved = last();
    add(new Filter.Flood(color), region, false);
    add(new Filter.Composite(Filter.Operator.IN), region, linear, last(), moved);
    add(new Filter.Merge(), region, linear, last(), front);
  }

  /**
   * Returns the index of a step that turns {@code source} black and keeps its alpha. Adds this step
   * unless {@code source} is {@link Filter#SOURCE}.
   */
  int alpha(int source) {
    if (source == Filter.SOURCE) {
      return Filter.SOURCE_ALPHA;
    }
    add(ColorMatrices.alpha(), Filter.EVERYWHERE, false, source);
    return last();
  }
}
