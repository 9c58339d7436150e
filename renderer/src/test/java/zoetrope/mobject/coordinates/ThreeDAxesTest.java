package zoetrope.mobject.coordinates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.Surface;
import zoetrope.mobject.three.mesh.Interval;

class ThreeDAxesTest {
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
}
