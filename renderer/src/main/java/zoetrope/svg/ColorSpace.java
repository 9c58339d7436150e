package zoetrope.svg;

import static zoetrope.svg.ColorComponent.A;
import static zoetrope.svg.ColorComponent.B;
import static zoetrope.svg.ColorComponent.BLACKNESS;
import static zoetrope.svg.ColorComponent.BLUE;
import static zoetrope.svg.ColorComponent.CHROMA;
import static zoetrope.svg.ColorComponent.GREEN;
import static zoetrope.svg.ColorComponent.HUE;
import static zoetrope.svg.ColorComponent.LIGHTNESS;
import static zoetrope.svg.ColorComponent.RED;
import static zoetrope.svg.ColorComponent.WHITENESS;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;

/**
 * The colour spaces of CSS Color Level 4 by their ways to linear sRGB and back. Hues are in turns;
 * lightness is from 0 to 100 in {@link #LAB} and {@link #LCH}, else all is from 0 to 1.
 */
enum ColorSpace {
  SRGB(RgbSpace.SRGB::decoded, RgbSpace.SRGB::encoded),
  SRGB_LINEAR(v -> v, v -> v),
  DISPLAY_P3(RgbSpace.DISPLAY_P3),
  DISPLAY_P3_LINEAR(
      v -> RgbSpace.SRGB.xyzToLinear().apply(RgbSpace.DISPLAY_P3.linearToXyz().apply(v)),
      v -> RgbSpace.DISPLAY_P3.xyzToLinear().apply(RgbSpace.SRGB.linearToXyz().apply(v))),
  A98_RGB(RgbSpace.A98),
  PROPHOTO_RGB(RgbSpace.PROPHOTO),
  REC2020(RgbSpace.REC2020),
  XYZ(RgbSpace.SRGB.xyzToLinear()::apply, RgbSpace.SRGB.linearToXyz()::apply),
  XYZ_D65(XYZ.toLinear, XYZ.fromLinear),
  XYZ_D50(
      v -> XYZ.toLinear(RgbSpace.D50_TO_D65.apply(v)),
      v -> RgbSpace.D50_TO_D65.inverse().apply(XYZ.fromLinear(v))),
  LAB(v -> XYZ_D50.toLinear(CieLab.toXyz(v)), v -> CieLab.ofXyz(XYZ_D50.fromLinear(v))),
  LCH(v -> LAB.toLinear(axes(v)), v -> polar(LAB.fromLinear(v))),
  OKLAB(OklabColors::toLinear, OklabColors::ofLinear),
  OKLCH(v -> OKLAB.toLinear(axes(v)), v -> polar(OKLAB.fromLinear(v))),
  HSL(v -> linear(Color.hsl(v.x(), v.y(), v.z())), v -> hsl(v)),
  HWB(v -> linear(SvgColors.hwb(v.x(), v.y(), v.z())), v -> hwb(v));

  private static final Map<String, ColorSpace> NAMES =
      Stream.of(values())
          .collect(
              Collectors.toMap(s -> s.name().toLowerCase(Locale.ROOT).replace('_', '-'), s -> s));

  private final UnaryOperator<Vec> toLinear;
  private final UnaryOperator<Vec> fromLinear;

  ColorSpace(UnaryOperator<Vec> toLinear, UnaryOperator<Vec> fromLinear) {
    this.toLinear = toLinear;
    this.fromLinear = fromLinear;
  }

  ColorSpace(RgbSpace rgb) {
    this(
        v -> RgbSpace.SRGB.xyzToLinear().apply(rgb.linearToXyz().apply(rgb.decoded(v))),
        v -> rgb.encoded(rgb.xyzToLinear().apply(RgbSpace.SRGB.linearToXyz().apply(v))));
  }

  /** The space of a name as CSS writes it, in lower case; null if there is none. */
  static ColorSpace named(String name) {
    return NAMES.get(name);
  }

  /** Whether {@code color()} takes it. */
  boolean isOfColorFunction() {
    return compareTo(LAB) < 0;
  }

  /** Whether the first component is a lightness as the eye sees it. */
  boolean isOfLightness() {
    return this == LAB || this == LCH || this == OKLAB || this == OKLCH;
  }

