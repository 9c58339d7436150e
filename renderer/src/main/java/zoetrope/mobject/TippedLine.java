package zoetrope.mobject;

import zoetrope.color.Color;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/**
 * A line or arc with a filled triangle at its end, and perhaps one at its start; the tips are
 * children. Scaling keeps the tips at their size and draws the line anew.
 *
 * @param <S> the concrete class itself
 */
public abstract class TippedLine<S extends TippedLine<S>> extends LineLike<S> {
  private final ArrowTip tip = new ArrowTip();
  private final ArrowTip startTip;
  private double tipLength = 0.35;
  private double tipWidth = 0.35;
  private double maxTipLengthToLength = Double.POSITIVE_INFINITY;

  TippedLine(Ends ends, double buff, boolean tipAtStart) {
    super(ends, buff);
    add(tip);
    startTip = tipAtStart ? new ArrowTip() : null;
    if (tipAtStart) {
      add(startTip);
    }
  }

  /** Sets length and width of the tips in scene units; 0.35 both unless set. */
  public S tipSize(double length, double width) {
    tipLength = Options.requireNotNegative("the length of the tip", length);
    tipWidth = Options.requireNotNegative("the width of the tip", width);
    return redraw();
  }

  /** Sets the largest part of the distance from start to end that a tip may take. */
  public S maxTipLengthToLength(double ratio) {
    maxTipLengthToLength = Options.requireNotNegative("the tip's part of the length", ratio);
    return redraw();
  }

  /** Gives the tips the colour of the line. */
  final void matchTips() {
    Color color = Styles.first(selfStyle().stroke().paint());
    children().forEach(t -> t.setFill(color.withAlpha(1), 1));
  }

  /** The tip at the end. */
  public ArrowTip tip() {
    return tip;
  }

  @Override
  void drawAlong(MiddleLine line) {
    Path path = line.path();
    double length = Math.min(tipLength, maxTipLengthToLength * path.start().distance(path.end()));
    double width = tipLength == 0 ? tipWidth : tipWidth * length / tipLength;
    Vec start = path.start();
    Vec end = path.end();
    tip.draw(end, line.arrival(), length, width);
    Vec base = end.minus(line.arrival().times(length));
    if (startTip == null) {
      setPath(Paths.putStartAndEndOn(path, start, base));
    } else {
      startTip.draw(start, line.departure().negate(), length, width);
      Vec startBase = start.plus(line.departure().times(length));
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
    redrawVisible();
  }

  @Override
  public S putStartAndEndOn(Vec start, Vec end) {
    return redrawBetween(start, end);
  }
}
