package zoetrope.mobject.lines;

import zoetrope.color.Color;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.Mobject;

/**
 * A line or arc with a tip at its end, and perhaps one at its start; the tips are children. Scaling
 * keeps the tips at their size and draws the line anew, but of what is scaled to nothing, nothing
 * is left of the tips either.
 *
 * @param <S> the concrete class itself
 */
public abstract class AbstractTippedLine<S extends AbstractTippedLine<S>> extends AbstractLine<S> {
  private final ArrowTip tip = new ArrowTip();
  private final ArrowTip startTip;
  private double tipLength = 0.35;
  private double tipWidth = 0.35;
  private double maxTipLengthToLength = Double.POSITIVE_INFINITY;

  AbstractTippedLine(Endpoints ends, double buff, boolean tipAtStart) {
    super(ends, buff);
    add(tip);
    startTip = tipAtStart ? new ArrowTip() : null;
    if (tipAtStart) {
      add(startTip);
    }
  }

  /** Sets length and width of the tips in scene units; 0.35 both unless set. */
  public S tipSize(double length, double width) {
    tipLength = Preconditions.requireNotNegative("the length of the tip", length);
    tipWidth = Preconditions.requireNotNegative("the width of the tip", width);
    return redraw();
  }

  /** Sets the largest part of the distance from start to end that a tip may take. */
  public S maxTipLengthToLength(double ratio) {
    maxTipLengthToLength = Preconditions.requireNotNegative("the tip's part of the length", ratio);
    return redraw();
  }

  /** Sets what the tips look like: filled triangles unless set. */
  public S tipShape(TipShape shape) {
    if (startTip != null) {
      startTip.shape(shape);
    }
    tip.shape(shape);
    return redraw();
  }

  /**
   * Sets what the tip at the start looks like.
   *
   * @throws IllegalStateException for an object without one
   */
  public S startTipShape(TipShape shape) {
    if (startTip == null) {
      throw new IllegalStateException("a " + kind() + " has no tip at its start");
    }
    startTip.shape(shape);
    return redraw();
  }

  /** Gives the tips the colour of the line. */
  final void matchTips() {
    Color color = Styles.first(selfStyle().stroke().paint());
    tip.paint(color);
    if (startTip != null) {
      startTip.paint(color);
    }
  }

  /** The tip at the end. */
  public ArrowTip tip() {
    return tip;
  }

  @Override
  void drawAlong(Centerline line) {
    Path path = line.path();
    double length = Math.min(tipLength, maxTipLengthToLength * path.start().distance(path.end()));
    double width = tipLength == 0 ? tipWidth : tipWidth * length / tipLength;
    Vec start = path.start();
    Vec end = path.end();
    tip.draw(end, line.arrival(), length, width);
    Vec base = end.minus(line.arrival().times(length * tip.shape().reach()));
    if (startTip == null) {
      setPath(Paths.putStartAndEndOn(path, start, base));
    } else {
      startTip.draw(start, line.departure().negate(), length, width);
      Vec startBase = start.plus(line.departure().times(length * startTip.shape().reach()));
      setPath(Paths.putStartAndEndOn(path, startBase, base));
    }
  }

  @Override
  boolean isVisible() {
    return super.isVisible() && children().stream().allMatch(Mobject::hasPoints);
  }

  /** The start of the line, or the point of the tip there. */
  @Override
  public Vec start() {
    return startTip == null ? super.start() : startTip.apex();
  }

  /** The point of the tip. */
  @Override
  public Vec end() {
    return tip.apex();
  }

  @Override
  protected void scaledSelf(double factor) {
    if (factor > MIN_SCALE) {
      redrawVisible();
    }
  }

  @Override
  public S putStartAndEndOn(Vec start, Vec end) {
    return redrawBetween(start, end);
  }
}
