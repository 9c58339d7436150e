package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.fields.Region;

/** Plots whose parts are intentionally near each other. */
final class CleanPlots extends FlatScene {
  @Clean(2)
  void axesWithNumbersAndNames() {
    var axes = axes(Range.of(-3, 3), Range.of(-2, 2), 10, 6).addCoordinateLabels();
    add(axes, axes.axisLabels("x", "y"));
    var graph =
        axes.plot(x -> variant == 0 ? 0.5 + 0.2 * StrictMath.cos(x) : x * x / 5).setColor(BLUE);
    play(create(graph));
  }

  @Clean
  void aCurveIsCutAtItsAxes() {
    var axes = axes(Range.of(-2, 2), Range.of(-1, 3), 6, 4);
    play(create(axes));
    play(create(axes.plot(x -> x * x * x * x).setColor(YELLOW)));
  }

  @Clean(2)
  void anAreaUnderAGraph() {
    var axes = axes(Range.of(0, 5), Range.of(0, 4), 9, 5);
    var graph = axes.plot(x -> 1 + x * x / 10).setColor(TEAL);
    add(axes, graph);
    play(fadeIn(axes.area(graph, 1, 4)));
    var word = tex("\\int_1^4 f").moveTo(axes.c2p(2.6, 0.7));
    if (variant == 1) {
      word.nextTo(axes.c2p(2.5, 3), UP, 0.1);
    }
    play(write(word));
  }

  @Clean
  void rectanglesBecomeFiner() {
    var axes = axes(Range.of(0, 4), Range.of(0, 3), 8, 5);
    var graph = axes.plot(x -> 0.5 + x / 2).setColor(BLUE);
    add(axes, graph);
    var bars = axes.riemannRectangles(graph, Range.of(0, 4, 1));
    play(fadeIn(bars));
    play(transform(bars, axes.riemannRectangles(graph, Range.of(0, 4, 0.5))));
  }

  @Clean(2)
  void aTangentSlides() {
    var axes = axes(Range.of(-3, 3), Range.of(0, 5), 9, 6);
    var graph = axes.plot(x -> 1 + x * x / 3).setColor(BLUE);
    var x = valueTracker(-1.5);
    var tangent = alwaysRedraw(() -> axes.tangentLine(x.value(), graph, 3).setColor(YELLOW));
    var touch = alwaysRedraw(() -> dot(axes.i2gp(x.value(), graph)).setColor(RED));
    add(axes, graph, tangent, touch);
    play(animate(x, t -> t.setValue(variant == 0 ? 1.5 : 0)).runTime(2));
  }

  @Clean(2)
  void namesNearTheirGraphs() {
    var axes = axes(Range.of(0, 6), Range.of(-1, 2), 9, 5);
    var wave = axes.plot(x -> StrictMath.cos(x)).setColor(BLUE);
    var line = axes.plot(x -> 1.6 - x / 6).setColor(ORANGE);
    add(axes, wave, line);
    play(write(axes.graphLabel(wave, "\\cos x")));
    if (variant == 1) {
      play(write(tex("g").setColor(ORANGE).nextTo(axes.c2p(1, 1.45), UP)));
    }
  }

  @Clean
  void aLegendInTheCorner() {
    var axes = axes(Range.of(0, 6), Range.of(0, 4), 8, 5).shift(left(1.5));
    var up = axes.plot(x -> x / 2).setColor(BLUE);
    var down = axes.plot(x -> 3.5 - x / 2).setColor(YELLOW);
    var legend = legend().entry(up, "supply").entry(down, "demand").toCorner(UR);
    play(create(axes));
    play(create(up), create(down), fadeIn(legend));
  }

  @Clean(2)
  void barsWithNames() {
    var chart = barChart(0.2, 0.5, 0.9).names("spring", "summer", "autumn");
    chart.setHeight(5);
    play(fadeIn(chart));
    if (variant == 1) {
      play(animate(chart, c -> c.changeBarValues(0.7, 0.3, 0.4)));
    }
  }

  @Clean
  void barsBelowZero() {
    var chart = axesBarChart(new double[] {3, -2, 4}, Range.of(-4, 6, 2), "p", "q", "r");
    play(fadeIn(chart.setHeight(5)));
    play(animate(chart, c -> c.changeBarValues(1, -3, 2)));
  }

  @Clean(2)
  void aNumberLineWithAPointer() {
    var style = AxisStyle.DEFAULT.length(10).numbers();
    var scale = numberLine(Range.of(0, variant == 0 ? 10 : 5), style);
    var pointer = triangle().scale(0.15).rotate(PI).setFill(YELLOW, 1);
    var value = valueTracker(1);
    pointer.addUpdater(p -> p.moveTo(scale.n2p(value.value()), DOWN).shift(up(0.15)));
    add(scale, pointer);
    play(animate(value, v -> v.setValue(4)).runTime(1.5));
  }

  @Clean
  void aReadingFollowsAPoint() {
    var axes = axes(Range.of(0, 6), Range.of(0, 3), 9, 4).shift(down(0.5));
    var x = valueTracker(0.5);
    var spot = dot().setColor(RED).addUpdater(d -> d.moveTo(axes.c2p(x.value(), 1.5)));
    var reading = decimalNumber(0.5, 2);
    reading.addUpdater(r -> r.setValue(x.value()).nextTo(spot, UP));
    add(axes, spot, reading);
    play(animate(x, t -> t.setValue(5.5)).runTime(2));
  }

