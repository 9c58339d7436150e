package zoetrope.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.mobject.Near.assertAt;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Paths: how they are built, closed, compared and mapped. */
class PathBuilderTest {
  private static final Vec O = Vec.ZERO;
  private static final Vec A = Vec.of(3, 0);
  private static final Vec B = Vec.of(3, 4);

  @Test
  void buildsLongPathsWithManySubpaths() {
    PathBuilder builder = Path.builder();
    for (int k = 0; k < 100; k++) {
      builder.moveTo(Vec.of(k, 0, -k));
      for (int i = 0; i < k % 7; i++) {
        builder.lineTo(Vec.of(k, i + 1, -k));
      }
      if (k % 3 == 0) {
        builder.close();
      }
    }
    Path path = builder.build();
    assertEquals(100, path.subpathCount());
    int points = 0;
    int anchors = 0;
    for (int k = 0; k < 100; k++) {
      boolean closed = k % 3 == 0;
      int curves = k % 7 + (closed && k % 7 > 0 ? 1 : 0);
      assertEquals(points, path.subpathStart(k));
      assertEquals(anchors, path.anchorStart(k));
      assertEquals(curves, path.curveCount(k), "subpath " + k);
      assertEquals(closed, path.isClosed(k));
      assertEquals(Vec.of(k, 0, -k), path.point(points));
      assertEquals(Vec.of(k, closed ? 0 : k % 7, -k), path.point(points + 3 * curves));
      points += 3 * curves + 1;
      anchors += curves + 1;
    }
    assertEquals(points, path.pointCount());
    assertEquals(anchors, path.anchorCount());
    assertEquals(anchors - 100, path.curveCount());
  }

  @ParameterizedTest
  @CsvSource({"0, 2", "5e-10, 2", "2e-9, 3"})
  void closingMovesANearbyEndOntoTheStart(double apart, int curves) {
    Path path = Path.builder().moveTo(O).lineTo(A).lineTo(Vec.of(0, apart)).close().build();
    assertEquals(curves, path.curveCount(0));
    assertEquals(O, path.point(3 * curves));
  }

  @Test
  void closingInPlaceMovesTheEndOntoTheStart() {
    Path path = Path.builder().moveTo(A).lineTo(B).lineTo(O).closeInPlace().build();
    assertEquals(2, path.curveCount());
    assertEquals(A, path.end());
    assertTrue(path.isClosed(0));
    Path last = Path.builder().append(path).moveTo(B).lineTo(O).closeInPlace().build();
    assertEquals(path, last.subpath(0));
    assertEquals(B, last.end());
  }

  @Test
  void closedAndMissingSubpathsHaveNoCurrentPoint() {
    PathBuilder closed = Path.builder().moveTo(O).lineTo(A).close();
    for (PathBuilder builder : List.of(Path.builder(), closed)) {
      assertThrows(IllegalStateException.class, builder::last);
      assertThrows(IllegalStateException.class, () -> builder.lineTo(B));
      assertThrows(IllegalStateException.class, () -> builder.quadTo(A, B));
      assertThrows(IllegalStateException.class, () -> builder.cubicTo(O, A, B));
    }
    assertThrows(IllegalStateException.class, () -> Path.builder().closeInPlace());
    assertThrows(IllegalStateException.class, Path.EMPTY::start);
    assertThrows(IllegalStateException.class, Path.EMPTY::end);
    assertSame(Path.EMPTY, Path.builder().close().build());
    assertEquals(B, Path.builder().moveTo(A).lineTo(B).last());
  }

  @Test
  void curvesOfContinuesFromTheCurrentPoint() {
    Path two = Path.polyline(O, A, B).append(Path.polyline(O, B));
    Path path = Path.builder().moveTo(O).curvesOf(two).curvesOf(two).build();
    assertEquals(4, path.curveCount());
    assertEquals(1, path.subpathCount());
    assertEquals(B, path.end());
  }

