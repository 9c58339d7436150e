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
        "creation/DrawBorderThenFill", s -> s.play(drawBorderThenFill(filled(square(), WHITE))));
    table.film("creation/create", s -> s.play(create(square())));
    table
        .film(
            "creation/uncreate",
            s -> {
              var square = square();
              s.add(square);
              s.play(uncreate(square));
            })
        .endsBlack();
    table
        .film(
            "creation/uncreate_rate_func",
            s -> {
              var square = square();
              s.add(square);
              s.play(uncreate(square).rate(LINEAR));
            })
        .endsBlack();
    table.film("creation/FadeIn", s -> s.play(fadeIn(square())));
    table.film("creation/FadeOut", s -> s.play(fadeOut(square()))).endsBlack();
  }

  private static void growing(ControlTable table) {
    table.film("creation/GrowFromCenter", s -> s.play(growFromCenter(square())));
    table.film("creation/GrowFromEdge", s -> s.play(growFromEdge(square(), DOWN)));
    table.film("creation/GrowFromPoint", s -> s.play(growFromPoint(square(), at(1, 1))));
    table.film("creation/ShrinkToCenter", s -> s.play(shrinkToCenter(square()))).endsBlack();
    table.film("creation/SpinInFromNothing", s -> s.play(spinInFromNothing(square())));
    table.film(
        "creation/SpiralIn",
        s -> {
          var circle = circle().shift(LEFT);
          var square = square().shift(UP);
          s.play(spiralIn(group(circle, square)));
        });
  }

  private static void order(ControlTable table) {
    table.film(
        "creation/bring_to_back_introducer",
        s -> {
          var front = filled(square(), RED);
          var back = filled(square(), BLUE).shift(RIGHT);
          s.add(front);
          s.bringToBack(back);
          s.play(fadeIn(back));
          s.hold();
        });
    table.film(
        "creation/z_index_introducer",
        s -> {
          var front = filled(circle(), RED);
          var back = filled(circle(), GREEN).shift(at(0.5, 0.5));
          s.add(front);
          s.bringToBack(back);
          s.play(create(back));
          s.hold();
        });
  }
}
