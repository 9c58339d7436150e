package zoetrope.scenes.slides;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about the attention layer: its equations with a chart, self-attention compared with
 * cross-attention, and several heads with stacked results.
 */
public final class AttentionLayer extends Scene {
  private static final double SIZE = 0.62;

  private final Parameter<Integer> heads =
      parameter("heads", 4, "how many heads are combined, 2 to 6");

  private final Parameter<Double> temperature =
      parameter("temperature", 1.0, "the divisor of scores in the softmax");

  private final Parameter<Long> seed =
      parameter("seed", 2618L, "the seed of the toy model, before it is trained");

  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private FrameShape shape;
  private double leftMargin;
  private Sequences sequences;
  private LayerDiagram chart;

  /** Creates the film, which lasts 36 s. */
  public AttentionLayer() {}

  @Override
  protected void construct() {
    if (heads.get() < 2 || heads.get() > 6) {
      throw new IllegalArgumentException("there is room for 2 to 6 heads, not " + heads.get());
    }
    shape = FrameShape.compose(this::frameSize, 13.8, 9);
    leftMargin = shape.choose(-6.75, -6.5, -4.1);
    sequences = Sequences.of(15, 20, heads.get(), seed.get(), temperature.get());
    chart = new LayerDiagram(sequences.cross(0));
    section("Keys, values, queries");
    narration.tell("A layer takes two sequences.");
    takeTwoSequences();
    narration.tell("It makes keys and values of one, and queries of the other.");
    mapThem();
    section("Weights");
    narration.tell("Queries and keys give weights, which mix the values.");
    attend();
    section("Self and cross");
    narration.tell("Both sequences may be the same.");
    compareSelfAndCross();
    section("Heads");
    narration.tell("Several heads do this side by side.");
    perform(new HeadsAct(chart, sequences, heads.get(), textPlace(0, -3), SIZE));
    narration.finish();
  }

  /**
   * Returns the left end of a line of text, {@code indent} units to the right of the margin and, in
   * a landscape frame, at the y coordinate {@code y}.
   */
  private Vec textPlace(double indent, double y) {
    return at(leftMargin + indent, y + shape.choose(0, 1.8, 3.7));
  }

  // --- the equations ---

  private void takeTwoSequences() {
    var task =
        texText(
            "A standard attention layer takes as input two sequences",
            "$X$ and $X'$",
            "and computes");
    task.scale(SIZE).setMaxWidth(shape.choose(13.5, 13, 8.3));
    task.toEdge(UP, 0.35).alignTo(at(leftMargin, 0), LEFT);
    play(fadeIn(task.part(0)).lagRatio(0.02));
    play(
        fadeIn(task.part(1)),
        come(chart.x),
        come(chart.asking),
        fadeIn(chart.names.get(0), chart.names.get(1)),
        fadeIn(text(Sequences.SOURCE).fontSize(24).setColor(GREY_B).toCorner(DR, 0.15)));
    play(fadeIn(task.part(2)).runTime(0.5));
  }

  private static Animation<?> come(Sheet sheet) {
    return animationGroup(
        fadeIn(sheet.edge), laggedStartMap(sheet.columns, column -> fadeIn(column)).lagRatio(0.1));
  }

  private void mapThem() {
    map("K = W^K X", 2.6, 0, chart.x, chart.keys);
    map("V = W^V X", 1.95, 1, chart.x, chart.values);
    map("Q = W^Q X'", 1.3, 2, chart.asking, chart.queries);
    pause();
  }

  /** Shows an equation, the arrow of its matrix, and the matrix's result for each vector. */
  private void map(String equation, double y, int n, Sheet from, Sheet to) {
    var written = tex(equation).scale(0.8).moveTo(textPlace(0.6, y), LEFT);
    List<Animation<?>> vectors = new ArrayList<>();
    for (int i = 0; i < from.columns.size(); i++) {
      vectors.add(Sheet.emerge(from.columns.get(i), to.columns.get(i)));
    }
    play(
        write(written).runTime(1),
        growArrow(chart.maps.get(n)).runTime(1),
        fadeIn(chart.matrices.get(n)).runTime(1),
        laggedStart(vectors).runTime(2),
        fadeIn(to.edge).timeSpan(0.5, 2),
        fadeIn(chart.names.get(n + 2)).timeSpan(1, 2));
  }

  private void attend() {
    var formula =
        tex(
            "Y =",
            "\\underbrace{\\operatorname{softmax}_{\\text{row}} \\left("
                + " \\frac{Q K^{\\top}}{\\sqrt{d}} \\right)}_{A}",
            "V");
    formula.scale(0.8).moveTo(textPlace(0.6, 0.1), LEFT);
    play(
        write(group(formula.part(0), formula.part(1))).runTime(2),
        growArrow(chart.flows.get(0)),
        growArrow(chart.flows.get(1)),
        fadeIn(chart.weights).lagRatio(0.01).timeSpan(0.5, 2),
        fadeIn(chart.names.get(5)).timeSpan(1, 2));
    pause();
    List<Animation<?>> vectors = new ArrayList<>();
    for (int i = 0; i < chart.results.columns.size(); i++) {
      vectors.add(fadeIn(chart.results.columns.get(i)).shift(up(0.2)));
    }
    play(
        write(formula.part(2)).runTime(1),
        growArrow(chart.flows.get(2)),
        growArrow(chart.flows.get(3)),
        laggedStart(vectors).timeSpan(0.5, 2),
        fadeIn(chart.results.edge).timeSpan(0.5, 2),
        fadeIn(chart.names.get(6)).timeSpan(1, 2));
    pause();
  }

  // --- self and cross ---

  private void compareSelfAndCross() {
    var text =
        texText("When $X = X'$,", "this is", "\\textbf{self attention},")
            .scale(SIZE)
            .moveTo(textPlace(0, -1.5), LEFT);
    var other =
        texText("otherwise", "\\textbf{cross attention}.")
            .scale(SIZE)
            .nextTo(text, DOWN, 0.15, LEFT);
    int n = chart.x.columns.size();
    var asking = LayerDiagram.askingLike(chart.x);
    var queries = LayerDiagram.queries(n);
    var results = LayerDiagram.results(n);
    var weights = LayerDiagram.matrix(sequences.self(0));
    var same = tex("=").scale(0.8).moveTo(between(chart.x, asking));
    play(
        fadeIn(text.part(0)).lagRatio(0.05),
        fadeOut(chart.asking),
        Sheet.emerge(chart.x, asking).pathArc(-40 * DEGREES).runTime(1.5),
        fadeIn(same).timeSpan(1, 1.5));
    play(
        fadeIn(text.part(1)),
        fadeIn(text.part(2).setColor(YELLOW)),
        fadeTransform(chart.queries, queries),
        fadeTransform(chart.weights, weights),
        fadeTransform(chart.results, results));
    pause();
    var back = new LayerDiagram(sequences.cross(0));
    play(
        fadeIn(other.part(0)),
        fadeIn(other.part(1).setColor(YELLOW)),
        fadeOut(same),
        fadeTransform(asking, back.asking),
        fadeTransform(queries, back.queries),
        fadeTransform(weights, back.weights),
        fadeTransform(results, back.results));
    chart.asking = back.asking;
    chart.queries = back.queries;
    chart.weights = back.weights;
    chart.results = back.results;
    pause();
  }

  private static Vec between(Mobject<?> a, Mobject<?> b) {
    return a.right().lerp(b.left(), 0.5);
  }
}
