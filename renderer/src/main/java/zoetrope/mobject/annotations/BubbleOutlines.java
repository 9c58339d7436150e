package zoetrope.mobject.annotations;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** The outlines of bubbles. */
final class BubbleOutlines {
  private static final int EXTRA_CURVES = 2;

  private BubbleOutlines() {}

  /**
   * Returns a box whose corners are rounded by a quarter of its shorter side, counter-clockwise
   * from its upper right corner. Its lower edge goes through {@code stems}, from left to right: for
   * each stem the left point, the tip and the right point.
   */
  static Path box(Bounds box, List<Vec> stems) {
    double r = Math.min(box.size().x(), box.size().y()) / 4;
    Vec in = Vec.of(r, r);
    Bounds centers = new Bounds(box.min().plus(in), box.max().minus(in));
    Path[] corners = new Path[4];
    for (int i = 0; i < 4; i++) {
      Vec side = Vec.of(i == 0 || i == 3 ? 1 : -1, i < 2 ? 1 : -1);
      corners[i] = Paths.arc(centers.point(side), r, i * Math.PI / 2, Math.PI / 2, EXTRA_CURVES);
    }
    PathBuilder path = Path.builder().moveTo(corners[0].start());
    for (int i = 0; i < 4; i++) {
      if (i > 0) {
        path.lineTo(corners[i].start());
      }
      path.curvesOf(corners[i]);
      if (i == 2) {
        stems.forEach(path::lineTo);
      }
    }
    return path.close().build();
  }

  /**
   * Returns the three points of a stem. It leaves the lower edge between two fractions of the
   * edge's length, and its tip is {@code depth} below the corner on the side of {@code sign}.
   */
  static List<Vec> stem(Bounds box, double from, double to, double sign, double depth) {
    double width = box.size().x();
    double corner = Math.min(width, box.size().y()) / 4 / width;
    double bottom = box.min().y();
    double left = box.min().x() + width * Math.max(from, corner);
    double right = box.min().x() + width * Math.min(to, 1 - corner);
    Vec tip = Vec.of(box.coordinate(0, sign), bottom - depth);
    return List.of(Vec.of(left, bottom), tip, Vec.of(right, bottom));
  }

  /**
   * Returns a cloud, clockwise from the lower left corner: the outline of circles of about this
   * radius. Their centres follow the edges of a box, and neighbours overlap by a quarter.
   */
  static Path cloud(Bounds box, double radius) {
    List<Vec> centers = around(box, 1.5 * radius);
    int n = centers.size();
    PathBuilder path = Path.builder();
    for (int i = 0; i < n; i++) {
      Vec center = centers.get(i);
      Vec from = meeting(centers, (i + n - 1) % n, radius);
      Vec to = meeting(centers, i, radius);
      double r = bulge(i, radius);
      double start = from.minus(center).angle();
      double turn = to.minus(center).angle() - start;
      Path arc = Paths.arc(center, r, start, turn > 0 ? turn - 2 * Math.PI : turn, 3);
      if (i == 0) {
        path.moveTo(arc.start());
      }
      path.curvesOf(arc);
    }
    return path.close().build();
  }

  private static List<Vec> around(Bounds box, double step) {
    List<Vec> corners =
        List.of(
            box.min(),
            Vec.of(box.min().x(), box.max().y()),
            box.max(),
            Vec.of(box.max().x(), box.min().y()));
    List<Vec> centers = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Vec a = corners.get(i);
      Vec b = corners.get((i + 1) % 4);
      int count = Math.max(1, (int) Math.ceil(a.distance(b) / step));
      for (int k = 0; k < count; k++) {
        centers.add(a.lerp(b, (double) k / count));
      }
    }
    return centers;
  }

  /** Returns the radius of circle {@code i}: up to a tenth larger, in an irregular order. */
  private static double bulge(int i, double radius) {
    double share = i * 0.618;
    return radius * (1 + 0.1 * (share - Math.floor(share)));
  }

  /** Returns the point where circle {@code i} and the next one intersect on the outer side. */
  private static Vec meeting(List<Vec> centers, int i, double radius) {
    int next = (i + 1) % centers.size();
    Vec a = centers.get(i);
    Vec way = centers.get(next).minus(a);
    double distance = way.length();
    Vec unit = way.normalized();
    double r = bulge(i, radius);
    double other = bulge(next, radius);
    double along = (distance * distance + r * r - other * other) / (2 * distance);
    double across = Math.sqrt(Math.max(0, r * r - along * along));
    return a.plus(unit.times(along)).plus(Vec.of(-unit.y(), unit.x()).times(across));
  }
}
