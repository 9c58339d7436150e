package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Arrow;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.SurroundingRectangle;
import zoetrope.mobject.Text;

/** Scores of zero, minus infinity for what is yet to come: their softmax is the triangle again. */
final class SoftmaxAct extends Act {
  private static final double X = 3.75;

  /** As far left as leaves room for names of rows. */
  private static final double SCORES_X = -3.5;

  private final EightWordsAct before;

  /** The scores, on the left. */
  NumberGrid scores;

  /** Their softmax, on the right. */
  NumberGrid weights;

  /** The arrow from the ones to the others, and its name. */
  Group<Mobject<?>> step;

  /** At the top. */
  Heading heading;

  /** Around the weights, and below them. */
  Group<Mobject<?>> verdict;

  private SurroundingRectangle last;

  /** Below both. */
  Group<Text> captions;

  SoftmaxAct(EightWordsAct before) {
    this.before = before;
  }

  @Override
  protected void construct() {
    putTheTriangleAside();
    maskTheFuture();
    takeTheSoftmax();
    compare();
  }

  private void putTheTriangleAside() {
    heading = Heading.of("3. A mask", "W = \\mathrm{softmax}(0 + \\mathrm{mask})");
    var triangle = before.weights;
    play(
        fadeOut(before.rest),
        fadeOut(before.heading.all()).shift(up(0.5)),
        fadeIn(heading.all()).shift(up(0.5)),
        animate(triangle.whole(), m -> m.moveTo(at(X, EightWordsAct.Y)).setOpacity(0.2)));
  }

  private void maskTheFuture() {
    var masked = Averages.maskedZeros(Averages.TOKENS);
    scores = new NumberGrid(masked, NumberGrid.Look.SCORES);
    scores.whole().moveTo(at(SCORES_X, EightWordsAct.Y));
    var zeros = new NumberGrid(masked.map(v -> 0), NumberGrid.Look.SCORES);
    zeros.whole().moveTo(scores.whole());
    captions =
        new Group<>(
            caption("all alike", scores).setColor(GREY_A),
            caption("nothing from words to come", scores).setColor(RED));
    List<Animation<?>> masking = new ArrayList<>();
    for (int i = 0; i < scores.rows(); i++) {
      for (int j = i + 1; j < scores.columns(); j++) {
        masking.add(
            animationGroup(fadeOut(zeros.cell(i, j)), fadeIn(scores.cell(i, j)).shift(down(0.15))));
      }
    }
    play(
        fadeIn(zeros.allRows()).lagRatio(0.01), fadeIn(scores.brackets()), fadeIn(captions.get(0)));
    for (int i = 0; i < scores.rows(); i++) {
      remove(zeros.seen(i));
      add(scores.seen(i));
    }
    play(
        laggedStart(masking).lagRatio(0.05).runTime(2),
        fadeOut(captions.get(0)),
        fadeIn(captions.get(1)));
    pause();
  }

  private static Text caption(String words, NumberGrid grid) {
    return new Text(words).fontSize(36).nextTo(grid.whole(), DOWN, 0.3);
  }

  private void takeTheSoftmax() {
    var triangle = before.weights;
    weights =
        new NumberGrid(Averages.bySoftmax(Averages.TOKENS), NumberGrid.Look.EIGHT_WORDS)
            .fadeUnseen();
    weights.whole().moveTo(triangle.whole());
    var arrow = new Arrow(scores.whole().right(), weights.whole().left()).buff(0.15);
    var name = new Text("softmax").fontSize(26).nextTo(arrow, UP, SMALL_BUFF);
    step = new Group<>(arrow, name);
    var frame = new SurroundingRectangle(scores.row(0)).buff(0.07).setStroke(YELLOW, 2);
    play(growArrow(arrow), fadeIn(name), showCreation(frame));
    play(fadeIn(weights.brackets()), fadeOut(triangle.brackets()), become(0));
    List<Animation<?>> rows = new ArrayList<>();
    for (int i = 1; i < scores.rows(); i++) {
      rows.add(become(i));
    }
    double top = scores.row(0).y();
    double bottom = scores.row(scores.rows() - 1).y();
    play(
        laggedStart(rows).lagRatio(0.6).runTime(3),
        updateFromAlpha(frame, (f, a) -> f.setY(top + Math.min(1, 1.2 * a) * (bottom - top)))
            .rate(LINEAR)
            .runTime(3));
    last = frame;
  }

  /** Row {@code i} of the scores turns into weights, where the triangle has the same ones. */
  private Animation<?> become(int i) {
    return animationGroup(
        transformFromCopy(scores.row(i), weights.row(i)), fadeOut(before.weights.row(i)));
  }

  private void compare() {
    var same = caption("the triangle's weights", weights).setColor(TEAL);
    var frame = new SurroundingRectangle(weights.whole()).buff(0.08).setStroke(TEAL, 3);
    play(fadeOut(last), showCreation(frame), write(same).runTime(1));
    pause();
    verdict = new Group<>(frame, same);
  }
}
