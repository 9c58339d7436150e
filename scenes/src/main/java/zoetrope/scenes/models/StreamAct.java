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
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;

/**
 * The act that shows the stream before, between and after the parts of a block, with the prediction
 * at each point.
 */
final class StreamAct extends Act<Void> {
  private static final double MIN_BAR_WIDTH = 0.01;
  private static final double MAX_NAME_WIDTH = 1.55;
  private static final int ROWS = 4;
  private static final int SHOWN = 16;

  private final FrameShape shape = FrameShape.current();

  /** Whether the stream goes from left to right; otherwise it goes from top to bottom. */
  private final boolean wide = shape == FrameShape.LANDSCAPE;

  /**
   * The middles of the columns: the stream, the first change, the stream, the second change, the
   * stream.
   */
  private final List<Vec> places =
      shape.choose(
          List.of(at(-4.6, 1.55), at(-2.3, 1.55), at(0, 1.55), at(2.3, 1.55), at(4.6, 1.55)),
          List.of(at(-2.5, 4.3), at(-2.5, 2.4), at(-2.5, 0.5), at(-2.5, -1.4), at(-2.5, -3.3)),
          List.of(at(-2, 5.6), at(-2, 3.2), at(-2, 0.8), at(-2, -1.6), at(-2, -4)));

  /** Where the bars of a prediction begin, relative to its vector, and the distance of rows. */
  private final Vec bars = shape.choose(at(-0.5, -2.3), at(4.2, 0.65), at(3.9, 0.75));

  private final double pitch = shape.choose(0.55, 0.42, 0.48);
  private final double maxBarWidth = shape.choose(1.7, 2.4, 1.3);

  private final StudiedModel model;
  private final BlockTrace trace;
  private final int layer;
  private final int last;
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final HeatMap tiles =
      wide ? new HeatMap(0.4, 0.18) : new HeatMap(shape.choose(0.18, 0.3, 0.22), 0.42);
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
   * Returns the value that the brightest tiles show: twice the largest root mean square of the
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
    var text = text(String.join(" ", model.tokens()) + " …").fontSize(34);
    text.setMaxWidth(shape.choose(12, 10, 7.6)).moveTo(down(shape.choose(3.6, 4.9, 6.3)));
    Group<Mobject<?>> below = group(text);
    text.shift(up(0.3));
    var caption = text(model.described(layer)).fontSize(26).setColor(GREY_B);
    below.add(
        caption.setMaxWidth(shape.choose(12, 10, 7.6)).moveTo(down(shape.choose(3.75, 5.15, 6.7))));
    below.fixInFrame();
    camera().moveTo(right(wide ? places.get(0).x() : 0));
    vector.shift(camera().center());
    narration.tell(
        layer == 0
            ? "At first the stream is the word and its place. What would it predict?"
            : "What would the stream predict before this layer?");
    var start = column(trace.input(), 0);
    var startLabel = label(layer == 0 ? "stream:\nword and place" : "stream before", 0);
    play(fadeIn(below), replacementTransform(vector, start), fadeIn(startLabel));
    play(grow(predictions(trace.input(), 0)));
    pause();

    boolean normed = model.block(layer).order() == TransformerBlock.Order.PRE_NORM;
    narration.tell(
        normed
            ? "Attention reads it after the norm, and adds what it brings from other words."
            : "Attention adds what it brings from other words.");
    var brought = column(trace.attention().output(), 1);
    var middle = column(trace.attentionSum(), 2);
    var middleLabel = label("stream", 2);
    add(normed ? "norm, attention" : "attention", 1, -2.3, brought, start, middle);
    play(fadeIn(middleLabel).runTime(0.5));
    play(grow(predictions(trace.attentionSum(), 2)));
    pause();

    narration.tell(
        normed
            ? "The network reads that after a norm, too, and adds what it makes of it."
            : "The feed-forward network adds what it makes of that.");
    var output = column(trace.feedForward().output(), 3);
    var end = column(trace.output(), 4);
    add(normed ? "norm, network" : "network", 3, 0, output, middle, end);
    var endLabel = label("stream", 4);
    play(fadeIn(endLabel).runTime(0.5));
    play(grow(predictions(trace.output(), 4)));
    pause();
    narration.tell("Nothing is replaced: the first vector is still in the last one.");
    var first = surroundingRectangle(start).buff(0.06).setStroke(YELLOW, 3);
    play(create(first));
    var whole =
        label("first vector" + (wide ? "\n" : " ") + "and both changes", 4).setColor(YELLOW);
    play(animate(first, f -> f.moveTo(end)).runTime(2), fadeOut(endLabel), fadeIn(whole));
    pause(3);
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
      int place,
      double view,
      Group<Group<Rectangle>> change,
      Group<Group<Rectangle>> before,
      Group<Group<Rectangle>> after) {
    Vec step = wide ? right(1.15) : places.get(1).minus(places.get(0)).times(0.5);
    var plus = tex("\\oplus").fontSize(48).moveTo(places.get(place).minus(step));
    var onwards =
        tex(wide ? "\\to" : "\\downarrow").fontSize(48).moveTo(places.get(place).plus(step));
    play(
        animate(camera(), c -> c.moveTo(right(wide ? view : 0))),
        fadeIn(label(name, place)),
        fadeIn(plus),
        fadeIn(change).shift(down(0.3)));
    play(fadeIn(onwards), transformFromCopy(before, after).runTime(1.5));
  }

  private Group<Group<Rectangle>> column(RealMatrix rows, int place) {
    RealMatrix vector = RealMatrix.ofRows(shown(rows));
    return tiles.of((wide ? vector.transpose() : vector).toRows()).moveTo(places.get(place));
  }

  private Text label(String name, int place) {
    var label = text(name).fontSize(26).setColor(GREY_A);
    return label.moveTo(places.get(place).plus(up(shape.choose(1.65, 0.35, 0.4))), DOWN);
  }

  private double[] chances(RealMatrix stream) {
    return Softmax.of(model.logits(stream.sliceRows(last, last + 1)).row(0));
  }

  private Group<Group<Mobject<?>>> predictions(RealMatrix stream, int place) {
    double[] chances = chances(stream);
    Group<Group<Mobject<?>>> all = group();
    double left = places.get(place).x() + bars.x();
    double top = places.get(place).y() + bars.y();
    for (int i = 0; i < rows.length; i++) {
      double y = top - i * pitch;
      var name = text(model.token(rows[i])).fontSize(30).setMaxWidth(MAX_NAME_WIDTH);
      name.setX(left - 0.12, RIGHT).shift(up(y - 0.09 - name.baseline().y()));
      var bar = rectangle(Math.max(MIN_BAR_WIDTH, maxBarWidth * chances[rows[i]]), 0.3);
      bar.moveTo(at(left, y), LEFT).setFill(i == 0 ? TEAL : BLUE_E, 1).setStroke(WHITE, 1);
      String percent = String.format(Locale.ROOT, "%.0f", 100 * chances[rows[i]]);
      var share = text(percent + " %").fontSize(24).setColor(GREY_A).nextTo(bar, RIGHT, 0.1);
      all.add(group(name, bar, share));
    }
    return all;
  }
}
