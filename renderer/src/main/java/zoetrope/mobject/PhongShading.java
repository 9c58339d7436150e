package zoetrope.mobject;

import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;

/**
 * See {@link Shading#phong}.
 *
 * @param own whether the light stays where it is, whatever the scene's is
 */
record PhongShading(double reflectiveness, double gloss, double shadow, Vec light, boolean own)
    implements Shading {
  PhongShading {
    Preconditions.requireNotNegative("reflectiveness", reflectiveness);
    Preconditions.requireNotNegative("gloss", gloss);
    Preconditions.requireNotNegative("shadow", shadow);
    if (!light.isFinite()) {
      throw new IllegalArgumentException("the light is at " + light);
    }
  }

  @Override
  public Shading inLight(Vec scenes) {
    return own ? this : new PhongShading(reflectiveness, gloss, shadow, scenes, false);
  }

  @Override
  public boolean dependsOnEye() {
    return gloss != 0;
  }

  @Override
  public Color shade(Color color, Vec point, Vec normal, Vec eye) {
    if (reflectiveness == 0 && gloss == 0 && shadow == 0) {
      return color;
    }
    Vec toLight = light.minus(point).normalized();
    double lit = toLight.dot(normal);
    double bright = Math.max(lit, 0) * reflectiveness;
    if (gloss > 0) {
      Vec reflection = normal.times(2 * lit).minus(toLight);
      double miss = 1 - reflection.dot(eye.minus(point).normalized());
      bright += gloss * StrictMath.exp(-3 * miss * miss);
    }
    double white = Math.min(1, bright);
    double keep = 1 - Math.min(1, Math.max(-lit, 0) * shadow);
    return new Color(
        mix(color.red(), white) * keep,
        mix(color.green(), white) * keep,
        mix(color.blue(), white) * keep,
        color.alpha());
  }

  private static double mix(double channel, double white) {
    return Math.min(1, channel + (1 - channel) * white);
  }
}
