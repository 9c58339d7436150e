package zoetrope.internal.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;

/** A linear interpolation of two styles: colours (not premultiplied), opacities and widths. */
public final class StyleTween {
  private final Style from;
  private final Style to;
  private final int anchors;
  private final boolean same;

  private StyleTween(Style from, Style to, int anchors) {
    this.from = from;
    this.to = to;
    this.anchors = Math.max(1, anchors);
    this.same = from.equals(to);
  }

  /** Returns the interpolation between two styles of a path with {@code anchors} anchors. */
  public static StyleTween of(Style from, Style to, int anchors) {
    return new StyleTween(from, to, anchors);
  }

  public Style at(double t) {
    if (same) {
      return from;
    }
    double border = Math.max(0, (1 - t) * from.fillBorder() + t * to.fillBorder());
    return new Style(
        paint(from.fill(), to.fill(), t, 1),
        border,
        stroke(from.stroke(), to.stroke(), t),
        stroke(from.behind(), to.behind(), t));
  }

  private Stroke stroke(Stroke a, Stroke b, double t) {
    if (a.equals(b)) {
      return a;
    }
    int n = Math.max(a.widthCount(), b.widthCount()) > 1 ? anchors : 1;
    double[] u = Channels.spread(a.widths(), n);
    double[] v = Channels.spread(b.widths(), n);
    double[] widths = new double[n];
    for (int i = 0; i < n; i++) {
      widths[i] = Math.max(0, (1 - t) * u[i] + t * v[i]);
    }
    Stroke shape = t < 0.5 ? a : b;
    return shape.withWidths(widths).withPaint(paint(a.paint(), b.paint(), t, anchors));
  }

  private static Paint paint(Paint a, Paint b, double t, int anchors) {
    if (a.equals(b)) {
      return a;
    }
    if (a instanceof Paint.Pattern || b instanceof Paint.Pattern) {
      return patterns(a, b, t);
    }
    if (a instanceof Paint.Gradient || b instanceof Paint.Gradient) {
      return gradients(a, b, t);
    }
    if (a instanceof Paint.Solid p && b instanceof Paint.Solid q) {
      return new Paint.Solid(mixed(p.color(), q.color(), t));
    }
    List<Color> u = Channels.spread(a.colors(), anchors);
    List<Color> v = Channels.spread(b.colors(), anchors);
    List<Color> colors = new ArrayList<>(anchors);
    for (int i = 0; i < anchors; i++) {
      colors.add(mixed(u.get(i), v.get(i), t));
    }
    return new Paint.StrokeGradient(colors);
  }

  /**
   * Interpolates the positions of equal patterns. If they are not equal, the first paint fades out,
   * and then the second one fades in.
   */
  private static Paint patterns(Paint a, Paint b, double t) {
    if (a instanceof Paint.Pattern p
        && b instanceof Paint.Pattern q
        && p.size().equals(q.size())
        && DisplayList.same(p.tile(), q.tile())) {
      double opacity = (1 - t) * p.opacity() + t * q.opacity();
      double shown = Math.max(0, Math.min(1, opacity));
      return new Paint.Pattern(p.tile(), p.size(), p.map().lerp(q.map(), t), shown);
    }
    return t < 0.5 ? a.fade(Math.min(1, 1 - 2 * t)) : b.fade(Math.min(1, 2 * t - 1));
  }

  /**
   * Interpolates gradients of the same kind; a solid paint counts as a gradient of one colour.
   * Between other gradients, the paint changes suddenly at half the time.
   */
  private static Paint gradients(Paint a, Paint b, double t) {
    if (a instanceof Paint.Gradient p && b instanceof Paint.Gradient q) {
      boolean alike = p.radial() == q.radial() && p.stops().size() == q.stops().size();
      return alike ? mixed(p, q, t) : t < 0.5 ? a : b;
    }
    if (a instanceof Paint.Gradient p) {
      return mixed(p, p.withColors(c -> b.firstColor()), t);
    }
    return b instanceof Paint.Gradient q ? mixed(q.withColors(c -> a.firstColor()), q, t) : b;
  }

  private static Paint mixed(Paint.Gradient p, Paint.Gradient q, double t) {
    List<Paint.Stop> stops = new ArrayList<>();
    for (int i = 0; i < p.stops().size(); i++) {
      Paint.Stop u = p.stops().get(i);
      Paint.Stop v = q.stops().get(i);
      double offset = (1 - t) * u.offset() + t * v.offset();
      stops.add(new Paint.Stop(offset, mixed(u.color(), v.color(), t)));
    }
    return new Paint.Gradient(
        p.radial(),
        (1 - t) * p.focusX() + t * q.focusX(),
        (1 - t) * p.focusY() + t * q.focusY(),
        (1 - t) * p.focusRadius() + t * q.focusRadius(),
        p.map().lerp(q.map(), t),
        stops,
        p.spread());
  }

  private static Color mixed(Color a, Color b, double t) {
    return a.equals(b) ? a : a.lerp(b, t);
  }
}
