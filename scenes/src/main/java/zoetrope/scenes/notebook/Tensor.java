package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.RealMatrix;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.HeatMap;

/**
 * An array of numbers [B, rows, columns] as a stack of B sheets, seen a little from the side. The
 * first sheet, on top, shows its numbers as tiles. Letters name the sides. The length of a side is
 * proportional to the square root of its size, so that small sides are visible beside large ones.
 */
final class Tensor {
  private static final double MAX_SIDE = 3.0;
  private static final double DEPTH = 0.1;
  private static final double MAX_DEPTH = 0.42;

  /** The distance from the edge to the tiles, so that neither covers the other. */
  private static final double EDGE_GAP = 0.02;

  private final HeatMap map;
  private final RealMatrix front;

  /** The empty sheets, from the last to the first. */
  final Group<Rectangle> back;

  /** The tiles of the first sheet, row by row. */
  final Group<Group<Rectangle>> tiles;

  /** The edge of the first sheet. */
  final Rectangle edge;

  /** The letters of rows, of columns, and of sheets if there is a stack. */
  final Group<Tex> letters;

  /** All objects, from back to front. */
  final Group<Mobject<?>> all;

  /**
   * Creates an array with the first sheet {@code front}.
   *
   * @param sheets B, or 0 for a matrix without a stack
   * @param letters the letters of rows and columns
   */
  Tensor(RealMatrix front, int sheets, Color color, HeadShapes shapes, String... letters) {
    this(front, sheets, color, shapes, map(front, shapes), letters);
  }

  Tensor(
      RealMatrix front,
      int sheets,
      Color color,
      HeadShapes shapes,
      HeatMap map,
      String... letters) {
    this.front = front;
    this.map = map;
    tiles = map.of(front.toRows());
    edge = sheet(color);
    back = back(sheets, color);
    this.letters = letters(sheets > 0, letters);
    all = group(back, tiles, edge, this.letters);
  }

  /** Returns the heat map for the tiles of {@code front}. */
  static HeatMap map(RealMatrix front, HeadShapes shapes) {
    return new HeatMap(
            side(front.columns(), shapes) / front.columns(),
            side(front.rows(), shapes) / front.rows())
        .reach(Math.max(1e-9, 0.8 * front.maxAbs()));
  }

  /** Returns the length of a side of this size. */
  static double side(int size, HeadShapes shapes) {
    return MAX_SIDE * Math.sqrt((double) size / shapes.longest());
  }

  private Rectangle sheet(Color color) {
    return rectangle(tiles.width() + 2 * EDGE_GAP, tiles.height() + 2 * EDGE_GAP)
        .moveTo(tiles)
        .setStroke(color, 2)
        .setFill(BLACK, 0);
  }

  private Group<Rectangle> back(int sheets, Color color) {
    List<Rectangle> sheetsBehind = new ArrayList<>();
    double step = Math.min(DEPTH, MAX_DEPTH / Math.max(1, sheets - 1));
    for (int b = Math.max(0, sheets - 1); b >= 0; b--) {
      Rectangle behind = sheet(color).setFill(b == 0 ? BLACK : color.lerp(BLACK, 0.75), 1);
      sheetsBehind.add(behind.shift(at(step * b, step * b)));
    }
    return group(sheetsBehind);
  }

  private Group<Tex> letters(boolean pile, String... names) {
    var rows = tex(names[0]).fontSize(36).nextTo(edge, LEFT, 0.15);
    var columns = tex(names[1]).fontSize(36).nextTo(edge, DOWN, 0.15);
    if (!pile) {
      return group(rows, columns);
    }
    Vec corner = back.first().corner(UL);
    Vec middle = edge.corner(UL).plus(corner).times(0.5);
    var depth = tex("B").fontSize(36).moveTo(middle.plus(at(-0.2, 0.18)));
    return group(rows, columns, depth);
  }

  Tex rowLetter() {
    return letters.get(0);
  }

  Tex columnLetter() {
    return letters.get(1);
  }

  /** Moves the middle of the first sheet to {@code point}. */
  Tensor place(Vec point) {
    all.shift(point.minus(edge.center()));
    return this;
  }

  /** Returns the tiles of column {@code j}. */
  Group<Rectangle> column(int j) {
    return tiles.map(row -> row.get(j));
  }

  /**
   * Returns the transposed array as a target of a transformation. Its tiles are ordered column by
   * column, so that each corresponds to a tile of this array.
   */
  Tensor transposed(HeadShapes shapes, Color color) {
    int sheets = letters.size() > 2 ? back.size() : 0;
    var turned = map(front.transpose(), shapes);
    var result = new Tensor(front.transpose(), sheets, color, shapes, turned, names(1), names(0));
    List<Group<Rectangle>> columns = new ArrayList<>();
    for (int j = 0; j < front.rows(); j++) {
      columns.add(result.column(j));
    }
    result.tiles.setChildren(columns);
    return result;
  }

  private String names(int letter) {
    return letters.get(letter).source();
  }
}
