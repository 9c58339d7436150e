package zoetrope.svg;

import java.util.function.DoubleUnaryOperator;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * A space of red, green and blue, by the chromaticities of its primaries and its white: those of
 * {@code color()} in CSS Color Level 4, section 10.
 *
 * <p>The matrices to XYZ follow from the chromaticities (Lindbloom, "RGB/XYZ Matrices"); XYZ is
 * that under D65, and another white is adapted by Bradford's transform.
 */
final class RgbSpace {
  /** The whites D65 and D50 in XYZ, with a luminance of 1. */
  private static final Vec D65 = xyz(0.3127, 0.3290);

  static final Vec D50 = xyz(0.3457, 0.3585);

  private static final Affine BRADFORD =
      Affine.ofColumns(
          Vec.of(0.8951, -0.7502, 0.0389),
          Vec.of(0.2664, 1.7135, -0.0685),
          Vec.of(-0.1614, 0.0367, 1.0296),
          Vec.ZERO);

  /** From XYZ under D50 to XYZ under D65. */
  static final Affine D50_TO_D65 = adaptation(D50, D65);

  static final RgbSpace SRGB = sharingSrgbCurve(0.64, 0.33, 0.30, 0.60, 0.15, 0.06);

  static final RgbSpace DISPLAY_P3 = sharingSrgbCurve(0.68, 0.32, 0.265, 0.69, 0.15, 0.06);

  static final RgbSpace A98 =
      new RgbSpace(
          primaries(D65, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06),
          v -> StrictMath.pow(v, 563.0 / 256),
          v -> StrictMath.pow(v, 256.0 / 563));

  static final RgbSpace PROPHOTO =
      new RgbSpace(
          primaries(D50, 0.734699, 0.265301, 0.159597, 0.840403, 0.036598, 0.000105)
              .then(D50_TO_D65),
          v -> v <= 16.0 / 512 ? v / 16 : StrictMath.pow(v, 1.8),
          v -> v < 1.0 / 512 ? 16 * v : StrictMath.pow(v, 1 / 1.8));

  /** The constants of ITU-R BT.2020, table 4. */
  private static final double ALPHA = 1.09929682680944;

  private static final double BETA = 0.018053968510807;

  static final RgbSpace REC2020 =
      new RgbSpace(
          primaries(D65, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046),
          v -> v < 4.5 * BETA ? v / 4.5 : StrictMath.pow((v + ALPHA - 1) / ALPHA, 1 / 0.45),
          v -> v < BETA ? 4.5 * v : ALPHA * StrictMath.pow(v, 0.45) - ALPHA + 1);

  private final Affine linearToXyz;
  private final Affine xyzToLinear;
  private final DoubleUnaryOperator decoded;
  private final DoubleUnaryOperator encoded;

  private RgbSpace(Affine linearToXyz, DoubleUnaryOperator decoded, DoubleUnaryOperator encoded) {
    this.linearToXyz = linearToXyz;
    this.xyzToLinear = linearToXyz.inverse();
    this.decoded = decoded;
    this.encoded = encoded;
  }

  private static RgbSpace sharingSrgbCurve(double... chromaticities) {
    return new RgbSpace(
        primaries(D65, chromaticities),
        v -> v <= 0.04045 ? v / 12.92 : StrictMath.pow((v + 0.055) / 1.055, 2.4),
        v -> v <= 0.0031308 ? 12.92 * v : 1.055 * StrictMath.pow(v, 1 / 2.4) - 0.055);
  }

  /** XYZ of components in proportion to light. */
  Affine linearToXyz() {
    return linearToXyz;
  }

  /** Components in proportion to light of XYZ; outside 0 to 1 for what the space lacks. */
  Affine xyzToLinear() {
    return xyzToLinear;
  }

  /** Components in proportion to light. */
  Vec decoded(Vec components) {
    return mapped(components, decoded);
  }

  /** Components as they are written. */
  Vec encoded(Vec linear) {
    return mapped(linear, encoded);
  }

  private static Vec mapped(Vec v, DoubleUnaryOperator curve) {
    return Vec.of(odd(v.x(), curve), odd(v.y(), curve), odd(v.z(), curve));
  }

  /** A curve, continued below 0 as it is above. */
  private static double odd(double v, DoubleUnaryOperator curve) {
    return v < 0 ? -curve.applyAsDouble(-v) : curve.applyAsDouble(v);
  }

  private static Vec xyz(double x, double y) {
    return Vec.of(x / y, 1, (1 - x - y) / y);
  }

  /** To XYZ under a white, from x and y of red, green and blue. */
  private static Affine primaries(Vec white, double... chromaticities) {
    Vec[] columns = new Vec[3];
    for (int i = 0; i < 3; i++) {
      columns[i] = xyz(chromaticities[2 * i], chromaticities[2 * i + 1]);
    }
    Affine each = Affine.ofColumns(columns[0], columns[1], columns[2], Vec.ZERO);
    return scaled(each.inverse().apply(white)).then(each);
  }

  private static Affine adaptation(Vec from, Vec to) {
    Vec before = BRADFORD.apply(from);
    Vec after = BRADFORD.apply(to);
    Vec gain = Vec.of(after.x() / before.x(), after.y() / before.y(), after.z() / before.z());
    return BRADFORD.then(scaled(gain)).then(BRADFORD.inverse());
  }

  private static Affine scaled(Vec by) {
    return Affine.scaling(by.x(), by.y(), by.z());
  }
}
