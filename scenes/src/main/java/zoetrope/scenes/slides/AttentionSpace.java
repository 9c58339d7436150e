package zoetrope.scenes.slides;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Polygon;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Baselines;
import zoetrope.scenes.components.TokenGlyphs;

/**
 * Queries, keys, values, weights and results as sheets in space: the matrix A lies on the floor,
 * queries stand before it and keys to its right, both below the floor; results stand behind it and
 * values to its left, above the floor.
 *
 * <p>Lengths are in centimetres of the slide, 12.8 wide and 9.6 high. The drawing is oblique: depth
 * goes half as far to the right and half as far up. A slide's width is the frame's.
 */
final class AttentionSpace extends Mobject<AttentionSpace> {
  /** Stage units of a centimetre. */
  static final double CM = 10.0 / 9;

  private static final double WIDTH = 3;
  private static final double DEPTH = 4;
  private static final double KEY_HEIGHT = 1;
  private static final double VALUE_HEIGHT = 1.4;

  /** Narrower columns have no room for words. */
  private static final double NARROWEST = 0.3;

  /** The room for tokens below the queries, in two rows. */
  private static final double TWO_ROWS = 0.36;

  /** The width that tokens beside the keys have at most. */
  private static final double WIDEST = 1.2;

  private static final double LEFT_END = -2;
  private static final double KEYS_AT = 2;
  private static final double VALUES_AT = -3;

  /** How high above the floor the greatest weight is drawn; that of another is in proportion. */
  private static final double HIGHEST = 0.95;

  /** The floor in front of A is here, in centimetres above the middle of the frame. */
  private static final Vec ORIGIN_IN_CM = at(-0.5, -2.1);

  private final RealMatrix weights;
  private final double greatest;
  private final double cellWidth;
  private final double cellDepth;

  final Sheet queries;
  final Sheet keys;
  final Sheet values;
  final Sheet results;

  /** The edge of A. */
  final Polygon floor;

  /** What the matrices are called: V, A, Q, Y, K. */
  final Tex v = label("V", -2.5, 3.05);

  final Tex a = label("A", 0.5, 1.6);
  final Tex q = label("Q", -2.3, -0.05);
  final Tex y = label("Y", 3.3, 3.45);
  final Tex k = label("K", 3.4, 0.5);

  /** Sheets for weights [T, S]: T queries and S keys. */
  AttentionSpace(RealMatrix weights) {
    this.weights = weights;
    greatest = weights.maxAbs();
    cellWidth = WIDTH / weights.rows();
    cellDepth = DEPTH / weights.columns();
    Vec right = place(WIDTH, 0, 0).minus(place(0, 0, 0));
    Vec back = place(0, DEPTH, 0).minus(place(0, 0, 0));
    Vec keyUp = UP.times(KEY_HEIGHT * CM);
    Vec valueUp = UP.times(VALUE_HEIGHT * CM);
    values = new Sheet(place(VALUES_AT, 0, 0.05), back, valueUp, weights.columns());
    floor = Sheet.parallelogram(place(LEFT_END, 0, 0), right, back).setStroke(WHITE, 2);
    queries = new Sheet(place(LEFT_END, 0, -1.15), right, keyUp, weights.rows());
    results = new Sheet(place(LEFT_END, DEPTH, 0.15), right, valueUp, weights.rows()).empty();
    keys = new Sheet(place(KEYS_AT, 0, -1), back, keyUp, weights.columns());
    add(values, floor, queries, results, keys, v, a, q, y, k);
  }

  /**
   * Where a point stands: {@code x} to the right, {@code depth} behind A's front edge, {@code
   * height} above the floor, all in centimetres.
   */
  static Vec place(double x, double depth, double height) {
    return at(x + 0.5 * depth, 0.5 * depth + height).plus(ORIGIN_IN_CM).times(CM);
  }

  /** A label at a point that the slide counts from a height 0.6 cm below the floor. */
  private static Tex label(String name, double x, double y) {
    return tex(name).fontSize(44).moveTo(place(x, 0, y - 0.6));
  }

  /** The middle of row {@code query} of A, in centimetres to the right. */
  double rowAt(int query) {
    return LEFT_END + (query + 0.5) * cellWidth;
  }

