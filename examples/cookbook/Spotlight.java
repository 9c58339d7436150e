package cookbook;

import static zoetrope.Zoetrope.*;

/** Everything becomes dark except one object, then except another. */
public final class Spotlight extends Scene {
  // still: 2.7
  @Override
  protected void construct() {
    var shapes = group(circle(0.9), square(1.6), triangle(), star(5)).arrange(RIGHT, 0.9);
    shapes.setFill(BLUE, 0.6).setStroke(WHITE, 3);
    var names = shapes.mapIndexed((s, i) -> tex("A_" + (i + 1)).nextTo(s, DOWN, 0.5));
    play(laggedStart(shapes, s -> growFromCenter(s)), fadeIn(names));
    var dark = fullScreenRectangle().setFill(BLACK, 0.75).setStroke(BLACK, 0);
    for (int i : new int[] {1, 3}) {
      var item = shapes.get(i);
      bringToFront(dark, item, names.get(i));
      play(fadeIn(dark), animate(item, s -> s.setFill(YELLOW, 0.9)));
      pause(0.5);
      play(fadeOut(dark), animate(item, s -> s.setFill(BLUE, 0.6)));
    }
    pause(0.5);
  }
}
