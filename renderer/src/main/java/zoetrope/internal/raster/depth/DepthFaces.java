package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * Convex polygons in pixels with the depth of each corner, in flat arrays, as there may be hundreds
 * of thousands in each frame. Immutable.
 */
public final class DepthFaces implements DepthPart {
  /** The number of the point of each corner; neighbours have points in common. */
  final int[] vertices;

  /** Points in fixed point (24.8 pixels), two elements each. */
  final int[] points;

  /** The depth of each point, {@code 1 / w}. */
  final float[] depths;

  /** The least and the greatest depth of each face. */
  private final float[] least;

  private final float[] most;

  final long[] boxes;

  /** The first corner of each face, and the number of all corners. */
  final int[] starts;

  /** How each face turns on the canvas: 1 one way, -1 the other, 0 if it has no area there. */
  final byte[] turns;

  /**
   * The number of the face behind each corner's edge, to the next corner of its face, or -1; null
   * where no face knows its neighbours.
   */
  final int[] across;

  /** The colour of each face, {@code 0xAARRGGBB}, not premultiplied. */
  final int[] colors;

  /** What runs from corner to corner over some of the faces; null when each has one colour. */
  final CornerValues values;

  /** Where the values of each face begin, -1 for one of one colour; null without values. */
  private final int[] valueStarts;

  /** Whether the faces are pieces of one stroke, which do not blend with one another. */
  public final boolean isStroke;

  /** Whether they are one opaque face over all of the canvas, at one depth. */
  final boolean coversCanvas;

  private final PixelBox box;

  DepthFaces(DepthFacesBuilder b) {
    vertices = b.vertices();
    points = Arrays.copyOf(b.points, 2 * b.pointCount);
    depths = Arrays.copyOf(b.depths, b.pointCount);
    starts = Arrays.copyOf(b.starts, b.count + 1);
    least = Arrays.copyOf(b.least, b.count);
    most = Arrays.copyOf(b.most, b.count);
    boxes = Arrays.copyOf(b.boxes, b.count);
    turns = Arrays.copyOf(b.turns, b.count);
    across = b.across();
    colors = Arrays.copyOf(b.colors, b.count);
    values = b.values == null ? null : b.values.build();
    valueStarts = values == null ? null : Arrays.copyOf(b.valueStarts, b.count);
    isStroke = b.isStroke;
    coversCanvas = b.coversCanvas;
    box = new PixelBox(b.minX >> 8, b.minY >> 8, (b.maxX >> 8) + 1, (b.maxY >> 8) + 1);
  }

  int count() {
    return colors.length;
  }

  /** The column of a corner in 1/256 of a pixel. */
  int x(int corner) {
    return points[2 * vertices[corner]];
  }

  /** The row of a corner in 1/256 of a pixel. */
  int y(int corner) {
    return points[2 * vertices[corner] + 1];
  }

  /** The depth of a corner. */
  float depth(int corner) {
    return depths[vertices[corner]];
  }

  /** Whether face {@code i} goes on, of one colour, in {@code other}, and turns the same way. */
  boolean continuesIn(int other, int i) {
    return turns[other] == turns[i] && !isShaded(other);
  }

  /** Whether more than one colour runs over face {@code i}. */
  boolean isShaded(int i) {
    return values != null && valueStarts[i] >= 0;
  }

  /** Where the values of the corners of a shaded face begin. */
  int valueStart(int i) {
    return valueStarts[i];
  }

  /** Whether face {@code i} reaches into many tiles. */
  boolean isLarge(int i) {
    return TileBins.isLarge(boxes[i]);
  }

  @Override
  public long[] boxes() {
    return boxes;
  }

  @Override
  public float most(int i) {
    return most[i];
  }

  @Override
  public float least(int i) {
    return least[i];
  }

  @Override
  public int box(int i, int tileLeft, int tileTop) {
    int minX = Integer.MAX_VALUE;
    int minY = Integer.MAX_VALUE;
    int maxX = Integer.MIN_VALUE;
    int maxY = Integer.MIN_VALUE;
    for (int k = starts[i]; k < starts[i + 1]; k++) {
      minX = Math.min(minX, x(k));
      maxX = Math.max(maxX, x(k));
      minY = Math.min(minY, y(k));
      maxY = Math.max(maxY, y(k));
    }
    return DepthTile.box(
        (minX >> 8) - tileLeft,
        (minY >> 8) - tileTop,
        (maxX >> 8) + 1 - tileLeft,
        (maxY >> 8) + 1 - tileTop);
  }

  @Override
  public PixelBox box() {
    return box;
  }

  @Override
  public int size() {
    int extra = values == null ? 0 : values.size() + valueStarts.length;
    int links = across == null ? 0 : across.length;
    int corners = vertices.length + points.length + depths.length + links;
    return (corners + 7 * colors.length + extra) / 2;
  }
}
