package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.Axes;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.Polyline;
import zoetrope.mobject.shapes.Dot;

/** A chart of the loss over p, over a weight, or over the steps of gradient descent. */
final class Plot {
  private static final double WIDTH = 5.6;
  private static final double HEIGHT = 3.9;
  private static final int SAMPLES = 240;

  private final Range x;
  private final double top;
  private final Axes axes;
  private final Group<Mobject<?>> all = group();

  /**
   * Creates a chart.
   *
   * @param middle the middle of its half of the frame
   * @param x the range of the horizontal axis, with ticks at each step
   * @param decimals the number of decimal places of the numbers on this axis
   * @param top the largest loss
   * @param name the name of the horizontal axis, as LaTeX
   */
  Plot(Vec middle, Range x, int decimals, double top, String name) {
    this.x = x;
    this.top = top;
    AxisStyle style = AxisStyle.DEFAULT.color(GREY_B).numberSize(32).numbers();
    axes =
        axes(
            x,
            Range.of(0, top, top > 6 ? 2 : 1),
            style.length(WIDTH).crossingAt(x.min()).decimals(decimals),
            style.length(HEIGHT).crossingAt(0).decimals(0));
    axes.addCoordinateLabels();
    axes.shift(middle.plus(at(-WIDTH / 2 + 0.1, -HEIGHT / 2 - 0.05)).minus(axes.c2p(x.min(), 0)));
    var across = tex(name).fontSize(40);
    across.moveTo(axes.c2p(x.max() - x.step() / 2, 0).plus(at(0, -0.35)));
    var loss = text("loss").fontSize(36).setColor(YELLOW);
    loss.moveTo(axes.c2p(x.min(), top).plus(at(-0.2, 0.3)), LEFT);
    all.add(axes);
    all.add(across);
    all.add(loss);
  }

  /** Returns the axes with their names. */
  Group<Mobject<?>> all() {
    return all;
  }

  Vec point(double at, double loss) {
    return axes.c2p(at, Math.min(loss, top));
  }

  /** Returns the graph of {@code loss} between two values on the horizontal axis. */
  Polyline graph(DoubleUnaryOperator loss, double from, double to) {
    List<Vec> points = new ArrayList<>();
    int last = Math.max(1, (int) Math.ceil(SAMPLES * (to - from) / (x.max() - x.min())));
    for (int i = 0; i <= last; i++) {
      double at = from + (to - from) * i / last;
      points.add(point(at, loss.applyAsDouble(at)));
    }
    return polyline(points).setStroke(YELLOW, 4);
  }

  /** Returns a straight line of this slope that touches the graph at a point. */
  Line tangent(double at, double loss, double slope, double reach) {
    return line(
            axes.c2p(at - reach, loss - slope * reach), axes.c2p(at + reach, loss + slope * reach))
        .setStroke(RED, 4);
  }

  Dot dot(double at, double loss) {
    return zoetrope.Zoetrope.dot().scale(1.2).setColor(WHITE).moveTo(point(at, loss));
  }
}
