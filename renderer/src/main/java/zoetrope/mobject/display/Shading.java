package zoetrope.mobject.display;

import java.util.function.IntFunction;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;

/** A rule that changes the colours of faces by their position relative to a light. */
public interface Shading {
  /** The default position of the light, in scene units. */
  Vec LIGHT = new Vec(-10, 10, 10);

  /** A shading that does not change colours. */
  Shading NONE = phong(0, 0, 0);

  /** The default shading of surfaces: {@code phong(0.3, 0.2, 0.4)}. */
  Shading SURFACE = phong(0.3, 0.2, 0.4);

  /**
   * Returns the visible colour of a face.
   *
   * @param color the colour of the face; the result has the same opacity
   * @param point the centre of the face
   * @param normal the normal of length 1, or the zero vector
   * @param eye the position of the viewer
   */
  Color shade(Color color, Vec point, Vec normal, Vec eye);

  /**
   * Returns the visible colours of many faces as {@code 0xAARRGGBB}; see {@link #shade(Color, Vec,
   * Vec, Vec)}.
   *
   * @param colors the colours of the faces
   * @param points three coordinates for each face: its centre
   * @param normals three coordinates for each face: a vector of length 1, or zero
   */
  default int[] shade(IntFunction<Color> colors, double[] points, double[] normals, Vec eye) {
    int[] seen = new int[points.length / 3];
    for (int i = 0; i < seen.length; i++) {
      Vec point = new Vec(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
      Vec normal = new Vec(normals[3 * i], normals[3 * i + 1], normals[3 * i + 2]);
      seen[i] = shade(colors.apply(i), point, normal, eye).toArgb();
    }
    return seen;
  }

  /** Returns whether the colour depends on the position of the eye. */
  boolean dependsOnEye();

  /** Returns the position of the light, for surfaces with different images for day and night. */
  default Vec light() {
    return LIGHT;
  }

  /**
   * Returns this shading with the light of the scene, or itself if it sets its own light. Shadings
   * written by authors keep their light unless they override this method.
   */
  default Shading inLight(Vec light) {
    return this;
  }

  /**
   * Returns this shading with each face lit on the side that the eye sees, instead of the side of
   * its normal. Use it for surfaces that are seen from both sides, and for one-sided surfaces such
   * as a Möbius strip, which otherwise show a seam: {@code
   * surface.setShading(Shading.SURFACE.twoSided())}. By default, faces have one lit side as in
   * Manim.
   */
  default Shading twoSided() {
    return new TwoSidedShading(this);
  }

  /**
   * Returns {@link #phong(double, double, double, Vec)} with the light of the scene, by default
   * (-10, 10, 10).
   */
  static Shading phong(double reflectiveness, double gloss, double shadow) {
    return new PhongShading(reflectiveness, gloss, shadow, LIGHT, false);
  }

  /**
   * Returns a shading that mixes colours with white and then with black. The fraction of white is
   * {@code max(n l, 0) reflectiveness + gloss exp(-3 (1 - r v)^2)}, and the fraction of black is
   * {@code max(-n l, 0) shadow}. Here n is the normal, l points to the light, r is the reflection
   * of the light, and v points to the eye.
   *
   * @throws IllegalArgumentException if a value is negative or not finite
   */
  static Shading phong(double reflectiveness, double gloss, double shadow, Vec light) {
    return new PhongShading(reflectiveness, gloss, shadow, light, true);
  }

  /** Returns {@link #additive(Vec)} with the light of the scene, by default (-7, -9, 10). */
  static Shading additive() {
    return new AdditiveShading(new Vec(-7, -9, 10), false);
  }

  /**
   * Returns the shading of Manim Community Edition, which adds {@code (n l)^3 / 2} to all
   * components, or half of this if it is negative.
   */
  static Shading additive(Vec light) {
    return new AdditiveShading(light, true);
  }
}
