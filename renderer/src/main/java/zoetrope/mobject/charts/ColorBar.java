package zoetrope.mobject.charts;

import java.util.Arrays;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.color.ColorScale;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.LabelNumbers;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Tex;

/**
 * A vertical bar with the colours of a scale, and ticks with numbers to its right: the legend of a
 * heat map. It is centred at the origin.
 *
 * <pre>{@code
 * var heat = colorScale(0, 1, BLACK, PURPLE, YELLOW);
 * add(colorBar(heat, 0, 1, 3).nextTo(picture, RIGHT));
 * }</pre>
 */
public final class ColorBar extends TypedGroup<Mobject<?>, ColorBar> {
  private static final double WIDTH = 0.3;
  private static final double TICK_LENGTH = 0.1;
  private static final double NUMBER_SIZE = 30;
  private static final double NUMBER_GAP = 0.1;

  /** The number of colours of the gradient. */
  private static final int COLORS = 65;

  /** The smallest distance of two ticks, in scene units. */
  private static final double MIN_TICK_DISTANCE = 0.6;

  private final Rectangle bar;
  private final Group<Line> ticks = new Group<>();
  private final Group<Tex> numbers = new Group<>();

  /**
   * Creates a bar 0.3 units wide.
   *
   * @param scale the colours
   * @param from the number at the lower end
   * @param to the number at the upper end, above {@code from}
   * @param height the height in scene units, above 0
   * @throws IllegalArgumentException if a number is out of range
   */
  public ColorBar(ColorScale scale, double from, double to, double height) {
    Preconditions.requireFinite("the lower end of a colour bar", from);
    Preconditions.requireAbove("the upper end of a colour bar", to, from);
    Preconditions.requireAbove("the height of a colour bar", height, 0);
    bar = new Rectangle(WIDTH, height);
    Color[] colors =
        IntStream.range(0, COLORS)
            .mapToObj(i -> scale.apply(from + (to - from) * i / (COLORS - 1)))
            .toArray(Color[]::new);
    bar.setFillOpacity(1).setFillGradient(Directions.UP, colors).setStrokeWidth(1);
    add(bar, ticks, numbers);
    addNumbers(values(from, to, height), from, height / (to - from));
    toCenter();
  }

  /** Returns the multiples of 1, 2 or 5 times a power of ten for which there is room. */
  private static double[] values(double from, double to, double height) {
    double least = (to - from) * MIN_TICK_DISTANCE / height;
    double power = StrictMath.pow(10, Math.floor(StrictMath.log10(least)));
    double step =
        Arrays.stream(new double[] {1, 2, 5, 10})
            .map(factor -> factor * power)
            .filter(distance -> distance >= least)
            .findFirst()
            .orElse(10 * power);
    long first = (long) Math.ceil(from / step - 1e-9);
    long last = (long) Math.floor(to / step + 1e-9);
    return IntStream.rangeClosed(0, (int) (last - first))
        .mapToDouble(i -> (first + i) * step)
        .toArray();
  }

  private void addNumbers(double[] values, double from, double unit) {
    int exponent = LabelNumbers.exponent(values);
    double power = StrictMath.pow(10, exponent);
    int places = LabelNumbers.places(Arrays.stream(values).map(v -> v / power).toArray());
    for (double value : values) {
      Vec at = bar.corner(Directions.DR).plus(Vec.of(0, (value - from) * unit));
      Line tick = new Line(at, at.plus(Vec.of(TICK_LENGTH, 0))).setStrokeWidth(2);
      ticks.add(tick);
      Tex number = new Tex(LabelNumbers.tex(value, places, exponent)).fontSize(NUMBER_SIZE);
      numbers.add(number.nextTo(tick, Directions.RIGHT, NUMBER_GAP));
    }
  }

  /** Returns the rectangle with the colours. */
  public Rectangle bar() {
    return bar;
  }

  /** Returns the ticks, from bottom to top. */
  public Group<Line> ticks() {
    return ticks;
  }

  /** Returns the numbers, from bottom to top. */
  public Group<Tex> numbers() {
    return numbers;
  }
}
