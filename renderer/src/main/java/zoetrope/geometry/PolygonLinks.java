package zoetrope.geometry;

import java.util.Arrays;

/**
 * A search for polygons that share an edge. In most meshes, such as grids, the indices of
 * neighbouring polygons have the same differences everywhere. So the differences are found for one
 * polygon in the middle. For all other polygons, only neighbours with these differences are tested.
 */
final class PolygonLinks {
  /** Polygons with more edges have no neighbours. */
  private static final int MAX_SIDES = 4;

  private final Polygons polygons;
  private final int[] vertices;
  private final int[] across;

  /** The index of the neighbour at the k-th edge minus that of the polygon; 0 if unknown. */
  private final int[] strides = new int[MAX_SIDES];

  private final int[] sides = new int[MAX_SIDES];

  PolygonLinks(Polygons polygons) {
    this.polygons = polygons;
    vertices = polygons.vertices();
    across = new int[vertices.length];
    Arrays.fill(across, -1);
  }

  /** Returns the array for {@link Polygons#across}. */
  int[] across() {
    int size = polygons.size();
    if (size > 0 && measure(size / 2) < 2) {
      measure(0);
    }
    for (int i = 0; i < size; i++) {
      int n = Math.min(MAX_SIDES, polygons.cornerCount(i));
      for (int k = 0; k < n; k++) {
        int j = i + strides[k];
        if (j > i && j < size && isShared(i, k, j, sides[k])) {
          link(polygons.start(i) + k, i, polygons.start(j) + sides[k], j);
        }
      }
    }
    return across;
  }

  /** Links two neighbours. If more than two polygons share an edge, only two of them are linked. */
  private void link(int corner, int polygon, int otherCorner, int other) {
    if (across[corner] < 0 && across[otherCorner] < 0) {
      across[corner] = other;
      across[otherCorner] = polygon;
    }
  }

  /** Finds the neighbours of a polygon that have a larger index, and returns their number. */
  private int measure(int i) {
    int n = Math.min(MAX_SIDES, polygons.cornerCount(i));
    int found = 0;
    for (int k = 0; k < n; k++) {
      for (int j = i + 1; j < polygons.size() && strides[k] == 0; j++) {
        for (int l = 0; l < polygons.cornerCount(j); l++) {
          if (isShared(i, k, j, l)) {
            strides[k] = j - i;
            sides[k] = l;
            found++;
          }
        }
      }
    }
    return found;
  }

  private boolean isShared(int i, int k, int j, int l) {
    return l < polygons.cornerCount(j)
        && vertex(i, k) == vertex(j, l + 1)
        && vertex(i, k + 1) == vertex(j, l);
  }

  private int vertex(int i, int k) {
    return vertices[polygons.start(i) + (k == polygons.cornerCount(i) ? 0 : k)];
  }
}
