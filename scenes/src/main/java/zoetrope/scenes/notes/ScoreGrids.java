package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Arrow;
import zoetrope.scenes.components.FrameShape;

/**
 * The places of the grids of scores and weights.
 *
 * @param n the number of words
 */
record ScoreGrids(FrameShape shape, int n) {
  /** Returns the grid where scores are computed. */
  WordGrid first(double pitch) {
    return shape.choose(
        new WordGrid(n, at(-1.7, 0.05), Math.min(1.1, 7.6 / n), pitch),
        new WordGrid(n, at(-1.05, 1.2), 6.2 / n, Math.min(0.75, 4.5 / n)),
        new WordGrid(n, at(0.1, 1.6), 4.2 / n, Math.min(0.95, 5.7 / n)));
  }

  /** Returns the grid where scores are masked. */
  WordGrid masked() {
    return shape.choose(
        new WordGrid(n, at(-5.5, 1.9), Math.min(0.92, 5.5 / n), Math.min(0.75, 4.8 / n)),
        new WordGrid(n, at(-3.5, 3.48), Math.min(1.2, 8.2 / n), Math.min(0.59, 3.6 / n)),
        new WordGrid(n, at(-2.95, 5.1), Math.min(1.15, 7.0 / n), Math.min(0.9, 5.4 / n)));
  }

  /** Returns the grid of weights, right of the scores or below them. */
  WordGrid weights(WordGrid aside) {
    double x = aside.corner().x();
    Vec corner = shape.choose(at(6.9 - n * aside.width(), 1.9), at(x, -1.35), at(x, -1.85));
    return new WordGrid(n, corner, aside.width(), aside.height());
  }

  /** Returns the arrow from the scores to the weights. */
  Arrow way(WordGrid scores, WordGrid weights) {
    if (shape != FrameShape.LANDSCAPE) {
      double x = scores.cell(0, n / 2).x() - scores.width() / 2;
      double start = scores.rightSide().y() - n * scores.height() / 2 - 0.1;
      return arrow(at(x, start), at(x, weights.corner().y() + 0.6)).buff(0);
    }
    return arrow(
        scores.rightSide().plus(right(0.1)),
        weights.rightSide().minus(right(n * scores.width() + 0.1)));
  }
}
