package zoetrope.scenes.slides;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.FrameShape;

/**
 * An attention layer as a chart: from the sequences X and X' at the bottom to keys, values and
 * queries, then to the matrix A and the result Y.
 */
final class LayerDiagram {
  private static final double COLUMN = 0.1;

  private static final double SEQUENCE_HEIGHT = 0.5;
  private static final double KEY_HEIGHT = 0.5;
  private static final double VALUE_HEIGHT = 0.7;

  /** The middles of the parts in a landscape frame. */
  private enum Part {
    X(1.35, -3.2),
    ASKING(5.3, -3.2),
    V(0, -0.9),
    K(2.7, -0.9),
    Q(5.3, -0.9),
    A(4, 1.45),
    Y(0, 1.45);

    private final Vec place;

    Part(double x, double y) {
      place = at(x, y);
    }

    /** Returns the middle of this part in the frame of the running scene. */
    Vec middle() {
      return place.plus(offset());
    }
  }

  final Sheet x;

  /** The sheets that change when X' becomes X and back. */
  Sheet asking;

  final Sheet keys;
  final Sheet values;
  Sheet queries;
  Sheet results;

  /** The edge of A and its cells; cells with larger weights are brighter. */
  Group<Mobject<?>> weights;

  final Group<Tex> names;
  final Group<Arrow> maps;
  final Group<Tex> matrices;
  final Group<Arrow> flows;

  /** Creates the chart of weights [T, S], with X' beside X. */
  LayerDiagram(RealMatrix attention) {
    int t = attention.rows();
    int s = attention.columns();
    x = sheet(Part.X.middle(), s, SEQUENCE_HEIGHT);
    asking = sheet(Part.ASKING.middle(), t, SEQUENCE_HEIGHT);
    values = sheet(Part.V.middle(), s, VALUE_HEIGHT);
    keys = sheet(Part.K.middle(), s, KEY_HEIGHT);
    queries = sheet(Part.Q.middle(), t, KEY_HEIGHT);
    results = sheet(Part.Y.middle(), t, VALUE_HEIGHT);
    weights = matrix(attention);
    // Names leave space for as many columns as X has, because X' may become X.
    double reach = x.width() / 2;
    names =
        group(
            name("X", Part.X.middle(), -reach),
            name("X'", Part.ASKING.middle(), reach),
            name("K", Part.K.middle(), reach),
            name("V", Part.V.middle(), -reach),
            name("Q", Part.Q.middle(), reach),
            name("A", Part.A.middle(), reach),
            name("Y", Part.Y.middle(), -reach));
    maps =
        group(
            arrow(x.top(), keys.bottom()),
            arrow(x.top(), values.bottom()),
            arrow(asking.top(), queries.bottom()));
    matrices =
        group(
            matrix("W^K", maps.get(0), RIGHT),
            matrix("W^V", maps.get(1), LEFT),
            matrix("W^Q", maps.get(2), RIGHT));
    Vec below = Part.A.middle().minus(at(0, reach));
    flows =
        group(
            arrow(keys.top(), below),
            arrow(queries.top(), below),
            arrow(values.top(), results.bottom()),
            arrow(Part.A.middle().minus(at(reach, 0)), Part.Y.middle().plus(at(reach, 0))));
  }

  /** Returns the shift from the chart's place in a landscape frame to its place in this frame. */
  static Vec offset() {
    return FrameShape.current().choose(at(0, 0), at(-0.2, -2.2), at(-2.65, -3.9));
  }

  private static Sheet sheet(Vec center, int count, double height) {
    double width = COLUMN * count;
    Vec corner = center.minus(at(width / 2, height / 2));
    return new Sheet(corner, RIGHT.times(width), UP.times(height), count);
  }

  /**
   * Returns a matrix of weights, [T, S], in its place: a row for each query, a column for each key.
   */
  static Group<Mobject<?>> matrix(RealMatrix weights) {
    double width = COLUMN * weights.columns();
    double height = COLUMN * weights.rows();
    Vec corner = Part.A.middle().minus(at(width / 2, height / 2));
    double greatest = weights.maxAbs();
    Group<Mobject<?>> all =
        group(
            Sheet.parallelogram(corner, RIGHT.times(width), UP.times(height))
                .setFill(BLACK, 1)
                .setStroke(WHITE, 2));
    for (int i = 0; i < weights.rows(); i++) {
      for (int j = 0; j < weights.columns(); j++) {
        Vec at = corner.plus(at(j * COLUMN, height - (i + 1) * COLUMN));
        var cell = Sheet.parallelogram(at, RIGHT.times(COLUMN), UP.times(COLUMN));
        double share = weights.get(i, j) / greatest;
        all.add(cell.setStrokeWidth(0).setFill(GREEN, 0.08 + 0.82 * share));
      }
    }
    return all;
  }

  /**
   * Returns the sheet of X' in the case X' = X. It is in the place of X' and has as many columns as
   * X.
   */
  static Sheet askingLike(Sheet x) {
    return sheet(Part.ASKING.middle(), x.columns.size(), SEQUENCE_HEIGHT);
  }

  /** Returns queries for a sequence of {@code count} vectors. */
  static Sheet queries(int count) {
    return sheet(Part.Q.middle(), count, KEY_HEIGHT);
  }

  /** Returns results for a sequence of {@code count} vectors. */
  static Sheet results(int count) {
    return sheet(Part.Y.middle(), count, VALUE_HEIGHT);
  }

  /**
   * Returns a name at distance {@code reach} to the right of {@code center}, or to the left if
   * negative.
   */
  private static Tex name(String tex, Vec center, double reach) {
    Vec side = RIGHT.times(Math.signum(reach));
    return tex(tex).scale(0.8).nextTo(center.plus(at(reach, 0)), side, 0.15);
  }

  private static Arrow arrow(Vec from, Vec to) {
    return new Arrow(from, to).buff(0.12).setColor(GREY_B);
  }

  private static Tex matrix(String tex, Arrow arrow, Vec side) {
    return tex(tex).scale(0.65).nextTo(arrow.center(), side, 0.2);
  }
}
