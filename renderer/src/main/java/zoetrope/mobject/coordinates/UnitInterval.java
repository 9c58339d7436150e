package zoetrope.mobject.coordinates;

/**
 * The numbers from 0 to 1, ten scene units long: a tick at every tenth, longer ones at the ends.
 */
public final class UnitInterval extends AbstractNumberLine<UnitInterval> {
  /** How it is drawn unless another style is named. */
  public static final AxisStyle STYLE = AxisStyle.DEFAULT.unitSize(10).bigTicks(0, 1).decimals(1);

  /** A tick at every tenth. */
  public UnitInterval() {
    this(0.1, STYLE);
  }

  /** A tick at every step, in another look. */
  public UnitInterval(double step, AxisStyle style) {
    super(Range.of(0, 1, step), style);
  }
}
