package zoetrope.mobject.lines;

import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.Dashes;
import zoetrope.mobject.Mobject;

/**
 * A dashed line, by default with dashes of 0.05 scene units and gaps of about the same length. It
 * starts and ends with a dash. Each dash is a subpath, so dashes scale with the line and are drawn
 * one after the other.
 *
 * <pre>{@code
 * var guide = dashedLine(dot, axis).dashLength(0.1).setStroke(GREY_A, 2);
 * }</pre>
 */
public final class DashedLine extends AbstractLine<DashedLine> {
  private static final int MAX_DASHES = 100_000;

  private double dashLength = 0.05;
  private double dashRatio = 0.5;

  /** Creates a dashed line from point to point. */
  public DashedLine(Vec start, Vec end) {
    this(Endpoints.of(start, end));
  }

  /** Creates a line from border to border of two objects, on the line between their centres. */
  public DashedLine(Mobject<?> start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  private DashedLine(Endpoints ends) {
    super(ends, 0);
    redraw();
  }

  /** Sets the length of a dash in scene units, above 0; it is reduced a little to fit the line. */
  public DashedLine dashLength(double length) {
    dashLength = Preconditions.requireAbove("a dash length", length, 0);
    return redraw();
  }

  /** Sets the fraction of the line that is drawn, above 0 and at most 1; the default is 0.5. */
  public DashedLine dashRatio(double ratio) {
    dashRatio = Dashes.requireRatio(ratio);
    return redraw();
  }

  /** Returns the number of dashes. */
  public int dashCount() {
    return localPath().subpathCount();
  }

  @Override
  void drawAlong(Centerline line) {
    double dashes = Math.ceil(line.length() * dashRatio / dashLength - 1e-9);
    Preconditions.require(
        !(dashes > MAX_DASHES), // NaN is reported as a position
        "a line of length %s would have %s dashes: make it shorter or its dashes"
            + " longer than %s",
        line.length(),
        dashes,
        dashLength);
    setPath(Dashes.along(line.path(), Math.max(1, (int) dashes), dashRatio));
  }
}
