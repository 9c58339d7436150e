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
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.TokenGlyphs;

/**
 * Queries, keys, values, weights and results as sheets in space. The matrix A is on the floor.
 * Queries are in front of it and keys to its right, both below the floor. Results are behind it and
 * values to its left, above the floor.
 *
 * <p>Lengths are in centimetres of the slide, which is 12.8 wide and 9.6 high. The projection is
 * oblique: depth is drawn half as long to the right and half as long up. A slide is as wide as the
 * frame.
 */
final class AttentionSpace extends Mobject<AttentionSpace> {
  /** The number of stage units in a centimetre. */
  static final double CM = 10.0 / 9;

  private static final double WIDTH = 3;
  private static final double DEPTH = 4;
  private static final double KEY_HEIGHT = 1;
  private static final double VALUE_HEIGHT = 1.4;

  /** The smallest width of a column, in units, with enough space for words. */
  private static final double MIN_COLUMN_WIDTH = 0.3;

  /** The height of the two rows of tokens below the queries, in units. */
  private static final double TOKEN_ROWS_HEIGHT = 0.36;

  /** The maximum width of tokens beside the keys, in units. */
  private static final double MAX_TOKEN_WIDTH = 1.2;

  private static final double LEFT_END = -2;
  private static final double KEYS_AT = 2;
  private static final double VALUES_AT = -3;

  /**
   * The height of the bar of the largest weight, in centimetres. The heights of other bars are
   * proportional to their weights.
   */
  private static final double MAX_BAR_HEIGHT = 0.95;

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

  /** The names of the matrices: V, A, Q, Y, K. */
  final Tex v = label("V", -2.5, 3.05);

  final Tex a = label("A", 0.5, 1.6);
  final Tex q = label("Q", -2.3, -0.05);
  final Tex y = label("Y", 3.3, 3.45);
  final Tex k = label("K", 3.4, 0.5);

  /** Creates sheets for weights [T, S]: T queries and S keys. */
  AttentionSpace(RealMatrix weights) {
    this.weights = weights;
    greatest = weights.maxAbs();
    cellWidth = WIDTH / weights.rows();
    cellDepth = DEPTH / weights.columns();
    Vec right = place(WIDTH, 0, 0).minus(place(0, 0, 0));
    Vec back = place(0, DEPTH, 0).minus(place(0, 0, 0));
    Vec keyUp = UP.times(KEY_HEIGHT * CM * stretch());
    Vec valueUp = UP.times(VALUE_HEIGHT * CM * stretch());
    values = new Sheet(place(VALUES_AT, 0, 0.05), back, valueUp, weights.columns());
    floor = Sheet.parallelogram(place(LEFT_END, 0, 0), right, back).setStroke(WHITE, 2);
    queries = new Sheet(place(LEFT_END, 0, -1.15), right, keyUp, weights.rows());
    results = new Sheet(place(LEFT_END, DEPTH, 0.15), right, valueUp, weights.rows()).empty();
    keys = new Sheet(place(KEYS_AT, 0, -1), back, keyUp, weights.columns());
    add(values, floor, queries, results, keys, v, a, q, y, k);
  }

  /**
   * Returns the stage point for {@code x} to the right, {@code depth} behind A's front edge, and
   * {@code height} above the floor, all in centimetres.
   */
  static Vec place(double x, double depth, double height) {
    // The front left corner of the floor, relative to the middle of the frame.
    Vec origin = FrameShape.current().choose(at(-0.5, -2.1), at(-0.5, -2.85), at(-0.5, -4.6));
    return at(x + 0.5 * depth, stretch() * (0.5 * depth + height)).plus(origin).times(CM);
  }

  /** Returns the factor of all heights, which is larger in taller frames. */
  private static double stretch() {
    return FrameShape.current().choose(1, 1.05, 1.4);
  }

  /**
   * Returns a label at a point in the coordinates of the slide, where y starts 0.6 cm below the
   * floor.
   */
  private static Tex label(String name, double x, double y) {
    return tex(name).fontSize(44).moveTo(place(x, 0, y - 0.6));
  }

