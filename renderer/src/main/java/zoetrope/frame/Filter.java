package zoetrope.frame;

import java.util.List;
import java.util.Objects;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/**
 * A filter that changes a layer before it is composited, like SVG filter effects: a list of steps
 * that each make an image from earlier ones. The result is the image of the last step.
 *
 * @param map maps the filter's own coordinates, which its lengths and regions use, to those of the
 *     scene
 * @param region the result is transparent outside of it; {@link #EVERYWHERE} for no limit
 * @param steps the steps in order; an empty list shows nothing
 */
public record Filter(Affine map, Bounds region, List<Step> steps) {
  /** No limit. */
  public static final Bounds EVERYWHERE = new Bounds(new Vec(-1e9, -1e9, 0), new Vec(1e9, 1e9, 0));

  /** The input of a step that is the image of the layer. */
  public static final int SOURCE = -1;

  /** The input of a step that is the opacity of the layer's image, in black. */
  public static final int SOURCE_ALPHA = -2;

  /** The input of a step that is a transparent image. */
  public static final int NOTHING = -3;

  public Filter {
    Objects.requireNonNull(map);
    Objects.requireNonNull(region);
    steps = List.copyOf(steps);
  }

  /** Returns a blur by a standard deviation in scene units. */
  public static Filter blur(double deviation) {
    Step step = new Step(new Blur(deviation, deviation), List.of(SOURCE), EVERYWHERE, false);
    return new Filter(Affine.IDENTITY, EVERYWHERE, List.of(step));
  }

  public Filter moved(Affine after) {
    return new Filter(map.then(after), region, steps);
  }

  /**
   * A step that makes one image from others.
   *
   * @param inputs indices of earlier steps, or {@link #SOURCE}, {@link #SOURCE_ALPHA} or {@link
   *     #NOTHING}
   * @param region the result is transparent outside of it
   * @param linear whether colours are mixed in linear light, not in sRGB
   */
  public record Step(Effect effect, List<Integer> inputs, Bounds region, boolean linear) {
    public Step {
      Objects.requireNonNull(effect);
      Objects.requireNonNull(region);
      inputs = List.copyOf(inputs);
    }
  }

  /** The effect of a step. Lengths are in the filter's own coordinates. */
  public sealed interface Effect {}

  /** A Gaussian blur; a deviation of 0 does not blur in that direction. */
  public record Blur(double x, double y) implements Effect {
    /**
     * Checks the deviations.
     *
     * @throws IllegalArgumentException for one that is negative or not finite
     */
    public Blur {
      requireNotNegative(x);
      requireNotNegative(y);
    }

    private static void requireNotNegative(double deviation) {
      if (!(deviation >= 0 && deviation < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            "a blur's deviation is " + deviation + "; it must be 0 or more");
      }
    }
  }

  /** A translation. */
  public record Offset(double x, double y) implements Effect {}

  /** One colour everywhere in the step's region; it has no input. */
  public record Flood(Color color) implements Effect {}

  /** A painting of the inputs over each other, in order. */
  public record Merge() implements Effect {}

  /**
   * A multiplication of red, green, blue and alpha by a matrix of 4 rows and 5 columns; the last
   * column is added.
   */
  public record ColorMatrix(List<Double> values) implements Effect {
    public ColorMatrix {
      values = List.copyOf(values);
      if (values.size() != 20) {
        throw new IllegalArgumentException("a colour matrix needs 20 values, not " + values.size());
      }
    }
  }

  /** A lookup of each channel's value in a table of 256 values from 0 to 255. */
  public record Transfer(
      List<Integer> red, List<Integer> green, List<Integer> blue, List<Integer> alpha)
      implements Effect {
    public Transfer {
      red = List.copyOf(red);
      green = List.copyOf(green);
      blue = List.copyOf(blue);
      alpha = List.copyOf(alpha);
    }
  }

  /** Porter and Duff's operators, and SVG's arithmetic operator. */
  public enum Operator {
    /** The first over the second. */
    OVER,
    /** The first input where the second is opaque. */
    IN,
    /** The first input where the second is transparent. */
    OUT,
    /** The first input over the second, where the second is opaque. */
    ATOP,
    /** Both inputs, each only where the other is transparent. */
    XOR,
    /** The sum. */
    LIGHTER,
    /** {@code k1 a b + k2 a + k3 b + k4} for inputs a and b. */
    ARITHMETIC
  }

  /** A composition of two inputs. */
  public record Composite(Operator operator, double k1, double k2, double k3, double k4)
      implements Effect {
    public Composite(Operator operator) {
      this(operator, 0, 0, 0, 0);
    }
  }

  /** The first input blended onto the second. */
  public record Blend(BlendMode mode) implements Effect {}

  /** A dilation, which makes figures thicker, or an erosion, which makes them thinner. */
  public record Morphology(boolean dilate, double x, double y) implements Effect {}
}
