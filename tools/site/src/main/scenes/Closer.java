import static zoetrope.Zoetrope.*;

/** The camera comes close to one dot, and goes back. */
public final class Closer extends Scene {
  // still: 3
  @Override
  protected void construct() {
    var dots = dot(0.12).replicate(60).arrangeInGrid(5, 12, 0.7);
    var target = dots.get(40).setColor(YELLOW);
    var name = text("this one").scale(0.4).nextTo(target, DOWN, 0.1);
    add(dots, name);
    camera().saveState();
    play(animate(camera(), c -> c.setWidth(4).moveTo(target)).runTime(2));
    pause();
    play(restore(camera()));
    pause();
  }
}
