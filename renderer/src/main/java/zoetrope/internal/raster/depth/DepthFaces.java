package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * Convex polygons in pixels, with the depth of each corner. The depth is {@code 1 / w}, so a larger
 * depth is nearer to the eye. The polygons are stored in flat arrays, because one frame may contain
 * hundreds of thousands. Immutable.
 */
public final class DepthFaces implements DepthPart {
  /** For each corner of all faces, the number of its point. Neighbouring faces share points. */
  final int[] vertices;

  /** Points in fixed point (24.8 pixels), two elements each. */
  final int[] points;

  /** The depth of each point, {@code 1 / w}. */
  final float[] depths;

  /** The depth of each face's farthest point, which is its least depth. */
  private final float[] least;

  private final float[] most;

  final long[] boxes;

  /** The index of the first corner of each face, followed by the number of all corners. */
  final int[] starts;

  /** The orientation of each face: the sign of its signed area, 0 for an invisible face. */
  final byte[] turns;

  /** For each corner, the face across the edge to the next corner, or -1; null if unknown. */
  final int[] across;

  /** The colour of each face, {@code 0xAARRGGBB}, not premultiplied. */
  final int[] colors;

  /** The values at corners that some of the faces interpolate; null if each face has one colour. */
  final CornerValues values;

  /** The index of the first value of each face, -1 for faces of one colour; null without values. */
  private final int[] valueStarts;

  /** Whether the faces are pieces of a stroke; where they overlap, only the nearest is visible. */
  public final boolean isStroke;

  /** Whether this is a single opaque face with a constant depth that covers the whole canvas. */
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

  /** Returns the column of a corner in 1/256 pixel. */
  int x(int corner) {
    return points[2 * vertices[corner]];
  }

  /** Returns the row of a corner in 1/256 pixel. */
  int y(int corner) {
    return points[2 * vertices[corner] + 1];
  }

  /** Returns the depth of a corner, {@code 1 / w}. */
  float depth(int corner) {
    return depths[vertices[corner]];
  }

  /** Whether face {@code other} has one colour and the same orientation as face {@code i}. */
  boolean continuesIn(int other, int i) {
    return turns[other] == turns[i] && !isShaded(other);
  }

  /** Whether the colour varies within face {@code i}. */
  boolean isShaded(int i) {
    return values != null && valueStarts[i] >= 0;
  }

  int valueStart(int i) {
    return valueStarts[i];
  }

  boolean isLarge(int i) {
    return TileBins.isLarge(boxes[i]);
  }

  @Override
  public long[] boxes() {
    return boxes;
  }

  @Override
  public float nearestDepth(int i) {
    return most[i];
  }

  @Override
  public float farthestDepth(int i) {
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
