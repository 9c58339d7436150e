package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.text.Text;

/** Alignment of words with rows by their baselines, for any letters. */
public final class Baselines {
  private Baselines() {}

  /** Moves the baseline of {@code word} to {@code below} em below the y coordinate {@code y}. */
  public static Text level(Text word, double y, double below) {
    return word.shift(up(y - below * word.em() - word.baseline().y()));
  }

  /**
   * Moves the baseline of {@code word} to {@code below} em below the y coordinate {@code y}, and
   * its right end to the x coordinate {@code x}.
   */
  public static Text before(Text word, double x, double y, double below) {
    return level(word.setX(x, RIGHT), y, below);
  }
}
