package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/**
 * Two ellipses, and the results of four operations on them.
 *
 * <p>A blue and a red ellipse that overlap fade in at the left, under an underlined heading. A
 * green copy of their intersection shrinks and moves to the upper right, where its name fades in
 * above it. An orange union follows below it, a yellow exclusion below that, and a pink difference
 * to the left of the union.
 *
 * <p>Based on BooleanOperations in the example gallery of Manim Community (MIT licence).
 */
public final class BooleanOperations extends Scene implements CommunityPalette {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var blue = ellipse(4, 5).setStroke(BLUE, 10).setFill(BLUE, 0.5).shift(LEFT);
    var red = blue.copy().setColor(RED).moveTo(RIGHT);
    var heading = markupText("<u>Boolean Operation</u>").nextTo(blue, UP, 0.75);
    play(fadeIn(group(heading, blue, red).moveTo(left(3))));
    allow(Fault.POP, "each result lights up where the ellipses overlap");

    var common = intersection(blue, red).setColor(GREEN).setFillOpacity(0.5);
    play(animate(common, c -> c.scale(0.25).moveTo(at(5, 2.5))));
    play(fadeIn(text("Intersection").fontSize(23).nextTo(common, UP)));

    var all = union(blue, red).setColor(ORANGE).setFillOpacity(0.5);
    play(animate(all, a -> a.scale(0.3).nextTo(common, DOWN, 0.6)));
    play(fadeIn(text("Union").fontSize(23).nextTo(all, UP)));

    var apart = exclusion(blue, red).setColor(YELLOW).setFillOpacity(0.5);
    play(animate(apart, a -> a.scale(0.3).nextTo(all, DOWN, 0.7)));
    play(fadeIn(text("Exclusion").fontSize(23).nextTo(apart, UP)));

    var without = difference(blue, red).setColor(PINK).setFillOpacity(0.5);
    play(animate(without, w -> w.scale(0.3).nextTo(all, LEFT, 0.7)));
    play(fadeIn(text("Difference").fontSize(23).nextTo(without, UP)));
    pause();
  }
}
