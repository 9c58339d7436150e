package zoetrope.scenes.models;

import zoetrope.scenes.components.FrameShape;

/**
 * The places of the rows in the film about the logit lens, in units.
 *
 * @param names the right ends of the rows' names
 * @param bottom the y coordinate of the lowest row
 * @param height the largest distance between the lowest and the highest row
 * @param maxPitch the largest distance between two rows
 * @param headsY the y coordinate of the titles above the columns
 * @param captionY the y coordinate of the text below the rows
 * @param aside the shift of names and vectors to the right while they are alone
 * @param maxWidth the width of the longest lines of text
 */
record LensLayout(
    double names,
    double bottom,
    double height,
    double maxPitch,
    double headsY,
    double captionY,
    double aside,
    double maxWidth) {
  /** Returns the layout for the frame of the running scene. */
  static LensLayout current() {
    return FrameShape.current()
        .choose(
            new LensLayout(-4.35, -2.75, 4.75, 1.05, 2.5, -3.65, 3, 13),
            new LensLayout(-3.3, -3.4, 6.2, 1.55, 3.4, -5, 2.2, 10),
            new LensLayout(-2.3, -4.9, 9, 2.1, 4.6, -7.1, 1.6, 7.8));
  }

  double pitch(int rows) {
    return Math.min(maxPitch, height / (rows - 1));
  }
}
