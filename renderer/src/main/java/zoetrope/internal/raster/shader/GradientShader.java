package zoetrope.internal.raster.shader;

import java.util.List;
import zoetrope.frame.Paint.Gradient;
import zoetrope.frame.Paint.Spread;
import zoetrope.frame.Paint.Stop;
import zoetrope.internal.raster.coverage.Shader;
import zoetrope.internal.raster.outline.Homography;
import zoetrope.internal.raster.pixel.ColorRamp;

/** A linear or radial gradient, evaluated at each pixel's centre. */
public final class GradientShader implements Shader {
  /**
   * The largest distance of the focal point from the centre where a simple formula gives the
   * parameter of a radial gradient. A focal point nearer to the edge of the unit circle, or outside
   * of it, needs {@link FocalCircles}.
   */
  private static final double MAX_FOCUS_DISTANCE = 0.999;

  private final Homography toGradient;

  /** Computes the parameters where the simple formula does not apply; otherwise null. */
  private final FocalCircles circles;

  private final boolean radial;
  private final double focusX;
  private final double focusY;
  private final Spread spread;
  private final double[] offsets;
  private final ColorRamp colors;

  public GradientShader(Gradient gradient, Homography toGradient) {
    this.toGradient = toGradient;
    this.radial = gradient.radial();
    double f =
        Math.sqrt(gradient.focusX() * gradient.focusX() + gradient.focusY() * gradient.focusY());
    this.focusX = gradient.focusX();
    this.focusY = gradient.focusY();
    boolean plain = gradient.focusRadius() == 0 && f <= MAX_FOCUS_DISTANCE;
    this.circles = radial && !plain ? new FocalCircles(gradient) : null;
    this.spread = gradient.spread();
    List<Stop> stops = gradient.stops();
    this.offsets = new double[stops.size()];
    for (int i = 0; i < offsets.length; i++) {
      double offset = Math.max(0, Math.min(1, stops.get(i).offset()));
      offsets[i] = i == 0 ? offset : Math.max(offset, offsets[i - 1]);
    }
    this.colors = new ColorRamp(stops.stream().map(Stop::color).toList());
  }

  @Override
  public boolean isPremultiplied() {
    return false;
  }

  @Override
  public void shade(int x, int y, int count, int[] target) {
    double py = y + 0.5;
    int hint = 0;
    for (int i = 0; i < count; i++) {
      double px = x + i + 0.5;
      double q = 1 / toGradient.q(px, py);
      double u = toGradient.u(px, py) * q;
      double t = spread(radial ? distance(u, toGradient.v(px, py) * q) : u);
      if (Double.isNaN(t)) {
        target[i] = 0;
        continue;
      }
      hint = interval(t, hint);
      target[i] = color(t, hint);
    }
  }

  /**
   * Returns the parameter of a point between the focus (0) and the circle (1). The circle, scaled
   * by this parameter about the focus, passes through the point.
   */
  private double distance(double u, double v) {
    if (circles != null) {
      return circles.at(u, v);
    }
    double dx = u - focusX;
    double dy = v - focusY;
    double along = focusX * dx + focusY * dy;
    double rest = 1 - focusX * focusX - focusY * focusY;
    return (along + Math.sqrt(along * along + rest * (dx * dx + dy * dy))) / rest;
  }

  private double spread(double t) {
    return switch (spread) {
      case PAD -> t;
      case REPEAT -> t - Math.floor(t);
      case REFLECT -> {
        double half = t / 2 - Math.floor(t / 2);
        yield half > 0.5 ? 2 - 2 * half : 2 * half;
      }
    };
  }

  /** Returns the number of stops at or before {@code t}. */
  private int interval(double t, int hint) {
    int i = hint;
    while (i > 0 && offsets[i - 1] > t) {
      i--;
    }
    while (i < offsets.length && offsets[i] <= t) {
      i++;
    }
    return i;
  }

  private int color(double t, int i) {
    if (i == 0) {
      return colors.mix(0, 0, 0);
    }
    if (i == offsets.length) {
      return colors.mix(i - 1, i - 1, 0);
    }
    return colors.mix(i - 1, i, (t - offsets[i - 1]) / (offsets[i] - offsets[i - 1]));
  }
}
