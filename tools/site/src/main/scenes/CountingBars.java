import static zoetrope.Zoetrope.*;

/** A bar chart with numbers that count above its bars. */
public final class CountingBars extends Scene {
  @Override
  protected void construct() {
    // tag
    var chart = barChart(0.2, 0.5, 0.9).names("a", "b", "c");
    add(chart);
    for (int i = 0; i < 3; i++) {
      int k = i;
      var number = decimalNumber(0, 2).fontSize(32);
      add(always(number, n -> n.setValue(chart.values()[k]).nextTo(chart.bars().get(k), UP, 0.1)));
    }
    play(animate(chart, c -> c.changeBarValues(0.8, 0.3, 0.6)));
    // end
    pause();
  }
}
