package zoetrope.mobject.cloud;

import java.util.List;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.internal.mobject.Channels;
import zoetrope.internal.mobject.StyleTween;
import zoetrope.mobject.MotionPath;

/** An interpolation of a cloud of dots to another one, dot by dot in order. */
final class DotTween {
  private final DotState a;
  private final DotState b;
  private final MotionPath motion;
  private final StyleTween styles;
  private final double[] from;
  private final double[] to;
  private final double[] fromRadii;
  private final double[] toRadii;
  private final List<Color> fromColors;
  private final List<Color> toColors;

  DotTween(DotState a, DotState b, MotionPath motion) {
    this.a = a;
    this.b = b;
    this.motion = motion;
    styles = StyleTween.of(a.style(), b.style(), 1);
    int n = a.size() == 0 || b.size() == 0 ? 0 : Math.max(a.size(), b.size());
    from = a.spread(n);
    to = b.spread(n);
    int sizes = Math.max(a.radii().length, b.radii().length);
    fromRadii = Channels.spread(a.radii(), sizes);
    toRadii = Channels.spread(b.radii(), sizes);
    boolean same = a.colors().equals(b.colors());
    fromColors = same ? List.of() : Channels.spread(a.shades(), Math.max(1, n));
    toColors = same ? List.of() : Channels.spread(b.shades(), Math.max(1, n));
  }

  /** Returns the state at fraction {@code t}: exactly the first at 0, the second at 1. */
  DotState at(double t) {
    if (t == 0 || t == 1) {
      return t == 0 ? a : b;
    }
    double[] points = new double[from.length];
    motion.mix(t, from, to, points);
    double[] radii = new double[fromRadii.length];
    for (int i = 0; i < radii.length; i++) {
      radii[i] = Math.max(0, (1 - t) * fromRadii[i] + t * toRadii[i]);
    }
    List<Color> colors =
        IntStream.range(0, fromColors.size())
            .mapToObj(i -> fromColors.get(i).lerp(toColors.get(i), t))
            .toList();
    double glow = Math.max(0, (1 - t) * a.glow() + t * b.glow());
    return new DotState(
        points, radii, fromColors.isEmpty() ? a.colors() : colors, styles.at(t), glow);
  }
}
