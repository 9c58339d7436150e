package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A row of dots that moves until one of them is on a target.
 *
 * <p>The third of four dots in the middle is red; a yellow dot is at the upper right. The whole row
 * moves there, until the red dot surrounds the yellow one.
 *
 * <p>Based on MovingGroupToDestination in the example gallery of Manim Community (MIT licence).
 */
public final class MovingGroupToDestination extends Scene implements CommunityPalette {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var red = dot(RIGHT).setColor(RED);
    var row = group(dot(LEFT), dot(), red, dot(right(2))).scale(1.4);
    var goal = dot(at(4, 3)).setColor(YELLOW);
    add(row, goal);
    play(animate(row, r -> r.shift(goal.center().minus(red.center()))));
    pause(0.5);
  }
}
