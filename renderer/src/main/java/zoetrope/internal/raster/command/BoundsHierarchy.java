package zoetrope.internal.raster.command;

/**
 * One level of a bounding volume hierarchy of draw commands. Each node stores the bounding box of a
 * series of commands, and how many of these have an opaque rectangle. The nodes of a level are
 * computed from those of the level below.
 */
final class BoundsHierarchy {
  private int[] boxes = new int[0];
  private int[] opaqueCounts = new int[0];

  /** Allocates {@code count} nodes and discards all earlier nodes. */
  void reserve(int count) {
    opaqueCounts = new int[count];
    boxes = new int[4 * count];
  }

  /** Copies the first {@code count} nodes of another level. */
  void copyPrefix(BoundsHierarchy from, int count) {
    System.arraycopy(from.boxes, 0, boxes, 0, 4 * count);
    System.arraycopy(from.opaqueCounts, 0, opaqueCounts, 0, count);
  }

  void clear(int node) {
    boxes[4 * node] = Integer.MAX_VALUE;
    boxes[4 * node + 1] = Integer.MAX_VALUE;
    boxes[4 * node + 2] = 0;
    boxes[4 * node + 3] = 0;
    opaqueCounts[node] = 0;
  }

  void add(int node, DrawCommand command) {
    grow(node, command.left(), command.top(), command.right(), command.bottom());
    opaqueCounts[node] += command.opaqueRect() == null ? 0 : 1;
  }

  void add(int node, BoundsHierarchy children, int child) {
    int[] box = children.boxes;
    int at = 4 * child;
    grow(node, box[at], box[at + 1], box[at + 2], box[at + 3]);
    opaqueCounts[node] += children.opaqueCounts[child];
  }

  private void grow(int node, int left, int top, int right, int bottom) {
    int at = 4 * node;
    boxes[at] = Math.min(boxes[at], left);
    boxes[at + 1] = Math.min(boxes[at + 1], top);
    boxes[at + 2] = Math.max(boxes[at + 2], right);
    boxes[at + 3] = Math.max(boxes[at + 3], bottom);
  }

  /** Whether the box of a node intersects {@code [x0, x1) x [y0, y1)}. */
  boolean intersects(int node, int x0, int y0, int x1, int y1) {
    int at = 4 * node;
    return boxes[at] < x1 && boxes[at + 2] > x0 && boxes[at + 1] < y1 && boxes[at + 3] > y0;
  }

  boolean hasOpaque(int node) {
    return opaqueCounts[node] > 0;
  }
}
