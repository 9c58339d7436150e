package zoetrope.mobject.coordinates;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Polyline;
import zoetrope.mobject.shapes.Dot;

/** A graph of data: straight lines from point to point, with a dot at each point. */
public final class LineGraph extends TypedGroup<Mobject<?>, LineGraph> {
  private final Polyline line;
  private final Group<Dot> dots;

  LineGraph(List<Vec> points) {
    line = new Polyline(points).setStroke(Palette.YELLOW);
    dots = Group.of(points.stream().map(Dot::new));
    add(line, dots);
  }

  /** Returns the lines. */
  public Polyline line() {
    return line;
  }

  /** Returns the dots, one for each point. */
  public Group<Dot> dots() {
    return dots;
  }
}