  /** Returns the x coordinate of the middle of row {@code query} of A, in centimetres. */
  double rowAt(int query) {
    return LEFT_END + (query + 0.5) * cellWidth;
  }

  /**
   * Returns the tokens of queries below their columns and of keys beside them, or an empty group if
   * there is not enough space.
   */
  Group<Text> tokens(List<String> asking, List<String> answering) {
    Group<Text> all = group();
    double room = Math.min(cellWidth, cellDepth) * CM;
    if (room < MIN_COLUMN_WIDTH) {
      return all;
    }
    Group<Text> below = ofOneSize(asking, 1.9 * cellWidth * CM, TOKEN_ROWS_HEIGHT / 2);
    for (int i = 0; i < below.size(); i++) {
      // Neighbouring tokens are in different rows, so that each can be twice as wide as a column.
      double y = queries.columns.get(i).y(DOWN) - TOKEN_ROWS_HEIGHT * (i % 2 == 0 ? 0.4 : 0.9);
      all.add(Baselines.level(below.get(i).setX(queries.columns.get(i).x()), y, 0));
    }
    Group<Text> beside = ofOneSize(answering, MAX_TOKEN_WIDTH, 0.5 * cellDepth * CM);
    for (int j = 0; j < beside.size(); j++) {
      Polygon column = keys.columns.get(j);
      var token = beside.get(j).setX(column.x(RIGHT) + 0.1, LEFT);
      all.add(Baselines.level(token, column.y(DOWN) + 0.1, 0.3));
    }
    k.shift(RIGHT.times(1.2));
    return all.setColor(GREY_A);
  }

  /**
   * Returns texts of one font size. All are at most {@code width} wide, and an em is at most {@code
   * height} high.
   */
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

  /**
   * Returns the weight of {@code key} for {@code query} divided by the largest weight, in [0, 1].
   */
  double share(int query, int key) {
    return weights.get(query, key) / greatest;
  }

  /**
   * Returns the weights of a query as bars on its row of A; call {@link #raise} to give them a
   * height.
   */
  Group<Polygon> profile(int query) {
    Group<Polygon> bars = group();
    for (int key = 0; key < weights.columns(); key++) {
      var bar = polygon(ORIGIN, RIGHT, UP).setStroke(WHITE);
      raise(bar, query, key, 0);
      bars.add(bar.setFill(RED, Sheet.BUSY_OPACITY).setStrokeWidth(1));
    }
    return bars;
  }

  /** Sets the height of a bar of a profile to {@code part} of its full height, from 0 to 1. */
  void raise(Polygon bar, int query, int key, double part) {
    double x = rowAt(query);
    double near = key * cellDepth;
    double far = near + cellDepth;
    double height = MAX_BAR_HEIGHT * share(query, key) * part;
    bar.setPath(
        Path.polygon(
            place(x, near, 0), place(x, far, 0), place(x, far, height), place(x, near, height)));
    bar.setStrokeOpacity(Math.min(1, 10 * part));
  }

  /** Returns the row of A of a query; cells with larger weights are brighter. */
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

  /**
   * Sets a line from the keys to a row of A. {@code part} is its depth: 0 at the front edge, 1 at
   * the back.
   */
  void layRay(Line line, int query, double part) {
    line.setEnds(place(KEYS_AT, part * DEPTH, 0), place(rowAt(query), part * DEPTH, 0));
    line.setStrokeOpacity(Math.min(1, 10 * part));
  }

  /**
   * Sets a line from the query along its row of A. {@code part} is the depth of its end: 0 at the
   * front edge, 1 at the back.
   */
  void layTrack(Line line, int query, double part) {
    line.setEnds(place(rowAt(query), 0, -0.15), place(rowAt(query), part * DEPTH, 0));
    line.setStrokeOpacity(Math.min(1, 10 * part));
  }
}
