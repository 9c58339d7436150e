package zoetrope.internal.raster;

import java.util.Arrays;
import java.util.List;

/**
 * All faces and fills of a depth group, by number, in their order and from near to far. Immutable.
 */
final class DepthList {
  private static final int DIGIT = 11;
  private static final int DIGITS = 3;

  private final List<DepthPart> parts;

  /** The number of the first face of each part, and of all. */
  private final int[] starts;

  private final int[] boxes;

  /** All numbers, by the nearest point, the nearest first; of equal ones the last. */
  private final int[] order;

  DepthList(List<DepthPart> parts) {
    this.parts = parts;
    starts = new int[parts.size() + 1];
    for (int k = 0; k < parts.size(); k++) {
      starts[k + 1] = starts[k] + (parts.get(k) instanceof DepthFaces faces ? faces.count() : 1);
    }
    boxes = new int[size()];
    int[] keys = new int[size()];
    for (int k = 0; k < parts.size(); k++) {
      if (parts.get(k) instanceof DepthFaces faces) {
        System.arraycopy(faces.boxes, 0, boxes, starts[k], faces.count());
        for (int i = 0; i < faces.count(); i++) {
          keys[starts[k] + i] = Float.floatToIntBits(faces.most[i]);
        }
      } else {
        DepthArea area = (DepthArea) parts.get(k);
        boxes[starts[k]] = TileBins.box(area.left(), area.top(), area.right(), area.bottom());
        keys[starts[k]] = Float.floatToIntBits(Math.max(0, (float) area.middle()));
      }
    }
    order = sorted(keys);
  }

  /** The indices of keys that are not negative, in falling order, by radix. */
  private static int[] sorted(int[] keys) {
    int n = keys.length;
    int[] from = new int[n];
    int[] to = new int[n];
    for (int i = 0; i < n; i++) {
      from[i] = n - 1 - i;
    }
    int[] counts = new int[(1 << DIGIT) + 1];
    for (int pass = 0; pass < DIGITS; pass++) {
      int shift = pass * DIGIT;
      int last = (1 << DIGIT) - 1;
      Arrays.fill(counts, 0);
      for (int key : keys) {
        counts[last - (key >>> shift & last) + 1]++;
      }
      for (int d = 0; d < last; d++) {
        counts[d + 1] += counts[d];
      }
      for (int i = 0; i < n; i++) {
        to[counts[last - (keys[from[i]] >>> shift & last)]++] = from[i];
      }
      int[] swap = from;
      from = to;
      to = swap;
    }
    return from;
  }

  List<DepthPart> parts() {
    return parts;
  }

  int size() {
    return starts[starts.length - 1];
  }

  /** The tiles that {@code number} reaches into; see {@link TileBins#box}. */
  int box(int number) {
    return boxes[number];
  }

  /** The number at place {@code k} from near to far. */
  int inOrder(int k) {
    return order[k];
  }

  /** The index of the part that {@code number} belongs to. */
  int part(int number) {
    int low = 0;
    int high = parts.size();
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (starts[middle] <= number) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The first number of part {@code k}. */
  int start(int k) {
    return starts[k];
  }

  /** How near the nearest point of {@code number} is; infinite when that is not known. */
  float most(int number, int part) {
    return parts.get(part) instanceof DepthFaces faces
        ? faces.most[number - starts[part]]
        : Float.POSITIVE_INFINITY;
  }

  /** The memory taken, in array elements. */
  int memory() {
    return size() + 16;
  }
}
