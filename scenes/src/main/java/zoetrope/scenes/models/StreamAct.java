package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.layer.TransformerBlock;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.HeatMap;

/**
 * The act that shows the stream before, between and after the parts of a block, with the prediction
 * at each point.
 */
final class StreamAct extends Act<Void> {
  /** The x coordinate of the first column. */
  private static final double START_X = -4.6;

  private static final double TOP = 1.55;
  private static final double LABEL_Y = 3.35;
  private static final double BARS_Y = -0.75;
  private static final double PITCH = 0.55;
  private static final double MAX_BAR_WIDTH = 1.7;
  private static final double MIN_BAR_WIDTH = 0.01;
  private static final double MAX_NAME_WIDTH = 1.55;
  private static final int ROWS = 4;
  private static final int SHOWN = 16;

  private final StudiedModel model;
  private final BlockTrace trace;
  private final int layer;
  private final int last;
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final HeatMap tiles = new HeatMap(0.4, 0.18);
  private final int[] rows;

  /** The vector before the first sum, which the act about the norm leaves on the stage. */
  private final Group<Mobject<?>> vector;

  StreamAct(StudiedModel model, int layer, Group<Mobject<?>> vector) {
    this.model = model;
    this.vector = vector;
    this.layer = layer;
    trace = model.trace(layer);
    last = model.tokens().size() - 1;
    tiles.reach(model.isToy() ? 2 : reach());
    double[] end = chances(trace.output());
    double[] begin = chances(trace.input());
    rows =
        IntStream.range(0, end.length)
            .boxed()
            .sorted(Comparator.comparingDouble(w -> -Math.max(end[w], begin[w])))
            .limit(ROWS)
            .mapToInt(Integer::intValue)
            .toArray();
  }

  /**
   * Returns the number of the brightest tiles. It is twice the largest root mean square of the
   * shown numbers of the stream before, between and after the parts.
   */
  private double reach() {
    double square = 0;
    for (RealMatrix stage : List.of(trace.input(), trace.attentionSum(), trace.output())) {
      double[] numbers = shown(stage);
      square = Math.max(square, Arrays.stream(numbers).map(x -> x * x).sum() / numbers.length);
    }
    return Math.max(1e-6, 2 * Math.sqrt(square));
  }

  private double[] shown(RealMatrix rows) {
    return Arrays.copyOf(rows.row(last), Math.min(SHOWN, rows.columns()));
  }

  @Override
  protected Void construct() {
    var text = text(String.join(" ", model.tokens()) + " …").fontSize(34).setMaxWidth(12);
    text.moveTo(down(3.6));
    Group<Mobject<?>> below = group(text);
    text.shift(up(0.3));
    var caption = text(model.described(layer)).fontSize(26).setColor(GREY_B);
    below.add(caption.setMaxWidth(12).moveTo(down(3.75)));
    below.fixInFrame();
    camera().moveTo(right(START_X));
    vector.shift(right(START_X));
    narration.tell(
        layer == 0
            ? "At first the stream is the word and its place. What would it predict?"
            : "What would the stream predict before this layer?");
    var start = column(trace.input(), START_X);
    var startLabel = label(layer == 0 ? "word and place" : "before", START_X);
    play(fadeIn(below), replacementTransform(vector, start), fadeIn(startLabel));
    play(grow(predictions(trace.input(), START_X)));
    pause();

    boolean normed = model.block(layer).order() == TransformerBlock.Order.PRE_NORM;
    narration.tell(
        normed
            ? "Attention reads it after the norm, and adds what it brings from other words."
            : "Attention adds what it brings from other words.");
    var brought = column(trace.attention().output(), -2.3);
    var middle = column(trace.attentionSum(), 0);
    add(normed ? "norm, attention" : "attention", -2.3, -2.3, brought, start, middle);
    play(grow(predictions(trace.attentionSum(), 0)));
    pause();

    narration.tell(
        normed
            ? "The network reads that after a norm, too, and adds what it makes of it."
            : "The feed-forward network adds what it makes of that.");
    var output = column(trace.feedForward().output(), 2.3);
    var end = column(trace.output(), 4.6);
    add(normed ? "norm, network" : "network", 2.3, 0, output, middle, end);
    play(grow(predictions(trace.output(), 4.6)));
    pause();
    narration.tell("Nothing is replaced: the first vector is still in the last one.");
    var first = surroundingRectangle(start).buff(0.06).setStroke(YELLOW, 3);
    play(create(first));
    play(animate(first, f -> f.moveTo(end)).runTime(2));
    pause(1.5);
    narration.finish();
    return null;
  }

  /** Returns an animation that shows predictions from the likeliest down. */
  private static Animation<?> grow(Group<Group<Mobject<?>>> predictions) {
    return laggedStart(predictions, row -> fadeIn(row).shift(right(0.2))).runTime(1.2);
  }

  /** Shows a change beside the stream, then their sum, with the camera at {@code view}. */
  private void add(
      String name,
      double x,
      double view,
      Group<Group<Rectangle>> change,
      Group<Group<Rectangle>> before,
      Group<Group<Rectangle>> after) {
    var plus = tex("+").fontSize(48).moveTo(at(x - 1.15, TOP));
    var equals = tex("=").fontSize(48).moveTo(at(x + 1.15, TOP));
    play(
        animate(camera(), c -> c.moveTo(right(view))),
        fadeIn(label(name, x)),
        fadeIn(plus),
        fadeIn(change).shift(down(0.3)));
    play(fadeIn(equals), transformFromCopy(before, after).runTime(1.5));
  }

  private Group<Group<Rectangle>> column(RealMatrix rows, double x) {
    RealMatrix vector = RealMatrix.ofRows(shown(rows)).transpose();
    return tiles.of(vector.toRows()).moveTo(at(x, TOP));
  }

  private static Mobject<?> label(String name, double x) {
    return text(name).fontSize(26).setColor(GREY_A).moveTo(at(x, LABEL_Y));
  }

  private double[] chances(RealMatrix stream) {
    return Softmax.of(model.logits(stream.sliceRows(last, last + 1)).row(0));
  }

  private Group<Group<Mobject<?>>> predictions(RealMatrix stream, double x) {
    double[] chances = chances(stream);
    Group<Group<Mobject<?>>> all = group();
    double left = x - 0.5;
    for (int i = 0; i < rows.length; i++) {
      double y = BARS_Y - i * PITCH;
      var name = text(model.token(rows[i])).fontSize(30).setMaxWidth(MAX_NAME_WIDTH);
      name.setX(left - 0.12, RIGHT).shift(up(y - 0.09 - name.baseline().y()));
      var bar = rectangle(Math.max(MIN_BAR_WIDTH, MAX_BAR_WIDTH * chances[rows[i]]), 0.3);
      bar.moveTo(at(left, y), LEFT).setFill(i == 0 ? TEAL : BLUE_E, 1).setStroke(WHITE, 1);
      String percent = String.format(Locale.ROOT, "%.0f", 100 * chances[rows[i]]);
      var share = text(percent + " %").fontSize(24).setColor(GREY_A).nextTo(bar, RIGHT, 0.1);
      all.add(group(name, bar, share));
    }
    return all;
  }
}
