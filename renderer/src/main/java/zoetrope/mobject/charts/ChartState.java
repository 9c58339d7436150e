package zoetrope.mobject.charts;

import java.util.Arrays;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * The numbers of a chart, as its last part. An animation moves the parts of a chart in order, so
 * this part can draw the chart again after all others were moved.
 */
final class ChartState extends Mobject<ChartState> {
  private final Chart<?> chart;
  private double[] values;

  ChartState(Chart<?> chart, double[] values) {
    this.chart = chart;
    this.values = values;
  }

  double[] values() {
    return values;
  }

  void setValues(double[] newValues) {
    values = newValues;
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof ChartState state) {
      values = state.values;
    }
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween base = super.tweenSelf(start, end, motion);
    if (!(start instanceof ChartState a && end instanceof ChartState b)
        || Arrays.equals(a.values, b.values)) {
      return base;
    }
    double[] from = a.values;
    double[] to = b.values;
    return base.and(
        alpha -> {
          boolean isDrawn = alpha > 0 && from.length == to.length;
          values = isDrawn ? between(from, to, alpha) : alpha < 1 ? from : to;
          if (isDrawn) {
            chart.draw();
          }
        });
  }

  private static double[] between(double[] from, double[] to, double alpha) {
    if (alpha == 1) {
      return to;
    }
    double[] mixed = new double[from.length];
    Arrays.setAll(mixed, i -> (1 - alpha) * from[i] + alpha * to[i]);
    return mixed;
  }
}
