package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.RealMatrix;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;

/** Vectors as columns of tiles, all of one size. */
final class Tiles {
  static final double WIDTH = 0.45;

  private final HeatMap meanings;
  private final HeatMap positions;

  Tiles(int channels) {
    double height = FrameShape.current().choose(2.4, 2.8, 3.6) / channels;
    meanings = new HeatMap(WIDTH, height).reach(2);
    positions = positions(WIDTH, height);
  }

  /** Returns the heat map for positions with tiles of this size. */
  static HeatMap positions(double width, double height) {
    return new HeatMap(width, height).reach(1).colors(TEAL, PURPLE_B);
  }

  /** Returns the column of row {@code i} of embeddings or of sums. */
  Group<Rectangle> meaning(RealMatrix rows, int i) {
    return flat(meanings.of(rows.sliceRows(i, i + 1).transpose().toRows()));
  }

  /** Returns the column of row {@code i} of position vectors. */
  Group<Rectangle> position(RealMatrix rows, int i) {
    return flat(positions.of(rows.sliceRows(i, i + 1).transpose().toRows()));
  }

  private static Group<Rectangle> flat(Group<Group<Rectangle>> rows) {
    return group(rows.stream().map(Group::first));
  }
}
