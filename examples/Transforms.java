import static zoetrope.Zoetrope.*;

/** Objects become other objects and copies, and return to their former state. */
public final class Transforms extends Scene {
  // still: 5.6
  @Override
  protected void construct() {
    var shape = square().setColor(BLUE).setFill(BLUE, 1);
    shape.saveState();
    add(shape);
    play(animate(shape, s -> s.rotate(45 * DEGREES).setColor(TEAL)));
    play(transform(shape, circle().setColor(GREEN).setFill(GREEN, 1)));
    shape.generateTarget().shift(left(4)).setColor(YELLOW);
    play(moveToTarget(shape).pathArc(-90 * DEGREES));
    play(restore(shape), animate(camera(), c -> c.setHeight(9)));

    var name = tex("s^2").scale(2).moveTo(right(5));
    double area = 5 * StrictMath.cos(72 * DEGREES) * StrictMath.tan(36 * DEGREES); // of star()
    var star =
        star().scale(2 / StrictMath.sqrt(area)).setColor(RED).setFill(RED, 0.5).moveTo(left(5));
    play(transformFromCopy(shape, name), transformFromCopy(shape, star).pathArc(PI / 2));
    pause();
    play(replacementTransform(group(star, name), text("the same area").moveTo(up(3))));
    pause();
  }
}
