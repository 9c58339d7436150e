package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;

/** The act where the weights mix the values, and the whole head is shown in one line. */
final class MixingAct extends Act<Void> {
  private static final double MAX_SIDE = 3;

  private final FrameShape shape = FrameShape.current();
  private final HeadShapes shapes;
  private final Tensor largeWeights;

  MixingAct(HeadShapes shapes, Tensor largeWeights) {
    this.shapes = shapes;
    this.largeWeights = largeWeights;
  }

  @Override
  protected Void construct() {
    var trace = shapes.trace();
    var map = Tensor.map(trace.weights(), shapes).reach(0.6).colors(WHITE, RED);
    var weights = new Tensor(trace.weights(), shapes.batch(), WHITE, shapes, map, "T", "T");
    var values = new Tensor(trace.values(), shapes.batch(), Conventions.VALUE, shapes, "T", "h");
    var out = new Tensor(trace.output(), shapes.batch(), BLUE, shapes, "T", "h");
    var equals = tex("=").fontSize(60);
    arrange(weights, values, equals, out);
    var names =
        group(
            tex("\\mathrm{softmax}").fontSize(44).moveTo(above(weights)),
            tex("v").fontSize(48).setColor(Conventions.VALUE).moveTo(above(values)),
            tex("\\mathrm{out}").fontSize(48).setColor(BLUE).moveTo(above(out)));
    var line =
        AffinitiesAct.shapeLine("[B, T, T] \\cdot [B, T, h] \\longrightarrow [B, T, h]").setX(0);
    // The weights fly over the place of the values, which appear afterwards.
    play(
        lasting(2),
        replacementTransform(largeWeights.all, weights.all).timeSpan(0, 1.2),
        fadeIn(group(values.all, names.get(0), names.get(1))).timeSpan(1.2, 2),
        fadeIn(equals).timeSpan(1.2, 2),
        write(line).timeSpan(1, 2));
    play(indicate(weights.columnLetter()), indicate(values.rowLetter()));
    SurroundingRectangle frame = mix(weights, values, out, names.get(2));
    pause();
    sumUp(group(weights.all, values.all, names, equals, line, frame), out);
    return null;
  }

  private static Vec above(Tensor tensor) {
    return tensor.edge.top().plus(up(1));
  }

  /** Places the factors and their product, in one line or in a portrait frame in two. */
  private void arrange(Tensor weights, Tensor values, Tex equals, Tensor out) {
    weights.place(at(-5.0, 0.3));
    values.place(at(-1.0, 0.3));
    out.place(at(4.5, 0.3));
    for (Tensor tensor : List.of(weights, values, out)) {
      tensor.all.scale(growth(), tensor.edge.center());
    }
    switch (shape) {
      case LANDSCAPE ->
          equals.moveTo(at((values.back.x(RIGHT) + out.rowLetter().x(LEFT)) / 2, 0.3));
      case SQUARE ->
          group(weights.all, values.all, equals, out.all).arrange(RIGHT, 0.3).moveTo(at(0, 1));
      case PORTRAIT -> {
        var factors = group(weights.all, values.all).arrange(RIGHT, 0.4);
        var product = group(equals, out.all).arrange(RIGHT, 0.3);
        group(factors, product).arrange(DOWN, 1.8).moveTo(at(0, 0.5));
      }
    }
  }

  /**
   * Returns the factor by which the arrays are larger than in the other acts, because there is more
   * space.
   */
  private double growth() {
    double tokens = Tensor.side(shapes.tokens(), shapes);
    double numbers = Tensor.side(shapes.headSize(), shapes);
    return switch (shape) {
      case LANDSCAPE -> Math.min(1.4, MAX_SIDE / Math.max(tokens, numbers));
      case SQUARE -> Math.min(1.4, 9.2 / (tokens + 2 * numbers + 3.1));
      case PORTRAIT -> Math.min(1.9, 8 / (tokens + numbers + 2));
    };
  }

  /** Moves a frame down the weights. Each row mixes all values into one row. */
  private SurroundingRectangle mix(Tensor weights, Tensor values, Tensor out, Tex name) {
    var frame = surroundingRectangle(weights.tiles.get(0)).buff(0.02).setStroke(YELLOW, 4);
    play(
        showCreation(frame), fadeIn(out.back), fadeIn(out.edge), fadeIn(out.letters), fadeIn(name));
    List<Animation<?>> rows = new ArrayList<>();
    for (int i = 0; i < shapes.tokens(); i++) {
      rows.add(fadeIn(out.tiles.get(i)).shift(right(0.3)));
    }
    double first = weights.tiles.first().y();
    double last = weights.tiles.last().y();
    play(
        laggedStart(rows).lagRatio(0.5).runTime(4),
        updateFromAlpha(frame, (f, a) -> f.setY(first + a * (last - first)))
            .rate(LINEAR)
            .runTime(4));
    return frame;
  }

  private void sumUp(Group<Mobject<?>> otherObjects, Tensor out) {
    var formula =
        tex(
            "\\mathrm{out}",
            "=",
            "\\mathrm{softmax}\\big(",
            "q",
            "k^{\\top}",
            "+",
            "\\mathrm{mask}\\big)",
            "v");
    formula.fontSize(60).setMaxWidth(frameWidth() - shape.choose(1, 1, 0.8));
    formula.moveTo(at(0, shape.choose(2.5, 3.6, 5)));
    formula.part(0).setColor(BLUE);
    formula.part(3).setColor(Conventions.QUERY);
    formula.part(4).setColor(Conventions.KEY);
    formula.part(7).setColor(Conventions.VALUE);
    var size =
        tex("[B, T, h] = ["
                + shapes.batch()
                + ", "
                + shapes.tokens()
                + ", "
                + shapes.headSize()
                + "]")
            .fontSize(shape.choose(48, 56, 60))
            .moveTo(at(0, shape.choose(-2.3, -3, -3.8)));
    double growth = shape.choose(1.4, 1.9, 1.7);
    growth = Math.min(growth, shape.choose(2.3, 3.5, 4.5) / out.edge.height());
    double factor = Math.min(growth, shape.choose(99, 7.5, 6.5) / out.edge.width());
    play(
        fadeOut(otherObjects),
        animate(
            out.all,
            all ->
                all.scale(factor, out.edge.center()).shift(at(0, -0.1).minus(out.edge.center()))),
        write(formula));
    play(write(size).runTime(1));
    pause();
  }
}
