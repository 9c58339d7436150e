package zoetrope.mobject.display;

import java.util.function.IntFunction;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;

/** Computes the colour of a face in a light. */
public interface Shading {
  /** Where the light is unless another place is named. */
  Vec LIGHT = new Vec(-10, 10, 10);

  /** Colours stay as they are. */
  Shading NONE = phong(0, 0, 0);

  /** What surfaces have: {@code phong(0.3, 0.2, 0.4)}. */
  Shading SURFACE = phong(0.3, 0.2, 0.4);

  /**
   * The colour seen.
   *
   * @param color the face's own; its opacity stays
   * @param point the middle of the face
   * @param normal of length 1, or zero
   * @param eye where it is seen from
   */
  Color shade(Color color, Vec point, Vec normal, Vec eye);

  /**
   * The colours seen of many faces, {@code 0xAARRGGBB}: what {@link #shade(Color, Vec, Vec, Vec)}
   * says of each.
   *
   * @param colors the faces' own
   * @param points three coordinates a face: its middle
   * @param normals three coordinates a face, of length 1, or zero
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

  /** Whether the colour depends on where the eye is. */
  boolean dependsOnEye();

  /** Where its light is, for surfaces that have a picture for day and another for night. */
  default Vec light() {
    return LIGHT;
  }

  /**
   * This shading with the light of the scene; itself when it names a light of its own, which is
   * what a shading of an author's own does unless it overrides this.
   */
  default Shading inLight(Vec light) {
    return this;
  }

  /**
   * This shading with each face lit on the side that the eye sees, rather than on the side that its
   * normal points to: for surfaces of which both sides are seen, and for those with one side only,
   * such as a Möbius strip, which show a seam of light without it: {@code
   * surface.setShading(Shading.SURFACE.twoSided())}. As in Manim, faces have one side by default.
   */
  default Shading twoSided() {
    return new TwoSidedShading(this);
  }

  /**
   * {@link #phong(double, double, double, Vec)} with the light of the scene, which is at (-10, 10,
   * 10) unless the scene has another.
   */
  static Shading phong(double reflectiveness, double gloss, double shadow) {
    return new PhongShading(reflectiveness, gloss, shadow, LIGHT, false);
  }

  /**
   * Mixes towards white by {@code max(n l, 0) reflectiveness + gloss exp(-3 (1 - r v)^2)} and then
   * towards black by {@code max(-n l, 0) shadow}; n is the normal, l points to the light, r is the
   * light's reflection, v points to the eye.
   *
   * @throws IllegalArgumentException for a value that is negative or not finite
   */
  static Shading phong(double reflectiveness, double gloss, double shadow, Vec light) {
    return new PhongShading(reflectiveness, gloss, shadow, light, true);
  }

  /** {@link #additive(Vec)} with the light of the scene, or at (-7, -9, 10) without one. */
  static Shading additive() {
    return new AdditiveShading(new Vec(-7, -9, 10), false);
  }

  /** Adds {@code (n l)^3 / 2}, half of it when negative, to all three components (Manim CE's). */
  static Shading additive(Vec light) {
    return new AdditiveShading(light, true);
  }
}
