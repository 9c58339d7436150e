package zoetrope.color;

import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.processor.Word;

/**
 * A colour in sRGB with opacity: components {@code red, green, blue, alpha} in [0, 1], not
 * premultiplied.
 */
public record Color(double red, double green, double blue, double alpha) {
  /** Black with alpha 0. */
  public static final Color TRANSPARENT = new Color(0, 0, 0, 0);

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException for a component outside [0, 1], NaN included
   */
  public Color {
    require(red, "red");
    require(green, "green");
    require(blue, "blue");
    require(alpha, "opacity");
  }

  /** Returns an opaque colour from components in [0, 1]. */
  @Word
  public static Color rgb(double red, double green, double blue) {
    return new Color(red, green, blue, 1);
  }

  /** Returns a colour from bytes, {@code 0xAARRGGBB}. */
  public static Color ofArgb(int argb) {
    return new Color(
        (argb >> 16 & 255) / 255.0,
        (argb >> 8 & 255) / 255.0,
        (argb & 255) / 255.0,
        (argb >>> 24) / 255.0);
  }

  /**
   * Returns a colour from {@code #RGB}, {@code #RRGGBB} or {@code #RRGGBBAA}; the {@code #} is
   * optional.
   *
   * @throws IllegalArgumentException for anything else
   */
  @Word
  public static Color hex(String text) {
    String digits = text.startsWith("#") ? text.substring(1) : text;
    if (digits.length() == 3) {
      StringBuilder wide = new StringBuilder();
      for (char c : digits.toCharArray()) {
        wide.append(c).append(c);
      }
      digits = wide.toString();
    }
    Preconditions.require(
        digits.matches("[0-9a-fA-F]{6}([0-9a-fA-F]{2})?"),
        "'%s' is not a colour: expected #RGB, #RRGGBB or #RRGGBBAA",
        text);
    double[] c = new double[] {1, 1, 1, 1};
    for (int i = 0; 2 * i < digits.length(); i++) {
      c[i] = Integer.parseInt(digits.substring(2 * i, 2 * i + 2), 16) / 255.0;
    }
    return new Color(c[0], c[1], c[2], c[3]);
  }

