package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;
import zoetrope.scene.Fault;

/**
 * Sine and cosine on green axes, with one marked value.
 *
 * <p>The x axis runs from -10 to 10. Every second number is below it, and has a longer tick. The
 * sine is blue, with its name at its left end; the cosine is red, with its name at its right end. A
 * yellow line rises to the cosine at two pi, with a white formula of this position beside it.
 *
 * <p>Based on SinAndCosFunctionPlot in the example gallery of Manim Community (MIT licence).
 */
public final class SinAndCosFunctionPlot extends Scene implements CommunityPalette {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var even = Range.of(-10, 10, 2).values();
    var green = axisStyle().color(GREEN).noTip();
    var numbered = green.length(10).numbersAt(even).bigTicks(even);
    var axes = axes(Range.of(-10, 10.3), Range.of(-1.5, 1.5), numbered, green);
    var sine = axes.plot(StrictMath::sin).setColor(BLUE);
    var cosine = axes.plot(StrictMath::cos).setColor(RED);
    var line = axes.solidVLineToGraph(TAU, cosine).setColor(YELLOW);
    var names =
        group(
            axes.graphLabel(sine, "\\sin(x)", -10, up(0.5)),
            axes.graphLabel(cosine, "\\cos(x)"),
            axes.graphLabel(cosine, tex("x=2\\pi"), TAU, UR));
    allow(Fault.CLASH, "the curves run over the numbers of the axis", axes);
    add(axes, axes.axisLabels(), sine, cosine, line, names);
    pause();
  }
}
