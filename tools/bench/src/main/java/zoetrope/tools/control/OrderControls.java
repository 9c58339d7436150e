package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;
import static zoetrope.tools.control.Community.SMOOTH;
import static zoetrope.tools.control.Community.SMOOTHLY;
import static zoetrope.tools.control.Community.filled;
import static zoetrope.tools.control.Community.outlined;
import static zoetrope.tools.control.Community.plainSquare;

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
          s.play(SMOOTHLY, fadeIn(square), fadeIn(triangle), fadeIn(circle));
          s.play(SMOOTHLY, animate(circle, c -> c.shift(UP)));
          s.play(SMOOTHLY, animate(triangle, t -> t.shift(up(2))));
        });
    table.film(
        "geometry/negative_z_index_AnimationGroup",
        s -> s.play(animationGroup(growFromCenter(plainSquare()).rate(SMOOTH))));
    table.film(
        "geometry/negative_z_index_LaggedStart",
        s -> {
          var front = outlined(line(LEFT, RIGHT), BLUE);
          var back = outlined(line(at(-1, 1), at(1, 1)), RED);
          s.play(laggedStart(fadeIn(front).rate(SMOOTH), fadeIn(back).rate(SMOOTH)).lagRatio(0.5));
        });
    table.film(
        "geometry/nested_animation_groups_with_negative_z_index",
        s -> {
          var line = outlined(line(LEFT, RIGHT), BLUE);
          s.play(animationGroup(animationGroup(animationGroup(fadeIn(line).rate(SMOOTH)))));
        });
  }
}
