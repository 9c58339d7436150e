package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** Throws of two dice are counted, and a bar grows with each throw. */
public final class RunningHistogram extends Scene {
  private static final String[] SUMS = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};
  private static final int THROWS = 400;

  @Override
  protected void construct() {
    var chart = axesBarChart(new double[SUMS.length], Range.of(0, 80, 20), 9, 5, SUMS);
    chart.barColors(BLUE, TEAL).shift(down(0.5));
    var count = integerNumber(0).setColor(YELLOW);
    var label = text("throws:");
    group(label, count).arrange(RIGHT).toEdge(UP);
    count.alignBaseline(label);
    int[] dice = random().ints(2 * THROWS, 1, 7).toArray();
    var thrown = valueTracker(0);
    chart.addUpdater(c -> c.changeBarValues(counts(dice, (int) thrown.value())));
    count.addUpdater(c -> c.setValue((int) thrown.value()));
    add(chart, label, count);
    play(animate(thrown, t -> t.setValue(THROWS)).rate(RUSH_INTO).runTime(5));
    pause();
  }

  private static double[] counts(int[] dice, int thrown) {
    double[] counts = new double[SUMS.length];
    for (int i = 0; i < thrown; i++) {
      counts[dice[2 * i] + dice[2 * i + 1] - 2]++;
    }
    return counts;
  }
}
