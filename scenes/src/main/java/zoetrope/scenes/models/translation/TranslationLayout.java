package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.at;

import zoetrope.geometry.Vec;
import zoetrope.scenes.components.FrameShape;

/**
 * The places of the parts of the film.
 *
 * @param column the middle of the first English word
 * @param pitch the distance of two English words
 * @param row the height of the first row of weights
 * @param rowPitch the distance of two rows
 * @param chart the point where the bar of the likeliest word begins
 * @param barPitch the distance of two bars
 */
record TranslationLayout(
    Vec column, double pitch, double row, double rowPitch, Vec chart, double barPitch) {
  private static final TranslationLayout WIDE =
      new TranslationLayout(at(-3.3, 3.1), 0.96, 1.5, 0.62, at(4.95, 1.5), 0.75);
  private static final TranslationLayout SQUARE =
      new TranslationLayout(at(-1.3, 4.9), 1, 3.3, 0.62, at(-1.2, -2.7), 0.62);
  private static final TranslationLayout TALL =
      new TranslationLayout(at(-1.25, 7), 0.9, 5.2, 0.9, at(-1.6, -3.4), 0.85);

  static TranslationLayout of(FrameShape shape) {
    return shape.choose(WIDE, SQUARE, TALL);
  }

  /** Returns the height of the vectors under the English words. */
  double memory() {
    return column.y() - 0.6;
  }

  /** Returns the middle of the weight of an English word in a row; both are counted from 0. */
  Vec cell(int row, int word) {
    return at(column.x() + word * pitch, this.row - row * rowPitch);
  }

  /** Returns the right end of the French words that the decoder writes. */
  double writtenEnd() {
    return column.x() - 0.55;
  }

  /** Returns the right end of the words that the decoder reads. */
  double readEnd() {
    return writtenEnd() - 1.4;
  }
}
