package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Stroke.Cap;
import zoetrope.frame.Stroke.Join;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

class StrokeTest {
  private static double area(Path path, Stroke stroke) {
    return TestCanvas.draw(TestCanvas.stroked(path, stroke)).area();
  }

  @Test
  void aStraightLineCoversItsLengthTimesItsWidth() {
    assertEquals(50 * 3, area(TestCanvas.line(20, 20, 70, 20), TestCanvas.pen(3)), 0.3);
    assertEquals(50 * 3, area(TestCanvas.line(20, 20, 50, 60), TestCanvas.pen(3)), 0.5);
    assertEquals(50 * 0.2, area(TestCanvas.line(20, 20, 50, 60), TestCanvas.pen(0.2)), 0.5);
  }

  @Test
  void capsAddTheirAreas() {
    Path line = TestCanvas.line(20, 20, 70, 20);
    assertEquals(600, area(line, TestCanvas.pen(10).withCap(Cap.SQUARE)), 0.1);
    assertEquals(500 + Math.PI * 25, area(line, TestCanvas.pen(10).withCap(Cap.ROUND)), 0.7);
  }

  @Test
  void joinsHaveTheirAreas() {
    Path corner = TestCanvas.line(20, 60, 60, 60, 60, 20);
    double arms = 2 * 40 * 10 - 25;
    assertEquals(arms, area(corner, TestCanvas.pen(10).withJoin(Join.NONE)), 0.1);
    assertEquals(arms + 12.5, area(corner, TestCanvas.pen(10).withJoin(Join.BEVEL)), 0.1);
    assertEquals(arms + 25, area(corner, TestCanvas.pen(10).withJoin(Join.MITER)), 0.1);
    assertEquals(arms + 25, area(corner, TestCanvas.pen(10)), 0.1);
    assertEquals(
        arms + Math.PI * 25 / 4, area(corner, TestCanvas.pen(10).withJoin(Join.ROUND)), 0.3);
  }

  @Test
  void aStrokeWiderThanTheCanvasCoversItExceptForGaps() {
    Path corners = TestCanvas.polygon(70, 30, 90, 30, 90, 50, 70, 50);
    int all = TestCanvas.WIDTH * TestCanvas.HEIGHT;
    for (double width : new double[] {400, 1e4, 1e9}) {
      for (Join join : List.of(Join.AUTO, Join.MITER, Join.BEVEL, Join.ROUND)) {
        assertEquals(all, area(corners, TestCanvas.pen(width).withJoin(join)), join + " " + width);
      }
      double open = area(corners, TestCanvas.pen(width).withJoin(Join.NONE));
      assertEquals(
          20 * TestCanvas.HEIGHT + 20 * TestCanvas.WIDTH - 400, open, 1, "without corners");
      double line = area(TestCanvas.line(40, 40, 70, 40), TestCanvas.pen(width));
      assertEquals(30 * TestCanvas.HEIGHT, line, 1, "between the ends of a line");
    }
    Path spike = TestCanvas.polygon(80, 40, 81, 20, 82, 40);
    Stroke cut = TestCanvas.pen(170).withJoin(Join.BEVEL);
    assertTrue(area(spike, cut) < all, "corners that are cut off");
  }

  @Test
  void anAutomaticJoinIsMitredUpTo154DegreesAndThenBevelled() {
    assertTrue(tip(150, Join.AUTO) > 13, "sharp at 150");
    assertTrue(tip(163, Join.AUTO) < 5, "cut off at 163");
    assertTrue(tip(163, Join.MITER) > 15, "the miter limit of 10 lets it be sharp at 163");
    assertTrue(tip(170, Join.MITER) < 5, "but not at 170");
  }

  /** A mitre at a corner of 20 degrees is 1 / sin(10 degrees) = 5.76 stroke widths long. */
  @Test
  void aMitreEndsAtItsLimit() {
    Stroke mitred = TestCanvas.pen(8).withJoin(Join.MITER);
    double whole = tip(160, mitred.withMiterLimit(1000));
    assertEquals(4 / Math.sin(Math.toRadians(10)), whole, 3);
    assertEquals(whole, tip(160, mitred.withMiterLimit(5.77)));
    assertEquals(tip(160, Join.BEVEL), tip(160, mitred.withMiterLimit(5.75)));
    assertEquals(
        tip(163, Join.MITER),
        tip(163, mitred.withMiterLimit(10)),
        "MITER has a limit of 10 by default");
    assertEquals(
        tip(160, Join.AUTO),
        tip(160, TestCanvas.pen(8).withMiterLimit(1)),
        "the limit applies only to MITER");
    Path right = TestCanvas.line(20, 60, 60, 60, 60, 20);
    assertEquals(
        area(right, TestCanvas.pen(10).withJoin(Join.BEVEL)),
        area(right, TestCanvas.pen(10).withJoin(Join.MITER).withMiterLimit(1.41)));
    assertEquals(
        area(right, TestCanvas.pen(10)),
        area(right, TestCanvas.pen(10).withJoin(Join.MITER).withMiterLimit(1.42)));
  }

