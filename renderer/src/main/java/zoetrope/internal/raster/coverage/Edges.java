package zoetrope.internal.raster.coverage;

import zoetrope.internal.raster.pixel.PixelBox;

/** Immutable directed edges {@code x0, y0, x1, y1} in fixed point (24.8 pixels). */
public final class Edges implements FillArea {
  static final Edges NONE = new Edges(new int[0], PixelBox.EMPTY, true);

  /** The number of edges in a group, which is skipped if it spans none of the painted rows. */
  static final int GROUP = 16;

  final int[] data;
  private final PixelBox box;
  private final boolean isUnclipped;

  /** For each group: its first row, and the row after its last row. */
  final int[] groups;

  Edges(int[] data, PixelBox box, boolean isUnclipped) {
    this.data = data;
    this.box = box;
    this.isUnclipped = isUnclipped;
    this.groups = new int[2 * ((data.length / 4 + GROUP - 1) / GROUP)];
    for (int g = 0; g < groups.length; g += 2) {
      int low = Integer.MAX_VALUE;
      int high = Integer.MIN_VALUE;
      int end = Math.min(data.length, (g / 2 + 1) * GROUP * 4);
      for (int i = g / 2 * GROUP * 4; i < end; i += 4) {
        low = Math.min(low, Math.min(data[i + 1], data[i + 3]));
        high = Math.max(high, Math.max(data[i + 1], data[i + 3]));
      }
      groups[g] = low >> 8;
      groups[g + 1] = (high + 255) >> 8;
    }
  }

  @Override
  public PixelBox box() {
    return box;
  }

  @Override
  public boolean isUnclipped() {
    return isUnclipped;
  }

  @Override
  public int size() {
    return data.length;
  }
}
