import static zoetrope.Zoetrope.*;

/** Objects that turn, drift and follow others while the scene continues. */
public final class Following extends Scene {
  // still: 6.7
  @Override
  protected void construct() {
    var road = circle(2.4).setStroke(GREY, 2).stretch(1.8, 0);
    var car = dot(road.start(), 0.16).setColor(YELLOW);
    var tail = tracingTail(car).setColor(YELLOW).widths(0, 10);
    var rope = alwaysRedraw(() -> line(ORIGIN, car.center()).setStroke(BLUE, 3));
    var hub = alwaysRotate(square(0.8).setColor(BLUE).setFill(BLUE, 0.6), PI / 2);
    var name = always(text("always").scale(0.8), n -> n.moveTo(car.center().times(1.2)));
    var place =
        fAlways(
            decimalNumber(0, 2).toCorner(UP.plus(RIGHT), 0.7),
            (n, v) -> n.setValue(v),
            () -> car.x());
    var cloud =
        alwaysShift(
            ellipse(1.6, 0.5).setColor(GREY).setFill(GREY, 0.5).moveTo(at(-6, 3.4)), right(0.9));
    var pulse = circle(0.25).setColor(RED).setFill(RED, 0.8).toCorner(DOWN.plus(LEFT));
    var gear = star().scale(0.5).setColor(GREEN).toCorner(DOWN.plus(RIGHT));
    add(road, cloud, rope, hub, tail, car, name, place, pulse, gear);
    cycleAnimation(animate(pulse, p -> p.scale(1.8)).rate(THERE_AND_BACK));
    turnAnimationIntoUpdater(rotate(gear, 2 * PI).runTime(4));

    play(moveAlongPath(car, road).runTime(4));
    var slowInTheMiddle = java.util.Map.of(0.3, 2.0, 0.5, 0.3, 0.7, 2.0);
    play(changeSpeed(moveAlongPath(car, road).rate(LINEAR).runTime(4), slowInTheMiddle));
    pause();
  }
}