  /** The corners of the triangle have 60 degrees. They are mitred if the limit is at least 2. */
  @Test
  void aWideStrokeCoversTheCanvasEvenIfItsCornersAreCutOff() {
    int all = TestCanvas.WIDTH * TestCanvas.HEIGHT;
    Path corners = TestCanvas.polygon(70, 30, 90, 30, 80, 47);
    for (double limit : new double[] {1, 1.9, 2.1, 50}) {
      Stroke wide = TestCanvas.pen(1e4).withJoin(Join.MITER).withMiterLimit(limit);
      assertEquals(all, area(corners, wide), "limit " + limit);
    }
    Path spike = TestCanvas.polygon(80, 40, 81, 20, 82, 40);
    Stroke cut = TestCanvas.pen(170).withJoin(Join.MITER);
    assertEquals(
        area(spike, cut.withJoin(Join.BEVEL)), area(spike, cut.withMiterLimit(1.4)), "cut off");
  }

  /** Returns how far the stroke reaches beyond the corner in pixels. */
  private static double tip(double degrees, Join join) {
    return tip(degrees, TestCanvas.pen(8).withJoin(join));
  }

  private static double tip(double degrees, Stroke stroke) {
    double a = Math.toRadians(180 - degrees);
    Path corner = TestCanvas.line(20, 40, 80, 40, 80 - 60 * Math.cos(a), 40 - 60 * Math.sin(a));
    TestCanvas p = TestCanvas.draw(TestCanvas.stroked(corner, stroke));
    int reach = 0;
    for (int y = 0; y < TestCanvas.HEIGHT; y++) {
      for (int x = 80; x < TestCanvas.WIDTH; x++) {
        reach = p.red(x, y) > 0 ? Math.max(reach, x - 79) : reach;
      }
    }
    return reach;
  }

  @Test
  void aClosedLineHasAJoinAtItsStart() {
    Path square = TestCanvas.polygon(20, 20, 60, 20, 60, 60, 20, 60);
    assertEquals(44 * 44 - 36 * 36, area(square, TestCanvas.pen(4)), 0.1);
  }

  @Test
  void aThickRingHasTheExpectedAreaAndNoCracks() {
    for (double radius : new double[] {4, 9, 25}) {
      Path circle = Paths.circle(Vec.of(80, 40), radius);
      assertEquals(2 * Math.PI * radius * 7, area(circle, TestCanvas.pen(7)), 1.5, "r " + radius);
      TestCanvas p = TestCanvas.draw(TestCanvas.stroked(circle, TestCanvas.pen(7)));
      for (int i = 0; i < 360; i++) {
        double t = Math.toRadians(i);
        int x = (int) (80 + radius * Math.cos(t));
        int y = (int) (40 + radius * Math.sin(t));
        assertEquals(255, p.red(x, y), "r " + radius + " at " + i);
      }
    }
  }

  @Test
  void aLineWiderThanItsCurveIsAFullDisc() {
    Path circle = Paths.circle(Vec.of(80, 40), 5);
    TestCanvas p = TestCanvas.draw(TestCanvas.stroked(circle, TestCanvas.pen(14)));
    assertEquals(Math.PI * 144, p.area(), 2);
  }

  @Test
  void aWidthPerAnchorIsLinearBetweenAnchors() {
    Path line = TestCanvas.line(20, 40, 80, 40, 120, 40);
    assertEquals((60 + 40) * 10, area(line, TestCanvas.pen(0, 20, 0)), 1);
  }

  @Test
  void anArrowIsAShaftAndATipWithoutASeam() {
    Path arrow = TestCanvas.line(20.3, 40, 80.3, 40).append(TestCanvas.line(80.3, 40, 100, 40));
    Stroke stroke =
        TestCanvas.pen(4, 4, 20, 0).withPaint(new Paint.Solid(Palette.WHITE.withAlpha(0.5)));
    TestCanvas p = TestCanvas.draw(TestCanvas.stroked(arrow, stroke));
    assertEquals(60 * 4 + 19.7 * 10, p.area() * 255 / 128, 0.5);
    assertEquals(128, p.red(79, 40));
    assertEquals(128, p.red(80, 40));
    assertEquals(128, p.red(81, 40));
  }

  @Test
  void aStrokeThatOverlapsItselfIsBlendedOnce() {
    Path cross = TestCanvas.line(20, 20, 60, 60, 60, 20, 20, 60);
    TestCanvas p =
        TestCanvas.draw(
            TestCanvas.stroked(
                cross, TestCanvas.pen(6).withPaint(new Paint.Solid(Palette.WHITE.withAlpha(0.5)))));
    assertEquals(128, p.red(40, 40));
    assertEquals(128, p.red(30, 30));
  }

