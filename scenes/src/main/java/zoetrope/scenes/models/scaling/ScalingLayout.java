package zoetrope.scenes.models.scaling;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.scenes.components.FrameShape;

/**
 * The places of the chart of six scores and of the bars with their softmax: side by side, or in a
 * portrait frame one below the other.
 *
 * @param origin the start of the chart's axis
 * @param chartWidth the length of the chart's axis
 * @param chartHeight the height of the chart, half of it above its axis
 * @param size the middle of the text d = ...
 * @param barX the middle of the first bar
 * @param pitch the distance between bars
 * @param floor the y coordinate of the bars' feet
 * @param barHeight the height of the bar of a share of 1
 * @param title the middle of the bars' title
 * @param remark the middle of the text about the slope
 */
record ScalingLayout(
    Vec origin,
    double chartWidth,
    double chartHeight,
    Vec size,
    double barX,
    double pitch,
    double floor,
    double barHeight,
    Vec title,
    Vec remark) {
  /** Returns the layout for the frame of the running scene. */
  static ScalingLayout current() {
    return FrameShape.current().choose(landscape(), square(), portrait());
  }

  private static ScalingLayout landscape() {
    double barX = 1.6;
    double pitch = 0.75;
    var title = at(barX + 2.5 * pitch, 3.1);
    var remark = at(barX + 2.2 * pitch, -2.85);
    return new ScalingLayout(
        at(-6.3, -0.2), 5.6, 4.6, at(-3.4, 3.1), barX, pitch, -2.2, 4, title, remark);
  }

  private static ScalingLayout square() {
    var title = at(2.8, 4.5);
    return new ScalingLayout(
        at(-4.6, 0.5), 4.3, 6, at(-2.4, 4.5), 0.95, 0.75, -2.8, 6, title, at(0, -4.2));
  }

  private static ScalingLayout portrait() {
    var title = at(0, -0.6);
    return new ScalingLayout(
        at(-3.1, 2.9), 5.7, 5, at(0.6, 6.2), -2.5, 1, -5.2, 4, title, at(0, -6.1));
  }

  /** Returns the chart for vectors of up to {@code maxProducts} numbers. */
  WalkChart chart(double maxProducts, double reach) {
    return new WalkChart(origin, chartWidth, chartHeight, maxProducts, reach).logarithmic();
  }
}
