package zoetrope.internal.raster.depth;

import java.util.Arrays;
import java.util.List;

/** All faces and fills of a depth group, by number, in their order. Immutable. */
public final class DepthList {
  private final List<DepthPart> parts;
  private final DepthPart[] partArray;
  private boolean hasAreas;

  /** The number of the first face of each part, and of all. */
  private final int[] starts;

  /** The index of the part that each number belongs to; null for a single part. */
  private final int[] partOf;

  private final long[] boxes;

  DepthList(List<DepthPart> parts) {
    this.parts = parts;
    partArray = parts.toArray(DepthPart[]::new);
    starts = new int[parts.size() + 1];
    for (int k = 0; k < parts.size(); k++) {
      starts[k + 1] = starts[k] + (parts.get(k) instanceof DepthFaces faces ? faces.count() : 1);
    }
    if (parts.size() == 1 && parts.get(0) instanceof DepthFaces faces) {
      partOf = null;
      boxes = faces.boxes;
      return;
    }
    partOf = new int[size()];
    boxes = new long[size()];
    for (int k = 0; k < parts.size(); k++) {
      Arrays.fill(partOf, starts[k], starts[k + 1], k);
      if (parts.get(k) instanceof DepthFaces faces) {
        System.arraycopy(faces.boxes, 0, boxes, starts[k], faces.count());
      } else {
        DepthPart area = parts.get(k);
        hasAreas = true;
        boxes[starts[k]] = TileBins.box(area.left(), area.top(), area.right(), area.bottom());
      }
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

  /** How near the nearest point of {@code number} is; infinite when that is not known. */
  float most(int number) {
    return partArray[partOf(number)] instanceof DepthFaces faces
        ? faces.most[number - starts[partOf(number)]]
        : Float.POSITIVE_INFINITY;
  }

  /** How near the farthest point of {@code number} is; 0 when that is not known. */
  float least(int number) {
    return partArray[partOf(number)] instanceof DepthFaces faces
        ? faces.least[number - starts[partOf(number)]]
        : 0;
  }

  /** The memory taken, in array elements. */
  int memory() {
    return 2 * size() + 16;
  }
}
