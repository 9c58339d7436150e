package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;

/** Binary search: a pointer moves along an array, and half of the cells fade. */
public final class ArrayPointer extends Scene {
  @Override
  protected void construct() {
    int[] values = {3, 8, 12, 17, 21, 26, 34, 40, 52};
    var cells =
        group(
            Arrays.stream(values)
                .mapToObj(v -> group(square(1.2).setStroke(BLUE, 3), integerNumber(v))));
    cells.arrange(RIGHT, 0);
    var indices = indexLabels(cells).setColor(GREY_B);
    for (int i = 0; i < values.length; i++) {
      indices.get(i).nextTo(cells.get(i), UP);
    }
    var pointer = arrow(down(1), UP).setColor(YELLOW);
    var goal = text("find 26").toEdge(UP, 1.2);
    play(fadeIn(cells), fadeIn(indices), write(goal));
    int low = 0;
    int high = values.length - 1;
    pointer.nextTo(cells.get(0), DOWN);
    play(fadeIn(pointer).shift(UP));
    while (low <= high) {
      int middle = (low + high) / 2;
      play(animate(pointer, p -> p.nextTo(cells.get(middle), DOWN)));
      if (values[middle] == 26) {
        play(animate(cells.get(middle), c -> c.get(0).setFill(GREEN, 0.6)));
        break;
      }
      var gone = values[middle] < 26 ? cells.slice(low, middle + 1) : cells.slice(middle, high + 1);
      play(animate(gone, g -> g.setOpacity(0.2)).runTime(0.5));
      low = values[middle] < 26 ? middle + 1 : low;
      high = values[middle] < 26 ? high : middle - 1;
    }
    pause();
  }
}
