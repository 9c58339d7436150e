package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import zoetrope.mobject.shapes.Square;

/**
 * Animations that draw attention to a square. Some scenes remove the square at the end, so their
 * last image is empty.
 */
final class IndicationControls {
  private IndicationControls() {}

  static void add(ControlTable table) {
    table.film("indication/ApplyWave", with((s, square) -> s.perform(applyWave(square))));
    table.film(
        "indication/Circumscribe",
        with(
            (s, square) -> {
              s.perform(circumscribe(square));
              s.hold();
            }));
    table
        .film(
            "indication/Flash",
            with(
                (s, square) -> {
                  s.perform(flash(square));
                  s.hide(square);
                }))
        .endsBlack();
    table
        .film(
            "indication/FocusOn",
            with(
                (s, square) -> {
                  s.perform(focusOn(square));
                  s.hide(square);
                }))
        .endsBlack()
        .because(
            "a disc of opacity 0.014 has grey level 2 in Zoetrope; Manim rounds the level down to"
                + " 1");
    table.film("indication/Indicate", with((s, square) -> s.perform(indicate(square))));
    table
        .film(
            "indication/ShowPassingFlash",
            with(
                (s, square) -> {
                  s.perform(showPassingFlash(square.copy()));
                  s.hide(square);
                }))
        .endsBlack();
    table.film("indication/Wiggle", with((s, square) -> s.perform(wiggle(square))));
  }

  private static Consumer<ControlScene> with(BiConsumer<ControlScene, Square> body) {
    return s -> {
      Square square = square();
      s.show(square);
      body.accept(s, square);
    };
  }
}
