package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.RealMatrix;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.ArcBetweenPoints;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.scenes.components.ColorLegend;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;
import zoetrope.scenes.numbers.Rounding;

/** The vectors of words as columns of tiles, and the weights between words as arcs above them. */
final class VectorColumns {
  /** The number of shown entries of a vector. */
  private static final int SHOWN = 16;

  private static final double MAX_PITCH = 2.2;

  private static final double WIDTH = 0.46;

  /** The stroke width of the weight 1. */
  private static final double MAX_STROKE = 14;

  private final FrameShape shape = FrameShape.current();
  private final double tileHeight = shape.choose(0.12, 0.17, 0.2);
  private final double width = shape.choose(12.4, 10, 7.4);
  private final HeatMap tiles = new HeatMap(WIDTH, tileHeight);
  private final int words;

  /** The room to the right of the last word, as a share of the distance of two words. */
  private final double spare;

  private final double reach;

  /**
   * Creates the columns of a number of words.
   *
   * @param spare the room to the right of the last word, as a share of the distance of two words
   * @param reach the absolute value of the brightest tiles
   */
  VectorColumns(int words, double spare, double reach) {
    this.words = words;
    this.spare = spare;
    this.reach = Rounding.to(1, reach);
    tiles.reach(this.reach);
  }

  /** Returns a legend of the colours. */
  Group<Mobject<?>> legend() {
    return ColorLegend.of(new HeatMap(0.3, 0.2), reach);
  }

  /** Returns the x coordinate of a word and its column. */
  double x(int word) {
    return (word - (words - 1 + spare) / 2.0) * pitch() + shape.choose(0, 0.5, 0.5);
  }

  private double pitch() {
    return Math.min(MAX_PITCH, width / (words + spare));
  }

  /** Returns half the height of a column. */
  double halfHeight() {
    return SHOWN * tileHeight / 2;
  }

  /** Returns the column of a word, with its middle at {@code y}. */
  Group<Group<Rectangle>> column(RealMatrix vectors, int word, double y) {
    RealMatrix shown =
        RealMatrix.of(Math.min(SHOWN, vectors.columns()), 1, (i, none) -> vectors.get(word, i));
    return tiles.of(shown.toRows()).moveTo(at(x(word), y));
  }

  /** Returns the columns of the words from {@code from} on, before {@code to}. */
  Group<Group<Group<Rectangle>>> columns(RealMatrix vectors, int from, int to, double y) {
    Group<Group<Group<Rectangle>>> all = group();
    for (int word = from; word < to; word++) {
      all.add(column(vectors, word, y));
    }
    return all;
  }

  /**
   * Returns a narrow column to the right of that of a word, with its middle at {@code y}.
   *
   * @param vector the vector as a matrix of one column
   * @param place the place, counted from 0 at the left; three have room between two words
   */
  Group<Group<Rectangle>> beside(RealMatrix vector, int word, int place, double y) {
    double room = pitch() - WIDTH;
    RealMatrix shown = vector.sliceRows(0, Math.min(SHOWN, vector.rows()));
    var narrow = new HeatMap(0.2 * room, tileHeight).reach(reach);
    double x = x(word) + WIDTH / 2 + (0.24 + 0.27 * place) * room;
    return narrow.of(shown.toRows()).moveTo(at(x, y));
  }

  /** Returns the arcs from a word to the words that it reads, as thick as the weights. */
  Group<ArcBetweenPoints> arcs(double[] weights, int word, double y, Color color) {
    Group<ArcBetweenPoints> arcs = group();
    for (int read = 0; read < word; read++) {
      double chord = x(word) - x(read);
      double height = 0.2 + 0.13 * (word - read);
      double angle = 4 * StrictMath.atan(2 * height / chord);
      arcs.add(
          arcBetweenPoints(at(x(word), y), at(x(read), y), angle)
              .setStroke(color, MAX_STROKE * weights[read])
              .setStrokeOpacity(Math.min(1, 0.25 + weights[read])));
    }
    return arcs;
  }
}
