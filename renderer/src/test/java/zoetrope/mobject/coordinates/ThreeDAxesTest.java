package zoetrope.mobject.coordinates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.Surface;
import zoetrope.mobject.three.mesh.Interval;

class ThreeDAxesTest {
  private static final Interval SPAN = Interval.of(-1, 1);
  private final ThreeDAxes axes = new ThreeDAxes(Range.of(-2, 2), Range.of(0, 3), Range.of(-4, 4));

  private void assertReaches(Vec low, Vec high, Surface surface) {
    Bounds bounds = surface.bounds();
    Vec least = axes.c2p(low.x(), low.y(), low.z());
    Vec most = axes.c2p(high.x(), high.y(), high.z());
    assertEquals(0, least.distance(bounds.min()), 1e-9, () -> "from " + bounds.min());
    assertEquals(0, most.distance(bounds.max()), 1e-9, () -> "to " + bounds.max());
  }

  @Test
  void theGraphOfTwoCoordinatesLiesOverTheRangesOfBothAxes() {
    assertReaches(new Vec(-2, 0, -4), new Vec(2, 3, -1), axes.plotSurface((x, y) -> y - 4));
  }

  @Test
  void aGraphCanHaveOtherRanges() {
    Surface part = axes.plotSurface((x, y) -> 2 * x, Range.of(0, 1), Range.of(1, 2));
    assertReaches(new Vec(0, 1, 0), new Vec(1, 2, 2), part);
  }

  @Test
  void aSurfaceOfTwoParametersHasItsPointsInTheCoordinatesOfTheAxes() {
    Surface wall =
        axes.plotParametricSurface(
            (u, v) -> new Vec(1, u, v), new Interval(1, 2), new Interval(-3, 0));
    assertReaches(new Vec(1, 1, -3), new Vec(1, 2, 0), wall);
  }

  @Test
  void surfacesUseThePresentPlaceOfTheAxes() {
    axes.scale(0.5).shift(Vec.of(1, 2));
    assertReaches(new Vec(-2, 0, 1), new Vec(2, 3, 1), axes.plotSurface((x, y) -> 1));
  }

  @Test
  void eachOfThreeAxesHasItsLabelBeyondItsEnd() {
    var labels = axes.axisLabels();
    assertEquals(3, labels.size());
    for (int i = 0; i < 3; i++) {
      var axis = axes.axes().get(i);
      double beyond = labels.get(i).center().minus(axis.endPoint()).dot(axis.unitVector());
      assertTrue(beyond > 0.2, "axis " + i + ": " + beyond);
    }
    assertEquals(2, axes.axisLabels("time", "place").size());
    assertEquals(3, axes.axisLabels("t", "s", "v").size());
  }

  @Test
  void surfacesAndCurvesEndAtTheAxes() {
    axes.rotate(0.4, new Vec(1, 2, 3)).shift(Vec.of(1, 1));
    for (Surface bowl :
        List.of(
            axes.plotSurface((x, y) -> 3 * x * x + y - 4),
            axes.plotSurface((x, y) -> 1 / (x * (y - 1))),
            axes.plotParametricSurface(
                (u, v) -> new Vec(u, v, u * v), Interval.of(-9, 9), Interval.of(-9, 9)))) {
      for (Vec corner : bowl.vertices()) {
        Vec p = axes.pointToCoords(corner);
        assertTrue(Math.abs(p.x()) < 2 + 1e-4 && Math.abs(p.y() - 1.5) < 1.5 + 1e-4, p.toString());
        assertTrue(Math.abs(p.z()) < 4 + 1e-4, p.toString());
      }
      assertEquals(10_000, bowl.faceCount());
    }
    ParametricCurve curve = axes.plotParametric3d(t -> new Vec(0, 1, t * t), Range.of(0, 3));
    assertEquals(4, axes.pointToCoords(curve.end()).z(), 1e-4);
    assertEquals(9, axes.pointToCoords(curve.unclipped().end()).z(), 1e-4);
  }

  @Test
  void theBorderOfAClippedSurfaceLiesOnTheBorderOfTheAxes() {
    Surface bowl = axes.plotSurface((x, y) -> 9 * x * x - 4);
    double reach =
        bowl.vertices().stream().mapToDouble(p -> axes.pointToCoords(p).x()).max().orElse(0);
    assertEquals(Math.sqrt(8) / 3, reach, 1e-3);
    assertReaches(new Vec(-2, 0, -4), new Vec(2, 3, 32), bowl.unclipped());
  }

  @Test
  void aSurfaceBeyondTheAxesIsEmpty() {
    assertFalse(axes.plotSurface((x, y) -> 9).hasPoints());
  }

  @Test
  void aSurfaceHasNoFacesAtPoles() {
    Surface pole = new Surface((u, v) -> new Vec(u, v, 1 / (u * v)), SPAN, SPAN, 8, 8);
    assertTrue(pole.bounds().max().isFinite());
    assertEquals(64, pole.faceCount());
    Surface half = new Surface((u, v) -> new Vec(u, v, Math.sqrt(-u)), SPAN, SPAN, 8, 8);
    assertEquals(0, half.bounds().max().x(), 1e-9);
    assertEquals(32, half.faceCount() - areas(half));
  }

  /** Returns how many faces of a surface have an area. */
  private static int areas(Surface surface) {
    int n = 0;
    for (int i = 0; i < surface.faceCount(); i++) {
      List<Vec> c = surface.faceCorners(i);
      n += c.get(2).minus(c.get(0)).cross(c.get(3).minus(c.get(1))).length() > 1e-9 ? 1 : 0;
    }
    return n;
  }
}
