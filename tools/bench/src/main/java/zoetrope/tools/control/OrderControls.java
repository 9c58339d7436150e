package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;
import static zoetrope.tools.control.Community.SMOOTHLY;
import static zoetrope.tools.control.Community.filled;

/** The painting order of objects, where Manim CE uses z indices. */
final class OrderControls {
  private OrderControls() {}

  static void add(ControlTable table) {
    table.film(
        "geometry/ZIndex",
        s -> {
          var circle = filled(circle(), RED);
          var square = filled(square(1.7), BLUE).setStroke(WHITE);
          var triangle = filled(triangle(), GREEN).setStroke(BLUE);
          s.perform(SMOOTHLY, fadeIn(square), fadeIn(triangle), fadeIn(circle));
          s.perform(SMOOTHLY, animate(circle, c -> c.shift(UP)));
          s.perform(SMOOTHLY, animate(triangle, t -> t.shift(up(2))));
        });
    table.film(
        "geometry/negative_z_index_AnimationGroup",
        s -> s.perform(animationGroup(growFromCenter(square()).rate(COMMUNITY_SMOOTH))));
    table.film(
        "geometry/negative_z_index_LaggedStart",
        s -> {
          var front = line(LEFT, RIGHT).setStroke(BLUE);
          var back = line(at(-1, 1), at(1, 1)).setStroke(RED);
          s.perform(
              laggedStart(fadeIn(front).rate(COMMUNITY_SMOOTH), fadeIn(back).rate(COMMUNITY_SMOOTH))
                  .lagRatio(0.5));
        });
    table.film(
        "geometry/nested_animation_groups_with_negative_z_index",
        s -> {
          var line = line(LEFT, RIGHT).setStroke(BLUE);
          s.perform(
              animationGroup(animationGroup(animationGroup(fadeIn(line).rate(COMMUNITY_SMOOTH)))));
        });
  }
}
