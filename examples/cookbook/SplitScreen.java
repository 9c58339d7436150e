package cookbook;

import static zoetrope.Zoetrope.*;

/** The frame is divided: the same movement with two kinds of easing. */
public final class SplitScreen extends Scene {
  // still: 2.2
  @Override
  protected void construct() {
    var divider = line(topSide(), bottomSide()).setStroke(GREY, 3);
    double quarter = frameWidth() / 4;
    var names = group(text("LINEAR"), text("EASE_OUT_BOUNCE"));
    names.get(0).toEdge(UP).setX(-quarter);
    names.get(1).toEdge(UP).setX(quarter);
    var balls = group(circle(0.5), circle(0.5)).setFill(YELLOW, 1).setStroke(WHITE, 2);
    balls.get(0).moveTo(at(-quarter, 2));
    balls.get(1).moveTo(at(quarter, 2));
    var floors = group(line(at(-2, 0), at(2, 0)), line(at(-2, 0), at(2, 0)));
    floors.get(0).moveTo(at(-quarter, -3));
    floors.get(1).moveTo(at(quarter, -3));
    play(create(divider), write(names), create(floors), fadeIn(balls));
    play(
        animate(balls.get(0), b -> b.setY(-2.5)).rate(LINEAR).runTime(2),
        animate(balls.get(1), b -> b.setY(-2.5)).rate(EASE_OUT_BOUNCE).runTime(2));
    pause();
  }
}
