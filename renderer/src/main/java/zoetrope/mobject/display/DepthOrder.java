package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * A sorter of objects by depth, from far to near.
 *
 * <p>If a plane separates the boxes of two objects, their order is exact: the object on the side of
 * the eye is in front. Objects that cannot be separated become one {@link Item.DepthGroup}, where
 * nearer faces hide farther ones pixel by pixel. This happens if the objects or their boxes
 * intersect, or if they overlap in a cycle. A surface that may cut or hide itself also becomes such
 * a group. The faces of a solid or a flat object that is separated from all others are sorted by
 * their centres.
 */
final class DepthOrder {
  /**
   * The largest number of objects that are checked for separation. If there are more and all are
   * flat, they are sorted by their centres.
   */
  private static final int MAX_COMPARED_OBJECTS = 800;

  private final List<DepthSortable> sortables;
  private final Vec eye;
  private final DepthGroups groups;
  private final int n;

  /**
   * For each object, the index of the first object in its cluster. Planes do not separate all
   * objects of a cluster.
   */
  private final int[] cluster;

  /** Whether object i must be drawn before object j, for indices {@code [i][j]}. */
  private final boolean[][] before;

  private DepthOrder(List<DepthSortable> sortables, Vec eye, DepthGroups groups) {
    this.sortables = sortables;
    this.eye = eye;
    this.groups = groups;
    this.n = sortables.size();
    this.cluster = new int[n];
    this.before = new boolean[n][n];
  }

  /**
   * Appends all objects to {@code items}.
   *
   * @param groups creates depth groups
   */
  static void append(
      List<DepthSortable> sortables, Vec eye, DisplayList.Builder items, DepthGroups groups) {
    if (sortables.isEmpty()) {
      return;
    }
    DepthOrder order = new DepthOrder(sortables, eye, groups);
    if (sortables.size() == 1 || sortables.size() > MAX_COMPARED_OBJECTS) {
      order.appendTogether(sortables, items);
    } else {
      order.compareAll();
      order.appendClusters(items);
    }
  }

  private void appendTogether(List<DepthSortable> together, DisplayList.Builder items) {
    if (together.size() == 1) {
      DepthSortable one = together.get(0);
      (one.crossesItself(eye) ? one.pixelByPixel(eye) : one.seen(eye)).forEach(items::add);
      return;
    }
    boolean facing = together.stream().allMatch(s -> s.isSortable() && !s.hasOneFace());
    boolean manyFlat =
        together.size() > MAX_COMPARED_OBJECTS && together.stream().allMatch(DepthSortable::isFlat);
    if (facing || manyFlat) {
      appendSorted(together, eye, items);
    } else if (together.stream().allMatch(DepthSortable::isPlain)) {
      appendGroup(together, items);
    } else {
      appendAround(together, items);
    }
  }

  private void appendGroup(List<DepthSortable> together, DisplayList.Builder items) {
    GroupMembers members = new GroupMembers();
    together.forEach(s -> s.addTo(members, eye));
    if (!members.isEmpty()) {
      items.add(groups.of(members));
    }
  }

  /**
   * Appends faces and families that are composited as one. Each family comes after the faces that
   * are farther than its centre, and before the nearer ones.
   */
  private void appendAround(List<DepthSortable> together, DisplayList.Builder items) {
    List<DepthSortable> plain = together.stream().filter(DepthSortable::isPlain).toList();
    List<DepthSortable> families =
        together.stream()
            .filter(s -> !s.isPlain())
            .sorted(Comparator.comparingDouble(s -> -s.distance(0, eye)))
            .toList();
    double farthest = Double.POSITIVE_INFINITY;
    for (DepthSortable family : families) {
      appendBand(plain, family.distance(0, eye), farthest, items);
      family.seen(eye).forEach(items::add);
      farthest = family.distance(0, eye);
    }
    appendBand(plain, Double.NEGATIVE_INFINITY, farthest, items);
  }

  /** Appends the faces whose centres lie between two squared distances. */
  private void appendBand(
      List<DepthSortable> plain, double nearest, double farthest, DisplayList.Builder items) {
    GroupMembers members = new GroupMembers();
    plain.forEach(s -> s.addBand(members, eye, nearest, farthest));
    if (!members.isEmpty()) {
      items.add(groups.of(members));
    }
  }

  /** Appends the faces of all objects, sorted by the distances of their centres. */
  private static void appendSorted(
      List<DepthSortable> together, Vec eye, DisplayList.Builder items) {
    int count = 0;
    for (DepthSortable b : together) {
      count += b.size();
    }
    DepthSortable[] owners = new DepthSortable[count];
    int[] faces = new int[count];
    long[] keys = new long[count];
    int k = 0;
    for (DepthSortable b : together) {
      for (int i = 0; i < b.size(); i++) {
        if (!b.isHidden(i, eye)) {
          long near = Integer.MAX_VALUE - Float.floatToIntBits((float) b.distance(i, eye));
          owners[k] = b;
          faces[k] = i;
          keys[k] = near << 32 | k;
          k++;
        }
      }
    }
    Arrays.sort(keys, 0, k);
    for (int j = 0; j < k; j++) {
      items.add(owners[(int) keys[j]].face(faces[(int) keys[j]]));
    }
  }

