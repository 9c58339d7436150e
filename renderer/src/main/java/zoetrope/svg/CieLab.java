package zoetrope.svg;

import zoetrope.geometry.Vec;

/** CIE L*a*b* of 1976 under D50, with the constants of CIE 15:2004, 8.2.1.1. */
final class CieLab {
  private static final double EPSILON = 216.0 / 24389;
  private static final double KAPPA = 24389.0 / 27;

  private CieLab() {}

  /** XYZ under D50 of a lightness from 0 to 100 and two axes. */
  static Vec toXyz(Vec lab) {
    double y = (lab.x() + 16) / 116;
    double luminance = lab.x() > KAPPA * EPSILON ? y * y * y : lab.x() / KAPPA;
    Vec white = RgbSpace.D50;
    return Vec.of(
        white.x() * light(y + lab.y() / 500),
        white.y() * luminance,
        white.z() * light(y - lab.z() / 200));
  }

  /** Lightness and axes of XYZ under D50. */
  static Vec ofXyz(Vec xyz) {
    Vec white = RgbSpace.D50;
    double x = response(xyz.x() / white.x());
    double y = response(xyz.y() / white.y());
    double z = response(xyz.z() / white.z());
    return Vec.of(116 * y - 16, 500 * (x - y), 200 * (y - z));
  }

  private static double light(double response) {
    double cube = response * response * response;
    return cube > EPSILON ? cube : (116 * response - 16) / KAPPA;
  }

  private static double response(double light) {
    return light > EPSILON ? StrictMath.cbrt(light) : (KAPPA * light + 16) / 116;
  }
}
