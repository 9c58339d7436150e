package zoetrope.internal.raster.depth;

import java.util.Arrays;
import java.util.List;

/**
 * All faces and flat fills of a depth group, numbered in drawing order. A fill has one number, like
 * a face. Immutable.
 */
public final class DepthList {
  private final List<DepthPart> parts;
  private final DepthPart[] partArray;
  private final boolean hasAreas;

  /** The number of the first face of each part, followed by the number of all faces. */
  private final int[] starts;

  /** For each number, the index of its part; null if there is only one part. */
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

  DepthPart part(int index) {
    return partArray[index];
  }

  /** Whether the list contains fills. */
  public boolean hasAreas() {
    return hasAreas;
  }

  /** Returns the tiles that face {@code number} touches; see {@link TileBins#box}. */
  long box(int number) {
    return boxes[number];
  }

  /** Returns the box of each face and fill; the array must not be modified. */
  long[] boxes() {
    return boxes;
  }

  /** Returns the index of the part that contains face {@code number}. */
  int partOf(int number) {
    return partOf == null ? 0 : partOf[number];
  }

  /** Returns the first number of part {@code k}, which is also the end of part {@code k - 1}. */
  int start(int k) {
    return starts[k];
  }

  /** See {@link DepthPart#nearestDepth}. */
  float nearestDepth(int number) {
    int part = partOf(number);
    return partArray[part].nearestDepth(number - starts[part]);
  }

  /** See {@link DepthPart#farthestDepth}. */
  float farthestDepth(int number) {
    int part = partOf(number);
    return partArray[part].farthestDepth(number - starts[part]);
  }

  /** Returns the memory used, in array elements. */
  int memory() {
    return 2 * size() + 16;
  }
}
