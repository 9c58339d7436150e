package zoetrope.frame;

import java.util.Arrays;
import zoetrope.color.Color;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * How the stroke along a path is drawn. Immutable.
 *
 * <p>Widths are in hundredths of a scene unit at the default camera: width 4 is 5.4 pixels on a
 * frame 1080 pixels high. They stay the same in pixels when the camera zooms, and shrink with
 * distance in perspective. There is one width, or one per anchor, linear in the curve parameter
 * between two anchors.
 */
public final class Stroke {
  public static final Stroke NONE = of(Color.TRANSPARENT, 0);

  /** How two segments of a stroke are joined. */
  public enum Join {
    /** Mitred up to a turn of about 154 degrees (miter limit 4.4), then bevelled. */
    AUTO,
    /** Mitred within the {@linkplain Stroke#miterLimit miter limit}, otherwise bevelled. */
    MITER,
    BEVEL,
    /** A circular arc. */
    ROUND,
    /** Segments end flat at their end points, so corners stay open. */
    NONE
  }

  /** The ends of an open stroke. */
  public enum Cap {
    /** Flat, at the end point. */
    BUTT,
    /** A half circle beyond the end point. */
    ROUND,
    /** Flat, half a width beyond the end point. */
    SQUARE
  }

  public static final double DEFAULT_MITER_LIMIT = 10;

  /** The largest miter limit, which a corner of about a tenth of a degree reaches. */
  public static final double MAX_MITER_LIMIT = 1000;

  private final Paint paint;
  private final double[] widths;
  private final Join join;
  private final double miterLimit;
  private final Cap cap;
  private final double[] dashes;
  private final double dashOffset;

  private Stroke(
      Paint paint,
      double[] widths,
      Join join,
      double miterLimit,
      Cap cap,
      double[] dashes,
      double dashOffset) {
    this.paint = paint;
    this.widths = widths;
    this.join = join;
    this.miterLimit = miterLimit;
    this.cap = cap;
    this.dashes = dashes;
    this.dashOffset = dashOffset;
  }

  /** Returns a stroke of one colour and one width, with butt caps and automatic joins. */
  public static Stroke of(Color color, double width) {
    return new Stroke(
            new Paint.Solid(color),
            new double[] {0},
            Join.AUTO,
            DEFAULT_MITER_LIMIT,
            Cap.BUTT,
            new double[0],
            0)
        .withWidths(width);
  }

  public Paint paint() {
    return paint;
  }

  /** Returns the number of widths: 1, or one per anchor. */
  public int widthCount() {
    return widths.length;
  }

  /** Returns width {@code i}; a single width is returned for any {@code i}. */
  public double width(int i) {
    return widths.length == 1 ? widths[0] : widths[i];
  }

  /** Returns a copy of all widths. */
  public double[] widths() {
    return widths.clone();
  }

  public double maxWidth() {
    double max = 0;
    for (double w : widths) {
      max = Math.max(max, w);
    }
    return max;
  }

  public Join join() {
    return join;
  }

  /**
   * Returns the maximum length of a {@link Join#MITER} corner, from its inner to its outer end, in
   * stroke widths. The length of a corner is 1 / sin(angle / 2). Other joins ignore the limit.
   */
  public double miterLimit() {
    return miterLimit;
  }

  public Cap cap() {
    return cap;
  }

  /** Returns a copy of the lengths of dash, gap, ... in scene units; empty for a solid line. */
  public double[] dashes() {
    return dashes.clone();
  }

  /** Returns the offset into the dash pattern at the start of the path, in scene units. */
  public double dashOffset() {
    return dashOffset;
  }

  /** Whether the stroke has no width or only colours of alpha 0. */
  public boolean isInvisible() {
    return maxWidth() == 0 || paint.isInvisible();
  }

  public Stroke withPaint(Paint newPaint) {
    return new Stroke(newPaint, widths, join, miterLimit, cap, dashes, dashOffset);
  }

  /**
   * Returns this stroke with one width, or one per anchor, in hundredths of a scene unit.
   *
   * @throws IllegalArgumentException for a width that is negative or not finite, or if there is no
   *     width
   */
  public Stroke withWidths(double... newWidths) {
    Preconditions.require(newWidths.length != 0, "a stroke needs at least one width");
    for (double w : newWidths) {
      if (!(w >= 0 && w < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException("stroke width " + w + " is not 0 or more");
      }
    }
    return new Stroke(paint, newWidths.clone(), join, miterLimit, cap, dashes, dashOffset);
  }

  public Stroke withJoin(Join newJoin) {
    return new Stroke(paint, widths, newJoin, miterLimit, cap, dashes, dashOffset);
  }

  /**
   * Returns this stroke with another miter limit.
   *
   * @throws IllegalArgumentException for a limit that is not from 1 to {@link #MAX_MITER_LIMIT}
   */
  public Stroke withMiterLimit(double limit) {
    Preconditions.require(
        limit >= 1 && limit <= MAX_MITER_LIMIT, "miter limit %s is not from 1 to 1000", limit);
    return new Stroke(paint, widths, join, limit, cap, dashes, dashOffset);
  }

  public Stroke withCap(Cap newCap) {
    return new Stroke(paint, widths, join, miterLimit, newCap, dashes, dashOffset);
  }

  /**
   * Returns this stroke with dashes: lengths of dash, gap, dash, gap, ... in scene units; an odd
   * number of lengths is used twice. Without lengths the stroke is solid.
   *
   * @throws IllegalArgumentException for negative lengths or a pattern of length 0
   */
  public Stroke withDashes(double offset, double... lengths) {
    double sum = 0;
    for (double l : lengths) {
      if (!(l >= 0)) {
        throw new IllegalArgumentException("dash length " + l + " is negative");
      }
      sum += l;
    }
    if (lengths.length > 0 && !(sum > 0 && sum < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("a dash pattern needs a length above 0, not " + sum);
    }
    return new Stroke(paint, widths, join, miterLimit, cap, lengths.clone(), offset);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Stroke s
        && paint.equals(s.paint)
        && Arrays.equals(widths, s.widths)
        && join == s.join
        && miterLimit == s.miterLimit
        && cap == s.cap
        && Arrays.equals(dashes, s.dashes)
        && dashOffset == s.dashOffset;
  }

  @Override
  public int hashCode() {
    return 31 * paint.hashCode() + Arrays.hashCode(widths);
  }

  @Override
  public String toString() {
    return "Stroke[" + paint + ", widths " + Arrays.toString(widths) + "]";
  }
}
