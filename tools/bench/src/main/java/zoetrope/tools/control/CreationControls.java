package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;
import static zoetrope.tools.control.Community.filled;

/** Drawing, growing and fading. */
final class CreationControls {
  private CreationControls() {}

  static void add(ControlTable table) {
    drawing(table);
    growing(table);
    order(table);
  }

  private static void drawing(ControlTable table) {
    table.film(
        "creation/DrawBorderThenFill", s -> s.perform(drawBorderThenFill(filled(square(), WHITE))));
    table.film("creation/create", s -> s.perform(create(square())));
    table
        .film(
            "creation/uncreate",
            s -> {
              var square = square();
              s.show(square);
              s.perform(uncreate(square));
            })
        .endsBlack();
    table
        .film(
            "creation/uncreate_rate_func",
            s -> {
              var square = square();
              s.show(square);
              s.perform(uncreate(square).rate(LINEAR));
            })
        .endsBlack();
    table.film("creation/FadeIn", s -> s.perform(fadeIn(square())));
    table.film("creation/FadeOut", s -> s.perform(fadeOut(square()))).endsBlack();
  }

  private static void growing(ControlTable table) {
    table.film("creation/GrowFromCenter", s -> s.perform(growFromCenter(square())));
    table.film("creation/GrowFromEdge", s -> s.perform(growFromEdge(square(), DOWN)));
    table.film("creation/GrowFromPoint", s -> s.perform(growFromPoint(square(), at(1, 1))));
    table.film("creation/ShrinkToCenter", s -> s.perform(shrinkToCenter(square()))).endsBlack();
    table.film("creation/SpinInFromNothing", s -> s.perform(spinInFromNothing(square())));
    table.film(
        "creation/SpiralIn",
        s -> {
          var circle = circle().shift(LEFT);
          var square = square().shift(UP);
          s.perform(spiralIn(group(circle, square)));
        });
  }

  private static void order(ControlTable table) {
    table.film(
        "creation/bring_to_back_introducer",
        s -> {
          var front = filled(square(), RED);
          var back = filled(square(), BLUE).shift(RIGHT);
          s.show(front);
          s.toBack(back);
          s.perform(fadeIn(back));
          s.hold();
        });
    table.film(
        "creation/z_index_introducer",
        s -> {
          var front = filled(circle(), RED);
          var back = filled(circle(), GREEN).shift(at(0.5, 0.5));
          s.show(front);
          s.toBack(back);
          s.perform(create(back));
          s.hold();
        });
  }
}
