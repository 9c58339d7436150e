package zoetrope.mobject.lines;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/** The mark of a right angle at the origin: a corner from one side to the other. */
public final class Elbow extends VMobject<Elbow> {

  /** Creates a corner 0.2 units wide between the directions up and right. */
  public Elbow() {
    this(0.2);
  }

  /** Creates a corner {@code width} units wide between the directions up and right. */
  public Elbow(double width) {
    this(width, 0);
  }

  /** Creates a corner {@code width} units wide, rotated by {@code angle} radians. */
  public Elbow(double width, double angle) {
    super(Path.polyline(Vec.of(0, width), Vec.of(width, width), Vec.of(width, 0)));
    rotate(angle, Directions.OUT, Vec.ZERO);
  }
}
