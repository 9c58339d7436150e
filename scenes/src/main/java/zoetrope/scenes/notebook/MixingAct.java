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

/** The act where the weights mix the values, and the whole head is shown in one line. */
final class MixingAct extends Act<Void> {
  private static final Vec WEIGHTS = at(-5.0, 0.3);
  private static final Vec VALUES = at(-1.0, 0.3);
  private static final Vec OUT = at(4.5, 0.3);

  private static final double MAX_SIDE = 3;

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
    var weights =
        new Tensor(trace.weights(), shapes.batch(), WHITE, shapes, map, "T", "T").place(WEIGHTS);
    var values =
        new Tensor(trace.values(), shapes.batch(), Conventions.VALUE, shapes, "T", "h")
            .place(VALUES);
    var out = new Tensor(trace.output(), shapes.batch(), BLUE, shapes, "T", "h").place(OUT);
    for (Tensor tensor : List.of(weights, values, out)) {
      tensor.all.scale(growth(), tensor.edge.center());
    }
    double top = values.edge.y(UP) + 1;
    var names =
        group(
            tex("\\mathrm{softmax}").fontSize(44).moveTo(at(WEIGHTS.x(), top)),
            tex("v").fontSize(48).setColor(Conventions.VALUE).moveTo(at(VALUES.x(), top)),
            tex("\\mathrm{out}").fontSize(48).setColor(BLUE).moveTo(at(OUT.x(), top)));
    var equals = tex("=").fontSize(60);
    equals.moveTo(at((values.back.x(RIGHT) + out.rowLetter().x(LEFT)) / 2, OUT.y()));
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

  /**
   * Returns the factor by which the arrays are larger than in the other acts, because there is more
   * space.
   */
  private double growth() {
    double side =
        Math.max(Tensor.side(shapes.tokens(), shapes), Tensor.side(shapes.headSize(), shapes));
    return Math.min(1.4, MAX_SIDE / side);
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
    formula.fontSize(60).moveTo(at(0, 2.5));
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
            .moveTo(at(0, -2.3));
    double growth = Math.min(1.4, 2.3 / out.edge.height());
    play(
        fadeOut(otherObjects),
        animate(
            out.all,
            all ->
                all.scale(growth, out.edge.center()).shift(at(0, -0.1).minus(out.edge.center()))),
        write(formula));
    play(write(size).runTime(1));
    pause();
  }
}
