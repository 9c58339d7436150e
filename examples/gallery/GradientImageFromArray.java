package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A computed image with grey levels from black to white.
 *
 * <p>A square in a green frame changes linearly from black at its left to white at its right.
 * Nothing moves.
 *
 * <p>Based on GradientImageFromArray in the example gallery of Manim Community (MIT licence).
 */
public final class GradientImageFromArray extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var greys = new int[256][256];
    for (var row : greys) {
      for (int i = 0; i < row.length; i++) {
        row[i] = i;
      }
    }
    var image = imageMobject(greys).scale(2);
    add(image, surroundingRectangle(image).setColor(GREEN));
    pause();
  }
}
