package gallery;

import static gallery.Showing.assertAt;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.coordinates.Area;
import zoetrope.mobject.coordinates.Axes;
import zoetrope.mobject.coordinates.FunctionGraph;
import zoetrope.mobject.coordinates.RiemannRectangles;
import zoetrope.mobject.lines.DashedLine;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Rectangle;

/** Checks that plots show the numbers in the descriptions of their scenes. */
class GalleryPlotsTest {
  @Test
  void sinAndCosFunctionPlotNamesItsCurves() {
    var end = Showing.of(new SinAndCosFunctionPlot()).end();
    Axes axes = end.the(Axes.class);
    List<FunctionGraph> graphs = end.all(FunctionGraph.class);
    assertAt(axes.c2p(10.3, StrictMath.sin(10.3)), graphs.get(0).end());
    assertAt(axes.c2p(10.3, StrictMath.cos(10.3)), graphs.get(1).end());
    assertEquals(GREEN, axes.xAxis().strokeColor());
    assertEquals(BLUE, end.text("\\sin(x)").fillColor());
    assertEquals(RED, end.text("\\cos(x)").fillColor());
    Vec crest = axes.c2p(TAU, 1);
    assertTrue(end.text("x=2\\pi").left().x() > crest.x());
    assertTrue(end.text("x=2\\pi").bottom().y() > crest.y());
  }

  @Test
  void argMinExampleEndsAtTheLowestSample() {
    Showing showing = Showing.of(new ArgMinExample());
    var end = showing.end();
    double x = 10 * 99 / 199.0;
    double away = Math.abs(end.the(Axes.class).p2c(end.the(Dot.class).center()).x() - 5);
    assertEquals(5 - x, away, 1e-6);
  }

  @Test
  void graphAreaPlotHasTenRectanglesAndAnArea() {
    var end = Showing.of(new GraphAreaPlot()).end();
    Axes axes = end.the(Axes.class);
    assertEquals(10, end.the(RiemannRectangles.class).size());
    Area area = end.the(Area.class);
    assertEquals(axes.c2p(2, 0).x(), area.left().x(), 0.01);
    assertEquals(axes.c2p(3, 0).x(), area.right().x(), 0.01);
    List<DashedLine> lines = end.all(DashedLine.class);
    assertEquals(axes.c2p(2, 4).y(), lines.get(0).top().y(), 0.06);
    assertEquals(axes.c2p(3, 3).y(), lines.get(1).top().y(), 0.06);
  }

  @Test
  void polygonOnAxesKeepsItsArea() {
    Showing showing = Showing.of(new PolygonOnAxes());
    assertEquals(4, showing.moments().size());
    double[] x = {5, 10, 2.5, 5};
    for (int i = 0; i < x.length; i++) {
      var moment = showing.after(i);
      Rectangle box = moment.the(Rectangle.class);
      assertEquals(25 * 0.6 * 0.6, box.width() * box.height(), 1e-6);
      assertAt(moment.the(Axes.class).c2p(x[i], 25 / x[i]), moment.the(Dot.class).center());
      assertAt(box.corner(UR), moment.the(Dot.class).center());
    }
  }

  @Test
  void heatDiagramPlotHasItsMeasurements() {
    var end = Showing.of(new HeatDiagramPlot()).end();
    Axes axes = end.the(Axes.class);
    List<Dot> dots = end.all(Dot.class);
    Vec[] measured = {at(0, 20), at(8, 0), at(38, 0), at(39, -5)};
    assertEquals(measured.length, dots.size());
    for (int i = 0; i < measured.length; i++) {
      assertAt(axes.c2p(measured[i].x(), measured[i].y()), dots.get(i).center());
    }
  }

  @Test
  void followingGraphCameraKeepsTheDotInItsMiddle() {
    Showing showing = Showing.of(new FollowingGraphCamera());
    var near = showing.after(0).frame().camera();
    assertEquals(4, near.height(), 1e-6);
    assertAt(showing.after(0).the(Axes.class).c2p(0, 0), near.center());
    var there = showing.after(1);
    assertAt(there.the(FunctionGraph.class).end(), there.frame().camera().center());
    assertAt(ORIGIN, showing.end().frame().camera().center());
    assertEquals(8, showing.end().frame().camera().height(), 1e-6);
  }

  @Test
  void sineCurveUnitCircleDrawsTheSine() {
    Showing showing = Showing.of(new SineCurveUnitCircle());
    var end = showing.end();
    double turns = 8.5 / 4;
    Vec spot = left(4).plus(Vec.polar(1, TAU * turns));
    assertEquals(0, end.the(Dot.class).center().minus(spot).length(), 1e-3);
    var curve = end.the(zoetrope.mobject.changing.TracedPath.class);
    assertEquals(-3 + 4 * turns, curve.end().x(), 1e-6);
    assertEquals(1, curve.top().y(), 0.02);
    assertEquals(-1, curve.bottom().y(), 0.02);
  }
}
