package zoetrope.mobject.lines;

import zoetrope.geometry.Vec;

/** A circular arc with a triangle at its end; a quarter turn, counter-clockwise, unless bent. */
public final class CurvedArrow extends AbstractTippedLine<CurvedArrow> {

  /** From point to point, turning by 90 degrees. */
  public CurvedArrow(Vec start, Vec end) {
    this(start, end, Math.PI / 2);
  }

  /** From point to point, turning by {@code angle} radians. */
  public CurvedArrow(Vec start, Vec end, double angle) {
    super(Endpoints.of(start, end), 0, false);
    pathArc(angle);
    matchTips();
  }
}
