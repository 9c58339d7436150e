package zoetrope.mobject.coordinates;

import java.util.List;
import java.util.function.Predicate;
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

  private final List<Vec> points;

  /** Creates the part of a graph inside the box of the axes; missing points are null. */
  LineGraph(CoordinateFrame axes, List<Vec> points) {
    this.points = points;
    line = new Polyline().setPath(AxesClip.lines(axes, path(points))).setStroke(Palette.YELLOW);
    dots = dots(p -> AxesClip.contains(axes, p));
    add(line, dots);
  }

  private Group<Dot> dots(Predicate<Vec> shown) {
    return Group.of(points.stream().filter(p -> p != null && shown.test(p)).map(Dot::new));
  }

  /**
   * Also shows the parts of the graph beyond its axes, which are cut off by default. Call it before
   * the graph is moved.
   */
  public LineGraph unclipped() {
    line.setPath(path(points));
    dots.setChildren(dots(p -> true).children());
    return this;
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

  /** Returns the dots, one for each point inside the axes. */
  public Group<Dot> dots() {
    return dots;
  }
}
