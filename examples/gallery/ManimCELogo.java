package gallery;

import static zoetrope.Zoetrope.*;

/**
 * The logo of Manim Community: a letter and three shapes that overlap.
 *
 * <p>A dark double-struck M is on a cream-colored background. To the right of its foot, a green
 * disc covers part of a blue square, which covers part of a red triangle. Nothing moves.
 *
 * <p>Based on ManimCELogo in the example gallery of Manim Community (MIT licence).
 */
public final class ManimCELogo extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    background(hex("#ece6e2"));
    var letter = tex("\\mathbb{M}").setColor(hex("#343434")).scale(7).shift(at(-2.25, 1.5));
    var circle = circle().setColor(hex("#87c2a5")).setFillOpacity(1).shift(LEFT);
    var square = square().setColor(hex("#525893")).setFillOpacity(1).shift(UP);
    var triangle = triangle().setColor(hex("#e07a5f")).setFillOpacity(1).shift(RIGHT);
    add(group(triangle, square, circle, letter).toCenter());
    pause();
  }
}
