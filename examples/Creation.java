import static zoetrope.Zoetrope.*;

import java.util.stream.IntStream;

/** Paths are drawn, filled, written, and removed. */
public final class Creation extends Scene {
  // still: 1.3
  @Override
  protected void construct() {
    var turns = IntStream.range(0, 60).mapToObj(i -> right(i / 40.0).rotate(0.3 * i)).toList();
    var spiral = curve().setPointsSmoothly(turns).setStroke(BLUE, 5);
    var badge = star(7, 1.4, 0.9).setStroke(YELLOW, 4).setFill(GOLD, 0.6);
    var word = text("written").scale(1.5);
    group(spiral, badge, word).arrange(RIGHT, 1.2);
    play(showCreation(spiral).runTime(2), drawBorderThenFill(badge), write(word).runTime(2));
    pause(0.5);
    var ring = circle(1.9).moveTo(badge);
    play(
        showPassingFlash(ring.copy().setStroke(TEAL, 6)).runTime(1.5),
        vShowPassingFlash(spiral.copy().setStroke(WHITE, 8)).runTime(1.5));
    play(uncreate(spiral), fadeOut(badge), unwrite(word));
    pause(0.3);
  }
}