  /** What queries and keys are of, below and beside their columns; none where there is no room. */
  Group<Text> tokens(List<String> asking, List<String> answering) {
    Group<Text> all = group();
    double room = Math.min(cellWidth, cellDepth) * CM;
    if (room < NARROWEST) {
      return all;
    }
    Group<Text> below = ofOneSize(asking, 1.9 * cellWidth * CM, TWO_ROWS / 2);
    for (int i = 0; i < below.size(); i++) {
      // Neighbours stand in two rows, so that each has room for twice the width of a column.
      double y = queries.columns.get(i).y(DOWN) - TWO_ROWS * (i % 2 == 0 ? 0.4 : 0.9);
      all.add(Baselines.level(below.get(i).setX(queries.columns.get(i).x()), y, 0));
    }
    Group<Text> beside = ofOneSize(answering, WIDEST, 0.5 * cellDepth * CM);
    for (int j = 0; j < beside.size(); j++) {
      Polygon column = keys.columns.get(j);
      var token = beside.get(j).setX(column.x(RIGHT) + 0.1, LEFT);
      all.add(Baselines.level(token, column.y(DOWN) + 0.1, 0.3));
    }
    k.shift(RIGHT.times(1.2));
    return all.setColor(GREY_A);
  }

  /** All as large as each has room for: {@code width} for its letters, {@code height} for an em. */
  private static Group<Text> ofOneSize(List<String> tokens, double width, double height) {
    Group<Text> all =
        group(tokens.stream().map(token -> text(TokenGlyphs.shown(token)).fontSize(20)));
    double scale = Math.min(1, height / all.first().em());
    for (Text token : all) {
      scale = Math.min(scale, width / token.width());
    }
    double smallest = scale;
    all.forEach(token -> token.scale(smallest));
    return all;
  }

  /** The weight of {@code key} for {@code query}, in proportion to the greatest of all, [0, 1]. */
  double share(int query, int key) {
    return weights.get(query, key) / greatest;
  }

  /** The weights of a query as bars on its row of A, which are yet to be raised. */
  Group<Polygon> profile(int query) {
    Group<Polygon> bars = group();
    for (int key = 0; key < weights.columns(); key++) {
      var bar = polygon(ORIGIN, RIGHT, UP).setStroke(WHITE);
      raise(bar, query, key, 0);
      bars.add(bar.setFill(RED, Sheet.BUSY).setStrokeWidth(1));
    }
    return bars;
  }

  /** Makes a bar of a profile {@code part} of its height, from 0 to 1. */
  void raise(Polygon bar, int query, int key, double part) {
    double x = rowAt(query);
    double near = key * cellDepth;
    double far = near + cellDepth;
    double height = HIGHEST * share(query, key) * part;
    bar.setPath(
        Path.polygon(
            place(x, near, 0), place(x, far, 0), place(x, far, height), place(x, near, height)));
    bar.setStrokeOpacity(Math.min(1, 10 * part));
  }

  /** The row of A of a query, every cell the brighter the greater its weight. */
  Group<Polygon> row(int query) {
    Vec right = RIGHT.times(cellWidth * CM);
    Vec back = place(0, cellDepth, 0).minus(place(0, 0, 0));
    Group<Polygon> cells = group();
    for (int key = 0; key < weights.columns(); key++) {
      Vec corner = place(LEFT_END + query * cellWidth, key * cellDepth, 0);
      var cell = Sheet.parallelogram(corner, right, back).setStrokeWidth(0);
      cells.add(cell.setFill(GREEN, 0.08 + 0.82 * share(query, key)));
    }
    return cells;
  }

  /** Lays a line from the keys to a row of A, {@code part} of the way to the back. */
  void layRay(Line line, int query, double part) {
    line.setEnds(place(KEYS_AT, part * DEPTH, 0), place(rowAt(query), part * DEPTH, 0));
    line.setStrokeOpacity(Math.min(1, 10 * part));
  }

  /** Lays a line from the query along its row of A, {@code part} of the way to the back. */
  void layTrack(Line line, int query, double part) {
    line.setEnds(place(rowAt(query), 0, -0.15), place(rowAt(query), part * DEPTH, 0));
    line.setStrokeOpacity(Math.min(1, 10 * part));
  }
}
