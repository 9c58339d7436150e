package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import java.util.function.Consumer;
import zoetrope.mobject.Point;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.DecimalNumber;

/** Objects that follow others, and numbers that follow objects. */
final class UpdaterControls {
  private UpdaterControls() {}

  static void add(ControlTable table) {
    table.film("numbers/set_value_with_updaters", UpdaterControls::height);
    table.film("updaters/LastFrameWhenCleared", UpdaterControls::cleared);
    table.film("updaters/UpdateSceneDuringAnimation", UpdaterControls::adding);
    table.film(
        "updaters/Updater",
        s -> {
          Dot dot = dot();
          Square square = square();
          square.addUpdater((Consumer<Square>) m -> m.nextTo(dot, RIGHT, SMALL_BUFF));
          s.show(square, dot);
          s.perform(animate(dot, m -> m.shift(up(2))));
        });
    table.still(
        "updaters/ValueTracker",
        s -> {
          ValueTracker theta = valueTracker(PI / 2);
          s.show(line(ORIGIN, RIGHT).rotate(theta.value(), OUT, ORIGIN));
        });
    table
        .still("utils/pixel_error_threshold", s -> {})
        .endsBlack()
        .because("the reference has eleven pixels that were changed by hand");
  }

  private static void height(ControlScene s) {
    Square square = square().toEdge(UP);
    DecimalNumber number = decimalNumber(0, 3).includeSign().showEllipsis();
    number.addUpdater(
        (Consumer<DecimalNumber>) n -> n.nextTo(square, RIGHT).setValue(square.center().y()));
    s.show(square, number);
    s.perform(animate(square, m -> m.toEdge(DOWN)).rate(THERE_AND_BACK));
  }

  private static void cleared(ControlScene s) {
    Dot dot = dot();
    Square square = square();
    square.addUpdater((Consumer<Square>) m -> m.moveTo(dot, UL));
    s.show(square, dot);
    s.perform(animate(dot, m -> m.shift(up(2))).rate(LINEAR));
    square.clearUpdaters();
    s.hold();
  }

  private static void adding(ControlScene s) {
    Circle circle = circle();
    Point watcher = point();
    s.show(circle, watcher, square());
    watcher.addUpdater((p, dt) -> s.show(square()));
    s.perform(showCreation(circle));
    watcher.clearUpdaters();
    s.show(square(), square(), square());
  }
}
