import static zoetrope.Zoetrope.*;

/** More ways to appear and vanish: on spirals, from nothing, one after the other, at once. */
public final class Entrances extends Scene {
  // still: 7
  @Override
  protected void construct() {
    var petals = ellipse(0.7, 1.8).setStroke(WHITE, 2).setFill(WHITE, 0.6).replicate(9);
    petals.mapIndexed((p, i) -> p.shift(up(1.3)).rotate(i * 40 * DEGREES, OUT, ORIGIN));
    petals.setColorsByGradient(PINK, PURPLE, BLUE);
    play(spiralIn(petals).scaleFactor(1.5).fadeInFraction(0.1).runTime(2));
    var heart = circle(0.45).setStroke(YELLOW, 2).setFill(YELLOW, 1);
    play(spinInFromNothing(heart).angle(PI));
    play(fadeToColor(petals, ORANGE), scaleInPlace(heart, 1.4));

    var rays = group();
    for (int i = 0; i < 36; i++) {
      rays.add(line(up(2.6), up(3.2)).setStroke(TEAL, 4).rotate(-i * 10 * DEGREES, OUT, ORIGIN));
    }
    var hand = rays.copy();
    play(showSubmobjectsOneByOne(hand).rate(LINEAR).runTime(1.5));
    play(fadeOut(hand), showIncreasingSubsets(rays).rate(LINEAR).runTime(1.5));
    var frame = square(6.8).setColor(GREY);
    var name = text("a flower").moveTo(right(5.2));
    play(succession(create(frame), waiting(0.5), adding(name), waiting(1)));
    play(shrinkToCenter(group(petals, heart, rays)), uncreate(frame), fadeOut(name));
    pause(0.5);
  }
}
