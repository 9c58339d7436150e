package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import java.util.function.UnaryOperator;
import zoetrope.animation.transform.MatchingTransform;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.text.Tex;

/** Transforms between objects, part by part. */
final class MatchingControls {
  private MatchingControls() {}

  static void add(ControlTable table) {
    table.film(
        "transform_matching_parts/TransformMatchingDisplaysCorrect",
        s -> {
          Circle circle = circle().shift(RIGHT);
          s.perform(toCircle(circle));
          s.hold();
          s.perform(animate(circle, m -> m.shift(DOWN)));
        });
    table.still(
        "transform_matching_parts/TransformMatchingLeavesOneObject",
        s -> {
          s.perform(toCircle(circle().shift(RIGHT)));
          s.show(circle().shift(RIGHT));
        });
    String[] sum = {"A", "+", "B", "=", "C"};
    String[] difference = {"C", "=", "B", "-", "A"};
    formulas(table, "", sum, difference, MatchingTransform::fadeMismatches);
    formulas(
        table,
        "_FadeTransformMismatches",
        sum,
        difference,
        MatchingTransform::fadeTransformMismatches);
    formulas(
        table,
        "_FadeTransformMismatches_NothingToFade",
        new String[] {"A", "\\to", "B"},
        new String[] {"B", "\\to", "A"},
        MatchingTransform::fadeTransformMismatches);
    formulas(
        table, "_TransformMismatches", sum, difference, MatchingTransform::transformMismatches);
  }

  private static MatchingTransform toCircle(Circle circle) {
    return transformMatchingShapes(square(), circle);
  }

  private static void formulas(
      ControlTable table,
      String name,
      String[] from,
      String[] to,
      UnaryOperator<MatchingTransform> options) {
    table.film(
        "transform_matching_parts/TransformMatchingTex" + name,
        s -> {
          Tex end = tex(to);
          s.perform(options.apply(transformMatchingTex(tex(from), end)));
          s.show(end.copy());
        });
  }
}
