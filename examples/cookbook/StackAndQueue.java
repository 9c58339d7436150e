package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.mobject.Group;

/** A stack returns the last item first, and a queue returns the first item first. */
public final class StackAndQueue extends Scene {
  // still: 4.4
  @Override
  protected void construct() {
    var cup = polyline(at(-5, 2.2), at(-5, -2), at(-3, -2), at(-3, 2.2)).setStroke(GREY_B, 4);
    var pipe = group(line(at(0, 0.6), at(6, 0.6)), line(at(0, -0.6), at(6, -0.6)));
    pipe.setStroke(GREY_B, 4);
    var names = group(text("stack").moveTo(at(-4, -2.6)), text("queue").moveTo(at(3, -1.2)));
    play(create(cup), create(pipe), fadeIn(names));
    List<Group<?>> stack = new ArrayList<>();
    List<Group<?>> queue = new ArrayList<>();
    for (int n = 1; n <= 3; n++) {
      var item = item(n).moveTo(at(-4, -2.6 + 1.1 * n));
      var copy = item(n).moveTo(at(6.5 - 1.5 * n, 0));
      stack.add(item);
      queue.add(copy);
      play(fadeIn(item).shift(DOWN), fadeIn(copy).shift(right(1.5)));
    }
    for (int n = 0; n < 2; n++) {
      play(fadeOut(stack.get(2 - n)).shift(UP), fadeOut(queue.get(n)).shift(right(1.5)));
    }
    pause();
  }

  private static Group<?> item(int n) {
    var colors = List.of(BLUE, TEAL, YELLOW);
    var square = square(1).setFill(colors.get(n - 1), 0.7).setStroke(WHITE, 1);
    return group(square, integerNumber(n));
  }
}
