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
import zoetrope.scenes.components.FrameShape;

/**
 * The act with a batch of sequences, and the queries, keys and values that three matrices compute
 * from it.
 */
final class BatchProjectionsAct extends Act<BatchProjectionsAct.Result> {
  private static final double PARKED_SCALE = 0.75;

  private final FrameShape shape = FrameShape.current();
  private final double scale = shape.choose(1, 1, 1.2);
  private final Vec xPlace = shape.choose(at(-4.9, 0.2), at(-3.3, 1.9), at(-1.95, 3.9));
  private final Vec matrixPlace = shape.choose(at(-1.35, 0.2), at(0.25, 1.9), at(2.65, 3.5));
  private final Vec productPlace = shape.choose(at(2.15, 0.2), at(3.75, 1.9), at(0.4, -0.7));
  private final HeadShapes shapes;
  private final Commentary narration;

  private final Tensor x;
  private final Tex xName;

  /**
   * The tensors that later acts use, at the side of the frame.
   *
   * @param names the names of queries, keys and values
   * @param scale the scale of the tensors
   */
  record Result(Tensor queries, Tensor keys, Tensor values, Group<Tex> names, double scale) {}

  /** A product, its name, and the factors and signs beside it. */
  private record Projection(Tensor product, Tex name, Group<Mobject<?>> factors) {}

  BatchProjectionsAct(HeadShapes shapes, Commentary narration) {
    this.shapes = shapes;
    this.narration = narration;
    x = new Tensor(shapes.sequence(), shapes.batch(), GREY_A, shapes, "T", "C");
    x.place(xPlace);
    x.all.generateTarget().scale(scale, xPlace);
    x.all.scale(shape.choose(1.6, 1.8, 2.3), x.edge.center());
    x.place(shape.choose(at(-3.6, 0.2), at(0, 2.4), at(0.2, 4.1)));
    xName = tex("x").fontSize(60).nextTo(x.edge, UP, shape.choose(0.6, 0.95, 1.2));
  }

  @Override
  protected Result construct() {
    narration.tell("A batch of texts is a box of numbers.");
    showTheBatch();
    narration.tell("Three matrices of " + Conventions.toy() + ", make queries, keys and values.");
    var head = shapes.head();
    var trace = shapes.trace();
    var queries =
        project("q", head.query().weights(), trace.queries(), Conventions.QUERY, 0, group());
    var keys =
        project("k", head.key().weights(), trace.keys(), Conventions.KEY, 1, queries.factors());
    var values =
        project(
            "v",
            head.value().whole().weights(),
            trace.values(),
            Conventions.VALUE,
            2,
            keys.factors());
    sayThatNobodyHasListened(values.factors());
    var names = group(queries.name(), keys.name(), values.name());
    return new Result(
        queries.product(), keys.product(), values.product(), names, PARKED_SCALE * scale);
  }

  private void showTheBatch() {
    var model = text("a head of " + Conventions.toy()).fontSize(shape.choose(32, 36, 44));
    model.setMaxWidth(8).setColor(GREY_B);
    model.moveTo(shape.choose(at(3.3, -2.6), at(0, -4.6), at(0, -5.6)));
    var words =
        text("on top: " + String.join(" ", shapes.words())).fontSize(shape.choose(30, 36, 44));
    words.setMaxWidth(shape.choose(6, 8, 8)).setColor(GREY_A);
    words.moveTo(at(x.edge.x(), shape.choose(-2.6, -0.35, 0.8)));
    String[] lines = {
      count("B", shapes.batch(), "texts at a time"),
      count("T", shapes.tokens(), "tokens in each"),
      count("C", shapes.channels(), "numbers for each token"),
      count("h", shapes.headSize(), "in each query, key, value")
    };
    List<Tex> all = new ArrayList<>();
    for (String line : lines) {
      all.add(tex(line).fontSize(shape.choose(44, 48, 54)));
    }
    var meanings = group(all).arrange(DOWN, 0.4, LEFT);
    meanings.moveTo(shape.choose(at(3.3, 0.4), at(0, -2.55), at(0, -2.5)));
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
        animate(xName, n -> n.moveTo(at(xPlace.x(), nameY(xPlace)))),
        laggedStart(
                shorten(meanings.get(3), legend.get(3)),
                shorten(meanings.get(2), legend.get(2)),
                shorten(meanings.get(1), legend.get(1)),
                shorten(meanings.get(0), legend.get(0)))
            .lagRatio(0.1));
  }

  /** Returns the y coordinate of the name above a stack at {@code place}. */
  private double nameY(Vec place) {
    return shape == FrameShape.LANDSCAPE ? 2.2 : place.y() + 1.8 * scale;
  }

  /** Returns the place of queries, keys or values at the side of the frame. */
  private Vec parked(int k) {
    double[] heights = {2.35, 0.05, -2.25};
    return shape.choose(at(5.6, heights[k]), at(-3.35 + 3.4 * k, -2.9), at(-2.85 + 2.95 * k, -4.7));
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
      all.add(tex("BTCh".charAt(i) + " = " + sizes[i]).fontSize(shape.choose(36, 40, 44)));
    }
    return group(all)
        .setColor(GREY_B)
        .arrange(RIGHT, shape.choose(0.7, 0.7, 0.5), DOWN)
        .toCorner(DL, 0.4);
  }

  /**
   * Shows the product of x and a matrix, {@code result}, which then moves aside to place {@code k}.
   * The factors of the previous product, {@code old}, disappear first.
   */
  private Projection project(
      String name,
      RealMatrix weights,
      RealMatrix result,
      Color color,
      int k,
      Group<Mobject<?>> old) {
    var matrix = new Tensor(weights.transpose(), 0, color, shapes, "C", "h").place(matrixPlace);
    var product = new Tensor(result, shapes.batch(), color, shapes, "T", "h").place(productPlace);
    matrix.all.scale(scale, matrixPlace);
    product.all.scale(scale, productPlace);
    var matrixName = tex("W_" + name).fontSize(48).setColor(color);
    matrixName.nextTo(matrix.edge, UP, 0.25);
    var equals = tex("=").fontSize(60);
    equals.moveTo(at((matrix.edge.x(RIGHT) + product.rowLetter().x(LEFT)) / 2, matrixPlace.y()));
    if (shape == FrameShape.PORTRAIT) {
      equals.nextTo(product.rowLetter(), LEFT, 0.3);
    }
    var productName = tex(name).fontSize(48).setColor(color);
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
    Vec parked = parked(k);
    Vec aside = shape.choose(left(1.6), up(1.5), up(1.7));
    play(
        animate(
            product.all,
            all ->
                all.scale(PARKED_SCALE, product.edge.center())
                    .shift(parked.minus(product.edge.center()))),
        animate(productName, n -> n.moveTo(parked.plus(aside))));
    return new Projection(product, productName, group(matrix.all, matrixName, equals));
  }

  private void sayThatNobodyHasListened(Group<Mobject<?>> factors) {
    narration.tell("So far no token has heard of another.");
    String words = "No token has heard" + shape.choose(" ", " ", "\n") + "of any other yet.";
    var caption = text(words).fontSize(shape.choose(40, 48, 60));
    caption.moveTo(shape.choose(at(-3.0, 0.2), at(0, 1.9), at(0, 3)));
    play(fadeOut(group(factors, x.all, xName)), fadeIn(caption).timeSpan(0.5, 1.5));
    pause();
    play(fadeOut(caption));
  }
}
