package zoetrope.scenes.models.scaling;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Polyline;
import zoetrope.scene.Fault;
import zoetrope.scenes.components.Commentary;

/**
 * The act that divides the same scores by √d, so that each key has a share for any length of the
 * vectors.
 */
final class RootAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private final ScalingLayout layout = ScalingLayout.current();
  private final RandomScores scores;
  private final SharesAct.Result before;

  RootAct(RandomScores scores, SharesAct.Result before) {
    this.scores = scores;
    this.before = before;
  }

  @Override
  protected Void construct() {
    narration.tell("Divided by the root of d, the scores have the same spread for every d.");
    Group<Polyline> small = walks(before.chart());
    var chart = layout.chart(scores.maxProducts(), 3.9);
    Group<Polyline> enlarged = walks(chart);
    before.walks().forEach(Polyline::clearUpdaters);
    allow(
        Fault.VANISHES,
        "a walk on both sides of the axis encloses hardly any area",
        before.walks());
    before.bars().forEach(bar -> bar.clearUpdaters());
    var name = tex("{q \\cdot k \\over \\sqrt{d}}").fontSize(40);
    name.nextTo(chart.point(0, 3.9), UP, 0.12);
    List<Animation<?>> moves = new ArrayList<>();
    double[] shares = scores.shares(scores.maxProducts(), true);
    for (int key = 0; key < scores.keys(); key++) {
      int index = key;
      moves.add(transform(before.walks().get(key), small.get(key)));
      moves.add(
          animate(
              before.bars().get(key),
              bar -> bar.stretchToHeight(layout.barHeight() * shares[index], DOWN)));
    }
    moves.add(fadeOut(before.axes().get(2)).timeSpan(0, 0.8));
    moves.add(fadeIn(name).timeSpan(1.2, 2.5));
    moves.add(fadeOut(before.remark()).timeSpan(0, 0.8));
    play(lasting(2.5), moves.toArray(new Animation<?>[0]));
    pause(0.5);
    var ticks = chart.ticks(3);
    List<Animation<?>> zoom = new ArrayList<>();
    zoom.add(fadeOut(before.axes().get(3)).timeSpan(0, 0.8));
    zoom.add(fadeIn(ticks).timeSpan(1.2, 2));
    for (int key = 0; key < scores.keys(); key++) {
      zoom.add(transform(before.walks().get(key), enlarged.get(key)));
    }
    play(lasting(2), zoom.toArray(new Animation<?>[0]));
    pause();
    narration.tell("No key takes all, and there is a slope to learn from.");
    var slope = SharesAct.slope(scores.slope(scores.maxProducts(), true));
    play(fadeIn(slope));
    pause(2);
    var all =
        group(
            before.axes().get(0),
            before.axes().get(1),
            before.axes().get(4),
            ticks,
            before.walks(),
            before.bars(),
            name);
    play(fadeOut(all), fadeOut(before.otherObjects()), fadeOut(slope));
    narration.tell("That is the root in the formula of attention.");
    var formula =
        tex("\\mathrm{softmax}\\left({Q K^T \\over \\sqrt{d_k}}\\right) V")
            .fontSize(80)
            .setMaxWidth(frameWidth() - 1);
    formula.colorPart("\\sqrt{d_k}", YELLOW);
    play(write(formula));
    pause(3);
    narration.finish();
    return null;
  }

  /** Returns the graphs of the divided scores. */
  private Group<Polyline> walks(WalkChart chart) {
    Group<Polyline> walks = group();
    for (int key = 0; key < scores.keys(); key++) {
      int index = key;
      walks.add(
          chart
              .walk(d -> scores.score(index, d) / Math.sqrt(Math.max(1, d)))
              .setStroke(before.walks().get(key).strokeColor(), 3));
    }
    return walks;
  }
}