  @Test
  void pathsAreEqualByTheirPointsAndTheirStructure() {
    Path open = Path.builder().moveTo(O).lineTo(A).lineTo(O).build();
    Path closed = Path.builder().moveTo(O).lineTo(A).lineTo(O).close().build();
    Path apart = Path.polyline(O, A).append(Path.builder().moveTo(O).build());
    assertNotEquals(open, closed);
    assertNotEquals(open.hashCode(), Path.polyline(O, A).hashCode());
    assertEquals(open, Path.polyline(O, A, O));
    assertEquals(open.hashCode(), Path.polyline(O, A, O).hashCode());
    assertNotEquals(open, Path.polyline(O, B, O));
    assertFalse(open.sameStructure(apart));
    assertFalse(open.sameStructure(closed));
    assertTrue(open.sameStructure(Path.polyline(O, B, O)));
    assertEquals("Path[2 subpaths, 1 curves]", apart.toString());
    assertThrows(
        IllegalArgumentException.class, () -> open.withCoordinates(new double[open.pointCount()]));
  }

  @Test
  void aReversedPathRunsBackwardsSubpathBySubpath() {
    Path path = Path.polyline(O, A, B).append(Path.polygon(A, B, O));
    Path back = path.reversed();
    assertEquals(A, back.start());
    assertTrue(back.isClosed(0));
    assertFalse(back.isClosed(1));
    assertEquals(3, back.curveCount(0));
    assertEquals(O, back.end());
    for (int i = 0; i < path.pointCount(); i++) {
      assertEquals(path.point(i), back.point(path.pointCount() - 1 - i));
    }
  }

  @Test
  void smoothAndJaggedPathsGoThroughTheSameAnchors() {
    Path bent =
        Path.builder()
            .moveTo(O)
            .cubicTo(B, B, A)
            .cubicTo(O, O, B)
            .build()
            .append(Path.polygon(O, A, B));
    Path dotted = bent.append(Path.builder().moveTo(B).build());
    Path jagged = Paths.jagged(dotted);
    Path smooth = Paths.smooth(dotted);
    assertTrue(jagged.sameStructure(dotted));
    assertTrue(smooth.sameStructure(dotted));
    for (int k = 0; k < 3; k++) {
      for (int i = dotted.subpathStart(k); i < dotted.subpathStart(k + 1); i += 3) {
        assertEquals(dotted.point(i), jagged.point(i));
        assertEquals(dotted.point(i), smooth.point(i));
        if (i + 3 < dotted.subpathStart(k + 1)) {
          assertAt(dotted.point(i).lerp(dotted.point(i + 3), 1.0 / 3), jagged.point(i + 1));
        }
      }
    }
    Vec before = smooth.point(3).minus(smooth.point(2));
    assertAt(before, smooth.point(4).minus(smooth.point(3)));
  }

  @Test
  void boundsUnderAMapAreTheBoundsOfTheImage() {
    Path path = Path.polyline(O, A, Vec.of(3, 4, 5)).append(Path.polyline(Vec.of(-1, 7, 2), B));
    for (Affine map :
        List.of(
            Affine.IDENTITY,
            Affine.scaling(2, -3, 4),
            Affine.rotation(1, Vec.of(1, 2, 3)).then(Affine.translation(B)))) {
      assertAt(path.transform(map).bounds().min(), path.bounds(map).min());
      assertAt(path.transform(map).bounds().max(), path.bounds(map).max());
    }
    assertAt(Vec.of(-1, 0, 0), path.bounds().min());
    assertAt(Vec.of(3, 7, 5), path.bounds().max());
    assertTrue(Path.EMPTY.bounds(Affine.rotation(1, B)).isEmpty());
    assertSame(path, path.transform(Affine.IDENTITY));
  }

