package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A sloping line between two dots, measured by two braces.
 *
 * <p>An orange line rises from a dot at the lower left to one at the upper right. A horizontal
 * brace below it says "Horizontal distance". A brace parallel to the line, above it, says x - x1.
 *
 * <p>Based on BraceAnnotation in the example gallery of Manim Community (MIT licence).
 */
public final class BraceAnnotation extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var start = dot(at(-2, -1));
    var end = dot(at(2, 1));
    var line = line(start.center(), end.center()).setColor(ORANGE);
    var below = brace(line);
    var along = braceAlong(line);
    var words = texText("Horizontal distance");
    below.putAtTip(words);
    add(line, start, end, below, along, words, along.tex("x-x_1"));
    pause();
  }
}
