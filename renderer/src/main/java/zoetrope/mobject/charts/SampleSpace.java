package zoetrope.mobject.charts;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import zoetrope.color.Color;
import zoetrope.color.ColorGradient;
import zoetrope.color.Palette;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.annotations.Brace;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.TexText;

/**
 * A rectangle whose area stands for the probability 1, to be divided into parts.
 *
 * <pre>{@code
 * var space = sampleSpace().divideHorizontally(0.7).divideVertically(0.2, 0.3);
 * add(space, space.sideBraces("P(A)", "P(\\bar A)"));
 * }</pre>
 */
public final class SampleSpace extends VMobject<SampleSpace> {
  private static final double LABEL_BUFF = 0.1;
  private static final double TITLE_BUFF = 0.25;
  private static final double TOLERANCE = 1e-8;

  private Group<SampleSpace> horizontalParts = new Group<>();
  private Group<SampleSpace> verticalParts = new Group<>();
  private TexText title;

  /** How far the braces above the columns extend above the rectangle, in scene units. */
  private double roomAbove;

  /** Creates a dark grey space of 3 by 3 units. */
  public SampleSpace() {
    this(3, 3);
  }

  /** Creates a space with a width and a height in scene units. */
  public SampleSpace(double width, double height) {
    setPath(Paths.rectangle(width, height));
    setFill(Palette.GREY_D, 1);
    setStroke(Palette.GREY_B, 0.5);
  }

  /** Adds a title above the space and its braces, at most as wide as the space. */
  public SampleSpace addTitle(String words) {
    title = new TexText(words);
    title.setMaxWidth(width()).nextTo(box(), Directions.UP, roomAbove + TITLE_BUFF);
    return add(title);
  }

  /**
   * Returns the title.
   *
   * @throws IllegalStateException if there is no title
   */
  public TexText title() {
    if (title == null) {
      throw new IllegalStateException("this sample space has no title: call addTitle(words)");
    }
    return title;
  }

  // --- parts ---

  /**
   * Divides the space into rows from the top, from dark green to dark blue. If the sum of the
   * probabilities is below 1, one more row follows.
   */
  public SampleSpace divideHorizontally(double... probabilities) {
    return divideHorizontally(probabilities, Palette.GREEN_E, Palette.BLUE_E);
  }

  /**
   * Divides the space into rows from the top, in the colours of a gradient.
   *
   * @throws IllegalArgumentException if a probability is below 0 or their sum is above 1
   */
  public SampleSpace divideHorizontally(double[] probabilities, Color... colors) {
    remove(horizontalParts);
    horizontalParts = division(probabilities, 1, Directions.DOWN, colors);
    return add(horizontalParts);
  }

  /**
   * Divides the space into columns from the left, from maroon to yellow. If the sum of the
   * probabilities is below 1, one more column follows.
   */
  public SampleSpace divideVertically(double... probabilities) {
    return divideVertically(probabilities, Palette.MAROON_B, Palette.YELLOW);
  }

  /**
   * Divides the space into columns from the left, in the colours of a gradient.
   *
   * @throws IllegalArgumentException if a probability is below 0 or their sum is above 1
   */
  public SampleSpace divideVertically(double[] probabilities, Color... colors) {
    remove(verticalParts);
    verticalParts = division(probabilities, 0, Directions.RIGHT, colors);
    return add(verticalParts);
  }

  private Group<SampleSpace> division(
      double[] probabilities, int dimension, Vec direction, Color... colors) {
    double[] complete = complete(probabilities);
    List<Color> samples = ColorGradient.samples(List.of(colors), complete.length);
    Bounds bounds = selfBounds();
    Vec size = bounds.size();
    Vec at = bounds.point(direction.negate());
    Group<SampleSpace> parts = new Group<>();
    for (int i = 0; i < complete.length; i++) {
      Vec extent = size.with(dimension, size.get(dimension) * complete[i]);
      SampleSpace part = new SampleSpace(extent.x(), extent.y());
      part.setFill(samples.get(i), 1).moveTo(at, direction.negate());
      at = part.corner(direction);
      parts.add(part);
    }
    return parts;
  }

  private static double[] complete(double[] probabilities) {
    double rest = 1;
    for (double p : probabilities) {
      Preconditions.require(p >= 0, "a probability must be from 0 to 1, not %s", p);
      rest -= p;
    }
    Preconditions.require(
        rest >= -TOLERANCE, "probabilities must add up to at most 1, not to %s", 1 - rest);
    return rest > TOLERANCE
        ? DoubleStream.concat(Arrays.stream(probabilities), DoubleStream.of(rest)).toArray()
        : probabilities;
  }

  /** Returns the rows; empty before a division. */
  public Group<SampleSpace> horizontalParts() {
    return horizontalParts;
  }

  /** Returns the columns; empty before a division. */
  public Group<SampleSpace> verticalParts() {
    return verticalParts;
  }

  // --- braces ---

  /** Creates braces with formulas to the left of the rows. */
  public Group<Group<Mobject<?>>> sideBraces(String... labels) {
    return braces(horizontalParts, Directions.LEFT, labels);
  }

  /**
   * Creates braces with formulas above the columns. A title moves up to make room, so create the
   * braces before the title is shown. A title that is added later is above the braces.
   */
  public Group<Group<Mobject<?>>> topBraces(String... labels) {
    Group<Group<Mobject<?>>> braces = braces(verticalParts, Directions.UP, labels);
    roomAbove = Math.max(roomAbove, braces.bounds().max().y() - selfBounds().max().y());
    if (title != null) {
      double needed = selfBounds().max().y() + roomAbove + TITLE_BUFF;
      title.shift(Vec.of(0, Math.max(0, needed - title.bounds().min().y())));
    }
    return braces;
  }

  /** Creates braces with formulas below the columns. */
  public Group<Group<Mobject<?>>> bottomBraces(String... labels) {
    return braces(verticalParts, Directions.DOWN, labels);
  }

  /**
   * Creates braces along the first parts, each with its formula.
   *
   * @throws IllegalArgumentException if there are more labels than parts
   */
  private static Group<Group<Mobject<?>>> braces(
      Group<SampleSpace> parts, Vec direction, String... labels) {
    Preconditions.require(
        labels.length <= parts.size(),
        "there are %s labels for %s parts: divide the sample space first",
        labels.length,
        parts.size());
    Group<Group<Mobject<?>>> result = new Group<>();
    for (int i = 0; i < labels.length; i++) {
      Brace brace = new Brace(parts.get(i).box(), direction, LABEL_BUFF);
      Tex label = new Tex(labels[i]).nextTo(brace, direction, LABEL_BUFF);
      result.add(new Group<>(brace, label));
    }
    return result;
  }

  /** Returns a copy of the rectangle without title and parts. */
  private SampleSpace box() {
    SampleSpace box = new SampleSpace(0, 0);
    return box.setPath(localPath(), place());
  }
}