  @Test
  void aPointHasTheShapeOfItsCapsAndIsInvisibleWithoutCaps() {
    Path point = TestCanvas.line(40, 40, 40, 40);
    assertEquals(0, area(point, TestCanvas.pen(10)));
    assertEquals(100, area(point, TestCanvas.pen(10).withCap(Cap.SQUARE)), 0.1);
    assertEquals(Math.PI * 25, area(point, TestCanvas.pen(10).withCap(Cap.ROUND)), 0.7);
  }

  @Test
  void dashesHaveTheirLengthsInSceneUnits() {
    Path line = TestCanvas.line(20, 40, 100, 40);
    Stroke stroke = TestCanvas.pen(2).withDashes(0, 10, 5, 3, 2);
    TestCanvas p =
        TestCanvas.draw(TestCanvas.stroked(line, stroke.withDashes(0, 1, 0.5, 0.3, 0.2)));
    StringBuilder seen = new StringBuilder();
    for (int x = 20; x < 60; x++) {
      seen.append(p.red(x, 40) > 0 ? '#' : '.');
    }
    assertEquals("##########.....###..##########.....###..", seen.toString());
    TestCanvas later = TestCanvas.draw(TestCanvas.stroked(line, stroke.withDashes(0.4, 1, 0.5)));
    assertTrue(later.red(25, 40) == 255 && later.red(26, 40) == 0 && later.red(31, 40) == 255);
  }

  @Test
  void dashesOfLengthZeroAreDotsFromTheStartOn() {
    Stroke dots = TestCanvas.pen(4).withDashes(0, 0, 2).withCap(Cap.ROUND);
    TestCanvas p = TestCanvas.draw(TestCanvas.stroked(TestCanvas.line(20, 40, 90, 40), dots));
    assertEquals(4 * Math.PI * 4, p.area(), 0.8);
    assertEquals(255, p.red(20, 40));
    Path circle = Paths.circle(Vec.of(80, 40), 20);
    Stroke ring = TestCanvas.pen(4).withDashes(0, 0, 4 * Math.PI / 16).withCap(Cap.ROUND);
    TestCanvas q = TestCanvas.draw(TestCanvas.stroked(circle, ring));
    assertEquals(16 * Math.PI * 4, q.area(), 5);
    assertEquals(255, q.red(100, 40));
  }

  @Test
  void aDashThatReachesTheStartOfAClosedLineGoesOnAroundTheCorner() {
    Path square = TestCanvas.polygon(20, 20, 60, 20, 60, 60, 20, 60);
    TestCanvas p =
        TestCanvas.draw(TestCanvas.stroked(square, TestCanvas.pen(4).withDashes(0.5, 1, 3)));
    assertEquals(255, p.red(18, 18), "the corner at the start is sharp");
    assertEquals(4 * (10 * 4), p.area(), 0.5);
  }

  @Test
  void dashesOfACircleAddUp() {
    Path circle = Paths.circle(Vec.of(80, 40), 30);
    double length = 2 * Math.PI * 3;
    Stroke stroke = TestCanvas.pen(4).withDashes(0.1, length / 40, length / 40);
    assertEquals(Math.PI * 30 * 4, area(circle, stroke), 3);
  }

  @Test
  void widthsStayTheSameInPixelsWhenTheCameraZooms() {
    Camera far = new Camera(Vec.ZERO, 16, Quaternion.IDENTITY, Math.PI / 4);
    TestCanvas p =
        TestCanvas.draw(
            far, TestCanvas.stroked(TestCanvas.line(40, 40, 120, 40), TestCanvas.pen(4)));
    assertEquals(40 * 4, p.area(), 0.1);
  }

  @Test
  void strokeGradientsAreLinearBetweenAnchorsWithoutSeams() {
    Path line = TestCanvas.line(20, 40, 70, 40, 120, 40);
    Paint paint =
        new Paint.StrokeGradient(
            List.of(Color.rgb(1, 0, 0), Color.rgb(0, 1, 0), Color.rgb(0, 0, 1).withAlpha(0)));
    TestCanvas p = TestCanvas.draw(TestCanvas.stroked(line, TestCanvas.pen(6).withPaint(paint)));
    for (int x = 20; x < 70; x++) {
      double t = (x + 0.5 - 20) / 50;
      assertEquals(255 * (1 - t), p.red(x, 39), 1, "red at " + x);
      assertEquals(255 * t, p.rgb(x, 39) >> 8 & 255, 1, "green at " + x);
    }
    double t = 0.5 + 0.5 / 50;
    assertEquals(255 * (1 - t) * (1 - t), p.rgb(95, 40) >> 8 & 255, 2);
  }
}
