package zoetrope.mobject.coordinates;

import java.util.List;
import java.util.Objects;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Polyline;
import zoetrope.mobject.shapes.Dot;

/**
 * A graph of data: straight lines from point to point, with a dot at each point. The lines have a
 * gap where a point is missing.
 */
public final class LineGraph extends TypedGroup<Mobject<?>, LineGraph> {
  private final Polyline line;
  private final Group<Dot> dots;

  /** Creates a graph; missing points are null. */
  LineGraph(List<Vec> points) {
    line = new Polyline().setPath(path(points)).setStroke(Palette.YELLOW);
    dots = Group.of(points.stream().filter(Objects::nonNull).map(Dot::new));
    add(line, dots);
  }

  private static Path path(List<Vec> points) {
    PathBuilder path = Path.builder();
    Vec before = null;
    for (Vec p : points) {
      if (p != null && before != null) {
        path.lineTo(p);
      } else if (p != null) {
        path.moveTo(p);
      }
      before = p;
    }
    return path.build();
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
