package zoetrope.scenes.models.scaling;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.lines.Polyline;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;

/** The act that shows six scores and their softmax while d grows, until one key gets everything. */
final class SharesAct extends Act<SharesAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double MIN_BAR_HEIGHT = 0.01;
  private static final Color[] COLORS = {BLUE_D, TEAL_D, GREEN_D, YELLOW_D, GOLD_E, RED_D};

  private final ScalingLayout layout = ScalingLayout.current();
  private final RandomScores scores;
  private final ValueTracker d = valueTracker(1);

  /** The objects that the next act uses. */
  record Result(
      ValueTracker d,
      WalkChart chart,
      Group<Mobject<?>> axes,
      Group<Polyline> walks,
      Group<Rectangle> bars,
      Group<Mobject<?>> otherObjects,
      Text remark) {}

  SharesAct(RandomScores scores) {
    this.scores = scores;
  }

  @Override
  protected Result construct() {
    double reach = 2.6 * Math.sqrt(scores.maxProducts());
    var chart = layout.chart(scores.maxProducts(), reach);
    var axes = chart.axes("q \\cdot k");
    axes.add(chart.ticks((int) (reach / 10) * 10));
    axes.add(chart.products());
    Group<Polyline> walks = group();
    for (int key = 0; key < scores.keys(); key++) {
      int index = key;
      Polyline whole = chart.walk(at -> scores.score(index, at)).setStroke(COLORS[key], 3);
      Polyline walk = chart.walk(at -> scores.score(index, at)).setStroke(COLORS[key], 3);
      walk.addUpdater(w -> w.becomePart(whole, 0, (d.value() - 1) / (scores.maxProducts() - 1)));
      walks.add(walk);
    }
    var bars = bars(false);
    double last = layout.barX() + 5 * layout.pitch();
    var floor = line(at(layout.barX() - 0.5, layout.floor()), at(last + 0.5, layout.floor()));
    floor.setStroke(GREY_B, 2);
    var title = tex("\\mathrm{softmax}").fontSize(44).moveTo(layout.title());
    var size = tex("d = 1000").fontSize(48);
    var number = size.makeNumberChangeable("1000");
    number.setValue(1);
    size.moveTo(layout.size());
    double below = layout.title().y() - layout.size().y();
    title.shift(up(size.baseline().y() - title.baseline().y() + below));
    number.addUpdater(n -> n.setValue(Math.round(d.value())));
    narration.tell("Six keys: short vectors, close scores, and each key gets a share.");
    play(fadeIn(axes), fadeIn(walks), fadeIn(group(bars, floor, title, size)));
    pause();
    for (int next = 2; next <= 4; next++) {
      int products = next;
      play(animate(d, t -> t.setValue(products)).runTime(0.4));
      pause(0.6);
    }

    narration.tell("The longer they are, the farther apart the scores: one key takes all.");
    play(animate(d, t -> t.setValue(scores.maxProducts())).rate(t -> t * t).runTime(6));
    pause();
    narration.tell("Then the slope of the softmax is nearly 0: nothing is left to learn from.");
    var remark = slope(scores.slope(scores.maxProducts(), false));
    play(fadeIn(remark));
    pause(3);
    narration.finish();
    return new Result(d, chart, axes, walks, bars, group(floor, title, size), remark);
  }

  /** Returns the slope p (1 − p) of the greatest share as a text. */
  static Text slope(double slope) {
    String number = slope < 0.0005 ? "< 0.0005" : decimals(slope);
    var remark =
        text("greatest share: slope p(1 − p) " + (slope < 0.0005 ? "" : "= ") + number)
            .fontSize(36);
    return remark.colorPart(number, YELLOW).moveTo(ScalingLayout.current().remark());
  }

  private static String decimals(double number) {
    return String.format(java.util.Locale.ROOT, "%.3f", number);
  }

  private Group<Rectangle> bars(boolean scaled) {
    Group<Rectangle> bars = group();
    for (int key = 0; key < scores.keys(); key++) {
      int index = key;
      Rectangle bar = rectangle(0.5, height(index, scaled));
      bar.moveTo(at(layout.barX() + key * layout.pitch(), layout.floor()), DOWN);
      bar.setFill(COLORS[key], 1).setStroke(WHITE, 1);
      bar.addUpdater(b -> b.stretchToHeight(height(index, scaled), DOWN));
      bars.add(bar);
    }
    return bars;
  }

  private double height(int key, boolean scaled) {
    return Math.max(MIN_BAR_HEIGHT, layout.barHeight() * scores.shares(d.value(), scaled)[key]);
  }
}