  @Test
  void pathsOfPolygonsHaveTheirCorners() {
    double[] corners = {
      0, 0, 0, 3, 0, 0, 3, 3, 6, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 2, 0, -1, 1, 0
    };
    double[] moved = new double[corners.length];
    Polygons polygons = new Polygons(corners, new int[] {0, 3, 7, 9});
    assertEquals(3, polygons.size());
    assertEquals(9, polygons.cornerCount());
    assertEquals(3, polygons.start(1));
    assertEquals(4, polygons.cornerCount(1));
    assertEquals(Vec.of(1, 1, 0), polygons.corner(1, 2));
    for (int i = 0; i < 3; i++) {
      Vec[] own = new Vec[polygons.cornerCount(i)];
      for (int k = 0; k < own.length; k++) {
        own[k] = polygons.corner(i, k);
      }
      Path path = polygons.path(i);
      Path expected = Path.polygon(own);
      assertTrue(path.sameStructure(expected));
      assertSame(path, polygons.path(i));
      for (int k = 0; k < path.pointCount(); k++) {
        assertAt(expected.point(k), path.point(k));
      }
    }
    Affine map = Affine.scaling(2, -1, 1).then(Affine.translation(Vec.of(0, 0, 1)));
    polygons.coordinates(map, moved);
    assertEquals(7, moved[8]);
    assertAt(Vec.of(-2, -3, 1), polygons.bounds(map).min());
    assertAt(Vec.of(6, 0, 7), polygons.bounds(map).max());
    assertTrue(new Polygons(new double[0], new int[] {0}).bounds(map).isEmpty());
  }

  @Test
  void findsTheNeighboursOfPolygons() {
    // Two columns of two squares each, and a triangle next to the last square.
    int[] vertices = {0, 3, 4, 1, 1, 4, 5, 2, 3, 6, 7, 4, 4, 7, 8, 5, 8, 9, 5};
    int[] starts = {0, 4, 8, 12, 16, 19};
    double[] points = new double[30];
    for (int v = 0; v < 10; v++) {
      points[3 * v] = v;
    }
    Polygons polygons = new Polygons(points, starts, vertices);
    int[] across = polygons.across();
    assertSame(across, polygons.across());
    assertEquals(List.of(-1, 2, 1, -1), list(across, 0, 4));
    assertEquals(List.of(0, 3, -1, -1), list(across, 4, 8));
    assertEquals(List.of(-1, -1, 3, 0), list(across, 8, 12));
    assertEquals(List.of(2, -1, -1, 1), list(across, 12, 16));
    double[] moved = new double[30];
    polygons.vertexCoordinates(Affine.translation(Vec.of(1, 0)), moved);
    assertEquals(10, moved[27]);
    assertAt(Vec.of(9, 0), polygons.bounds(Affine.IDENTITY).max());
    double[] corners = new double[3 * vertices.length];
    polygons.coordinates(Affine.IDENTITY, corners);
    for (int k = 0; k < vertices.length; k++) {
      assertEquals(vertices[k], corners[3 * k]);
      assertEquals(3 * vertices[k], polygons.pointOf(k));
    }
    assertNull(new Polygons(corners, starts).across());
    assertSame(across, polygons.withPoints(new double[30]).across());
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "2, 5", "5, 2", "3, 3", "6, 4", "1, 3", "3, 1"})
  void aGridHasTheNeighboursThatASearchFinds(int columns, int rows) {
    double[] points = new double[3 * columns * rows];
    for (int v = 0; v < columns * rows; v++) {
      points[3 * v] = v / rows;
      points[3 * v + 1] = v % rows;
    }
    Polygons grid = Polygons.grid(points, columns, rows);
    assertEquals((columns - 1) * (rows - 1), grid.size());
    int[] starts = new int[grid.size() + 1];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = grid.start(i);
    }
    Polygons found = new Polygons(points, starts, grid.vertices());
    assertArrayEquals(found.across(), grid.across());
    for (int i = 0; i < grid.size(); i++) {
      assertEquals(4, grid.cornerCount(i));
      Vec from = Vec.of(i / (rows - 1), i % (rows - 1));
      assertEquals(from, grid.corner(i, 0));
      assertEquals(from.plus(Vec.of(1, 0)), grid.corner(i, 1));
      assertEquals(from.plus(Vec.of(1, 1)), grid.corner(i, 2));
      assertEquals(from.plus(Vec.of(0, 1)), grid.corner(i, 3));
    }
  }

  private static List<Integer> list(int[] all, int from, int to) {
    return Arrays.stream(all, from, to).boxed().toList();
  }
}
