package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;
import static zoetrope.tools.control.Community.SMOOTHLY;
import static zoetrope.tools.control.Community.filled;
import static zoetrope.tools.control.Community.plainCircle;
import static zoetrope.tools.control.Community.plainSquare;

import zoetrope.scene.PlayOptions;

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
        "creation/DrawBorderThenFill",
        s ->
            s.play(
                PlayOptions.NONE.rate(Community.DOUBLE_SMOOTH),
                drawBorderThenFill(filled(square(), WHITE))));
    table.film("creation/create", s -> s.play(SMOOTHLY, create(plainSquare())));
    table
        .film(
            "creation/uncreate",
            s -> {
              var square = plainSquare();
              s.add(square);
              s.play(SMOOTHLY, uncreate(square));
            })
        .endsBlack();
    table
        .film(
            "creation/uncreate_rate_func",
            s -> {
              var square = plainSquare();
              s.add(square);
              s.play(uncreate(square).rate(LINEAR));
            })
        .endsBlack();
    table.film("creation/FadeIn", s -> s.play(SMOOTHLY, fadeIn(plainSquare())));
    table.film("creation/FadeOut", s -> s.play(SMOOTHLY, fadeOut(plainSquare()))).endsBlack();
  }

  private static void growing(ControlTable table) {
    table.film("creation/GrowFromCenter", s -> s.play(SMOOTHLY, growFromCenter(plainSquare())));
    table.film("creation/GrowFromEdge", s -> s.play(SMOOTHLY, growFromEdge(plainSquare(), DOWN)));
    table.film(
        "creation/GrowFromPoint", s -> s.play(SMOOTHLY, growFromPoint(plainSquare(), at(1, 1))));
    table
        .film("creation/ShrinkToCenter", s -> s.play(SMOOTHLY, shrinkToCenter(plainSquare())))
        .endsBlack();
    table.film(
        "creation/SpinInFromNothing", s -> s.play(SMOOTHLY, spinInFromNothing(plainSquare())));
    table.film(
        "creation/SpiralIn",
        s -> {
          var circle = plainCircle().shift(LEFT);
          var square = plainSquare().shift(UP);
          s.play(SMOOTHLY, spiralIn(group(circle, square)));
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
          s.play(SMOOTHLY, fadeIn(back));
          s.hold();
        });
    table.film(
        "creation/z_index_introducer",
        s -> {
          var front = filled(circle(), RED);
          var back = filled(circle(), GREEN).shift(at(0.5, 0.5));
          s.add(front);
          s.bringToBack(back);
          s.play(SMOOTHLY, create(back));
          s.hold();
        });
  }
}
