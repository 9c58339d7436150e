package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.Areas;
import zoetrope.internal.geometry.Bezier;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.svg.model.SvgPart;

/** Dashes, caps and joins of strokes with different scales in x and y: 1 by 3. */
class SvgStrokeOutlinesTest {
  private static Path outline(String attributes) {
    SvgDrawing drawing =
        SvgDrawing.parse(
            "<svg xmlns='http://www.w3.org/2000/svg' overflow='visible' width='100' height='100'>"
                + "<path transform='scale(1 3)' fill='none' stroke='red' stroke-width='2' "
                + attributes
                + "/></svg>");
    assertEquals(List.of(), drawing.notes());
    return ((SvgPart.Outline) drawing.parts().get(0)).path();
  }

  /** Returns the boxes from left to right and top to bottom, in units of the path. */
  private static String boxes(Path path) {
    List<String> boxes = new ArrayList<>();
    for (int i = 0; i < path.subpathCount(); i++) {
      Bounds box = TightBounds.of(path.subpath(i));
      boxes.add(
          number(box.min().x())
              + ".."
              + number(box.max().x())
              + " "
              + number(-box.max().y() / 3)
              + ".."
              + number(-box.min().y() / 3));
    }
    return String.join(", ", boxes);
  }

  private static String number(double value) {
    double rounded = Math.rint(value * 100) / 100;
    return rounded == Math.rint(rounded)
        ? Long.toString(Math.round(rounded))
        : Double.toString(rounded);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "M0 5H20 | 8 2     |     | 0..8 4..6, 10..18 4..6",
        "M0 5H20 | 8       |     | 0..8 4..6, 16..20 4..6",
        "M0 5H20 | 8 2     | 3   | 0..5 4..6, 7..15 4..6, 17..20 4..6",
        "M0 5H20 | 8 2     | -1  | 1..9 4..6, 11..19 4..6",
        "M0 5H20 | 8 2     | 9   | 1..9 4..6, 11..19 4..6",
        "M0 5H20 | 8 2     | 8   | 2..10 4..6, 12..20 4..6",
        "M0 5H20 | 8 2     | 20  | 0..8 4..6, 10..18 4..6",
        "M0 5H20 | 8 2     | 25  | 0..3 4..6, 5..13 4..6, 15..20 4..6",
        "M0 5H20 | 1 2 3   |     | 0..1 4..6, 3..6 4..6, 7..9 4..6, 12..13 4..6, 15..18 4..6,"
            + " 19..20 4..6",
        "M0 5H20 | 30 5    |     | 0..20 4..6",
        "M0 5H10M50 5H60 | 6 2 | | 0..6 4..6, 8..10 4..6, 50..56 4..6, 58..60 4..6",
        "M0 5H10V15 | 15 99 |    | 0..11 4..10",
        "M0 5H10V15 | 6 8   |    | 0..6 4..6, 9..11 9..15",
      })
  void dashesLieAlongTheLine(String path, String dashes, String offset, String boxes) {
    String text =
        "d='%s' stroke-dasharray='%s' %s"
            .formatted(path, dashes, offset == null ? "" : "stroke-dashoffset='" + offset + "'");
    assertEquals(boxes, boxes(outline(text)));
  }

  @Test
  void theLastDashOfAClosedLineContinuesIntoTheFirst() {
    String square = "d='M10 10H20V20H10z' stroke-dasharray='%s' stroke-dashoffset='%s'";
    assertEquals(1, outline(square.formatted("30 10", "15")).subpathCount());
    assertEquals("9..21 9..21", boxes(outline(square.formatted("22 18", "11"))));
    // With a gap at the start, no dashes are joined.
    assertEquals(4, outline(square.formatted("5 5", "5")).subpathCount());
    assertEquals(4, outline(square.formatted("5 5", "0")).subpathCount());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "d='M10 10H20'                              | 10..20 9..11",
        "d='M10 10H20' stroke-linecap='square'      | 9..21 9..11",
        "d='M10 10H20' stroke-linecap='round'       | 9..21 9..11",
        "d='M10 10V20' stroke-linecap='square'      | 9..11 9..21",
        "d='M10 10V20' stroke-linecap='round'       | 9..11 9..21",
        "d='M10 10h0' stroke-linecap='square'       | 9..11 9..11",
        "d='M10 10h0' stroke-linecap='round'        | 9..11 9..11",
        "d='M10 20H20V10'                           | 10..21 10..21",
        "d='M10 20H20V10' stroke-linejoin='round'   | 10..21 10..21",
        "d='M10 20H20V10' stroke-linejoin='bevel'   | 10..21 10..21",
        "d='M10 10L20 20L30 10'                     | 9.29..30.71 9.29..21.41",
        "d='M10 10L20 20L30 10' stroke-linejoin='round' | 9.29..30.71 9.29..21",
        "d='M10 10L20 20L30 10' stroke-linejoin='bevel' | 9.29..30.71 9.29..20.71",
        "d='M10 10L20 20L30 10' stroke-miterlimit='1.4' | 9.29..30.71 9.29..20.71",
        "d='M10 10L20 20L30 10' stroke-miterlimit='1.5' | 9.29..30.71 9.29..21.41",
        "d='M30 20L20 10L10 20'                     | 9.29..30.71 8.59..20.71",
      })
  void capsAndJoinsHaveTheirExtent(String attributes, String box) {
    assertEquals(box, boxes(outline(attributes)));
  }

  /** Compares coverage with the distance from the curve: points within half a width are covered. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "M10 40C10 0 60 0 60 40",
        "M10 10C80 10 -10 50 60 50",
        "M10 10L40 12L15 30L60 35",
        "M20 20A15 15 0 1 1 19 22",
        "M10 10H60V40H10z",
      })
  void pointsNearTheCurveAreCoveredAndOthersAreNot(String data) {
    Path covered =
        outline(
            "d='"
                + data
                + "' stroke-linecap='round' stroke-linejoin='round' style='stroke-width: 6'");
    List<Vec> center = points(center(data), 300);
    for (double x = 2; x < 78; x += 2.3) {
      for (double y = 2; y < 60; y += 1.7) {
        Vec at = Vec.of(x, -y);
        double distance = center.stream().mapToDouble(p -> p.distance(at)).min().orElseThrow();
        double winding = Areas.winding(covered, x, -3 * y);
        if (Math.abs(distance - 3) > 0.08) {
          assertEquals(distance < 3, winding != 0, data + " at " + x + ", " + y);
        }
      }
    }
  }

  @Test
  void gapsBetweenDashesAreFree() {
    Path covered = outline("d='M10 40C10 0 60 0 60 40' stroke-dasharray='4 4'");
    List<Vec> points = points(center("M10 40C10 0 60 0 60 40"), 1000);
    double length = 0;
    int dashPoints = 0;
    for (int i = 1; i < points.size(); i++) {
      Vec next = points.get(i);
      length += next.distance(points.get(i - 1));
      if (Math.abs(length % 4 - 2) < 1.9) {
        boolean inDash = length % 8 < 4;
        double winding = Areas.winding(covered, next.x(), 3 * next.y());
        assertEquals(inDash, winding != 0, "at length " + length);
        dashPoints += inDash ? 1 : 0;
      }
    }
    assertTrue(dashPoints > 250);
  }

  private static Path center(String data) {
    SvgDrawing drawing =
        SvgDrawing.parse(
            "<svg xmlns='http://www.w3.org/2000/svg' overflow='visible' width='100' height='100'>"
                + "<path fill='none' stroke='red' d='"
                + data
                + "'/></svg>");
    return ((SvgPart.Outline) drawing.parts().get(0)).path();
  }

  /** Returns points along the curves of the only subpath. */
  private static List<Vec> points(Path path, int of) {
    List<Vec> points = new ArrayList<>(List.of(path.point(0)));
    for (int i = 0; i + 3 < path.pointCount(); i += 3) {
      for (int k = 1; k <= of; k++) {
        points.add(Bezier.point(path.coordinates(), 3 * i, (double) k / of));
      }
    }
    return points;
  }
}
