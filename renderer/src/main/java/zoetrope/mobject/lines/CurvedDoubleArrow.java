package zoetrope.mobject.lines;

import zoetrope.geometry.Vec;

/** A circular arc with a triangle at both ends; a quarter turn, counter-clockwise, unless bent. */
public final class CurvedDoubleArrow extends AbstractTippedLine<CurvedDoubleArrow> {

  /** From point to point, turning by 90 degrees. */
  public CurvedDoubleArrow(Vec start, Vec end) {
    this(start, end, Math.PI / 2);
  }

  /** From point to point, turning by {@code angle} radians. */
  public CurvedDoubleArrow(Vec start, Vec end, double angle) {
    super(Endpoints.of(start, end), 0, true);
    pathArc(angle);
    matchTips();
  }
}
