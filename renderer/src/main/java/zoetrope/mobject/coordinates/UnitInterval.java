package zoetrope.mobject.coordinates;

/** A number line from 0 to 1, ten scene units long, with a tick at each tenth. */
public final class UnitInterval extends AbstractNumberLine<UnitInterval> {
  /** The default style. */
  public static final AxisStyle STYLE = AxisStyle.DEFAULT.unitSize(10).bigTicks(0, 1).decimals(1);

  /** Creates a unit interval with a tick at each tenth. */
  public UnitInterval() {
    this(0.1, STYLE);
  }

  /** Creates a unit interval with a tick at each step, in another style. */
  public UnitInterval(double step, AxisStyle style) {
    super(Range.of(0, 1, step), style);
  }
}
