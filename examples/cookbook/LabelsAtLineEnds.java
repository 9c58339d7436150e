package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.coordinates.FunctionGraph;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.text.Text;

/** Four lines with their names at the right ends, where two of them nearly meet. */
public final class LabelsAtLineEnds extends Scene {
  private static final List<String> NAMES = List.of("trains", "buses", "bikes", "cars");
  private static final double[] ENDS = {4.3, 3.1, 2.9, 1.2};

  @Override
  protected void construct() {
    var axes = axes(Range.of(0, 10, 2), Range.of(0, 5), 9, 5).addCoordinateLabels();
    axes.shift(left(1));
    var colors = colorGradient(NAMES.size(), YELLOW, TEAL, BLUE);
    Group<FunctionGraph> lines = group();
    Group<Text> labels = group();
    for (int i = 0; i < NAMES.size(); i++) {
      double end = ENDS[i];
      var line = axes.plot(x -> 2 + (end - 2) * x / 10 + 0.3 * StrictMath.sin(x + end));
      lines.add(line.setColor(colors.get(i)));
      var label = text(NAMES.get(i)).fontSize(32).setColor(colors.get(i));
      labels.add(label.nextTo(line.end(), RIGHT, 0.2));
    }
    labels.spread(DOWN, 0.08);
    play(create(axes));
    play(laggedStart(lines, line -> create(line)));
    play(laggedStart(labels, label -> fadeIn(label)));
    pause();
  }
}
