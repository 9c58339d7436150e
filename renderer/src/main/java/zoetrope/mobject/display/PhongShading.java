package zoetrope.mobject.display;

import java.util.function.IntFunction;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * The shading of {@link Shading#phong}.
 *
 * @param fixedLight whether the light stays in place even if the scene has another light
 */
record PhongShading(
    double reflectiveness, double gloss, double shadow, Vec light, boolean fixedLight)
    implements Shading {
  PhongShading {
    Preconditions.requireNotNegative("reflectiveness", reflectiveness);
    Preconditions.requireNotNegative("gloss", gloss);
    Preconditions.requireNotNegative("shadow", shadow);
    Preconditions.require(
        light.isFinite(), "the position of a light must be finite, not %s", light);
  }

  @Override
  public Shading inLight(Vec sceneLight) {
    return fixedLight ? this : new PhongShading(reflectiveness, gloss, shadow, sceneLight, false);
  }

  @Override
  public boolean dependsOnEye() {
    return gloss != 0;
  }

  private boolean isNone() {
    return reflectiveness == 0 && gloss == 0 && shadow == 0;
  }

  @Override
  public Color shade(Color color, Vec point, Vec normal, Vec eye) {
    if (isNone()) {
      return color;
    }
    Vec toLight = light.minus(point).normalized();
    double lit = toLight.dot(normal);
    double miss = 0;
    if (gloss > 0) {
      Vec reflection = normal.times(2 * lit).minus(toLight);
      miss = 1 - reflection.dot(eye.minus(point).normalized());
    }
    double white = white(lit, miss);
    double brightness = brightness(lit);
    return new Color(
        mix(color.red(), white) * brightness,
        mix(color.green(), white) * brightness,
        mix(color.blue(), white) * brightness,
        color.alpha());
  }

  /** Shades many faces without creating an object for each. */
  @Override
  public int[] shade(IntFunction<Color> colors, double[] points, double[] normals, Vec eye) {
    int[] seen = new int[points.length / 3];
    for (int i = 0; i < seen.length; i++) {
      Color color = colors.apply(i);
      if (isNone()) {
        seen[i] = color.toArgb();
        continue;
      }
      double px = points[3 * i];
      double py = points[3 * i + 1];
      double pz = points[3 * i + 2];
      double nx = normals[3 * i];
      double ny = normals[3 * i + 1];
      double nz = normals[3 * i + 2];
      double lx = light.x() - px;
      double ly = light.y() - py;
      double lz = light.z() - pz;
      double near = inverse(lx, ly, lz);
      lx *= near;
      ly *= near;
      lz *= near;
      double lit = lx * nx + ly * ny + lz * nz;
      double miss = 0;
      if (gloss > 0) {
        double ex = eye.x() - px;
        double ey = eye.y() - py;
        double ez = eye.z() - pz;
        double twice = 2 * lit;
        double along = along(nx * twice - lx, ny * twice - ly, nz * twice - lz, ex, ey, ez);
        miss = 1 - along;
      }
      seen[i] = argb(color, white(lit, miss), brightness(lit));
    }
    return seen;
  }

  /** Returns the component of a vector in the direction of another one. */
  private static double along(double x, double y, double z, double dx, double dy, double dz) {
    double s = inverse(dx, dy, dz);
    return x * (dx * s) + y * (dy * s) + z * (dz * s);
  }

  /** Returns one over the length of a vector, or 0 for the zero vector. */
  private static double inverse(double x, double y, double z) {
    double length = Math.sqrt(x * x + y * y + z * z);
    return length == 0 ? 0 : 1 / length;
  }

  /** Returns the fraction of white that is mixed in, in [0, 1]. */
  private double white(double lit, double miss) {
    double bright = Math.max(lit, 0) * reflectiveness;
    if (gloss > 0) {
      bright += gloss * StrictMath.exp(-3 * miss * miss);
    }
    return Math.min(1, bright);
  }

  /** Returns the fraction of brightness that the shadow leaves, in [0, 1]. */
  private double brightness(double lit) {
    return 1 - Math.min(1, Math.max(-lit, 0) * shadow);
  }

  /**
   * Returns the lit colour as {@code 0xAARRGGBB}.
   *
   * @throws IllegalArgumentException if {@code white} or {@code brightness} is NaN
   */
  private static int argb(Color color, double white, double brightness) {
    Preconditions.require(
        !Double.isNaN(white + brightness),
        "cannot compute the light on a face: the light, the eye or a corner is too far away");
    double red = mix(color.red(), white) * brightness;
    double green = mix(color.green(), white) * brightness;
    double blue = mix(color.blue(), white) * brightness;
    return Color.toArgb(red, green, blue, color.alpha());
  }

  private static double mix(double channel, double white) {
    return Math.min(1, channel + (1 - channel) * white);
  }
}
