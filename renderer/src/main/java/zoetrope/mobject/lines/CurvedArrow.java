package zoetrope.mobject.lines;

import zoetrope.geometry.Vec;

/** A circular arc with a tip at its end; by default a quarter turn, counter-clockwise. */
public final class CurvedArrow extends AbstractTippedLine<CurvedArrow> {

  /** Creates a quarter turn from point to point. */
  public CurvedArrow(Vec start, Vec end) {
    this(start, end, Math.PI / 2);
  }

  /** Creates an arc of {@code angle} radians from point to point, counter-clockwise if positive. */
  public CurvedArrow(Vec start, Vec end, double angle) {
    super(Endpoints.of(start, end), 0, false);
    pathArc(angle);
    matchTips();
  }
}