  @Clean(2)
  void aPlaneAndAVector() {
    var plane = numberPlane().fade(0.5);
    var v = plane.vector(2, variant == 0 ? 1 : -2).setColor(YELLOW);
    play(create(plane));
    play(growArrow(v));
    play(rotate(v, PI / 3).about(ORIGIN));
  }

  @Clean
  void aFieldOfArrowsAlone() {
    var field = arrowVectorField(p -> at(-p.y(), p.x()), Region.plane(-5, 5, -3, 3, 0.8));
    play(fadeIn(field));
    play(animate(field, f -> f.setOpacity(0.4)));
  }

  @Clean
  void aTitleOnAPlateOverAField() {
    var field = arrowVectorField(p -> at(1, p.x() / 3), Region.plane(-7, 7, -4, 4, 0.8));
    var title = text("A flow").scale(1.3).toEdge(UP);
    var plate = backgroundRectangle(title, BLACK, 1);
    add(field, plate, title);
  }

  @Clean(2)
  void pointsOfAScatterPlotOverlap() {
    var axes = axes(Range.of(0, 5), Range.of(0, 5), 6, 6);
    add(axes);
    var points = dot(0.07).setColor(TEAL).replicate(variant == 0 ? 40 : 80);
    points.forEach(p -> p.moveTo(axes.c2p(5 * random().nextDouble(), 5 * random().nextDouble())));
    play(laggedStart(points, p -> growFromCenter(p)).lagRatio(0.02));
  }

  @Clean
  void aLogarithmicGrowth() {
    var axes = axes(Range.of(0, 10, 2), Range.of(0, 3), 9, 5).addCoordinateLabels();
    play(create(axes));
    play(create(axes.plot(x -> StrictMath.log(1 + x)).setColor(GREEN)));
    pause(0.3);
  }

  @Clean(2)
  void aComplexPlaneWithNumbers() {
    var plane = complexPlane(Range.of(-2, 2), Range.of(-2, 2), 6, 6).addCoordinateLabels();
    var z = dot(plane.n2p(zoetrope.geometry.Complex.of(1.3, 0.6))).setColor(YELLOW);
    add(plane, z);
    if (variant == 1) {
      play(animate(z, d -> d.moveTo(plane.n2p(zoetrope.geometry.Complex.of(-0.6, 1.3)))));
    }
  }

  @Clean
  void aPolarPlane() {
    var polar = polarPlane(2, 6).addCoordinateLabels();
    play(fadeIn(polar));
    play(fadeIn(dot(polar.pr2pt(1.4, 1)).setColor(YELLOW)));
  }

  @Clean(value = 2, tall = true)
  void aPlotForAPhone() {
    var style = AxisStyle.DEFAULT.length(6.5).numberSize(32);
    var axes = axes(Range.of(0, 4), Range.of(0, 4), style, style).addCoordinateLabels();
    var graph = axes.plot(x -> variant == 0 ? x * x / 4 : 4 - x).setColor(BLUE);
    var title = text("growth").scale(1.4).toEdge(UP, 1.5);
    add(axes, title);
    play(create(graph));
  }

  @Clean
  void equalColoursWithoutMeaning() {
    var axes = axes(Range.of(0, 6), Range.of(0, 3), 9, 5);
    add(axes);
    for (int i = 1; i < 4; i++) {
      double k = i * 0.4;
      play(create(axes.plot(x -> k * StrictMath.sqrt(x)).setColor(BLUE)).runTime(0.4));
    }
  }

  @Clean(2)
  void anEmptyAreaGrows() {
    var axes = axes(Range.of(0, 4), Range.of(0, 3), 8, 5);
    var graph = axes.plot(x -> 1 + x / 4).setColor(TEAL);
    var end = valueTracker(0);
    var area = alwaysRedraw(() -> axes.area(graph, 0, end.value()));
    add(axes, graph, area);
    play(animate(end, e -> e.setValue(variant == 0 ? 2 : 4)).runTime(1.5));
  }

  @Clean
  void aDashedLineMeetsTheAxis() {
    var axes = axes(Range.of(0, 4), Range.of(0, 3), 8, 5);
    var graph = axes.plot(x -> 0.5 + x / 2).setColor(BLUE);
    var drop = dashedLine(axes.c2p(3, 2), axes.c2p(3, 0)).setStroke(YELLOW, 3);
    add(axes, graph);
    play(create(drop));
    play(write(tex("x_0").nextTo(axes.c2p(3, 0), DOWN)));
  }

  @Clean
  void aSampleSpaceIsDivided() {
    var space = sampleSpace(5, 5).shift(down(0.4));
    space.divideHorizontally(new double[] {0.3}, GREY_D, BLUE_E);
    play(fadeIn(space));
    play(write(space.sideBraces("P(A)", "P(B)")));
  }

  @Clean
  void aTimelineWithNames() {
    var years = numberLine(Range.of(0, 4), AxisStyle.DEFAULT.length(11));
    var names = List.of(text("1900").scale(0.7), text("1950").scale(0.7), text("2000").scale(0.7));
    years.addLabels(new double[] {0, 2, 4}, names);
    play(create(years));
  }
}
