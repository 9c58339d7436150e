package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.lines.Polyline;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.TexText;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/** The act that changes one weight, finds the slope of the loss, and makes one step down. */
final class OneWeightAct extends Act<Void> {
  private static final double REACH = 2;
  private static final double TANGENT_REACH = 0.9;

  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final LossStage stage;
  private final SteepestWeight weight;
  private final ValueTracker w;
  private final Range range;
  private final Plot plot;
  private final Dot dot;

  OneWeightAct(LossStage stage) {
    this.stage = stage;
    weight = SteepestWeight.of(stage.start());
    w = valueTracker(weight.value());
    double from = Math.floor(weight.value() - REACH);
    range = Range.of(from, from + 2 * REACH + 1);
    double top = Math.max(4, Math.ceil(Math.max(loss(range.min()), loss(range.max()))));
    plot = new Plot(stage.layout().model(), range, 0, top, "w");
    dot = plot.dot(weight.value(), loss(weight.value()));
  }

  private double loss(double value) {
    return weight.at(value).value();
  }

  @Override
  protected Void construct() {
    TexText title = choose();
    Polyline curve = turn();
    step(title, curve);
    return null;
  }

  /** Shows the weight among the others. */
  private TexText choose() {
    var maps = new WeightMaps(stage.layout().model(), 1, stage.start().weights()::get);
    TexText title = stage.title(weight.words(stage.vocabulary()));
    narration.tell("Which weights make it smaller? Take the one with the greatest effect.");
    play(fadeIn(maps.all()));
    var frame = square(0.2).setStroke(YELLOW, 4);
    frame.moveTo(maps.place(weight.matrix(), weight.row(), weight.column()));
    play(create(frame), fadeIn(title));
    pause(2);
    play(fadeOut(maps.all()), fadeIn(plot.all()), replacementTransform(frame, dot));
    return title;
  }

  /** Moves the weight through its range and back; the dot draws the loss. */
  private Polyline turn() {
    narration.tell("Turn it, and all probabilities change. So does the loss.");
    stage.follow(() -> weight.at(w.value()));
    dot.addUpdater(d -> d.moveTo(plot.point(w.value(), loss(w.value()))));
    play(animate(w, t -> t.setValue(range.min())).runTime(1.5));
    Polyline curve = plot.graph(this::loss, range.min(), range.min());
    curve.addUpdater(c -> c.setPath(plot.graph(this::loss, range.min(), w.value()).path()));
    add(curve, dot);
    play(animate(w, t -> t.setValue(range.max())).runTime(4));
    curve.clearUpdaters();
    play(animate(w, t -> t.setValue(weight.value())).runTime(1.5));
    return curve;
  }

  /** Shows the slope, and moves the weight against it. */
  private void step(TexText title, Polyline curve) {
    double before = LossStage.value(stage.start());
    var tangent = plot.tangent(weight.value(), loss(weight.value()), weight.slope(), TANGENT_REACH);
    var slope = tex("\\text{slope} = " + weight.slopeText()).fontSize(40).setColor(RED);
    var rule = tex("w - \\eta \\cdot \\text{slope}").fontSize(38);
    var numbers = tex(weight.formula()).fontSize(38);
    Group<Tex> lines = group(slope, rule, numbers).arrange(DOWN, 0.22);
    double edge = weight.slope() <= 0 ? stage.inModel(3.3, 0).x() : stage.inModel(-2.3, 0).x();
    Vec side = weight.slope() <= 0 ? RIGHT : LEFT;
    lines.moveTo(stage.inModel(0, 1.3)).forEach(line -> line.setX(edge, side));
    narration.tell("The slope at its value says which way is down.");
    play(create(tangent), fadeIn(slope));
    pause(2.5);
    narration.tell(
        "A step goes against the slope. The rate η, here "
            + SteepestWeight.rate()
            + ", keeps it small.");
    play(write(rule));
    play(write(numbers));
    states(
        Relation.of(
            "the step",
            List.of(
                Figure.in(numbers, weight.text(weight.value())),
                Figure.in(numbers, SteepestWeight.rate()),
                Figure.in(slope, weight.slopeText())),
            Figure.in(numbers, weight.text(weight.moved())),
            all -> new double[] {all[0] - all[1] * all[2]}));
    pause(1.5);
    play(animate(w, t -> t.setValue(weight.moved())).runTime(2));
    states(stage.prediction().lossFollows());
    double after = LossStage.value(weight.at(weight.moved()));
    narration.tell(
        String.format(Locale.ROOT, "The loss goes from %.2f to %.2f: a little.", before, after));
    narration.finish();
    pause(0.5);
    play(
        fadeOut(group(title, tangent)),
        fadeOut(lines),
        fadeOut(plot.all()),
        fadeOut(curve),
        fadeOut(dot));
    play(animate(w, t -> t.setValue(weight.value())).runTime(0.5));
    stage.follow(stage::start);
  }
}
