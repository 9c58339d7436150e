package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.scene.Fault;

/** Bars grow with the years and change their places by their size. */
public final class BarChartRace extends Scene {
  private static final List<String> NAMES = List.of("Ada", "Bob", "Cleo", "Dan", "Eve");
  private static final double[] START = {6, 5, 4, 3, 2};
  private static final double[] GROWTH = {0.3, 0.1, 0.9, 0.5, 1.2};

  @Override
  protected void construct() {
    allow(Fault.CROSSING, "the names change places with their bars");
    var year = valueTracker(0);
    var clock =
        integerNumber(2000).groupWithCommas(false).scale(1.6).setColor(GREY_B).toCorner(DR, 0.8);
    clock.addUpdater(c -> c.setValue(2000 + (int) year.value()));
    add(clock);
    var colors = colorGradient(NAMES.size(), BLUE, GREEN, YELLOW);
    for (int i = 0; i < NAMES.size(); i++) {
      int k = i;
      var bar = rectangle(1, 0.8).setFill(colors.get(i), 0.9).setStroke(WHITE, 0);
      var name = text(NAMES.get(i));
      var value = decimalNumber(0, 1);
      bar.addUpdater(
          b -> b.stretchToWidth(size(k, year.value())).moveTo(at(-4.5, y(k, year.value())), LEFT));
      name.addUpdater(n -> n.nextTo(bar, LEFT));
      value.addUpdater(v -> v.setValue(size(k, year.value())).nextTo(bar, RIGHT));
      add(bar, name, value);
    }
    play(animate(year, y -> y.setValue(8)).rate(LINEAR).runTime(6));
    pause();
  }

  private static double size(int i, double year) {
    return (START[i] + GROWTH[i] * year) * 0.8;
  }

  /**
   * Returns the y coordinate of a bar: 1.1 units lower for each larger bar, and smooth while bars
   * pass.
   */
  private static double y(int i, double year) {
    double larger = 0;
    for (int j = 0; j < NAMES.size(); j++) {
      larger += i == j ? 0 : clip(0.5 + 2 * (size(j, year) - size(i, year)), 0, 1);
    }
    return 2.6 - 1.1 * larger;
  }
}
