package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.Fault;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;

/**
 * The act with a batch of sequences, and the queries, keys and values that three matrices compute
 * from it.
 */
final class BatchProjectionsAct extends Act<BatchProjectionsAct.Result> {
  static final double PARKED_SCALE = 0.75;
  private static final Vec X = at(-4.9, 0.2);
  private static final Vec W = at(-1.35, 0.2);
  private static final Vec OUT = at(2.15, 0.2);

  private final HeadShapes shapes;
  private final Commentary narration;

  private final Tensor x;
  private final Tex xName;

  /**
   * The tensors that later acts use, one above the other on the right.
   *
   * @param names the names of queries, keys and values
   */
  record Result(Tensor queries, Tensor keys, Tensor values, Group<Tex> names) {}

  /** A product, its name, and the factors and signs beside it. */
  private record Projection(Tensor product, Tex name, Group<Mobject<?>> factors) {}

  BatchProjectionsAct(HeadShapes shapes, Commentary narration) {
    this.shapes = shapes;
    this.narration = narration;
    x = new Tensor(shapes.sequence(), shapes.batch(), GREY_A, shapes, "T", "C");
    x.place(X);
    x.all.generateTarget();
    x.all.scale(1.6, x.edge.center());
    x.place(at(-3.6, 0.2));
    xName = tex("x").fontSize(60).nextTo(x.edge, UP, 0.6);
  }

  @Override
  protected Result construct() {
    narration.tell("A batch of texts is a box of numbers.");
    showTheBatch();
    narration.tell("Three matrices of " + Conventions.toy() + ", make queries, keys and values.");
    var head = shapes.head();
    var trace = shapes.trace();
    var queries =
        project("q", head.query().weights(), trace.queries(), Conventions.QUERY, 2.35, group());
    var keys =
        project("k", head.key().weights(), trace.keys(), Conventions.KEY, 0.05, queries.factors());
    var values =
        project(
            "v",
            head.value().whole().weights(),
            trace.values(),
            Conventions.VALUE,
            -2.25,
            keys.factors());
    sayThatNobodyHasListened(values.factors());
    var names = group(queries.name(), keys.name(), values.name());
    return new Result(queries.product(), keys.product(), values.product(), names);
  }

  private void showTheBatch() {
    var model = text("a head of " + Conventions.toy()).fontSize(32);
    model.setColor(GREY_B).moveTo(at(3.3, -2.6));
    var words = text("on top: " + String.join(" ", shapes.words())).fontSize(30);
    words.setMaxWidth(6).setColor(GREY_A).moveTo(at(x.edge.x(), -2.6));
    String[] lines = {
      count("B", shapes.batch(), "texts at a time"),
      count("T", shapes.tokens(), "tokens in each"),
      count("C", shapes.channels(), "numbers for each token"),
      count("h", shapes.headSize(), "in each query, key, value")
    };
    List<Tex> all = new ArrayList<>();
    for (String line : lines) {
      all.add(tex(line).fontSize(44));
    }
    var meanings = group(all).arrange(DOWN, 0.4, LEFT).moveTo(at(3.3, 0.4));
    Group<Tex> legend = shortLegend();
    play(
        fadeIn(group(x.back, x.tiles, x.edge)).lagRatio(0.01),
        write(xName),
        fadeIn(group(words, model)));
    int[] letters = {2, 0, 1};
    for (int i = 0; i < 3; i++) {
      play(fadeIn(x.letters.get(letters[i])), write(meanings.get(i)).runTime(1));
    }
    allow(Fault.SHORT, "its words fade slowly afterwards", meanings.get(3));
    play(fadeIn(meanings.get(3)).runTime(0.5));
    // The lowest line leaves first, so that no lines cross.
    play(
        moveToTarget(x.all),
        fadeOut(group(words, model)),
        animate(xName, n -> n.moveTo(at(X.x(), 2.2))),
        laggedStart(
                shorten(meanings.get(3), legend.get(3)),
                shorten(meanings.get(2), legend.get(2)),
                shorten(meanings.get(1), legend.get(1)),
                shorten(meanings.get(0), legend.get(0)))
            .lagRatio(0.1));
  }

  /**
   * Returns an animation where the equation moves into the legend and its explanation fades in
   * place.
   */
  private static Animation<?> shorten(Tex meaning, Tex entry) {
    return transformMatchingTex(meaning, entry).fadeMismatches().runTime(1);
  }

  private static String count(String letter, int number, String what) {
    return letter + " = " + number + "\\;\\; \\text{" + what + "}";
  }

  private Group<Tex> shortLegend() {
    List<Tex> all = new ArrayList<>();
    int[] sizes = {shapes.batch(), shapes.tokens(), shapes.channels(), shapes.headSize()};
    for (int i = 0; i < 4; i++) {
      all.add(tex("BTCh".charAt(i) + " = " + sizes[i]).fontSize(36).setColor(GREY_B));
    }
    return group(all).arrange(RIGHT, 0.7, DOWN).toCorner(DL, 0.4);
  }

  /**
   * Shows the product of x and a matrix, {@code result}, which then moves aside to the y coordinate
   * {@code y}. The factors of the previous product, {@code old}, disappear first.
   */
  private Projection project(
      String name,
      RealMatrix weights,
      RealMatrix result,
      Color color,
      double y,
      Group<Mobject<?>> old) {
    var matrix = new Tensor(weights.transpose(), 0, color, shapes, "C", "h").place(W);
    var product = new Tensor(result, shapes.batch(), color, shapes, "T", "h").place(OUT);
    var matrixName = tex("W_" + name).fontSize(48).setColor(color);
    matrixName.nextTo(matrix.edge, UP, 0.25);
    var equals = tex("=").fontSize(60);
    equals.moveTo(at((matrix.edge.x(RIGHT) + product.rowLetter().x(LEFT)) / 2, W.y()));
    var productName = tex(name).fontSize(48).setColor(color).moveTo(at(OUT.x(), 2.2));
    productName.nextTo(product.edge, UP, 0.6);
    List<Animation<?>> entrance = new ArrayList<>();
    entrance.add(fadeIn(group(matrix.all, matrixName)).shift(down(0.5)));
    if (old.size() > 0) {
      entrance.add(fadeOut(old).shift(down(0.5)));
    }
    play(entrance);
    play(
        indicate(x.columnLetter()),
        indicate(matrix.rowLetter()),
        fadeIn(equals),
        fadeIn(group(product.back, product.edge, product.letters)),
        laggedStart(product.tiles, row -> fadeIn(row).shift(right(0.3))).lagRatio(0.3).runTime(1),
        fadeIn(productName));
    add(product.all);
    Vec parked = at(5.6, y);
    play(
        animate(
            product.all,
            all ->
                all.scale(PARKED_SCALE, product.edge.center())
                    .shift(parked.minus(product.edge.center()))),
        animate(productName, n -> n.moveTo(parked.plus(left(1.6)))));
    return new Projection(product, productName, group(matrix.all, matrixName, equals));
  }

  private void sayThatNobodyHasListened(Group<Mobject<?>> factors) {
    narration.tell("So far no token has heard of another.");
    var caption = text("No token has heard of any other yet.").fontSize(40);
    caption.moveTo(at(-3.0, 0.2));
    play(fadeOut(group(factors, x.all, xName)), fadeIn(caption).timeSpan(0.5, 1.5));
    pause();
    play(fadeOut(caption));
  }
}
