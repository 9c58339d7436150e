package zoetrope.scenes.pictures;

import zoetrope.color.Color;

/**
 * The colours and hairs of fur.
 *
 * @param shade the colour away from the light
 * @param middle the main colour
 * @param light the colour towards the light
 * @param length the length of a hair at the rim, in units
 * @param width the width of a hair, in stroke units
 * @param curl the largest turn of a hair, in radians
 * @param droop how strongly long hairs hang down, 0 for not at all
 */
record Coat(
    Color shade,
    Color middle,
    Color light,
    double length,
    double width,
    double curl,
    double droop) {

  /**
   * Returns the colour for {@code brightness}, from 0 in the shade to 1 in the light; other values
   * are clamped.
   */
  Color at(double brightness) {
    return brightness < 0.5
        ? shade.lerp(middle, 2 * brightness)
        : middle.lerp(light, 2 * brightness - 1);
  }

  /** Returns the same fur with hairs of another length and width. */
  Coat withHairs(double newLength, double newWidth) {
    return new Coat(shade, middle, light, newLength, newWidth, curl, droop);
  }
}
