package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.geometry.Vec;

/** Single shapes. */
final class GeometryControls {
  private GeometryControls() {}

  static void add(ControlTable table) {
    round(table);
    polygons(table);
    angles(table);
    lines(table);
    LineControls.add(table);
    OrderControls.add(table);
  }

  private static void round(ControlTable table) {
    table.still("geometry/AnnotationDot", s -> s.show(annotationDot()));
    table.still("geometry/AnnularSector", s -> s.show(annularSector()));
    table.still("geometry/Annulus", s -> s.show(annulus()));
    table.still("geometry/Arc", s -> s.show(arc(PI, PI / 2)));
    table.still("geometry/ArcBetweenPoints", s -> s.show(arcBetweenPoints(at(1, 1), at(2, 2))));
    table.still("geometry/Circle", s -> s.show(circle()));
    table.still(
        "geometry/CirclePoints", s -> s.show(circleThrough(LEFT, at(-1, 1), up(2)).setStroke(RED)));
    table.still("geometry/Dot", s -> s.show(dot()));
    table.still("geometry/Ellipse", s -> s.show(ellipse().setStroke(RED)));
    table.still("geometry/Sector", s -> s.show(sector()));
    table.still(
        "geometry/Coordinates",
        s -> {
          for (int x = -7; x <= 7; x++) {
            for (int y = -4; y <= 4; y++) {
              s.show(dot(at(x, y)));
            }
          }
        });
  }

  private static void polygons(ControlTable table) {
    table.still("geometry/Arrange", s -> s.show(square().replicate(2).arrange(RIGHT, 1.4)));
    table.still(
        "geometry/ConvexHull",
        s ->
            s.show(
                convexHull(at(-2.7, -0.6), at(0.2, -1.7), at(1.9, 1.2), at(-2.7, 0.9), at(1.6, 2.2))
                    .setStroke(BLUE)));
    table.still(
        "geometry/Polygon", s -> s.show(polygon(at(1, 1), at(2, 2), at(2, 3)).setStroke(BLUE)));
    table.still(
        "geometry/Polygram",
        s -> {
          double x = Math.sqrt(3);
          List<Vec> upright = List.of(up(2), at(-x, -1), at(x, -1));
          List<Vec> hanging = List.of(at(-x, 1), down(2), at(x, 1));
          s.show(polygram(List.of(upright, hanging)).setStroke(BLUE));
        });
    table.still("geometry/Rectangle", s -> s.show(rectangle()));
    table.still(
        "geometry/RegularPolygram",
        s -> {
          var pentagram = regularPolygram(5, 2, 2, PI / 2).setStroke(BLUE);
          var octagram = regularPolygram(8, 2, 2, 0).setStroke(BLUE);
          s.show(group(pentagram, octagram).arrange(RIGHT, 0.25));
        });
    table.still("geometry/RoundedRectangle", s -> s.show(roundedRectangle()));
    table.still("geometry/Star", s -> s.show(star().scale(2, ORIGIN).setStroke(BLUE)));
  }

  private static void angles(ControlTable table) {
    table.still("geometry/Angle", s -> s.show(angle(line(ORIGIN, RIGHT), line(ORIGIN, UP))));
    table.still(
        "geometry/RightAngle", s -> s.show(rightAngle(line(ORIGIN, RIGHT), line(ORIGIN, UP))));
    table.still("geometry/Elbow", s -> s.show(elbow()));
    table.still(
        "geometry/three_points_Angle",
        s -> {
          // Manim arranges these angles in a row by their bounding boxes. Its boxes leave out the
          // handles of curves, and ours include them. So the positions are copied from Manim.
          double[][] marks = {
            {-2.728, -0.141, 0, 45},
            {-1.680, 0.180, 174.2894, 191.4212},
            {-0.645, -0.007, 45, 320.7106},
            {0.401, -0.002, 174.2894, 281.4212},
            {1.443, 0.219, 185.7106, 78.5788},
            {2.047, 0.002, -5.7106, 281.4212}
          };
          for (double[] mark : marks) {
            Vec corner = at(mark[0], mark[1]);
            Vec from = right(1).rotate(mark[2] * DEGREES);
            Vec to = right(1).rotate((mark[2] + mark[3]) * DEGREES);
            var first = line(corner, corner.plus(from));
            s.show(angle(first, line(corner, corner.plus(to))));
          }
        });
  }

  private static void lines(ControlTable table) {
    table.still("geometry/Line", s -> s.show(line(at(1, 1), at(2, 2))));
    for (String name : List.of("DashedVMobject", "DashedVMobjectTest")) {
      double shift = name.equals("DashedVMobject") ? 3 * DEGREES : 0;
      table.still(
          "geometry/" + name,
          s -> {
            var ring = dashedVMobject(circle(), 12, 0.9).rotate(shift, OUT, ORIGIN);
            var line = dashedLine(LEFT, RIGHT).dashLength(0.5);
            s.show(ring, line);
          });
    }
  }
}
