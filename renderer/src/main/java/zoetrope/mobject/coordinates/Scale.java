package zoetrope.mobject.coordinates;

/** The scale of a number line: linear or logarithmic. */
public sealed interface Scale {
  /** The linear scale: equal differences have equal lengths. */
  Scale LINEAR = new Linear();

  /**
   * Returns a logarithmic scale, where equal ratios have equal lengths.
   *
   * @param base the base of the powers, above 0 and not 1
   */
  static Scale log(double base) {
    return new Log(base);
  }

  /** Returns a logarithmic scale with base 10. */
  static Scale log10() {
    return new Log(10);
  }

  /** Returns the number at a position in the line's range. */
  double value(double position);

  /** Returns the position of a number in the line's range, or NaN if it has none. */
  double position(double value);

  /** A scale whose positions are the numbers themselves. */
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
   * A scale whose positions are exponents.
   *
   * @param base the base of the powers, above 0 and not 1
   */
  record Log(double base) implements Scale {
    /**
     * Checks the base.
     *
     * @throws IllegalArgumentException if the base is not finite, not above 0, or 1
     */
    public Log {
      if (!(base > 0 && base != 1 && base < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            "the base of a logarithmic axis must be above 0 and must not be 1: it is " + base);
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
