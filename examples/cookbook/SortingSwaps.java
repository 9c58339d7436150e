package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.mobject.Mobject;

/** Bars are sorted: two neighbours in the wrong order swap their places. */
public final class SortingSwaps extends Scene {
  @Override
  protected void construct() {
    int[] values = {4, 2, 6, 3, 5, 1};
    List<Mobject<?>> bars = new ArrayList<>();
    for (int value : values) {
      bars.add(rectangle(0.9, 0.8 * value).setFill(BLUE, 0.8).setStroke(WHITE, 1));
    }
    var row = group(bars).arrange(RIGHT, 0.3, DOWN);
    play(laggedStart(row, b -> growFromEdge(b, DOWN)).lagRatio(0.2));
    for (int end = bars.size() - 1; end > 0; end--) {
      for (int i = 0; i < end; i++) {
        var left = bars.get(i);
        var right = bars.get(i + 1);
        if (left.height() > right.height()) {
          double from = left.x();
          double to = right.x();
          play(
              animate(left, b -> b.setX(to)).runTime(0.35),
              animate(right, b -> b.setX(from)).runTime(0.35));
          bars.set(i, right);
          bars.set(i + 1, left);
        }
      }
      play(animate(bars.get(end), b -> b.setFill(GREEN, 0.8)).runTime(0.2));
    }
    play(animate(bars.get(0), b -> b.setFill(GREEN, 0.8)).runTime(0.2));
    pause();
  }
}
