package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Relation;

/**
 * The act with scores of zero, and minus infinity for later words: their softmax is the triangle
 * again.
 */
final class MaskedSoftmaxAct extends Act<MaskedSoftmaxAct.Result> {
  private final FrameShape shape = FrameShape.current();
  private final boolean wide = shape == FrameShape.LANDSCAPE;

  /** The place of the scores, which leaves space for the names of rows. */
  private final Vec scoresPlace = shape.choose(at(-3.5, 0.1), at(0.3, 2.3), at(0.3, 2.9));

  private final Heading old;
  private final EightWordsAct.Result before;
  private final Commentary narration;
  private final Heading heading =
      Heading.of("3. A mask", "W = \\mathrm{softmax}(0 + \\mathrm{mask})");
  private final NumberGrid scores =
      new NumberGrid(Averages.maskedZeros(Averages.TOKENS), NumberGrid.Look.SCORES);
  private final Text alike;
  private final Text nothing;

  /**
   * The objects that later acts use.
   *
   * @param scores the scores on the left
   * @param weights their softmax, on the right
   * @param arrow the arrow from scores to weights
   * @param function the name of the function, at the arrow
   * @param heading the heading at the top
   * @param captions the captions below scores and weights, and a frame around the weights
   */
  record Result(
      NumberGrid scores,
      NumberGrid weights,
      Arrow arrow,
      Text function,
      Heading heading,
      Group<Mobject<?>> captions) {}

  MaskedSoftmaxAct(Heading old, EightWordsAct.Result before, Commentary narration) {
    this.old = old;
    this.narration = narration;
    this.before = before;
    scores.whole().moveTo(scoresPlace);
    alike = caption("all alike", scores).setColor(GREY_A);
    nothing = caption("nothing from words to come", scores).setColor(RED);
  }

  @Override
  protected Result construct() {
    narration.tell("A mask gives the triangle, too.");
    putTheTriangleAside();
    maskTheFuture();
    var weights =
        new NumberGrid(Averages.bySoftmax(Averages.TOKENS), NumberGrid.Look.EIGHT_WORDS)
            .dimAboveDiagonal();
    weights.whole().moveTo(before.weights().whole());
    var arrow = arrowTo(weights).buff(0.15);
    var name = text("softmax").fontSize(26).nextTo(arrow, wide ? UP : LEFT, SMALL_BUFF);
    narration.tell("Equal scores become equal weights.");
    SurroundingRectangle frame = takeTheSoftmax(weights, arrow, name);
    Group<Mobject<?>> captions = compare(weights, frame);
    return new Result(scores, weights, arrow, name, heading, captions);
  }

  private void putTheTriangleAside() {
    var triangle = before.weights();
    play(
        fadeOut(before.otherObjects()).timeSpan(0, 0.5),
        heading.replace(old),
        animate(triangle.whole(), m -> m.moveTo(weightsPlace()).setOpacity(0.2)).timeSpan(0.4, 1));
  }

  private void maskTheFuture() {
    var zeros =
        new NumberGrid(Averages.maskedZeros(Averages.TOKENS).map(v -> 0), NumberGrid.Look.SCORES);
    zeros.whole().moveTo(scores.whole());
    List<Animation<?>> masking = new ArrayList<>();
    for (int i = 0; i < scores.rows(); i++) {
      for (int j = i + 1; j < scores.columns(); j++) {
        masking.add(
            animationGroup(fadeOut(zeros.cell(i, j)), fadeIn(scores.cell(i, j)).shift(down(0.15))));
      }
    }
    play(fadeIn(zeros.allRows()).lagRatio(0.01), fadeIn(scores.brackets()), fadeIn(alike));
    for (int i = 0; i < scores.rows(); i++) {
      remove(zeros.toDiagonal(i));
      add(scores.toDiagonal(i));
    }
    play(
        laggedStart(masking).lagRatio(0.05).runTime(2),
        fadeOut(alike).timeSpan(0, 0.4),
        fadeIn(nothing).timeSpan(0.5, 1));
    pause();
  }

  /** Returns the place of the weights, which are the softmax of the scores. */
  static Vec weightsPlace() {
    return FrameShape.current().choose(at(3.75, 0.1), at(0.3, -2.75), at(0.3, -3.2));
  }

  private Arrow arrowTo(NumberGrid weights) {
    if (wide) {
      return arrow(scores.whole().right(), weights.whole().left());
    }
    double x = scores.whole().x(RIGHT) - 0.4;
    return arrow(at(x, scores.whole().y(DOWN)), at(x, weights.whole().y(UP)));
  }

  /** Returns a text below the middle of a matrix, or below its left end beside the arrow. */
  static Text caption(String words, NumberGrid grid) {
    var caption = text(words).fontSize(36);
    if (FrameShape.current() == FrameShape.LANDSCAPE) {
      return caption.nextTo(grid.whole(), DOWN, 0.3);
    }
    return caption.setMaxWidth(4.4).nextTo(grid.whole(), DOWN, 0.3).alignTo(grid.whole(), LEFT);
  }

  /** Shows the softmax row by row, and returns the frame, which ends at the last row. */
  private SurroundingRectangle takeTheSoftmax(NumberGrid weights, Arrow arrow, Text name) {
    var triangle = before.weights();
    var frame = surroundingRectangle(scores.row(0)).buff(0.07).setStroke(YELLOW, 2);
    play(growArrow(arrow), fadeIn(name), showCreation(frame));
    play(fadeIn(weights.brackets()), fadeOut(triangle.brackets()), become(0, weights));
    List<Animation<?>> rows = new ArrayList<>();
    for (int i = 1; i < scores.rows(); i++) {
      rows.add(become(i, weights));
    }
    double top = scores.row(0).y();
    double bottom = scores.row(scores.rows() - 1).y();
    play(
        laggedStart(rows).lagRatio(0.6).runTime(3),
        updateFromAlpha(frame, (f, a) -> f.setY(top + Math.min(1, 1.2 * a) * (bottom - top)))
            .rate(LINEAR)
            .runTime(3));
    return frame;
  }

  /**
   * Returns an animation that shows row {@code i} of the weights and fades out the equal row of the
   * triangle.
   */
  private Animation<?> become(int i, NumberGrid weights) {
    return animationGroup(
        fadeIn(weights.row(i)).shift(right(0.4)).lagRatio(0.05), fadeOut(before.weights().row(i)));
  }

  private Group<Mobject<?>> compare(NumberGrid weights, SurroundingRectangle last) {
    var same = caption("the triangle's weights", weights).setColor(TEAL);
    var frame = surroundingRectangle(weights.whole()).buff(0.08).setStroke(TEAL, 3);
    play(fadeOut(last), showCreation(frame), write(same).runTime(1));
    for (int i = 0; i < scores.rows(); i++) {
      states(Relation.softmax(scores.figures(i), 1, weights.figures(i)));
    }
    pause();
    return group(frame, same, nothing);
  }
}
