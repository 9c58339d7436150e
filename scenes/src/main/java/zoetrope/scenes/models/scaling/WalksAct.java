package zoetrope.scenes.models.scaling;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Polyline;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * The act where the scores of many keys spread with d: random walks that mostly stay within ±√d.
 */
final class WalksAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private final FrameShape shape = FrameShape.current();
  private final RandomScores scores;

  WalksAct(RandomScores scores) {
    this.scores = scores;
  }

  @Override
  protected Void construct() {
    narration.tell("A score is a sum of d products, one for each number of query and key.");
    var formula = tex("q \\cdot k = q_1 k_1 + q_2 k_2 + \\cdots + q_d k_d").fontSize(60);
    formula.setMaxWidth(shape.choose(13, 9.8, 7.2));
    play(write(formula));
    pause(2);

    double reach = 3 * Math.sqrt(scores.maxProducts());
    double maxProducts = scores.maxProducts();
    var chart =
        shape.choose(
            new WalkChart(at(-5.6, -0.6), 10.4, 5.6, maxProducts, reach),
            new WalkChart(at(-4.7, -0.5), 8.3, 8, maxProducts, reach),
            new WalkChart(at(-3.2, -0.8), 5.7, 9.5, maxProducts, reach));
    var axes = chart.axes("q \\cdot k");
    axes.add(chart.products());
    axes.add(chart.ticks((int) (reach / 10) * 10));
    play(
        animate(
            formula,
            f -> f.scale(shape.choose(0.8, 0.9, 1)).moveTo(up(shape.choose(3.3, 4.6, 5.6)))),
        fadeIn(axes));
    narration.tell("Each product is by chance above or below 0, so the sum wanders.");
    Group<Polyline> walks = group();
    for (int key = 0; key < scores.keys(); key++) {
      int index = key;
      walks.add(
          chart
              .walk(d -> scores.score(index, d))
              .setStroke(BLUE_E.lerp(TEAL_A, (double) key / scores.keys()), 1.5)
              .setStrokeOpacity(0.8));
    }
    // The first walk is alone at first, so its stroke is wider than those of the many others.
    walks.get(0).setStroke(TEAL_A, 3);
    play(showCreation(walks.get(0)).rate(LINEAR).runTime(3));
    pause(0.5);
    narration.tell("Those of many queries and keys spread, the farther the longer they are.");
    play(
        laggedStart(walks.from(1), walk -> showCreation(walk).rate(LINEAR))
            .lagRatio(0.005)
            .runTime(4));
    pause(0.5);
    narration.tell("Most stay within the square root of d: with d products the spread is √d.");
    var root = chart.root(1);
    var name = tex("\\pm\\sqrt{d}").fontSize(44).setColor(YELLOW);
    name.nextTo(chart.point(scores.maxProducts(), Math.sqrt(scores.maxProducts())), RIGHT, 0.2);
    play(fadeIn(root).runTime(1.5), fadeIn(name));
    pause(3);
    play(fadeOut(group(axes, walks, root, name, formula)));
    narration.finish();
    return null;
  }
}
