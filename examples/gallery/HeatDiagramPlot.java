package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/**
 * Four measurements on axes with units, joined by lines.
 *
 * <p>The temperature falls from 20 degrees to 0, stays there while heat is removed, and falls to
 * -5. Dots mark the four values, yellow lines join them, and both axes show every fifth number.
 *
 * <p>Based on HeatDiagramPlot in the example gallery of Manim Community (MIT licence).
 */
public final class HeatDiagramPlot extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var style = axisStyle().noTip();
    var axes =
        axes(
            Range.of(0, 40, 5),
            Range.of(-8, 32, 5),
            style.length(9).numbersAt(Range.of(0, 35, 5).values()),
            style.numbersAt(Range.of(-5, 30, 5).values()));
    var heat = new double[] {0, 8, 38, 39};
    var temperature = new double[] {20, 0, 0, -5};
    add(axes, axes.plotLineGraph(heat, temperature));
    add(axes.xAxisLabel("\\Delta Q"), axes.yAxisLabel(texText("T[$^\\circ C$]")));
    pause();
  }
}
