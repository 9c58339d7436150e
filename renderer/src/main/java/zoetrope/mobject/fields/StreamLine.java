package zoetrope.mobject.fields;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Shape;
import zoetrope.mobject.VMobject;

/** The path of one point along a field. */
public final class StreamLine extends VMobject<StreamLine> {
  private final double duration;

  StreamLine(List<Vec> points, double duration, double width, List<Color> colors) {
    super(Paths.smooth(points, false));
    this.duration = duration;
    setStroke(colors.get(0), width, 1);
    setStrokeColors(colors.toArray(new Color[0]));
  }

  /** Returns the time that the point takes for the path, in seconds. */
  public double duration() {
    return duration;
  }

  /**
   * Shows the part of {@code whole} that a flash lights up at {@code alpha} in [0, 1]. The flash is
   * {@code timeWidth} times as long as the line.
   */
  void showFlash(Shape whole, double alpha, double timeWidth) {
    double end = alpha * (1 + timeWidth);
    double from = Math.max(0, Math.min(1, end - timeWidth));
    double to = Math.max(0, Math.min(1, end));
    if (to > from) {
      becomePart(whole, from, to);
    } else {
      setPath(Path.EMPTY);
    }
  }

  /** Returns a copy of the whole line. {@link #showFlash} takes a part of it for each frame. */
  Shape whole() {
    return new Shape(localPath(), place(), style());
  }

  /** Returns the points on the path that begins at {@code start}, {@code dt} seconds apart. */
  static List<Vec> trace(Field field, Region region, Vec start, StreamOptions options) {
    List<Vec> points = new ArrayList<>();
    points.add(start);
    int steps = (int) Math.ceil(options.virtualTime / options.dt - 1e-9);
    Vec p = start;
    for (int i = 0; i < steps; i++) {
      p = Flow.step(field, p, options.dt);
      if (!p.isFinite() || !region.contains(p, options.padding)) {
        break;
      }
      points.add(p);
    }
    return points;
  }
}
