package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Rectangle;

/**
 * Numbers as tiles: dark grey for 0, brighter with the distance from 0, blue above and red below.
 *
 * <pre>{@code
 * var tiles = new HeatMap(0.1, 0.4).reach(2).of(sequence);    // rows of tiles
 * play(laggedStart(tiles, row -> fadeIn(row)));
 * }</pre>
 */
public final class HeatMap {
  private final double width;
  private final double height;
  private double reach = 1;
  private Color positive = BLUE;
  private Color negative = RED;

  /** Creates a map with tiles of this width and height, in stage units. */
  public HeatMap(double width, double height) {
    this.width = width;
    this.height = height;
  }

  /**
   * Sets the distance from 0 of the brightest tiles; the default is 1.
   *
   * @throws IllegalArgumentException if it is not above 0
   */
  public HeatMap reach(double value) {
    if (!(value > 0)) {
      throw new IllegalArgumentException("the reach of a heat map must be above 0, not " + value);
    }
    reach = value;
    return this;
  }

  /** Sets the colours of the brightest tiles above and below 0. */
  public HeatMap colors(Color above, Color below) {
    positive = above;
    negative = below;
    return this;
  }

  /** Returns rows of tiles, one for each {@code values[row][column]}, centred on the stage. */
  public Group<Group<Rectangle>> of(double[][] values) {
    List<Group<Rectangle>> rows = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      List<Rectangle> row = new ArrayList<>();
      for (int j = 0; j < values[i].length; j++) {
        row.add(tile(values[i][j]).moveTo(at(width * j, -height * i)));
      }
      rows.add(group(row));
    }
    return group(rows).toCenter();
  }

  /** Returns the colour of the tile of {@code value}. */
  public Color color(double value) {
    Color full = value >= 0 ? positive : negative;
    return Conventions.ZERO.lerp(full, Math.min(1, Math.abs(value) / reach));
  }

  private Rectangle tile(double value) {
    return rectangle(width, height).setStroke(BLACK, 0.5).setFill(color(value), 1);
  }
}
