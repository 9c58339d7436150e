package zoetrope.mobject.display;

import zoetrope.color.Color;
import zoetrope.geometry.Vec;

/**
 * The shading of {@link Shading#additive}.
 *
 * @param fixedLight whether the light stays in place even if the scene has another light
 */
record AdditiveShading(Vec light, boolean fixedLight) implements Shading {
  AdditiveShading {
    if (!light.isFinite()) {
      throw new IllegalArgumentException("the position of a light must be finite, not " + light);
    }
  }

  @Override
  public Shading inLight(Vec sceneLight) {
    return fixedLight ? this : new AdditiveShading(sceneLight, false);
  }

  @Override
  public boolean dependsOnEye() {
    return false;
  }

  @Override
  public Color shade(Color color, Vec point, Vec normal, Vec eye) {
    double lit = light.minus(point).normalized().dot(normal);
    double more = 0.5 * lit * lit * lit * (lit < 0 ? 0.5 : 1);
    return new Color(
        clamp(color.red() + more),
        clamp(color.green() + more),
        clamp(color.blue() + more),
        color.alpha());
  }

  private static double clamp(double v) {
    return Math.max(0, Math.min(1, v));
  }
}
