package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.Activation;
import zoetrope.attention.layer.AffineMap;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.layer.FeedForward;
import zoetrope.attention.layer.TransformerBlock;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;

/**
 * The act that shows a vector's way through the network, every number as a tile: blue above 0, red
 * below. For a large model it shows the first numbers and some of the neurons.
 */
final class NetworkAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private static final double TILE = 0.165;
  private static final double INPUT_X = -6.1;

  /** The x coordinate of the stream before its norm, relative to {@link #up}. */
  private static final double STREAM_X = -8.3;

  private static final int CHANNELS = 16;
  private static final int NEURONS = 32;

  private final FrameShape shape = FrameShape.current();

  /** The x coordinate of the camera for the part up to the neurons. */
  private final double firstHalf = shape.choose(-4.1, 0, 0);

  /** The middle of the way up to the neurons, and the middle of the way down again. */
  private final Vec up = shape.choose(at(0, 0.1), at(5.2, 2.1), at(5.2, 3.5));

  private final Vec down = shape.choose(at(0, 0.1), at(-2.4, -2.75), at(-2.4, -3.1));

  private final StudiedModel model;
  private final BlockTrace trace;
  private final FeedForward network;
  private final TransformerBlock.Order order;
  private final int layer;
  private final int last;

  /** The indices of the shown neurons, in order. */
  private final int[] neurons;

  private final HeatMap vectors = new HeatMap(0.32, TILE);
  private final HeatMap inputs = new HeatMap(0.32, TILE);
  private final HeatMap weights = new HeatMap(TILE, TILE);

  NetworkAct(StudiedModel model, int layer) {
    this.model = model;
    this.layer = layer;
    trace = model.trace(layer);
    network = model.block(layer).feedForward();
    order = model.block(layer).order();
    last = model.lastWord();
    neurons = evenly(trace.feedForward().neuronInputs().row(last));
    vectors.reach(reach(shown(trace.feedForward().input()), shown(trace.feedForwardSum())));
    inputs.reach(reach(firing(trace.feedForward().neuronInputs())));
    weights.reach(reach(upMatrix(), downMatrix()));
  }

  /**
   * Returns the indices of the shown neurons, in order. If there are too many, they are spread
   * evenly from the lowest input to the highest, so that they show what the activation does to
   * both.
   */
  private static int[] evenly(double[] inputs) {
    int[] ranked =
        IntStream.range(0, inputs.length)
            .boxed()
            .sorted(Comparator.comparingDouble(n -> inputs[n]))
            .mapToInt(n -> n)
            .toArray();
    int count = Math.min(NEURONS, ranked.length);
    return IntStream.range(0, count)
        .map(i -> ranked[(int) Math.round((double) i * (ranked.length - 1) / (count - 1))])
        .sorted()
        .toArray();
  }

  /**
   * Returns the value of the brightest tiles: twice the largest root mean square of the matrices.
   */
  private static double reach(RealMatrix... shown) {
    double maxValue = 1e-6;
    for (RealMatrix matrix : shown) {
      double square = 0;
      for (double[] row : matrix.toRows()) {
        for (double x : row) {
          square += x * x / matrix.rows() / matrix.columns();
        }
      }
      maxValue = Math.max(maxValue, 2 * Math.sqrt(square));
    }
    return maxValue;
  }

  @Override
  protected Void construct() {
    camera().moveTo(right(firstHalf));
    Text words = words();
    Text caption = caption();
    Mobject<?> title = group(words, caption, legend()).fixInFrame();
    words.generateTarget();
    words.scale(Math.min(1.5, shape.choose(13, 10, 8) / words.width())).toCenter();
    narration.tell("After attention each vector is worked on by itself.");
    play(fadeIn(title));
    pause();
    Group<Mobject<?>> shown = group(title);
    Group<Mobject<?>> x = group();
    Group<Mobject<?>> origin = enter(words, x);
    shown.add(x);
    var into = intoNeurons(x, origin, shown);
    shown.add(activate(into));
    var output = outOfNeurons(shown);
    add(output, shown);
    play(fadeOut(shown));
    narration.finish();
    return null;
  }

  /**
   * Shows the vector that enters the network, and adds it to {@code shown}. In pre-norm models, it
   * is the normalized stream; then returns the stream and the norm. In other models, returns an
   * empty group.
   */
  private Group<Mobject<?>> enter(Text words, Group<Mobject<?>> shown) {
    Vec word = last(words).center().plus(right(firstHalf));
    var x = column(trace.feedForward().input(), onTheWayUp(INPUT_X));
    var xName = name("x", x);
    shown.add(x, xName);
    if (!isNormedBefore()) {
      play(moveToTarget(words), fadeInFromPoint(x, word), fadeIn(xName));
      pause();
      return group();
    }
    var stream = column(before(), onTheWayUp(STREAM_X));
    var streamName = columnName("stream", stream);
    play(moveToTarget(words), fadeInFromPoint(stream, word), fadeIn(streamName));
    pause();
    narration.tell("A norm brings it to a common size.");
    var way = arrow(stream.right(), x.left()).buff(0.2);
    var norm = text("norm").fontSize(32).nextTo(way, UP, 0.1);
    play(growArrow(way), fadeIn(norm), transformFromCopy(stream, x), fadeIn(xName));
    pause();
    return group(stream, streamName, way, norm);
  }

  /** Shows the first matrix and the inputs of the neurons, which it returns. */
  private Group<Group<Rectangle>> intoNeurons(
      Group<Mobject<?>> x, Mobject<?> origin, Group<Mobject<?>> shown) {
    narration.tell(
        String.format(
            Locale.ROOT,
            "A matrix makes of its %,d numbers the inputs of %,d neurons%s.",
            network.size(),
            network.neurons(),
            model.isToy() ? "" : ": a part of them"));
    var up = weights.of(upMatrix().toRows()).moveTo(onTheWayUp(-5));
    boolean gated = network instanceof FeedForward.Gated;
    var upName = name(gated ? "W_{\\mathrm{gate}}" : "W_{\\mathrm{up}}", up);
    var to = tex("\\to").fontSize(32).moveTo(onTheWayUp(-2.75));
    // A matrix multiplies the vector at its right.
    double way = onTheWayUp(-3.35).x() - x.x();
    play(
        fadeOut(origin).timeSpan(0, 0.4),
        animate(x, moved -> moved.shift(right(way))),
        fadeIn(up).timeSpan(0.6, 1.2),
        fadeIn(group(upName, to)).timeSpan(0.6, 1.2));
    var into = neurons(trace.feedForward().neuronInputs(), onTheWayUp(-2.1));
    multiply(up, into);
    pause();
    shown.add(up, upName, to, into);
    return into;
  }

  /** Shows the second matrix and the output of the network, which it returns. */
  private Group<Group<Rectangle>> outOfNeurons(Group<Mobject<?>> shown) {
    narration.tell("A second matrix adds up what the neurons that fire stand for.");
    var down = weights.of(downMatrix().toRows()).moveTo(onTheWayDown(1.1));
    var downName = name("W_{\\mathrm{down}}", down);
    var in = tex("\\to").fontSize(32).moveTo(onTheWayDown(-1.76));
    var out = in.copy().moveTo(onTheWayDown(3.99));
    play(animate(camera(), c -> c.toCenter()), fadeIn(group(in, down, downName, out)));
    var output = column(trace.feedForward().output(), onTheWayDown(4.44));
    var outputName = name("\\Delta x", output);
    addColumns(down, output, outputName);
    pause(0.5);
    shown.add(in, down, downName, out, output, outputName);
    return output;
  }

  /** Adds the output of the network to the stream. */
  private void add(Group<Group<Rectangle>> output, Group<Mobject<?>> shown) {
    narration.tell(
        isNormedBefore()
            ? "The result is added to the stream, as it was before the norm."
            : "The result is added to the stream, and a norm follows.");
    var plus = tex("+").fontSize(48).moveTo(onTheWayDown(4.95));
    var stream = column(before(), onTheWayDown(5.44));
    var equals = tex("=").fontSize(48).moveTo(onTheWayDown(5.96));
    var sum = column(trace.feedForwardSum(), onTheWayDown(6.48));
    var streamName = columnName("stream", stream);
    play(fadeIn(plus), fadeIn(stream), fadeIn(streamName));
    var sumName = columnName("sum", sum);
    play(fadeIn(equals), transformFromCopy(output, sum), fadeIn(sumName));
    pause(2.5);
    shown.add(plus, stream, streamName, equals, sum, sumName);
  }

  private static Text columnName(String words, Group<Group<Rectangle>> stream) {
    var name = text(words).fontSize(28).setX(stream.x());
    return name.shift(up(stream.y(UP) + 0.2 - name.baseline().y()));
  }

  private Vec onTheWayUp(double x) {
    return up.plus(at(x, 0));
  }

  private Vec onTheWayDown(double x) {
    return down.plus(at(x, 0));
  }

  /** Whether a norm is before the network, as in most models. */
  private boolean isNormedBefore() {
    return order == TransformerBlock.Order.PRE_NORM;
  }

  private Tex activate(Group<Group<Rectangle>> into) {
    Activation kind =
        network instanceof FeedForward.Perceptron perceptron
            ? perceptron.activation()
            : ((FeedForward.Gated) network).activation();
    boolean gated = network instanceof FeedForward.Gated;
    narration.tell(
        kind == Activation.RELU
            ? "What is below 0 becomes 0: a neuron fires, or it does not."
            : gated
                ? "The gate lets through what is above 0, times what a second matrix gives."
                : "What is below 0 becomes nearly 0: a neuron fires, or it does not.");
    String formula =
        switch (kind) {
          case RELU -> "\\max(0, \\cdot)";
          case GELU, GELU_TANH -> "\\mathrm{GELU}(\\cdot)";
          case SILU -> "\\mathrm{SiLU}(\\cdot)";
        };
    var activation =
        tex(gated ? formula + "\\, W_{\\mathrm{up}}x" : formula).fontSize(36).setColor(YELLOW);
    activation.moveTo(onTheWayUp(-2.1).plus(up(3.05)));
    List<Animation<?>> cut = new ArrayList<>();
    RealMatrix fires = firing(trace.feedForward().neurons());
    for (int i = 0; i < into.size(); i++) {
      double value = fires.get(0, i);
      cut.add(animate(into.get(i).get(0), tile -> tile.setFill(inputs.color(value), 1)));
    }
    play(fadeIn(activation), laggedStart(cut).lagRatio(0.03).runTime(2));
    pause(1.5);
    return activation;
  }

  /** Returns the phrase with the followed token in yellow. */
  private Text words() {
    Text words =
        text(String.join(" ", model.tokens())).fontSize(36).setMaxWidth(shape.choose(12, 10, 8));
    last(words).setColor(YELLOW);
    return words.moveTo(down(shape.choose(3.3, 4.65, 5.9)));
  }

  private Group<Glyph> last(Text words) {
    List<String> before = model.tokens().subList(0, last);
    int start = before.stream().mapToInt(token -> token.length() + 1).sum();
    return words.part(start, start + model.tokens().get(last).length());
  }

  /** Returns the meaning of the colours, which is the same for all sizes of numbers. */
  private Mobject<?> legend() {
    double[][] steps = {{-1, -0.5, 0, 0.5, 1}};
    var row = new HeatMap(0.3, 0.2).reach(1).of(steps);
    var low = text("below 0").fontSize(26).nextTo(row, LEFT, 0.12);
    var high = text("above 0").fontSize(26).nextTo(row, RIGHT, 0.12);
    return group(low, row, high).moveTo(shape.choose(at(-5, -3.5), at(-3, 5), at(0, 7.4)));
  }

  /** Returns the name of the model and the layer. */
  private Text caption() {
    Text caption = text(model.described(layer)).fontSize(26).setColor(GREY_B);
    return caption.setMaxWidth(shape.choose(12, 10, 8)).moveTo(down(shape.choose(3.72, 5.12, 6.6)));
  }

  /** Returns the stream that the network's output is added to. */
  private RealMatrix before() {
    return isNormedBefore() ? trace.attentionSum() : trace.feedForward().input();
  }

  private RealMatrix upMatrix() {
    AffineMap map = network instanceof FeedForward.Gated gated ? gated.gate() : network.up();
    RealMatrix all = map.linear().weights();
    return all.sliceColumns(0, Math.min(CHANNELS, all.columns())).selectRows(neurons);
  }

  private RealMatrix downMatrix() {
    AffineMap map =
        network instanceof FeedForward.Gated gated
            ? gated.down()
            : ((FeedForward.Perceptron) network).down();
    RealMatrix all = map.linear().weights();
    return all.sliceRows(0, Math.min(CHANNELS, all.rows()))
        .transpose()
        .selectRows(neurons)
        .transpose();
  }

  /** Returns the first numbers of the last token's vector, [1, 16]. */
  private RealMatrix shown(RealMatrix rows) {
    return rows.sliceRows(last, last + 1).sliceColumns(0, Math.min(CHANNELS, rows.columns()));
  }

  /** Returns the activations of the shown neurons for the last token, [1, 32]. */
  private RealMatrix firing(RealMatrix rows) {
    return rows.sliceRows(last, last + 1).transpose().selectRows(neurons).transpose();
  }

  /** Returns the last token's vector as a column of tiles. */
  private Group<Group<Rectangle>> column(RealMatrix rows, Vec middle) {
    return vectors.of(shown(rows).transpose().toRows()).moveTo(middle);
  }

  private Group<Group<Rectangle>> neurons(RealMatrix rows, Vec middle) {
    return inputs.of(firing(rows).transpose().toRows()).moveTo(middle);
  }

  private static Tex name(String formula, Mobject<?> what) {
    return tex(formula).fontSize(40).nextTo(what, UP, 0.2);
  }

  /**
   * Lights the columns of the neurons that fire, one after the other. The output grows by each
   * column times what the neuron sends.
   */
  private void addColumns(
      Group<Group<Rectangle>> matrix, Group<Group<Rectangle>> output, Mobject<?> name) {
    RealMatrix columns = downMatrix();
    double[] fires = firing(trace.feedForward().neurons()).row(0);
    int[] firing = IntStream.range(0, fires.length).filter(n -> fires[n] > 0).toArray();
    Group<Mobject<?>> frames = group();
    for (int neuron : firing) {
      Group<Rectangle> column = group(matrix.stream().map(row -> row.get(neuron)));
      frames.add(surroundingRectangle(column).buff(0).setStroke(YELLOW, 3));
    }
    RealMatrix whole = shown(trace.feedForward().output());
    DoubleConsumer fill =
        alpha -> {
          int added = (int) Math.round(alpha * firing.length);
          for (int i = 0; i < output.size(); i++) {
            double value = whole.get(0, i);
            for (int k = added; k < firing.length; k++) {
              value -= columns.get(i, firing[k]) * fires[firing[k]];
            }
            output.get(i).get(0).setFill(vectors.color(value), 1);
          }
        };
    fill.accept(0);
    play(fadeIn(group(output, name)).runTime(0.5));
    var grow = updateFromAlpha(output, (tiles, alpha) -> fill.accept(alpha));
    var lit = laggedStart(frames, frame -> create(frame)).lagRatio(0.8).runTime(3);
    play(lit, grow.rate(LINEAR).runTime(3));
    play(fadeOut(frames).runTime(0.4));
  }

  /** Lets a frame pass over the rows of a matrix. For each row, a number of the column appears. */
  private void multiply(Group<Group<Rectangle>> matrix, Group<Group<Rectangle>> column) {
    var frame = surroundingRectangle(matrix.first()).buff(0).setStroke(YELLOW, 3);
    play(fadeIn(frame).runTime(0.4));
    play(
        animate(frame, f -> f.moveTo(matrix.last())).rate(LINEAR).runTime(2.4),
        laggedStart(column, number -> fadeIn(number)).lagRatio(0.8).runTime(2.4));
    play(fadeOut(frame).runTime(0.4));
  }
}
