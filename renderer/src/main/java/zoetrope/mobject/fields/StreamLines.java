package zoetrope.mobject.fields;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Shape;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.Updater;

/**
 * Paths of many points along a field. The lines can be still, or flow.
 *
 * <pre>{@code
 * var lines = streamLines(p -> Vec.of(-p.y(), p.x()));
 * add(lines.startAnimation());
 * pause(4);
 * }</pre>
 */
public final class StreamLines extends TypedGroup<StreamLine, StreamLines> {
  private static final int MAX_LINE_POINTS = 100;

  private final StreamOptions options;
  private Updater<StreamLines> flow;
  private List<Shape> wholes = List.of();

  /** Creates stream lines over the frame of the scene with the default options. */
  public StreamLines(Field field) {
    this(field, Region.ofFrame(), StreamOptions.DEFAULT);
  }

  /**
   * Creates stream lines that start near each grid point of a region. Points that the field does
   * not move have no line.
   */
  public StreamLines(Field field, Region region, StreamOptions options) {
    this.options = options;
    Random random = new Random(options.seed);
    List<Vec> grid = region.points();
    for (int repeat = 0; repeat < options.repeats; repeat++) {
      for (Vec p : grid) {
        double dx = (random.nextDouble() - 0.5) * options.noise;
        double dy = (random.nextDouble() - 0.5) * options.noise;
        addLine(field, region, p.plus(Vec.of(dx, dy)));
      }
    }
  }

  private void addLine(Field field, Region region, Vec start) {
    List<Vec> all = StreamLine.trace(field, region, start, options);
    if (all.size() < 2 || all.get(0).distance(all.get(all.size() - 1)) == 0 && isStill(all)) {
      return;
    }
    int step = Math.max(1, (int) Math.ceil((all.size() - 1) / (MAX_LINE_POINTS - 1.0)));
    List<Vec> points = new ArrayList<>();
    for (int i = 0; i < all.size(); i += step) {
      points.add(all.get(i));
    }
    if ((all.size() - 1) % step != 0) {
      points.add(all.get(all.size() - 1));
    }
    List<Color> colors =
        points.stream()
            .map(p -> field.at(p).length())
            .map(norm -> Norms.color(norm, options.low, options.high, options.colors))
            .toList();
    double duration = (all.size() - 1) * options.dt;
    add(new StreamLine(points, duration, options.width, colors));
  }

  private static boolean isStill(List<Vec> points) {
    return points.stream().allMatch(points.get(0)::equals);
  }

  /**
   * Lets the lines flow as in Manim Community Edition: at speed 1, with flashes 0.3 times as long
   * as the lines.
   */
  public StreamLines startAnimation() {
    return startAnimation(1, 0.3, true);
  }

  /**
   * Lets flashes run along the lines again and again, each with its own start time.
   *
   * @param speed how many seconds of the field pass in one second, above 0
   * @param timeWidth the fraction of a line that is visible at a time, above 0
   * @param warmUp whether the lines are empty at the start; otherwise they already flow
   */
  public StreamLines startAnimation(double speed, double timeWidth, boolean warmUp) {
    Preconditions.require(
        speed > 0 && timeWidth > 0,
        "stream lines cannot flow at speed %s with flashes of %s: both must be above 0",
        speed,
        timeWidth);
    double[] times = begin();
    for (int i = 0; i < times.length; i++) {
      times[i] *= get(i).duration() / speed * (warmUp ? -1 : 1);
    }
    return flow(times, speed, timeWidth, false);
  }

  /**
   * Lets tapered flashes run along the lines again and again, like {@code AnimatedStreamLines} of
   * manimgl. A flash is as long as its line.
   *
   * @param lagRange the time in seconds, at least 0, within which all lines have started
   */
  public StreamLines startTaperedAnimation(double lagRange) {
    Preconditions.require(lagRange >= 0, "stream lines cannot begin within %s s", lagRange);
    double[] times = begin();
    for (int i = 0; i < times.length; i++) {
      times[i] *= -lagRange;
    }
    return flow(times, 1, 1, true);
  }

  /** Stores the present lines and returns a random number in [0, 1) for each. */
  private double[] begin() {
    endAnimation();
    Random random = new Random(options.seed + 1);
    wholes = stream().map(StreamLine::whole).toList();
    return stream().mapToDouble(line -> random.nextDouble()).toArray();
  }

  private StreamLines flow(double[] times, double speed, double timeWidth, boolean tapered) {
    flow = (lines, dt) -> lines.advance(times, speed, timeWidth, tapered, dt);
    advance(times, speed, timeWidth, tapered, 0);
    return addUpdater(flow);
  }

  private void advance(double[] times, double speed, double timeWidth, boolean tapered, double dt) {
    for (int i = 0; i < times.length; i++) {
      StreamLine line = get(i);
      double lasts = line.duration() / speed;
      times[i] += dt;
      if (times[i] >= lasts) {
        times[i] -= lasts * Math.floor(times[i] / lasts);
      }
      line.showFlash(wholes.get(i), Math.max(0, times[i]) / lasts, timeWidth);
      if (tapered && line.hasPoints()) {
        line.setStrokeWidth(0, options.width, 0);
      }
    }
  }

  /** Stops the flow and shows all lines completely. */
  public StreamLines endAnimation() {
    if (flow != null) {
      removeUpdater(flow);
      flow = null;
      for (int i = 0; i < wholes.size(); i++) {
        get(i).becomePart(wholes.get(i), 0, 1);
      }
    }
    return this;
  }
}
