package zoetrope.frame;

import java.io.Serializable;
import java.math.BigInteger;

/**
 * The number of frames per second as a fraction.
 *
 * @param numerator frames in {@code denominator} seconds, above 0
 * @param denominator seconds, above 0
 */
public record FrameRate(int numerator, int denominator) implements Serializable {
  /**
   * Checks the parts.
   *
   * @throws IllegalArgumentException when a part is not above 0
   */
  public FrameRate {
    if (numerator < 1 || denominator < 1) {
      throw new IllegalArgumentException(
          "frame rate " + numerator + "/" + denominator + " is not above 0");
    }
  }

  public static FrameRate of(int framesPerSecond) {
    return new FrameRate(framesPerSecond, 1);
  }

  /**
   * Reads {@code 60}, {@code 30000/1001}, {@code 29.97} or {@code 12.5}. The broadcast rates
   * written with decimals (23.976, 29.97, 59.94) mean their fractions over 1001.
   *
   * @throws IllegalArgumentException for anything else, and for rates above 1000
   */
  public static FrameRate parse(String text) {
    FrameRate rate = parseFraction(text.trim());
    if (rate == null || rate.perSecond() > 1000) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a frame rate: expected 60, 29.97 or 30000/1001");
    }
    return rate;
  }

  private static FrameRate parseFraction(String text) {
    return switch (text) {
      case "23.976" -> new FrameRate(24000, 1001);
      case "29.97" -> new FrameRate(30000, 1001);
      case "59.94" -> new FrameRate(60000, 1001);
      default -> {
        if (text.matches("\\d{1,6}/\\d{1,6}")) {
          String[] parts = text.split("/");
          yield reduced(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
        }
        yield text.matches("\\d{1,4}(\\.\\d{1,3})?")
            ? reduced((int) Math.rint(Double.parseDouble(text) * 1000), 1000)
            : null;
      }
    };
  }

  /** Returns a fraction in lowest terms; null if a part is 0. */
  private static FrameRate reduced(int numerator, int denominator) {
    if (numerator == 0 || denominator == 0) {
      return null;
    }
    int divisor = BigInteger.valueOf(numerator).gcd(BigInteger.valueOf(denominator)).intValue();
    return new FrameRate(numerator / divisor, denominator / divisor);
  }

  /** Returns the frames per second as a number. */
  public double perSecond() {
    return (double) numerator / denominator;
  }

  @Override
  public String toString() {
    return denominator == 1 ? "" + numerator : numerator + "/" + denominator;
  }
}
