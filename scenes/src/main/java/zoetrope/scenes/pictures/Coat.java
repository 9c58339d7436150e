package zoetrope.scenes.pictures;

import zoetrope.color.Color;

/**
 * How fur looks: its colours and its hairs.
 *
 * @param shade the colour away from the light
 * @param middle the colour that one names it by
 * @param light the colour towards the light
 * @param length of a hair at the rim, in units
 * @param width of a hair, in stroke units
 * @param curl how far hairs turn from their way, in radians
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
   * The colour under {@code brightness}: 0 in the shade, 1 in the light; outside as at the ends.
   */
  Color at(double brightness) {
    return brightness < 0.5
        ? shade.lerp(middle, 2 * brightness)
        : middle.lerp(light, 2 * brightness - 1);
  }

  /** The same fur with hairs of another length and width. */
  Coat withHairs(double newLength, double newWidth) {
    return new Coat(shade, middle, light, newLength, newWidth, curl, droop);
  }
}
