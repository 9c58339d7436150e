package zoetrope.mobject.lines;

import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/** Straight segments from point to point. */
public final class Polyline extends VMobject<Polyline> {

  /** Creates segments through the points in order; the path is open. */
  public Polyline(Vec... points) {
    super(Path.polyline(points));
  }

  /** Creates segments through the points in order; the path is open. */
  public Polyline(List<Vec> points) {
    this(points.toArray(Vec[]::new));
  }
}
