package zoetrope.mobject.coordinates;

/** How the numbers of a line lie along it: evenly, or by their logarithm. */
public sealed interface Scale {
  /** Equal differences have equal lengths. */
  Scale LINEAR = new Linear();

  /** Powers of {@code base}, above 0 and not 1: equal ratios have equal lengths. */
  static Scale log(double base) {
    return new Log(base);
  }

  /** Powers of 10. */
  static Scale log10() {
    return new Log(10);
  }

  /** The number shown at a position of the line's range. */
  double value(double position);

  /** The position, in the line's range, of a number; NaN for numbers that have none. */
  double position(double value);

  /** Positions are the numbers themselves. */
  record Linear() implements Scale {
    @Override
    public double value(double position) {
      return position;
    }

    @Override
    public double position(double value) {
      return value;
    }
  }

  /**
   * Positions are exponents.
   *
   * @param base of the powers, above 0 and not 1
   */
  record Log(double base) implements Scale {
    /**
     * Checks the base.
     *
     * @throws IllegalArgumentException for a base that has no logarithm
     */
    public Log {
      if (!(base > 0 && base != 1 && base < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            "the base of a logarithmic axis is above 0 and not 1, not " + base);
      }
    }

    @Override
    public double value(double position) {
      return StrictMath.pow(base, position);
    }

    @Override
    public double position(double value) {
      if (!(value > 0)) {
        return Double.NaN;
      }
      return base == 10 ? StrictMath.log10(value) : StrictMath.log(value) / StrictMath.log(base);
    }
  }
}
