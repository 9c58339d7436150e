package zoetrope.mobject.lines;

import zoetrope.geometry.Vec;

/** A circular arc with a tip at both ends; by default a quarter turn, counter-clockwise. */
public final class CurvedDoubleArrow extends AbstractTippedLine<CurvedDoubleArrow> {

  /** Creates a quarter turn from point to point. */
  public CurvedDoubleArrow(Vec start, Vec end) {
    this(start, end, Math.PI / 2);
  }

  /** Creates an arc of {@code angle} radians from point to point, counter-clockwise if positive. */
  public CurvedDoubleArrow(Vec start, Vec end, double angle) {
    super(Endpoints.of(start, end), 0, true);
    pathArc(angle);
    matchTips();
  }
}
