package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;

/** Balls fall through rows of pins, left or right at random, and their piles form a bell. */
public final class GaltonBoard extends Scene {
  private static final int ROWS = 8;

  @Override
  protected void construct() {
    for (int row = 0; row < ROWS; row++) {
      for (int i = 0; i <= row; i++) {
        add(dot(at(0.6 * (i - row / 2.0), 3.2 - 0.45 * row), 0.06).setColor(GREY_B));
      }
    }
    add(line(at(-3, -3.6), at(3, -3.6)).setStroke(GREY_B, 3));
    int[] heights = new int[ROWS + 1];
    List<Animation<?>> falls = new ArrayList<>();
    for (int ball = 0; ball < 60; ball++) {
      List<Vec> way = new ArrayList<>(List.of(up(3.9)));
      int rights = 0;
      for (int row = 0; row < ROWS; row++) {
        way.add(at(0.6 * (rights - row / 2.0), 3.36 - 0.45 * row));
        rights += random().nextInt(2);
      }
      double x = 0.6 * (rights - ROWS / 2.0);
      way.add(at(x, -0.3));
      way.add(at(x, -3.5 + 0.15 * heights[rights]++));
      var dot = dot(up(3.9), 0.08).setColor(interpolateColor(BLUE, YELLOW, ball / 60.0));
      falls.add(moveAlongPath(dot, polyline(way)).rate(LINEAR).runTime(1.2));
    }
    play(laggedStart(falls).lagRatio(0.06));
    pause();
  }
}