  /** Red, green and blue of sRGB in proportion to light, which may lie outside 0 to 1. */
  Vec toLinear(Vec components) {
    return toLinear.apply(components);
  }

  /** The components of red, green and blue in proportion to light. */
  Vec fromLinear(Vec linear) {
    return fromLinear.apply(linear);
  }

  /** Whether one of the components is a hue. */
  boolean isPolar() {
    return hasHueFirst() || this == LCH || this == OKLCH;
  }

  /** Whether the hue is the first component, not the last. */
  boolean hasHueFirst() {
    return this == HSL || this == HWB;
  }

  /** What the three components tell, in their order. */
  List<ColorComponent> components() {
    return switch (this) {
      case LAB, OKLAB -> List.of(LIGHTNESS, A, B);
      case LCH, OKLCH -> List.of(LIGHTNESS, CHROMA, HUE);
      case HSL -> List.of(HUE, CHROMA, LIGHTNESS);
      case HWB -> List.of(HUE, WHITENESS, BLACKNESS);
      default -> List.of(RED, GREEN, BLUE);
    };
  }

  /** What full lightness is, in a space that has one as the eye sees it. */
  double white() {
    return this == LAB || this == LCH ? 100 : 1;
  }

  /** The nearest colour of sRGB, without alpha. */
  Color toColor(Vec v) {
    if (this == SRGB && isShare(v.x()) && isShare(v.y()) && isShare(v.z())) {
      return Color.rgb(v.x(), v.y(), v.z());
    }
    if (this == HSL) {
      return exact(Color.hsl(v.x(), v.y(), v.z()));
    }
    if (this == HWB) {
      return exact(SvgColors.hwb(v.x(), v.y(), v.z()));
    }
    boolean isExtreme = isOfLightness() && (v.x() <= 0 || v.x() >= white());
    Color color = OklabColors.mapped(isExtreme ? gray(v.x() <= 0 ? 0 : 1) : toLinear(v));
    return exact(color);
  }

  private static Vec gray(double share) {
    return Vec.of(share, share, share);
  }

  private static boolean isShare(double channel) {
    return channel >= 0 && channel <= 1;
  }

  /** Without the noise of conversions, which makes a half a little less. */
  private static Color exact(Color color) {
    return Color.rgb(exact(color.red()), exact(color.green()), exact(color.blue()));
  }

  static double exact(double channel) {
    return Math.rint(channel * 1e9) / 1e9;
  }

  /** The hue in turns, in a space that has one. */
  double hue(Vec v) {
    return hasHueFirst() ? v.x() : v.z();
  }

  /** Whether a colour has a hue, and is no grey, by section 4.4. */
  boolean hasHue(Vec v) {
    return switch (this) {
      case LCH -> v.y() > 0.0015;
      case OKLCH -> v.y() > 4e-6;
      case HSL -> v.y() > 1e-5;
      case HWB -> v.y() + v.z() < 1 - 1e-5;
      default -> false;
    };
  }

  private static Vec axes(Vec polar) {
    double angle = 2 * Math.PI * polar.z();
    return Vec.of(polar.x(), polar.y() * StrictMath.cos(angle), polar.y() * StrictMath.sin(angle));
  }

  private static Vec polar(Vec axes) {
    double hue = StrictMath.atan2(axes.z(), axes.y()) / (2 * Math.PI);
    return Vec.of(axes.x(), StrictMath.hypot(axes.y(), axes.z()), hue - Math.floor(hue));
  }

  private static Vec linear(Color color) {
    return RgbSpace.SRGB.decoded(Vec.of(color.red(), color.green(), color.blue()));
  }

  private static Vec hsl(Vec linear) {
    double[] hsl = OklabColors.mapped(linear).toHsl();
    return Vec.of(hsl[0], hsl[1], hsl[2]);
  }

  private static Vec hwb(Vec linear) {
    Color c = OklabColors.mapped(linear);
    double white = Math.min(c.red(), Math.min(c.green(), c.blue()));
    double black = 1 - Math.max(c.red(), Math.max(c.green(), c.blue()));
    return Vec.of(c.toHsl()[0], white, black);
  }
}
