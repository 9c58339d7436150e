package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.scenes.components.FrameShape;

/**
 * The places of the ranked words and of the strip below them, in units.
 *
 * @param size the factor of the font sizes and of the height of bars
 * @param firstY the y coordinate of the first row
 * @param pitch the distance between rows
 * @param wordX the right end of the words
 * @param logitX the right end of the logits
 * @param barX the left end of the bars
 * @param maxBarWidth the width of the bar of a probability of 1
 * @param strip the middle of the left end of the strip
 * @param stripHeight the height of the strip
 */
record RankedLayout(
    double size,
    double firstY,
    double pitch,
    double wordX,
    double logitX,
    double barX,
    double maxBarWidth,
    Vec strip,
    double stripHeight) {
  /** Returns the layout for the frame of the running scene. */
  static RankedLayout current() {
    return FrameShape.current()
        .choose(
            new RankedLayout(1, 1.75, 0.5, -4.3, -2.9, -0.7, 6, at(-6, -2.85), 0.45),
            new RankedLayout(1.15, 2.9, 0.75, -3.9, -2.3, 0, 4.7, at(-5.3, -4.6), 0.6),
            new RankedLayout(1.3, 3.2, 0.85, -2.2, -0.7, -0.3, 3.1, at(-3.6, -5.7), 0.8));
  }

  /** Returns the length of the strip, whose middle is in the middle of the frame. */
  double stripLength() {
    return -2 * strip.x();
  }

  /** Returns the point of the lower edge of the strip at the number {@code share}. */
  Vec onStrip(double share) {
    return strip.plus(at(stripLength() * share, -stripHeight / 2));
  }
}
