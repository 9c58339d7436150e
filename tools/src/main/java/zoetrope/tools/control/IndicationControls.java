package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;
import static zoetrope.tools.control.Community.SMOOTH;
import static zoetrope.tools.control.Community.SMOOTHLY;
import static zoetrope.tools.control.Community.plainSquare;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import zoetrope.mobject.shapes.Square;

/** What draws attention to a square; what only points at it leaves it out of the last picture. */
final class IndicationControls {
  private IndicationControls() {}

  static void add(ControlTable table) {
    table.film(
        "indication/ApplyWave",
        with(
            (s, square) ->
                s.play(SMOOTHLY, applyWave(square).ripples(1).flank(SMOOTH).byTangents())));
    table.film(
        "indication/Circumscribe",
        with(
            (s, square) -> {
              s.play(SMOOTHLY, circumscribe(square));
              s.hold();
            }));
    table
        .film(
            "indication/Flash",
            with(
                (s, square) -> {
                  s.play(SMOOTHLY, flash(square).timeWidth(1));
                  s.remove(square);
                }))
        .endsBlack();
    table
        .film(
            "indication/FocusOn",
            with(
                (s, square) -> {
                  s.play(SMOOTHLY, focusOn(square));
                  s.remove(square);
                }))
        .endsBlack()
        .because(
            "the disc of opacity 0.014 is grey 2 of 255 as it should be, there 1, rounded down");
    table.film(
        "indication/Indicate",
        with((s, square) -> s.play(indicate(square).rate(Community.THERE_AND_BACK))));
    table
        .film(
            "indication/ShowPassingFlash",
            with(
                (s, square) -> {
                  s.play(SMOOTHLY, showPassingFlash(square.copy()));
                  s.remove(square);
                }))
        .endsBlack();
    table.film(
        "indication/Wiggle",
        with((s, square) -> s.play(SMOOTHLY, wiggle(square).envelope(Community.THERE_AND_BACK))));
  }

  private static Consumer<ControlScene> with(BiConsumer<ControlScene, Square> body) {
    return s -> {
      Square square = plainSquare();
      s.add(square);
      body.accept(s, square);
    };
  }
}
