package zoetrope.mobject.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Tex;

/** The axis of a bar chart fits its values: negative, tiny and large ones. */
class BarChartRangesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-5 40 -10 20 -3    | -10 0 10 20 30 40",
        "-5 -40             | -40 -30 -20 -10 0",
        "0.002 0.001        | 0.0000 0.0005 0.0010 0.0015 0.0020",
        "0.2 0.5            | 0.0 0.25 0.5 0.75 1.0",
        "0 0                | 0.0 0.25 0.5 0.75 1.0",
        "-0.5 0.5           | -0.50 -0.25 0.00 0.25 0.50",
        "3                  | 0 1 2 3 4",
        "1200 7000          | 0 2000 4000 6000 8000",
        "2e9 5e9            | 0 2\\times 10^{9} 4\\times 10^{9} 6\\times 10^{9} 8\\times 10^{9}",
        "-1e-9 | -10^{-9} -0.75\\times 10^{-9} -0.50\\times 10^{-9} -0.25\\times 10^{-9} 0",
      })
  void theAxisHasNumbersThatFitTheValues(String values, String numbers) {
    BarChart chart =
        barChart(Arrays.stream(values.split(" ")).mapToDouble(Double::parseDouble).toArray());
    List<String> shown = new ArrayList<>();
    for (Tex number : chart.numbers()) {
      shown.add(number.source());
    }
    assertEquals(numbers, String.join(" ", shown));
    double low = chart.yAxis().bounds().min().y();
    double high = chart.yAxis().bounds().max().y();
    assertTrue(chart.bars().bounds().min().y() >= low - 0.02, "bars below the axis");
    assertTrue(chart.bars().bounds().max().y() <= high + 0.02, "bars above the axis");
  }

  @Test
  void chartsOnAxesUsePowersOfTenToo() {
    AxesBarChart large = axesBarChart(new double[] {2e9, -5e9, 0});
    assertEquals("5\\times 10^{9}", large.barLabels().get(1).source().substring(1));
    assertEquals("0", large.barLabels().get(2).source());
    assertTrue(large.axes().yAxis().numbers().first().width() < 2);
    assertEquals(4, axesBarChart(new double[] {1, -40}).axes().yAxis().numbers().size());
    AxesBarChart small = axesBarChart(new double[] {1e-9, 3e-9});
    assertEquals("10^{-9}", small.barLabels().first().source());
    assertEquals(4, small.axes().yAxis().numbers().size());
    assertEquals("1234567", axesBarChart(new double[] {1234567}).barLabels().first().source());
  }

  @Test
  void namesThatWouldTouchAreTurned() {
    double[] values = {3, -2, 1, -1};
    String[] words = {"one afternoon", "two afternoons", "three afternoons", "four"};
    for (Group<Tex> names :
        List.of(
            axesBarChart(values, words).names(),
            axesBarChart(values, words).nameSize(20).names(),
            barChart(values)
                .names("\\text{one long afternoon}", "\\text{two afternoons}", "y", "z")
                .names())) {
      assertTrue(names.first().height() > 0.7, "turned");
    }
    AxesBarChart chart = axesBarChart(values, words);
    for (int i = 0; i < 4; i++) {
      boolean isBelow = values[i] > 0;
      Tex name = chart.names().get(i);
      double end = isBelow ? name.bounds().max().x() : name.bounds().min().x();
      assertEquals(chart.bars().get(i).center().x(), end, 0.1);
    }
    assertTrue(axesBarChart(values, "a", "b", "c", "d").names().first().height() < 0.3, "straight");
    assertTrue(chart.nameSize(2).names().first().height() < 0.1, "straight again");
  }

  @ParameterizedTest
  @ValueSource(strings = {"50%", "A&B", "a_b", "#1", "{x}", "Größe", "$x^2$"})
  void namesOfBarsMayHaveSpecialCharacters(String name) {
    Tex shown = axesBarChart(new double[] {1}, name).names().first();
    long letters = name.chars().filter(c -> c != '$' && c != '^').count();
    assertTrue(shown.familyWithPoints().size() >= letters);
  }
}
