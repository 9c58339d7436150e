package zoetrope.vocabulary;

import zoetrope.mobject.charts.AxesBarChart;
import zoetrope.mobject.charts.BarChart;
import zoetrope.mobject.charts.BarLayout;
import zoetrope.mobject.charts.SampleSpace;
import zoetrope.mobject.coordinates.Range;

/** Makes charts. */
public abstract class ChartWords extends CoordinateWords {
  /** Not to be made. */
  protected ChartWords() {}

  /** With a name below (or above) each bar, or without names. */
  public static AxesBarChart axesBarChart(double[] values, String... names) {
    return new AxesBarChart(values, names);
  }

  /** As wide as there are bars, at most 12 units, and 4 high. */
  public static AxesBarChart axesBarChart(double[] values, Range y, String... names) {
    return new AxesBarChart(values, y, names);
  }

  /** As wide and high as this. */
  public static AxesBarChart axesBarChart(
      double[] values, Range y, double width, double height, String... names) {
    return new AxesBarChart(values, y, width, height, names);
  }

  /** Up to the value 1, 6 units wide and 4 high. */
  public static BarChart barChart(double... values) {
    return new BarChart(values);
  }

  /** In another layout. */
  public static BarChart barChart(double[] values, BarLayout layout) {
    return new BarChart(values, layout);
  }

  /** 3 by 3 units, dark grey. */
  public static SampleSpace sampleSpace() {
    return new SampleSpace();
  }

  /** In this size. */
  public static SampleSpace sampleSpace(double width, double height) {
    return new SampleSpace(width, height);
  }
}
