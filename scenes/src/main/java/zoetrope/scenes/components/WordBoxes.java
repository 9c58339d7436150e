package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.Random;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;

/**
 * Translucent rectangles behind the words of a sentence, all of the sentence's height, in different
 * tints.
 *
 * <pre>{@code
 * var words = text("they crashed the car").words();
 * add(new WordBoxes().hues(0.2, 0.3).around(words, random()), words);
 * }</pre>
 */
public final class WordBoxes {
  private double hBuff = 0.05;
  private double vBuff = 0.1;
  private double minHue = 0.5;
  private double maxHue = 0.6;

  /**
   * Sets the horizontal and vertical distances from the words to the edges of the boxes, in stage
   * units.
   */
  public WordBoxes buff(double sideways, double upright) {
    hBuff = sideways;
    vBuff = upright;
    return this;
  }

  /** Sets the range of the tints' hues, in [0, 1]; the default is 0.5 to 0.6, cyan to blue. */
  public WordBoxes hues(double min, double max) {
    minHue = min;
    maxHue = max;
    return this;
  }

  /** Returns a box around each of {@code words}, in order. Tints are drawn from {@code random}. */
  public Group<Rectangle> around(Group<? extends Mobject<?>> words, Random random) {
    double height = words.height() + 2 * vBuff;
    double y = words.y();
    return words.map(word -> box(word, height, y, RandomColors.bright(random, minHue, maxHue)));
  }

  private Rectangle box(Mobject<?> word, double height, double y, Color tint) {
    return rectangle(word.width() + 2 * hBuff, height)
        .moveTo(word)
        .setY(y)
        .setStroke(tint, 1)
        .setFill(tint, 0.15);
  }
}
