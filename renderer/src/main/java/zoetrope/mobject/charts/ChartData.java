package zoetrope.mobject.charts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import zoetrope.data.Dataset;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.diagnostics.Suggestions;

/**
 * The data of a chart on axes: one or more series of values, all at the same places.
 *
 * @param series the names of the series; one empty name for a single series without a name
 * @param xs the places along the x axis, or the indices of the names
 * @param names the names along the x axis, or an empty list if there are numbers
 * @param isTime whether {@code xs} are seconds since 1970
 * @param xLabel the label of the x axis, or an empty text
 * @param yLabel the label of the y axis, or an empty text
 */
record ChartData(
    List<String> series,
    double[] xs,
    List<String> names,
    boolean isTime,
    String xLabel,
    String yLabel) {
  static final int MAX_SERIES = 20;
  private static final int MAX_POINTS = 100_000;

  ChartData {
    Preconditions.require(
        xs.length <= MAX_POINTS,
        "a chart has %s points, more than %s: filter the data, or average neighbours",
        xs.length,
        MAX_POINTS);
    Preconditions.require(
        series.size() <= MAX_SERIES,
        "a chart has %s series, more than %s: filter the data, or show groups of them",
        series.size(),
        MAX_SERIES);
    Preconditions.require(
        new HashSet<>(series).size() == series.size(),
        "two series have the same name: the names are %s",
        String.join(", ", series));
  }

  static ChartData of(double[] xs, double[] ys) {
    Preconditions.require(
        xs.length == ys.length,
        "a chart needs one y for each x: %s and %s were given",
        xs.length,
        ys.length);
    return new ChartData(List.of(""), xs.clone(), List.of(), false, "", "");
  }

  static ChartData of(List<String> names, double[] ys) {
    Preconditions.require(
        names.size() == ys.length,
        "a chart needs one value for each name: there are %s names and %s values",
        names.size(),
        ys.length);
    return new ChartData(List.of(""), indices(names), List.copyOf(names), false, "", "");
  }

  private static double[] indices(List<String> names) {
    double[] indices = new double[names.size()];
    Arrays.setAll(indices, i -> i + 0.5);
    return indices;
  }

  /** Returns the data of columns. Dates make a time axis, and texts are names. */
  static ChartData of(Dataset data, boolean named, String x, String... ys) {
    Preconditions.require(ys.length > 0, "a chart needs at least one column of values");
    boolean isTime = !named && data.isTime(x);
    boolean isNamed = named || !isTime && !data.isNumeric(x);
    List<String> names = isNamed ? data.texts(x) : List.of();
    double[] xs = isNamed ? indices(names) : isTime ? data.times(x) : data.numbers(x);
    String unit = data.unit(ys[0]);
    boolean hasUnit = Arrays.stream(ys).allMatch(y -> data.unit(y).equals(unit));
    String yLabel = ys.length == 1 ? label(data, ys[0]) : hasUnit ? unit : "";
    List<String> series = ys.length == 1 ? List.of("") : List.of(ys);
    return new ChartData(
        series, xs, names, isTime, isTime || isNamed ? "" : label(data, x), yLabel);
  }

  private static String label(Dataset data, String column) {
    String unit = data.unit(column);
    return unit.isEmpty() || column.endsWith("]") || column.endsWith(")")
        ? column
        : column + " (" + unit + ")";
  }

  /** Returns the values of columns, one column after the other. */
  static double[] values(Dataset data, String... ys) {
    return Arrays.stream(ys).flatMapToDouble(y -> Arrays.stream(data.numbers(y))).toArray();
  }

  ChartData withSeries(String name) {
    List<String> more = new ArrayList<>(series);
    more.add(name);
    return new ChartData(more, xs, names, isTime, xLabel, yLabel);
  }

  ChartData withSeriesNames(List<String> newNames) {
    Preconditions.require(
        newNames.size() == series.size(),
        "%s names were given for %s series",
        newNames.size(),
        series.size());
    return new ChartData(List.copyOf(newNames), xs, names, isTime, xLabel, yLabel);
  }

  ChartData withLabels(String x, String y) {
    return new ChartData(series, xs, names, isTime, x, y);
  }

  /** Returns the number of places along the x axis. */
  int size() {
    return xs.length;
  }

  int index(String name) {
    int index = series.indexOf(name);
    Preconditions.require(
        index >= 0,
        "there is no series '%s'; %s",
        name,
        Suggestions.question(name, series).orElse("the series are " + String.join(", ", series)));
    return index;
  }
}
