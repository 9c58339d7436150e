import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/** Objects swap places and turn into others, and animations blend into each other. */
public final class Exchanges extends Scene {
  // still: 5.5
  @Override
  protected void construct() {
    var cards = roundedRectangle(1.4, 2).setStroke(WHITE, 2).setFill(WHITE, 0.5).replicate(4);
    cards.setColorsByGradient(BLUE, TEAL, YELLOW, RED).arrange(RIGHT, 0.6).shift(up(1.7));
    play(laggedStart(cards, c -> growFromCenter(c)));
    play(swap(cards.get(0), cards.get(1)), swap(cards.get(2), cards.get(3)));
    play(cyclicReplace(cards.get(0), cards.get(1), cards.get(2), cards.get(3)));
    allow(Fault.VANISHES, "they are turned inside out", cards);
    play(turnInsideOut(cards));

    var left = square().setColor(GREEN).setFill(GREEN, 0.4).moveTo(at(-4, -1.8));
    var right = square().setColor(PINK).setFill(PINK, 0.4).moveTo(at(4, -1.8));
    play(fadeIn(left), fadeIn(right));
    play(
        clockwiseTransform(
            left, circle(0.8).setColor(GREEN).setFill(GREEN, 0.4).moveTo(at(-1.5, -1.8))),
        counterclockwiseTransform(
            right, circle(0.8).setColor(PINK).setFill(PINK, 0.4).moveTo(at(1.5, -1.8))));

    var wheel = square(1.6).setColor(BLUE).setFill(BLUE, 0.5).moveTo(at(-5, -2));
    play(fadeOut(left), fadeOut(right), fadeIn(wheel));
    var ball = circle(0.8).setColor(ORANGE).setFill(ORANGE, 0.5).moveTo(at(5, -2));
    var turning = rotate(wheel, -2 * PI).rate(LINEAR).runTime(3);
    var rolling = animate(ball, b -> b.shift(left(3))).rate(THERE_AND_BACK).runTime(3);
    play(transformAnimations(turning, rolling).rate(SMOOTH).runTime(3));
    pause();
  }
}