  private void compareAll() {
    for (int i = 0; i < n; i++) {
      cluster[i] = i;
    }
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        if (mayOverlap(sortables.get(i), sortables.get(j))) {
          compare(i, j);
        }
      }
    }
  }

  /** Returns whether the cones from the eye around both objects intersect. */
  private boolean mayOverlap(DepthSortable a, DepthSortable b) {
    Vec u = a.center().minus(eye);
    Vec v = b.center().minus(eye);
    double p = u.length();
    double q = v.length();
    if (p <= a.radius() || q <= b.radius()) {
      return true;
    }
    double sinA = a.radius() / p;
    double sinB = b.radius() / q;
    double cosA = Math.sqrt(1 - sinA * sinA);
    double cosB = Math.sqrt(1 - sinB * sinB);
    return u.dot(v) / (p * q) >= cosA * cosB - sinA * sinB - 1e-12;
  }

  private void compare(int i, int j) {
    ScenePlane plane = sortables.get(i).plane();
    ScenePlane other = sortables.get(j).plane();
    if (plane != null && other != null && plane.isSame(other)) {
      before[i][j] = true;
      return;
    }
    int side = nearer(sortables.get(i).box(), sortables.get(j).box());
    if (side == 0) {
      join(cluster[i], cluster[j]);
    } else if (side > 0) {
      before[j][i] = true;
    } else {
      before[i][j] = true;
    }
  }

  private void join(int a, int b) {
    int low = Math.min(a, b);
    int high = Math.max(a, b);
    for (int i = 0; i < n; i++) {
      if (cluster[i] == high) {
        cluster[i] = low;
      }
    }
  }

  /** Returns 1 if {@code a} is in front of {@code b}, -1 if behind, 0 if they are not separated. */
  private int nearer(Affine a, Affine b) {
    for (int i = 0; i < 3; i++) {
      int side = side(a, b, faceNormal(a, i));
      side = side != 0 ? side : side(a, b, faceNormal(b, i));
      if (side != 0) {
        return side;
      }
    }
    for (int i = 0; i < 9; i++) {
      int side = side(a, b, a.column(i / 3).cross(b.column(i % 3)));
      if (side != 0) {
        return side;
      }
    }
    return 0;
  }

  private static Vec faceNormal(Affine box, int i) {
    return box.column((i + 1) % 3).cross(box.column((i + 2) % 3));
  }

  /**
   * Compares two boxes by a plane perpendicular to {@code direction}. Returns 1 if the plane
   * separates them and {@code a} is on the eye's side, -1 if it is {@code b}, and 0 if no such
   * plane exists.
   */
  private int side(Affine a, Affine b, Vec direction) {
    Vec d = direction.normalized();
    if (d.equals(Vec.ZERO)) {
      return 0;
    }
    double p = d.dot(a.translation());
    double q = d.dot(b.translation());
    double reachA = reach(a, d);
    double reachB = reach(b, d);
    if (Math.abs(q - p) < reachA + reachB - 1e-9 * (1 + reachA + reachB)
        || Math.abs(q - p) < 1e-12) {
      return 0;
    }
    double plane = p < q ? (p + reachA + q - reachB) / 2 : (p - reachA + q + reachB) / 2;
    return d.dot(eye) < plane == p < q ? 1 : -1;
  }

  /** Returns how far a box extends from its centre along a direction of length 1. */
  static double reach(Affine box, Vec d) {
    return Math.abs(d.dot(box.column(0)))
        + Math.abs(d.dot(box.column(1)))
        + Math.abs(d.dot(box.column(2)));
  }

  /**
   * Appends the clusters one after the other. Among the clusters that may be drawn next, the
   * farthest comes first. Clusters that form a cycle are appended together.
   */
  private void appendClusters(DisplayList.Builder items) {
    int[] waiting = new int[n];
    double[] distance = new double[n];
    Arrays.fill(distance, -1);
    for (int i = 0; i < n; i++) {
      int c = cluster[i];
      distance[c] = Math.max(distance[c], sortables.get(i).center().distance(eye));
      for (int j = 0; j < n; j++) {
        if (before[j][i] && cluster[j] != c) {
          waiting[c]++;
        }
      }
    }
    for (int next = next(waiting, distance); next >= 0; next = next(waiting, distance)) {
      boolean isRing = waiting[next] > 0;
      List<DepthSortable> members = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        if (isRing ? distance[cluster[i]] >= 0 : cluster[i] == next) {
          members.add(sortables.get(i));
          release(i, waiting);
        }
      }
      if (isRing) {
        Arrays.fill(distance, -1);
      }
      distance[next] = -1;
      appendTogether(members, items);
    }
  }

  private void release(int i, int[] waiting) {
    for (int j = 0; j < n; j++) {
      if (before[i][j] && cluster[j] != cluster[i]) {
        waiting[cluster[j]]--;
      }
    }
  }

  /**
   * Returns the cluster that waits for the fewest other clusters: none, unless there is a cycle. If
   * several clusters wait for equally few, returns the farthest of them. Returns -1 if no cluster
   * is left.
   */
  private static int next(int[] waiting, double[] distance) {
    int best = -1;
    for (int c = 0; c < waiting.length; c++) {
      if (distance[c] >= 0
          && (best < 0
              || waiting[c] < waiting[best]
              || waiting[c] == waiting[best] && distance[c] > distance[best])) {
        best = c;
      }
    }
    return best;
  }
}
