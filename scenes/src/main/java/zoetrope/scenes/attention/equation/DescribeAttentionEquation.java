package zoetrope.scenes.attention.equation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/** The meaning of the letters in Attention(Q, K, V): arrays of vectors and a grid of products. */
public final class DescribeAttentionEquation extends Scene {
  private static final int MIN_COLUMNS = 4;
  private static final int MAX_COLUMNS = 7;

  /** The margin of frames that leave out the brackets and commas next to letters, in units. */
  private static final double TIGHT = 0.04;

  private final Parameter<Integer> columns =
      parameter("columns", 7, "4 to 7: how many columns the arrays are drawn with");

  private FrameShape shape;
  private Tex equation;
  private VectorRow queries;
  private VectorRow keys;
  private final List<SurroundingRectangle> bigFrames = new ArrayList<>();
  private final List<SurroundingRectangle> smallFrames = new ArrayList<>();
  private final List<Group<Line>> beams = new ArrayList<>();
  private SurroundingRectangle numerator;
  private ProductGrid grid;
  private Group<Tex> weights;
  private SurroundingRectangle frameOfColumn;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 28 seconds. */
  public DescribeAttentionEquation() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 11.4, 10);
    section("The equation");
    commentary.tell("This is the whole equation.");
    liftTheEquationOffThePage();
    commentary.tell("Q and K stand for arrays of vectors.");
    showQueriesAndKeys();
    section("Products");
    commentary.tell("The numerator");
    markTheNumerator();
    commentary.tell("is a grid,");
    standThemAroundAGrid();
    commentary.tell("the products of all pairs.");
    multiply();
    section("Root, softmax, values");
    commentary.tell("They are divided by a root.");
    divide();
    commentary.tell("Columns become weights,");
    markTheSoftmax();
    commentary.tell("and weigh values.");
    markTheValues();
    commentary.finish();
  }

  private void liftTheEquationOffThePage() {
    equation =
        tex("\\text{Attention}(Q, K, V) = \\text{softmax}({QK^T \\over \\sqrt{d_k}}) V")
            .setHeight(1.06929)
            .moveTo(at(-0.41406, 1.177));
    if (shape != FrameShape.LANDSCAPE) {
      fitTheEquation();
    }
    var page = PaperPage.about(equation, random());
    add(page);
    // The page darkens as a whole: if its parts faded, the paper would be visible through the ink.
    var dark = PaperPage.sheet(BLACK);
    play(fadeIn(dark), fromInkToLight());
    remove(page, dark);
    pause();
  }

  /** Makes the equation as wide as the frame allows, in two lines if the frame is narrow. */
  private void fitTheEquation() {
    if (shape == FrameShape.PORTRAIT) {
      Group<Glyph> first = equation.part("\\text{Attention}(Q, K, V) =");
      equation.part("\\text{softmax}({QK^T \\over \\sqrt{d_k}}) V").nextTo(first, DOWN, 0.6);
    }
    equation.setWidth(frameWidth() - 1.6).moveTo(up(shape.choose(0, 3.4, 4.2)));
  }

  /**
   * Turns the equation from black to white letter by letter while the page is half dark. If it
   * changed slowly as a whole, it would be as grey as the page for a while.
   */
  private Animation<?> fromInkToLight() {
    equation.setColor(BLACK);
    double left = equation.x(LEFT);
    double width = equation.width();
    return updateFromAlpha(
        equation,
        (letters, alpha) ->
            letters.forEach(
                letter -> {
                  double turn = 0.4 + 0.2 * (letter.x() - left) / width;
                  letter.setColor(alpha < turn ? BLACK : WHITE);
                }));
  }

  private void showQueriesAndKeys() {
    int n = columns.get();
    if (n < MIN_COLUMNS || n > MAX_COLUMNS) {
      throw new IllegalArgumentException(
          "the columns must be " + MIN_COLUMNS + " to " + MAX_COLUMNS + ", but are " + n);
    }
    queries = new VectorRow("Q", YELLOW, n);
    keys = new VectorRow("K", TEAL, n);
    var both = group(queries.all, keys.all);
    if (shape == FrameShape.PORTRAIT) {
      both.arrange(DOWN, 1.5).setWidth(frameWidth() - 2).nextTo(equation, DOWN, 1.5);
    } else {
      both.arrange(RIGHT, shape.choose(1.5, 0.7, 0)).setMaxWidth(frameWidth() - 0.9);
      both.nextTo(equation, DOWN, shape.choose(1, 2.2, 0)).setX(0);
    }
    show("Q", YELLOW, queries);
    show("K", TEAL, keys);
    pause();
  }

  private void show(String letter, Color color, VectorRow row) {
    var small =
        surroundingRectangle(equation.part("Q"), TIGHT)
            .setX(equation.part(letter).x())
            .setStroke(color, 2);
    var big = surroundingRectangle(row.all).setStroke(color, 2);
    var lines =
        group(line(small.corner(DL), big.corner(UL)), line(small.corner(DR), big.corner(UR)))
            .setStroke(color, 2);
    if (shape == FrameShape.PORTRAIT) {
      // The lines would cross the second line of the equation.
      lines.setStrokeOpacity(0);
    }
    play(showCreation(small), animate(equation.parts(letter), part -> part.setColor(color)));
    play(
        transformFromCopy(small, big),
        fadeInFromPoint(row.all, small.center()),
        showCreation(lines).lagRatio(0));
    smallFrames.add(small);
    bigFrames.add(big);
    beams.add(lines);
  }

  private void markTheNumerator() {
    numerator = surroundingRectangle(equation.part("QK^T"), TIGHT).setStroke(BLUE, 2);
    play(
        replacementTransform(smallFrames.get(0), numerator),
        replacementTransform(smallFrames.get(1), numerator),
        fadeOut(beams.get(0)),
        fadeOut(beams.get(1)));
    pause();
  }

  private void standThemAroundAGrid() {
    grid = new ProductGrid(shape, queries.terms, keys.terms);
    grid.placeTargets(equation);
    play(
        lasting(2),
        animate(camera(), c -> c.moveTo(down(shape.choose(1.95, 0.9, 2.1)))),
        fadeOut(queries.brackets, queries.lines).mayCross(),
        fadeOut(keys.brackets, keys.lines),
        moveToTarget(queries.terms),
        moveToTarget(keys.terms),
        followAndFade(bigFrames.get(0), queries.terms.target()),
        followAndFade(bigFrames.get(1), keys.terms.target()));
    remove(bigFrames.get(0), bigFrames.get(1));
    grid.drawLines();
    play(
        fadeIn(grid.rowLines).lagRatio(0.1),
        fadeIn(grid.columnLines).lagRatio(0.1),
        animate(grid.keyDots(), dots -> dots.setY(grid.middleOfTheRowOfDots())));
  }

  private static Animation<?> followAndFade(SurroundingRectangle frame, Mobject<?> terms) {
    return animate(frame, f -> f.surround(terms).setStrokeOpacity(0));
  }

  private void multiply() {
    grid.makeProducts();
    play(grid.assemble().runTime(3));
    add(grid.products);
    pause();
  }

  private void divide() {
    frameNumerator("QK^T \\over \\sqrt{d_k}");
    Group<Glyph> root = equation.part("\\over \\sqrt{d_k}");
    grid.makeDenominators(root);
    play(grid.makeRoom(), grid.divideBy(root).runTime(3));
    add(grid.denominators);
    pause();
  }

  private void markTheSoftmax() {
    frameNumerator("\\text{softmax}({QK^T \\over \\sqrt{d_k}})");
    weights = grid.weights(new VectorRow("w", GREY_A, columns.get()).terms);
    Mobject<?> scores = grid.followedColumn();
    frameOfColumn = grid.frameOfFollowedColumn().setStroke(BLUE, 2);
    play(
        showCreation(frameOfColumn),
        fadeOut(scores).timeSpan(0, 0.5),
        fadeIn(weights).timeSpan(0.5, 1));
    pause();
  }

  private void frameNumerator(String part) {
    Group<Glyph> glyphs = equation.part(part);
    play(animate(numerator, frame -> frame.surround(glyphs, TIGHT)));
  }

  private void markTheValues() {
    var values = equation.parts("V");
    var frames = values.map(v -> surroundingRectangle(v, TIGHT).setStroke(RED, 3));
    play(replacementTransform(group(numerator), frames), animate(values, v -> v.setColor(RED)));
    Group<Tex> terms = new VectorRow("V", RED, columns.get()).terms;
    grid.besideWeights(weights, terms);
    var last = values.last();
    play(
        moveToTarget(weights),
        laggedStart(terms, term -> fadeInFromPoint(term, last.center())).lagRatio(0.1).runTime(1));
    pause(2);
  }
}