  /**
   * Returns a colour by its name in the {@link Palette}, such as {@code "BLUE_E"}, ignoring case,
   * or by hexadecimal digits: {@code "#58C4DD"}, {@code "#ff0"}, {@code "#58C4DD80"}.
   *
   * @throws IllegalArgumentException for anything else; the message suggests names
   */
  @Word("color")
  public static Color named(String text) {
    return find(text)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Messages.of(
                        "\"%s\" is not a colour: expected #RGB, #RRGGBB, #RRGGBBAA or a name of the"
                            + " palette such as BLUE, BLUE_E, ORANGE%s",
                        text, PaletteNames.question(text))));
  }

  /** Returns the colours of {@link Palette} by their names, in alphabetical order. */
  public static SortedMap<String, Color> palette() {
    return PaletteNames.all();
  }

  /**
   * Returns the colour of a name or of hexadecimal digits after a {@code #}; empty for anything
   * else.
   */
  public static Optional<Color> find(String text) {
    return text.matches("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")
        ? Optional.of(hex(text))
        : PaletteNames.find(text);
  }

  /**
   * Returns a random colour that is not dark: any hue, saturation from 0.5 to 0.8, lightness from
   * 0.5 to 1. With a scene's {@code random()} it is the same in each rendering.
   */
  @Word("randomBrightColor")
  public static Color randomBright(Random random) {
    double hue = random.nextDouble();
    double saturation = 0.5 + 0.3 * random.nextDouble();
    return hsl(hue, saturation, 0.5 + 0.5 * random.nextDouble());
  }

  /**
   * Returns any random opaque colour. With a scene's {@code random()} it is the same in each
   * rendering.
   */
  @Word("randomColor")
  public static Color random(Random random) {
    double red = random.nextDouble();
    double green = random.nextDouble();
    return rgb(red, green, random.nextDouble());
  }

  /** Returns the colour at {@code t} in [0, 1] between two colours; see {@link #mix}. */
  @Word("interpolateColor")
  public static Color interpolate(Color from, Color to, double t) {
    return from.mix(to, t);
  }

  /**
   * Returns the mean of colours: the root mean square of each channel.
   *
   * @throws IllegalArgumentException when there are no colours
   */
  @Word("averageColor")
  public static Color average(Color... colors) {
    Preconditions.require(colors.length != 0, "averageColor() needs at least one colour");
    Color mean = colors[0];
    for (int i = 1; i < colors.length; i++) {
      mean = mean.mix(colors[i], 1.0 / (i + 1));
    }
    return mean;
  }

  /** Returns the inverse colour: each channel is 1 minus the channel of this one. */
  public Color invert() {
    return new Color(1 - red, 1 - green, 1 - blue, alpha);
  }

  /**
   * Returns an opaque colour from hue, saturation and lightness in [0, 1]. A hue outside of this
   * range wraps around.
   *
   * @throws IllegalArgumentException for NaN or an infinite hue
   */
  @Word
  public static Color hsl(double hue, double saturation, double lightness) {
    Preconditions.require(
        Double.isFinite(hue) && !Double.isNaN(saturation) && !Double.isNaN(lightness),
        "there is no colour of hue %s, saturation %s and lightness %s",
        hue,
        saturation,
        lightness);
    double q =
        lightness < 0.5
            ? lightness * (1 + saturation)
            : lightness + saturation - lightness * saturation;
    double p = 2 * lightness - q;
    return new Color(
        clamp(channel(p, q, hue + 1.0 / 3)),
        clamp(channel(p, q, hue)),
        clamp(channel(p, q, hue - 1.0 / 3)),
        1);
  }

  /** Returns hue, saturation and lightness, each in [0, 1]. */
  public double[] toHsl() {
    double max = Math.max(red, Math.max(green, blue));
    double min = Math.min(red, Math.min(green, blue));
    double lightness = (max + min) / 2;
    double delta = max - min;
    if (delta == 0) {
      return new double[] {0, 0, lightness};
    }
    double saturation = lightness <= 0.5 ? delta / (max + min) : delta / (2 - max - min);
    double hue;
    if (max == red) {
      hue = (green - blue) / delta;
    } else if (max == green) {
      hue = 2 + (blue - red) / delta;
    } else {
      hue = 4 + (red - green) / delta;
    }
    hue /= 6;
    return new double[] {hue - Math.floor(hue), saturation, lightness};
  }

  /**
   * Returns this colour with another opacity in [0, 1].
   *
   * @throws IllegalArgumentException for an opacity outside [0, 1]
   */
  public Color withAlpha(double newAlpha) {
    return newAlpha == alpha ? this : new Color(red, green, blue, newAlpha);
  }

  /**
   * Returns the linear interpolation, alpha included, at {@code t} in [0, 1] between this (0) and
   * {@code other} (1); clamped outside.
   */
  public Color lerp(Color other, double t) {
    if (t <= 0) {
      return this;
    }
    if (t >= 1) {
      return other;
    }
    return new Color(
        clamp(mix(red, other.red, t)),
        clamp(mix(green, other.green, t)),
        clamp(mix(blue, other.blue, t)),
        clamp(mix(alpha, other.alpha, t)));
  }

  /**
   * Returns the interpolation by root mean square of each channel, {@code sqrt((1-t) a^2 + t b^2)},
   * at {@code t} in [0, 1]. It is brighter in the middle than {@link #lerp} and is used for
   * gradients over groups. Alpha is interpolated linearly.
   */
  public Color mix(Color other, double t) {
    return new Color(
        rms(red, other.red, t),
        rms(green, other.green, t),
        rms(blue, other.blue, t),
        clamp(mix(alpha, other.alpha, t)));
  }

  /**
   * Returns the interpolation in hue, saturation and lightness at {@code t} in [0, 1]. The hue is
   * interpolated as a number and does not wrap around.
   */
  public Color mixHsl(Color other, double t) {
    double[] a = toHsl();
    double[] b = other.toHsl();
    return hsl(mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t))
        .withAlpha(clamp(mix(alpha, other.alpha, t)));
  }

  /**
   * Returns black or white, whichever is more legible on this colour: white if the lightness is
   * below 0.5.
   */
  public Color contrasting() {
    return toHsl()[2] < 0.5 ? hex("FFFFFF") : hex("000000");
  }

  /** Returns the bytes {@code 0xAARRGGBB}: each component times 255, halves rounded up. */
  public int toArgb() {
    return toArgb(red, green, blue, alpha);
  }

  /** Returns components in [0, 1] as bytes {@code 0xAARRGGBB}; see {@link #toArgb()}. */
  public static int toArgb(double red, double green, double blue, double alpha) {
    return (int) (255 * alpha + 0.5) << 24
        | (int) (255 * red + 0.5) << 16
        | (int) (255 * green + 0.5) << 8
        | (int) (255 * blue + 0.5);
  }

  /** Returns {@code #RRGGBB}, or {@code #RRGGBBAA} if the colour is not opaque. */
  public String toHex() {
    String rgb = Messages.of("#%02X%02X%02X", byteOf(red), byteOf(green), byteOf(blue));
    return alpha == 1 ? rgb : rgb + Messages.of("%02X", byteOf(alpha));
  }

  private static int byteOf(double v) {
    return (int) Math.rint(v * 255);
  }

  /** Whether all components are equal; written out for speed, as in {@code Vec}. */
  @Override
  public boolean equals(Object o) {
    return o instanceof Color c
        && Double.compare(red, c.red) == 0
        && Double.compare(green, c.green) == 0
        && Double.compare(blue, c.blue) == 0
        && Double.compare(alpha, c.alpha) == 0;
  }

  private static double channel(double p, double q, double hue) {
    double h = hue - Math.floor(hue);
    if (h < 1.0 / 6) {
      return p + (q - p) * 6 * h;
    }
    if (h < 0.5) {
      return q;
    }
    return h < 2.0 / 3 ? p + (q - p) * (2.0 / 3 - h) * 6 : p;
  }

  private static double rms(double a, double b, double t) {
    return clamp(Math.sqrt((1 - t) * a * a + t * b * b));
  }

  private static double mix(double a, double b, double t) {
    return (1 - t) * a + t * b;
  }

  private static double clamp(double v) {
    return v < 0 ? 0 : v > 1 ? 1 : v;
  }

  private static void require(double v, String name) {
    if (!(v >= 0 && v <= 1)) {
      String fix = !(v > 1) ? "" : name.equals("opacity") ? ": 50 % is 0.5" : ": write 255 as 1.0";
      throw new IllegalArgumentException(name + " is " + v + ", not in [0, 1]" + fix);
    }
  }
}
