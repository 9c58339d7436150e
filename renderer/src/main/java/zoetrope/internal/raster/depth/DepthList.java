package zoetrope.internal.raster.depth;

import java.util.Arrays;
import java.util.List;

/** All faces and fills of a depth group, by number, in their order. Immutable. */
public final class DepthList {
  private final List<DepthPart> parts;
  private final DepthPart[] partArray;
  private final boolean hasAreas;

  /** The number of the first face of each part, and of all. */
  private final int[] starts;

  /** The index of the part that each number belongs to; null for a single part. */
  private final int[] partOf;

  private final long[] boxes;

  DepthList(List<DepthPart> parts) {
    this.parts = parts;
    partArray = parts.toArray(DepthPart[]::new);
    starts = new int[parts.size() + 1];
    for (int k = 0; k < partArray.length; k++) {
      starts[k + 1] = starts[k] + partArray[k].boxes().length;
    }
    hasAreas = parts.stream().anyMatch(DepthArea.class::isInstance);
    if (partArray.length == 1) {
      partOf = null;
      boxes = partArray[0].boxes();
      return;
    }
    partOf = new int[size()];
    boxes = new long[size()];
    for (int k = 0; k < partArray.length; k++) {
      Arrays.fill(partOf, starts[k], starts[k + 1], k);
      System.arraycopy(partArray[k].boxes(), 0, boxes, starts[k], starts[k + 1] - starts[k]);
    }
  }

  public List<DepthPart> parts() {
    return parts;
  }

  int size() {
    return starts[starts.length - 1];
  }

  /** A part by its index. */
  DepthPart part(int index) {
    return partArray[index];
  }

  /** Whether there are fills among them. */
  public boolean hasAreas() {
    return hasAreas;
  }

  /** The tiles that {@code number} reaches into; see {@link TileBins#box}. */
  long box(int number) {
    return boxes[number];
  }

  /** The same of all numbers; must not be modified. */
  long[] boxes() {
    return boxes;
  }

  /** The index of the part that {@code number} belongs to. */
  int partOf(int number) {
    return partOf == null ? 0 : partOf[number];
  }

  /** The first number of part {@code k}, which is where the part before it ends. */
  int start(int k) {
    return starts[k];
  }

  /** See {@link DepthPart#most}. */
  float most(int number) {
    int part = partOf(number);
    return partArray[part].most(number - starts[part]);
  }

  /** See {@link DepthPart#least}. */
  float least(int number) {
    int part = partOf(number);
    return partArray[part].least(number - starts[part]);
  }

  /** The memory taken, in array elements. */
  int memory() {
    return 2 * size() + 16;
  }
}
