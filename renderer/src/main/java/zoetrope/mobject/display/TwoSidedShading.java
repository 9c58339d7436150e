package zoetrope.mobject.display;

import java.util.function.IntFunction;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;

/** The shading of {@link Shading#twoSided}. */
record TwoSidedShading(Shading side) implements Shading {
  @Override
  public Shading twoSided() {
    return this;
  }

  @Override
  public Shading inLight(Vec sceneLight) {
    return new TwoSidedShading(side.inLight(sceneLight));
  }

  @Override
  public Vec light() {
    return side.light();
  }

  @Override
  public boolean dependsOnEye() {
    return true;
  }

  @Override
  public Color shade(Color color, Vec point, Vec normal, Vec eye) {
    boolean isBack = normal.dot(eye.minus(point)) < 0;
    return side.shade(color, point, isBack ? normal.times(-1) : normal, eye);
  }

  @Override
  public int[] shade(IntFunction<Color> colors, double[] points, double[] normals, Vec eye) {
    double[] turned = normals.clone();
    for (int i = 0; i < turned.length; i += 3) {
      double towards =
          turned[i] * (eye.x() - points[i])
              + turned[i + 1] * (eye.y() - points[i + 1])
              + turned[i + 2] * (eye.z() - points[i + 2]);
      for (int d = i; d < i + 3 && towards < 0; d++) {
        turned[d] = -turned[d];
      }
    }
    return side.shade(colors, points, turned, eye);
  }
}
