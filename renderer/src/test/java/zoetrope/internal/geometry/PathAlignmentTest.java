package zoetrope.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Text;

class PathAlignmentTest {
  private static final Path SQUARE = Paths.rectangle(2, 2);
  private static final Path TRIANGLE =
      Path.polygon(Vec.of(0, 1), Vec.of(-0.9, -0.5), Vec.of(0.9, -0.5));
  private static final Path CIRCLE = Paths.circle(Vec.ZERO, 1);

  private static List<Path> glyphs() {
    List<Path> glyphs = new ArrayList<>();
    for (Mobject<?> glyph : new Text("aBolRS8ig&e%").children()) {
      glyphs.add(((Glyph) glyph).path());
    }
    return glyphs;
  }

  private static List<Path> shapes() {
    List<Path> shapes = glyphs();
    shapes.addAll(List.of(SQUARE, TRIANGLE, CIRCLE, SQUARE.append(CIRCLE.reversed())));
    shapes.add(Path.polyline(Vec.ZERO, Vec.of(1, 1), Vec.of(2, 0)));
    shapes.add(Path.builder().moveTo(Vec.of(1, 2)).build());
    return shapes;
  }

  private static double area(Path path) {
    double twice = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      Vec last = path.point(path.subpathStart(k + 1) - 1);
      for (int i = path.subpathStart(k); i < path.subpathStart(k + 1); i++) {
        Vec p = path.point(i);
        twice += last.x() * p.y() - last.y() * p.x();
        last = p;
      }
    }
    return twice / 2;
  }

  @Test
  void alignedPathsHaveTheSameStructureAndKeepTheirCurves() {
    List<Path> shapes = shapes();
    for (Path a : shapes) {
      for (Path b : shapes) {
        PathAlignment aligned = PathAlignment.of(a, b);
        Path first = aligned.first().path();
        Path second = aligned.second().path();
        assertTrue(first.sameStructure(second), a + " and " + b);
        assertEquals(first.anchorCount(), aligned.first().source().length);
        assertEquals(second.anchorCount(), aligned.second().source().length);
        assertEquals(Math.abs(area(a)), Math.abs(area(first)), 0.05 * Math.abs(area(a)) + 1e-6);
        assertEquals(a.bounds().center().distance(first.bounds().center()), 0, 0.2);
      }
    }
  }

  @Test
  void doesNotChangeAPathAndItsMovedCopy() {
    Affine moved = Affine.rotation(2, new Vec(0, 0, 1)).then(Affine.translation(Vec.of(3, 4)));
    for (Path path : shapes()) {
      PathAlignment same = PathAlignment.of(path, path);
      assertEquals(path, same.first().path());
      assertEquals(path, same.second().path());
      PathAlignment apart = PathAlignment.of(path, path.transform(moved));
      assertEquals(path, apart.first().path());
      assertEquals(path.transform(moved), apart.second().path());
    }
  }

  @Test
  void aSubdividedPathAlignsWithTheOriginal() {
    Random random = new Random(1);
    for (Path path : List.of(SQUARE, TRIANGLE, CIRCLE, glyphs().get(0), glyphs().get(1))) {
      Path finer = PathParts.insertCurves(path, 1 + random.nextInt(20)).path();
      PathAlignment aligned = PathAlignment.of(path, finer);
      Path first = aligned.first().path();
      for (int i = 0; i < first.pointCount(); i++) {
        assertEquals(0, first.point(i).distance(aligned.second().path().point(i)), 1e-9);
      }
    }
  }

  @Test
  void cornersOfPolygonsBecomeCorners() {
    Path hexagon = polygon(6);
    for (Path few : List.of(TRIANGLE, SQUARE, polygon(5))) {
      PathAlignment aligned = PathAlignment.of(few, hexagon);
      for (int k = 0; k < few.curveCount(); k++) {
        Vec corner = few.point(3 * k);
        int at = anchorAt(aligned.first().path(), corner);
        Vec partner = aligned.second().path().point(3 * at);
        assertTrue(anchorAt(hexagon, partner) >= 0, corner + " becomes " + partner);
      }
    }
  }

  @Test
  void theSidesOfASquareBecomeTheSidesOfARoundedOne() {
    double r = 0.25;
    Path round =
        RoundedCorners.polygon(
            List.of(Vec.of(1, 1), Vec.of(-1, 1), Vec.of(-1, -1), Vec.of(1, -1)), r);
    PathAlignment aligned = PathAlignment.of(SQUARE, round);
    Path first = aligned.first().path();
    Path second = aligned.second().path();
    for (int i = 0; i < first.pointCount(); i++) {
      assertTrue(first.point(i).distance(second.point(i)) <= r + 1e-9);
    }
  }

  @Test
  void pathsOfOppositeDirectionsDoNotFold() {
    Path clockwise = Paths.circle(Vec.ZERO, 1).reversed();
    PathAlignment aligned = PathAlignment.of(SQUARE, clockwise);
    double[] p = aligned.first().path().coordinates();
    double[] q = aligned.second().path().coordinates();
    double[] middle = new double[p.length];
    for (int i = 0; i < p.length; i++) {
      middle[i] = (p[i] + q[i]) / 2;
    }
    assertTrue(Math.abs(area(aligned.first().path().withCoordinates(middle))) > 3);
  }

  @Test
  void lettersKeepTheirAreaHalfwayThroughATransform() {
    List<Path> letters = glyphs();
    for (int i = 0; i + 1 < 8; i++) {
      PathAlignment aligned = PathAlignment.of(letters.get(i), letters.get(i + 1));
      double[] p = aligned.first().path().coordinates();
      double[] q = aligned.second().path().coordinates();
      double smallerArea =
          Math.min(Math.abs(area(letters.get(i))), Math.abs(area(letters.get(i + 1))));
      double shift =
          letters.get(i + 1).bounds().center().minus(letters.get(i).bounds().center()).x();
      double[] middle = new double[p.length];
      for (int k = 0; k < p.length; k++) {
        middle[k] = (p[k] + q[k] - (k % 3 == 0 ? shift : 0)) / 2;
      }
      double ink = Math.abs(area(aligned.first().path().withCoordinates(middle)));
      assertTrue(ink > 0.5 * smallerArea, "letters " + i + ": " + ink + " of " + smallerArea);
    }
  }

  @Test
  void opensAClosedPathToMatchAnOpenPath() {
    PathAlignment aligned = PathAlignment.of(Path.polyline(Vec.ZERO, Vec.of(1, 0)), SQUARE);
    assertTrue(!aligned.second().path().isClosed(0));
    assertEquals(4, aligned.first().path().curveCount());
  }

  @Test
  void inDrawingOrderMatchesPathsFromTheirStarts() {
    PathAlignment aligned = PathAlignment.inDrawingOrder(SQUARE, CIRCLE);
    Path square = aligned.first().path();
    Path circle = aligned.second().path();
    assertTrue(square.sameStructure(circle) && square.isClosed(0));
    for (int i = 0; i < 8; i++) {
      Vec corner = SQUARE.point(3 * (i / 2));
      Vec next = SQUARE.point(3 * (i / 2 + 1));
      assertEquals(0, corner.lerp(next, i % 2 * 0.5).distance(square.point(3 * i)), 1e-12);
      assertEquals(0, CIRCLE.point(3 * i).distance(circle.point(3 * i)), 1e-12);
    }
  }

  @Test
  void inDrawingOrderSplitsCurvesAsEvenlyAsPossible() {
    Path seven = PathParts.insertCurves(Path.polyline(Vec.ZERO, Vec.of(7, 0)), 6).path();
    Path three = Path.polyline(Vec.ZERO, Vec.of(1, 0), Vec.of(2, 0), Vec.of(3, 0));
    double[] source = PathAlignment.inDrawingOrder(three, seven).first().source();
    double[] wanted = {0, 1.0 / 3, 2.0 / 3, 1, 1.5, 2, 2.5, 3};
    assertArrayEquals(wanted, source, 1e-12);
  }

  @Test
  void inDrawingOrderASubpathWithoutPartnerGrowsFromTheEndPoint() {
    Path two = SQUARE.append(CIRCLE);
    PathAlignment aligned = PathAlignment.inDrawingOrder(TRIANGLE, two);
    Path first = aligned.first().path();
    assertTrue(first.sameStructure(aligned.second().path()));
    for (int i = first.subpathStart(1); i < first.pointCount(); i++) {
      assertEquals(TRIANGLE.end(), first.point(i));
    }
  }

  @Test
  void sourcesOfAnchorsAreWithinTheOriginalPath() {
    PathAlignment aligned = PathAlignment.of(SQUARE, CIRCLE);
    for (Resampled side : List.of(aligned.first(), aligned.second())) {
      for (double s : side.source()) {
        assertTrue(s >= 0 && s <= 8, "source " + s);
      }
    }
  }

  @Test
  void coordinatesThatAreNotFiniteAreKept() {
    Path broken = TRIANGLE.map(p -> p.x() > 0 ? Vec.of(Double.NaN, 0) : p);
    PathAlignment aligned = PathAlignment.of(SQUARE, broken);
    assertTrue(aligned.first().path().sameStructure(aligned.second().path()));
  }

  @Test
  void matchesATriangleWithAFinelyDividedTriangle() {
    Path fine = PathParts.insertCurves(TRIANGLE, 100).path();
    PathAlignment aligned = PathAlignment.of(TRIANGLE, fine);
    for (int i = 0; i < fine.pointCount(); i++) {
      Vec p = aligned.first().path().point(i);
      assertEquals(0, p.distance(aligned.second().path().point(i)), 1e-9);
    }
  }

  private static Path polygon(int n) {
    Vec[] corners = new Vec[n];
    for (int i = 0; i < n; i++) {
      corners[i] = Vec.polar(1, 0.3 + 2 * Math.PI * i / n);
    }
    return Path.polygon(corners);
  }

  private static int anchorAt(Path path, Vec place) {
    for (int i = 0; i <= path.curveCount(); i++) {
      if (path.point(3 * i).distance(place) < 1e-9) {
        return i;
      }
    }
    return -1;
  }
}
