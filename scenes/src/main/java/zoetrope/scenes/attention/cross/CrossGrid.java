package zoetrope.scenes.attention.cross;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.lines.Vector;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumberedSymbols;

/** A grid with a column for each query and a row for each key, and the arrows from words to it. */
final class CrossGrid {
  private static final double MAX_WIDTH = 8;

  /** The cells, row by row. */
  final Group<Square> cells;

  /** The objects above the columns. */
  final Side above;

  /** The objects to the left of the rows. */
  final Side beside;

  /**
   * The objects between the words and the grid.
   *
   * @param embeddingArrows the arrows from each word to its embedding
   * @param embeddings the embeddings of the words
   * @param arrows the arrows from each embedding to its query or key
   * @param matrices the names of the matrix next to the arrows
   * @param results the queries or keys
   */
  record Side(
      Group<Vector> embeddingArrows,
      Group<Tex> embeddings,
      Group<Arrow> arrows,
      Group<Tex> matrices,
      Group<Tex> results) {}

  CrossGrid(FrameShape shape, int queries, int keys) {
    cells = square().grid(gridLayout(keys, queries).buff(0)).stretch(1.2, 0).setStroke(GREY_B, 1);
    if (shape == FrameShape.LANDSCAPE) {
      cells.setHeight(5).setMaxWidth(MAX_WIDTH).toEdge(DOWN, SMALL_BUFF).setX(1);
    } else {
      double height = shape.choose(5, 7.4, 13.2);
      cells.setShape(frameWidth() - 3.9, height, 0).toEdge(DOWN, 0.3).toEdge(RIGHT, 0.3);
    }
    above =
        side(
            new Marks("Q", Conventions.QUERY, "E", GREY_B, queries),
            cells.to(queries),
            new Way(UP, 0.65, down(0.4), RIGHT));
    beside =
        side(
            new Marks("K", Conventions.KEY, "F", BLUE, keys),
            group(cells.inGroupsOf(queries).stream().map(row -> row.first())),
            new Way(LEFT, 0.75, right(0.5), UP));
  }

  /** The letter and colour of queries or keys and of their embeddings, and their number. */
  private record Marks(String letter, Color color, String source, Color sourceColor, int count) {}

  /**
   * The layout of a column or row of symbols.
   *
   * @param outwards the direction away from the grid
   * @param gap the gap between a query or key and its embedding
   * @param first the arrow from a word to its embedding
   * @param label the side of the arrow with the name of the matrix
   */
  private record Way(Vec outwards, double gap, Vec first, Vec label) {}

  private static Side side(Marks marks, Group<Square> border, Way way) {
    var results = symbols(marks.letter, marks.count).setColor(marks.color);
    var embeddings = symbols(marks.source, marks.count).setColor(marks.sourceColor);
    for (int i = 0; i < marks.count; i++) {
      results.get(i).nextTo(border.get(i), way.outwards, SMALL_BUFF);
      embeddings.get(i).nextTo(results.get(i), way.outwards, way.gap);
    }
    var arrows =
        results.mapIndexed(
            (result, i) -> arrow(embeddings.get(i), result).buff(0.1).setColor(GREY_B));
    var embeddingArrows =
        embeddings.map(e -> vector(way.first).nextTo(e, way.outwards, SMALL_BUFF).setColor(GREY_B));
    var matrices =
        arrows.map(
            arrow ->
                tex("W_" + marks.letter)
                    .fontSize(20)
                    .setColor(marks.color)
                    .nextTo(arrow, way.label, 0.1));
    return new Side(embeddingArrows, embeddings, arrows, matrices, results);
  }

  private static Group<Tex> symbols(String letter, int count) {
    var symbols = NumberedSymbols.vector(letter).numbered(1, count);
    symbols.forEach(symbol -> symbol.scale(0.65));
    return symbols;
  }

  /**
   * Generates the targets of the words, above their columns and left of their rows. The targets are
   * scaled down if the space is too narrow.
   */
  void placeTargets(Group<Group<Mobject<?>>> queryWords, Group<Group<Mobject<?>>> keyWords) {
    double column = cells.get(0).width();
    double columnScale = Math.min(1, 1.1 * column / widest(queryWords));
    // Slightly less than half of the width of the frame, which is 14.2 units in landscape.
    double left = frameWidth() > 14 ? 7 : frameWidth() / 2 - 0.1;
    double room = beside.embeddingArrows().x(LEFT) - SMALL_BUFF + left;
    double rowScale =
        Math.min(
            Math.min(1, room / widest(keyWords)), 0.9 * cells.get(0).height() / keyWords.height());
    place(queryWords, above.embeddingArrows(), UP, columnScale);
    place(keyWords, beside.embeddingArrows(), LEFT, rowScale);
  }

  private static void place(
      Group<Group<Mobject<?>>> words, Group<Vector> arrows, Vec outwards, double scale) {
    words.generateTarget();
    for (int i = 0; i < words.size(); i++) {
      words.target().get(i).scale(scale).nextTo(arrows.get(i), outwards, SMALL_BUFF);
    }
  }

  private static double widest(Group<Group<Mobject<?>>> words) {
    return words.stream().mapToDouble(Mobject::width).max().orElseThrow();
  }

  /** Returns the radius of the disc of weight 1, in stage units. */
  double largestDisc() {
    return Math.min(0.4, 0.48 * Math.min(cells.get(0).width(), cells.get(0).height()));
  }
}
