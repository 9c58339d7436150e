package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.HeatMap;
import zoetrope.scenes.models.ToyWeights.Name;

/** A vector's way through the network, every number a tile: blue above 0, red below. */
final class NetworkAct extends Act<Void> {
  private static final double TILE = 0.165;
  private static final double MIDDLE = 0.1;
  private static final double NAMES = 3.15;

  private final ToyTraining training;
  private final BlockTrace trace;
  private final List<String> words;
  private final int last;
  private final HeatMap vectors = new HeatMap(0.32, TILE).reach(2);
  private final HeatMap weights = new HeatMap(TILE, TILE).reach(0.8);

  NetworkAct(ToyTraining training, BlockTrace trace, List<String> words) {
    this.training = training;
    this.trace = trace;
    this.words = words;
    last = words.size() - 1;
  }

  @Override
  protected Void construct() {
    var title = text(String.join(" ", words)).fontSize(36).moveTo(at(0, -3.55));
    title.words().get(last).setColor(YELLOW);
    subtitle("After attention each vector is worked on by itself.", 2.9);
    var x = column(trace.feedForward().input(), -6.1);
    var xName = name("x", x);
    play(fadeIn(title), fadeIn(x), fadeIn(xName));
    pause(2);

    subtitle("A matrix makes of its 16 numbers the inputs of 32 neurons.", 4);
    var up = matrix(Name.UP, -4.15);
    var upName = name("W_{\\mathrm{up}}", up);
    play(fadeIn(up), fadeIn(upName));
    var inputs = column(trace.feedForward().neuronInputs(), -2.1);
    play(flow(up, inputs));
    pause();

    subtitle("What is below 0 becomes 0: a neuron fires, or it does not.", 3.4);
    var activation = tex("\\max(0, \\cdot)").fontSize(36).setColor(YELLOW);
    activation.moveTo(at(-2.1, NAMES));
    List<Animation<?>> cut = new ArrayList<>();
    RealMatrix neurons = trace.feedForward().neurons();
    for (int i = 0; i < inputs.size(); i++) {
      double value = neurons.get(last, i);
      cut.add(animate(inputs.get(i).get(0), tile -> tile.setFill(vectors.color(value), 1)));
    }
    play(fadeIn(activation), laggedStart(cut).lagRatio(0.03).runTime(2));
    pause(1.5);

    subtitle("A second matrix adds up what the neurons that fire stand for.", 4);
    var down = matrix(Name.DOWN, 1.05);
    var downName = name("W_{\\mathrm{down}}", down);
    play(fadeIn(down), fadeIn(downName));
    var output = column(trace.feedForward().output(), 4.15);
    var outputName = tex("\\Delta x").fontSize(40).nextTo(output, UP, 0.2);
    play(flow(down, output), fadeIn(outputName));
    pause();

    subtitle("The result is added to the stream, as that of attention was.", 4);
    var plus = tex("+").fontSize(48).moveTo(at(4.75, MIDDLE));
    var stream = column(trace.attentionSum(), 5.3);
    var equals = tex("=").fontSize(48).moveTo(at(5.9, MIDDLE));
    var sum = column(trace.feedForwardSum(), 6.45);
    play(fadeIn(plus), fadeIn(stream));
    play(fadeIn(equals), transformFromCopy(output, sum));
    pause(2.5);
    play(
        fadeOut(group(title, x, xName, up, upName, inputs, activation, down, downName, output)),
        fadeOut(group(outputName, plus, stream, equals, sum)));
    return null;
  }

  /** The last word's vector as a column of tiles. */
  private Group<Group<Rectangle>> column(RealMatrix rows, double x) {
    RealMatrix vector = RealMatrix.ofRows(rows.row(last)).transpose();
    return vectors.of(vector.toRows()).moveTo(at(x, MIDDLE));
  }

  private Group<Group<Rectangle>> matrix(Name name, double x) {
    return weights.of(training.weights(training.steps()).get(name).toRows()).moveTo(at(x, MIDDLE));
  }

  private static Tex name(String formula, Mobject<?> what) {
    return tex(formula).fontSize(40).nextTo(what, UP, 0.2);
  }

  /** Each row of a matrix becomes a number. */
  private static Animation<?> flow(Group<Group<Rectangle>> matrix, Group<Group<Rectangle>> column) {
    List<Animation<?>> rows = new ArrayList<>();
    for (int i = 0; i < column.size(); i++) {
      rows.add(transformFromCopy(matrix.get(i), column.get(i)));
    }
    return laggedStart(rows).lagRatio(0.05).runTime(3);
  }
}
