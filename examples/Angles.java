import static zoetrope.Zoetrope.*;

/** Angles between lines: an arc that opens, a right angle, and a rounded corner. */
public final class Angles extends Scene {
  // still: 5
  @Override
  protected void construct() {
    var vertex = at(-6, -1.5);
    var base = line(vertex, at(-2.5, -1.5)).setStroke(WHITE, 5);
    var arm = line(vertex, at(-3, 0.25)).setStroke(BLUE, 5);
    var mark = angle(base, arm).radius(0.6).setStroke(YELLOW, 5);
    mark.addUpdater(m -> m.become(angle(base, arm).radius(0.6).setStroke(YELLOW, 5)));
    play(showCreation(base), showCreation(arm));
    var name =
        always(
            tex("\\theta").setColor(YELLOW),
            n -> n.moveTo(angle(base, arm).radius(1).pointAt(0.5)));
    play(showCreation(mark), write(name));
    play(rotate(arm, 40 * DEGREES).about(vertex).runTime(2));

    var post = line(at(0, -1.5), at(0, 1.5)).setStroke(TEAL, 5);
    var floor = line(at(-1.4, -1.5), at(1.4, -1.5)).setStroke(WHITE, 5);
    var corner = rightAngle(floor, post, 0.4).setStroke(YELLOW, 4);
    play(showCreation(floor), showCreation(post), showCreation(corner));

    var street = line(at(3, -1.5), at(6, -1.5)).setStroke(GREY, 3);
    var avenue = line(at(3, -1.5), at(4.5, 1.5)).setStroke(GREY, 3);
    var bend = tangentialArc(street, avenue, 0.7).setStroke(RED, 8);
    play(showCreation(street), showCreation(avenue));
    play(showCreation(bend));
    pause();
  }
}
