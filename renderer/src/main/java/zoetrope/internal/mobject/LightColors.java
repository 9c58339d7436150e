package zoetrope.internal.mobject;

import java.util.function.BooleanSupplier;
import zoetrope.color.Color;
import zoetrope.color.SrgbCurve;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * A conversion of colours for a dark background to colours for a light background. The contrast
 * between two greys stays the same, so black becomes white and white becomes black. Other colours
 * keep their hue but become dark enough to be read on white.
 */
public final class LightColors {
  /** Backgrounds above this lightness, in OKLab, are light already. */
  private static final double MIN_LIGHT_BACKGROUND = 0.6;

  /**
   * Colours with at least this chroma keep their hue. The less chroma other colours have, the more
   * they are treated as greys.
   */
  private static final double MIN_CHROMA_WITH_HUE = 0.08;

  /**
   * The maximum lightness of inverted colours with a hue: their contrast with white is at least
   * 4.5.
   */
  private static final double MAX_INK_LIGHTNESS = 0.5;

  private static final double WHITE_INK_LIGHTNESS = 0.45;

  /** The luminance that WCAG 2 adds to both luminances of a contrast. */
  private static final double FLARE = 0.05;

  /** The product of the luminances of black and white, each with the flare. */
  private static final double BLACK_AND_WHITE = FLARE * (1 + FLARE);

  /** The stage's answer to whether the scene on a thread is shown in the light look. */
  public static final ThreadContext.Key<BooleanSupplier> LOOK = new ThreadContext.Key<>();

  private LightColors() {}

  /** Returns whether the scene that runs on this thread is shown in the light look. */
  public static boolean areShown() {
    BooleanSupplier look = LOOK.get();
    return look != null && look.getAsBoolean();
  }

  /** Returns whether a background is light. Objects in front of it have dark colours already. */
  public static boolean isLight(Color background) {
    return background.alpha() > 0 && Lab.of(background).lightness() > MIN_LIGHT_BACKGROUND;
  }

  /** Returns the colour for a light background that replaces a colour for a dark background. */
  public static Color of(Color color) {
    Lab lab = Lab.of(color);
    double inverted =
        StrictMath.cbrt(BLACK_AND_WHITE / (Lab.cube(lab.lightness()) + FLARE) - FLARE);
    double colored =
        lab.lightness() < MAX_INK_LIGHTNESS
            ? 1 - lab.lightness()
            : MAX_INK_LIGHTNESS
                - (MAX_INK_LIGHTNESS - WHITE_INK_LIGHTNESS)
                    * (lab.lightness() - MAX_INK_LIGHTNESS)
                    / (1 - MAX_INK_LIGHTNESS);
    double share = Math.min(1, StrictMath.pow(lab.chroma() / MIN_CHROMA_WITH_HUE, 2));
    return lab.withLightness(inverted + (colored - inverted) * share).toColor(color.alpha());
  }

  /**
   * A colour in OKLab.
   *
   * @see <a href="https://bottosson.github.io/posts/oklab/">Björn Ottosson, A perceptual color
   *     space for image processing</a>
   */
  private record Lab(double lightness, double a, double b) {
    static Lab of(Color color) {
      double r = SrgbCurve.linear(color.red());
      double g = SrgbCurve.linear(color.green());
      double b = SrgbCurve.linear(color.blue());
      double l = StrictMath.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
      double m = StrictMath.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
      double s = StrictMath.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
      return new Lab(
          0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
          1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
          0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s);
    }

    double chroma() {
      return StrictMath.hypot(a, b);
    }

    Lab withLightness(double newLightness) {
      return new Lab(newLightness, a, b);
    }

    Color toColor(double alpha) {
      double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
      double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
      double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
      return new Color(
          coded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
          coded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
          coded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
          alpha);
    }

    private static double cube(double x) {
      return x * x * x;
    }

    private static double coded(double linear) {
      return SrgbCurve.coded(Math.max(0, Math.min(1, linear)));
    }
  }
}
