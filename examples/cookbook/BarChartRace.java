package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Bars grow with the years and change their places by their size. */
public final class BarChartRace extends Scene {
  @Override
  protected void construct() {
    var years = IntStream.rangeClosed(2000, 2020).asDoubleStream().toArray();
    Map<String, double[]> people = new LinkedHashMap<>();
    for (var name : List.of("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hana")) {
      double start = 20 + random().nextInt(30);
      double growth = 1.01 + 0.08 * random().nextDouble();
      var values =
          IntStream.range(0, years.length).mapToDouble(i -> start * StrictMath.pow(growth, i));
      people.put(name, values.toArray());
    }
    var race = barRace(years, people).bars(6);
    play(fadeIn(race));
    play(animate(race, r -> r.setTime(2020)).rate(LINEAR).runTime(10));
    pause();
  }
}
