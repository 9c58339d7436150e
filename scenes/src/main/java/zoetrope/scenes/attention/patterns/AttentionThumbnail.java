package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.function.DoubleUnaryOperator;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.PatternGrid;

/**
 * Thumbnails for the film AttentionPatterns in three designs: the weights that the softmax lifts
 * out of the grid, the pattern as a chessboard of lights under a title, and the pattern of discs
 * among all its words.
 */
public final class AttentionThumbnail extends Scene {
  /** The designs. */
  enum Design {
    /**
     * From the side: scores in the grid, and their weights as lights in front of it. Only a wide
     * frame has room for both; other frames show {@link #PATTERN} instead.
     */
    SOFTMAX,
    /** From the front: queries, keys and lights, with a large title. */
    PATTERN,
    /** From the front: all words, and discs with areas proportional to the weights. */
    DISCS
  }

  private final Parameter<Design> design =
      parameter("design", Design.SOFTMAX, "which of the three pictures to draw");

  private final Parameter<String> phrase =
      parameter("phrase", "a fluffy blue creature roamed the verdant forest", "3 to 12 words");

  private final Parameter<String> title =
      parameter("title", "Attention", "some words beside the pattern; none if empty");

  private FrameShape shape;
  private ThumbnailBoard board;

  /** Creates the scene, which shows one frame for one second. */
  public AttentionThumbnail() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 10, 9);
    section("The attention pattern");
    subtitle("The attention pattern", 1);
    board = new ThumbnailBoard(phrase.get());
    switch (design.get()) {
      case SOFTMAX -> {
        if (shape == FrameShape.LANDSCAPE) {
          showSoftmax();
        } else {
          showPattern();
        }
      }
      case PATTERN -> showPattern();
      case DISCS -> showDiscs();
    }
    pause();
  }

  private void showSoftmax() {
    int hero = board.story().hero();
    // The distance of the weights from the grid.
    double lift = 8;
    board.lines().setStroke(WHITE, 2);
    board.columnLines.forEach(line -> line.stretchToHeight(12 + board.moreHeight(), DOWN));
    var scores = scores();
    for (int j = 0; j < scores.size(); j++) {
      scores.get(j).setOpacity(j == hero ? 1 : 0.35);
    }
    var column = surroundingRectangle(scores.get(hero)).buff(0.25).setStroke(YELLOW, 2);
    var lifted = column.copy().shift(OUT.times(lift));
    Vec middle = column.center();
    var arrow = arrow(middle.plus(OUT), middle.plus(OUT.times(lift - 2)));
    arrow.setStrokeWidth(10);
    var weights = cells(board.story().weights(), weight -> 0.1 + 0.8 * weight, 0.7);
    weights.setStroke(WHITE, 2, 0.25).shift(OUT.times(lift));
    add(board.rows, board.keys, board.queries, board.lines(), scores, column);
    add(arrow, weights, lifted);
    if (!title.get().isBlank()) {
      var words = text(title.get()).fontSize(72).setMaxWidth(5);
      add(words.toEdge(DOWN, 0.25).setX(0.2).fixInFrame());
    }
    camera().setFloorPlaneXz().setFieldOfView(35 * DEGREES);
    camera().reorient(-52, -2, 0, at(-1.74, -7.5, -0.03), 15.4);
  }

  /** Returns the dot products, column by column. */
  private Group<Group<DecimalNumber>> scores() {
    Group<Group<DecimalNumber>> columns = group();
    for (int j = 0; j < board.size(); j++) {
      Group<DecimalNumber> column = group();
      for (int i = 0; i < board.size(); i++) {
        double score = board.story().scores()[i][j];
        column.add(
            decimalNumber(score, board.story().scoreDecimals())
                .includeSign()
                .fontSize(42 * board.shrink())
                .moveTo(board.cell(i, j))
                .setColor(board.story().scoreColor(score)));
      }
      columns.add(column);
    }
    return columns;
  }

  private void showPattern() {
    var words = board.rows.copy().shift(left(0.25));
    board.queries.forEach(query -> query.scaleAboutEdge(1.5, DOWN).setFillBorder(1.5));
    board.keys.forEach(key -> key.scaleAboutEdge(1.5, RIGHT).setFillBorder(1.5));
    // All lights have one size. Opacities proportional to weights would hide the weak ones in the
    // dark.
    var lights = cells(board.story().causalWeights(), weight -> StrictMath.pow(weight, 0.375), 1);
    add(words, board.keys, board.queries, board.lines(), lights);
    lookFromTheFront(at(-4.62, -5.04), 14.5);
    addTitle();
  }

  /**
   * Shows the whole board from the front.
   *
   * @param center the centre of the camera in a landscape frame
   * @param height the height of the camera in a landscape frame
   */
  private void lookFromTheFront(Vec center, double height) {
    switch (shape) {
      case LANDSCAPE -> camera().moveTo(center).setHeight(height);
      case SQUARE -> camera().moveTo(at(-1.5, -6.7)).setHeight(21.5);
      case PORTRAIT -> camera().moveTo(at(-1.5, -11.3)).setHeight(38);
    }
  }

  /** Adds a title as large as the space between the queries and the edge of the frame allows. */
  private void addTitle() {
    if (!title.get().isBlank()) {
      double edge = camera().center().x() - camera().width() / 2 + MED_SMALL_BUFF;
      var words = text(title.get()).fontSize(250).setFillBorder(2);
      words.setMaxWidth(board.queries.x(LEFT) - LARGE_BUFF - edge);
      add(words.nextTo(board.queries, LEFT, LARGE_BUFF, DOWN).shift(up(0.5)));
    }
  }

  private void showDiscs() {
    double[][] weights = board.story().causalWeights();
    var discs = cells(weights, weight -> 1, 1);
    for (int k = 0; k < discs.size(); k++) {
      double weight = weights[k % board.size()][k / board.size()];
      discs.get(k).setFill(GREY_B).setWidth(2 * PatternGrid.radius(weight, 0.5 * board.shrink()));
    }
    add(board.rows, board.keys, board.columns, board.queries, board.lines(), discs);
    if (!title.get().isBlank()) {
      var words = text(title.get()).fontSize(110).setMaxWidth(6.5);
      add(words.moveTo(at(-9.2, 0.4)));
    }
    lookFromTheFront(at(-2, -4.75), 15);
  }

  /**
   * Returns white discs in all cells, column by column, with opacities that depend on the weights.
   */
  private Group<Dot> cells(double[][] weights, DoubleUnaryOperator opacity, double diameter) {
    Group<Dot> dots = group();
    for (int j = 0; j < board.size(); j++) {
      for (int i = 0; i < board.size(); i++) {
        double weight = weights[i][j];
        var dot = dot(board.cell(i, j), 0.5 * diameter * board.shrink());
        dots.add(dot.setFill(WHITE, opacity.applyAsDouble(weight)));
      }
    }
    return dots;
  }
}
