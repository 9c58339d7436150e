package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.HeatMap;

/** What a layer norm makes of the last word's vector: mean 0 and deviation 1. */
final class NormAct extends Act<Void> {
  private static final HeatMap TILES = new HeatMap(0.5, 0.3).reach(2);

  private final double[] vector;
  private final double[] normed;
  private final String word;

  NormAct(BlockTrace trace, List<String> words) {
    int last = words.size() - 1;
    vector = trace.input().row(last);
    normed = trace.attentionInput().row(last);
    word = words.get(last);
  }

  @Override
  protected Void construct() {
    var title = text("The vector of “" + word + "”").fontSize(48).moveTo(up(3.3));
    subtitle("A word's vector goes through a model as a stream, to which each part adds.", 4);
    var before = column(vector, -4);
    play(fadeIn(title), fadeIn(before));
    pause(3);

    double mean = Arrays.stream(vector).sum() / vector.length;
    double square = Arrays.stream(vector).map(x -> (x - mean) * (x - mean)).sum();
    double deviation = Math.sqrt(square / vector.length);
    subtitle("Before a part reads it, a norm brings it to a common size.", 4);
    var formula = tex("{x - \\mu \\over \\sigma}").fontSize(72).moveTo(at(0, 1.2));
    formula.colorPart("\\mu", TEAL).colorPart("\\sigma", YELLOW);
    play(write(formula));
    Text middle = number("mean", mean, -0.4).colorPart("mean", TEAL);
    Text spread = number("deviation", deviation, -1.1).colorPart("deviation", YELLOW);
    play(fadeIn(middle), fadeIn(spread));
    pause(2);
    var after = column(normed, 4);
    play(transformFromCopy(before, after));
    subtitle("Mean 0, deviation 1: so deep stacks of layers stay stable.", 3);
    pause(3);
    play(fadeOut(group(title, before, formula, middle, spread, after)));
    return null;
  }

  private static Text number(String name, double value, double y) {
    return text(name + " " + String.format(Locale.ROOT, "%.2f", value).replace('-', '−'))
        .fontSize(36)
        .moveTo(at(0, y));
  }

  private static Group<Group<Rectangle>> column(double[] numbers, double x) {
    return TILES.of(RealMatrix.ofRows(numbers).transpose().toRows()).moveTo(at(x, -0.3));
  }
}
