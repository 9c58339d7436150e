package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * An object that is sorted by depth among others: some faces and a box around them. It is immutable
 * except for caches of its last order, items, mesh and depth groups.
 */
public final class DepthSortable {
  private final List<? extends Item> faces;
  private final Item.Mesh mesh;
  private final double[] middles;
  private final double[] normals;
  private final Affine box;
  private final boolean hollow;
  private final Kind kind;

  /** How far the faces are moved towards the eye for comparisons of depth, in scene units. */
  private final double lift;

  private final Vec center;
  private final double radius;
  private ScenePlane plane;
  private Vec lastEye;
  private int[] lastOrder;
  private List<Item> outlines = List.of();
  private List<Item> lastSeen;
  private Vec lastGroupEye;
  private Item lastMesh;

  /** The depth groups of this object alone; null until they are needed. */
  private DepthGroups groups;

  private enum Kind {
    /** Flat faces that face the eye, or one flat face. */
    FACING,
    /** A {@link #sheet}. */
    SHEET,
    /** Faces that can be sorted by distance. */
    ORDERED,
    OTHER
  }

  /**
   * Creates an object of flat shapes that are turned to the eye, such as dots, or of one flat shape
   * in any orientation.
   *
   * @param faces the items of the faces
   * @param middles three coordinates for each face, in the scene
   * @param box the map from the cube with corners (-1, -1, -1) and (1, 1, 1) to a box around all
   *     faces
   */
  public DepthSortable(List<Item> faces, double[] middles, Affine box) {
    this(faces, null, middles, null, false, Kind.FACING, box);
  }

  /**
   * Creates an object of the faces of a surface or a solid.
   *
   * @param faces the items of the faces
   * @param mesh all faces in one item; null if they are not a mesh
   * @param middles three coordinates for each face, in the scene
   * @param normals three coordinates for each face, pointing out of a closed solid; null if the
   *     faces do not enclose anything
   * @param opaque whether the inside of a closed solid is never visible
   * @param ordered whether sorting by distance is correct for the faces: true for a convex solid
   *     seen from outside, and for the graph of a function seen from above
   * @param box the map from the cube with corners (-1, -1, -1) and (1, 1, 1) to a box around all
   *     faces
   */
  public DepthSortable(
      List<? extends Item> faces,
      Item.Mesh mesh,
      double[] middles,
      double[] normals,
      boolean opaque,
      boolean ordered,
      Affine box) {
    this(faces, mesh, middles, normals, opaque, ordered ? Kind.ORDERED : Kind.OTHER, box);
  }

  private DepthSortable(
      List<? extends Item> faces,
      Item.Mesh mesh,
      double[] middles,
      double[] normals,
      boolean opaque,
      Kind kind,
      Affine box) {
    this.kind = kind;
    this.lift =
        kind == Kind.SHEET ? faces.stream().mapToDouble(Item::halfWidth).max().orElse(0) : 0;
    this.faces = faces;
    this.mesh = mesh;
    this.middles = middles;
    this.normals = normals;
    this.box = box;
    this.hollow = normals != null && opaque;
    this.center = box.translation();
    Vec across = box.column(0).plus(box.column(1));
    Vec aslant = box.column(0).minus(box.column(1));
    Vec up = box.column(2);
    this.radius =
        Math.max(
            Math.max(across.plus(up).length(), across.minus(up).length()),
            Math.max(aslant.plus(up).length(), aslant.minus(up).length()));
  }

  /** Returns an object of one flat item in the centre of its box. */
  public static DepthSortable of(Item item, Affine box) {
    Vec c = box.translation();
    return new DepthSortable(List.of(item), new double[] {c.x(), c.y(), c.z()}, box);
  }

  /**
   * Returns an object of one flat item, such as a letter, that may be in the same plane as other
   * items.
   */
  static DepthSortable amongOthers(Item item) {
    DepthSortable one = of(item, item.bounds().toBox());
    one.plane = ScenePlane.of(item);
    return one;
  }

  /**
   * Returns a copy with lines on its faces. If the faces are a mesh, the line with the index of a
   * face is visible if this face is visible.
   *
   * @param lines one item for each face. If all faces are always visible, there may be other lines
   *     after them, which {@link #addBand} leaves out
   */
  public DepthSortable withOutlines(List<Item> lines) {
    DepthSortable copy = new DepthSortable(faces, mesh, middles, normals, hollow, kind, box);
    copy.outlines = lines;
    return copy;
  }

  /** Returns an object that consists of flat members in one plane. Later members are in front. */
  static DepthSortable sheet(List<DepthSortable> members, Affine box) {
    List<Item> items = new ArrayList<>();
    members.forEach(m -> items.addAll(m.faces));
    double[] middles = new double[3 * items.size()];
    Arrays.setAll(middles, i -> box.translation().get(i % 3));
    DepthSortable sheet = new DepthSortable(items, null, middles, null, false, Kind.SHEET, box);
    sheet.plane = members.get(0).plane;
    return sheet;
  }

  /** Returns the plane that this object may share with others in a {@link #sheet}, or null. */
  ScenePlane plane() {
    return plane;
  }

  Affine box() {
    return box;
  }

  Vec center() {
    return center;
  }

  /** Returns the distance from the centre of the box to its farthest corner. */
  double radius() {
    return radius;
  }

  public Item face(int i) {
    return faces.get(i);
  }

  int size() {
    return faces.size();
  }

  /** Returns the visible items of this object alone, from far to near. */
  public List<Item> seen(Vec eye) {
    if (hasInterpolatedColors()) {
      return pixelByPixel(eye);
    }
    int[] before = lastOrder;
    int[] order = order(eye);
    if (lastSeen == null || order != before) {
      lastSeen = seen(order);
    }
    return lastSeen;
  }

  private List<Item> seen(int[] order) {
    if (mesh != null && outlines.isEmpty()) {
      return order.length == 0 ? List.of() : List.of(mesh.withOrder(order));
    }
    List<Item> seen = new ArrayList<>(order.length);
    for (int i : order) {
      seen.add(faces.get(i));
    }
    return seen;
  }

  /** Returns whether each face has several colours. Only a depth group can draw such faces. */
  boolean hasInterpolatedColors() {
    return mesh != null && mesh.corners() != null;
  }

  /**
   * Returns a depth group of the visible items of this object alone. It compares their depth in
   * each pixel.
   */
  List<Item> pixelByPixel(Vec eye) {
    GroupMembers members = new GroupMembers();
    addTo(members, eye);
    if (groups == null) {
      groups = new DepthGroups();
    }
    groups.nextFrame();
    return members.isEmpty() ? List.of() : List.of(groups.of(members));
  }

  /** Returns whether all faces are turned to the eye, or there is one flat face. */
  boolean isSortable() {
    return kind == Kind.FACING;
  }

  /** Returns whether faces may cut or hide one another so that no drawing order is correct. */
  boolean crossesItself(Vec eye) {
    boolean isInside = kind == Kind.ORDERED && normals != null && !isOutside(eye);
    return (kind == Kind.OTHER || isInside) && faces.size() > 1;
  }

  boolean hasOneFace() {
    return faces.size() == 1;
  }

  /** Returns whether the object is in one plane or faces the eye, and each face has one colour. */
  boolean isFlat() {
    return (kind == Kind.FACING || kind == Kind.SHEET || hasOneFace()) && !hasInterpolatedColors();
  }

  /** Adds to the members of a depth group, in any order, the items that may be visible. */
  void addTo(GroupMembers members, Vec eye) {
    if (mesh != null) {
      if (mesh.order().length > 0) {
        members.add(mesh(eye), lift, false);
      }
      addTo(members, eye, outlines);
    } else {
      addTo(members, eye, faces);
    }
  }

  private void addTo(GroupMembers members, Vec eye, List<? extends Item> ofFaces) {
    boolean outside = hollow && isOutside(eye);
    for (int i = 0; i < ofFaces.size(); i++) {
      if (!(outside && isTurnedAway(i, eye))) {
        members.add(ofFaces.get(i), lift, kind == Kind.SHEET);
      }
    }
  }

  /**
   * Adds some faces, with their lines, to the members of a depth group: those whose squared
   * distances are above {@code nearest} and at most {@code farthest}.
   */
  void addBand(GroupMembers members, Vec eye, double nearest, double farthest) {
    int[] band =
        IntStream.range(0, faces.size())
            .filter(i -> distance(i, eye) > nearest && distance(i, eye) <= farthest)
            .filter(i -> !isHidden(i, eye))
            .toArray();
    if (band.length == 0) {
      return;
    }
    if (mesh != null) {
      members.add(mesh.withOrder(band), lift, false);
    }
    List<? extends Item> others = mesh == null ? faces : outlines;
    for (int i : band) {
      if (i < others.size()) {
        members.add(others.get(i), lift, kind == Kind.SHEET);
      }
    }
  }

  /** Returns the mesh without the far side of an opaque solid, if the eye is outside of it. */
  private Item mesh(Vec eye) {
    if (!hollow || !isOutside(eye)) {
      return mesh;
    }
    if (!eye.equals(lastGroupEye)) {
      lastGroupEye = eye;
      int[] order = new int[faces.size()];
      int count = 0;
      for (int i = 0; i < order.length; i++) {
        if (!isTurnedAway(i, eye)) {
          order[count++] = i;
        }
      }
      lastMesh = mesh.withOrder(Arrays.copyOf(order, count));
    }
    return lastMesh;
  }

  /** Returns the squared distance of face {@code i} from the eye. */
  double distance(int i, Vec eye) {
    double x = middles[3 * i] - eye.x();
    double y = middles[3 * i + 1] - eye.y();
    double z = middles[3 * i + 2] - eye.z();
    double square = x * x + y * y + z * z;
    if (lift == 0) {
      return square;
    }
    double distance = Math.max(0, Math.sqrt(square) - lift);
    return distance * distance;
  }

  /** Returns whether the eye sees the inner side of a face. */
  private boolean isTurnedAway(int i, Vec eye) {
    double x = eye.x() - middles[3 * i];
    double y = eye.y() - middles[3 * i + 1];
    double z = eye.z() - middles[3 * i + 2];
    return x * normals[3 * i] + y * normals[3 * i + 1] + z * normals[3 * i + 2] <= 0;
  }

  /** Returns whether face {@code i} is on the far side of this opaque solid, seen from outside. */
  boolean isHidden(int i, Vec eye) {
    return hollow && isTurnedAway(i, eye) && isOutside(eye);
  }

  /** Returns whether each pixel has its own depth: false if a face is a layer of several items. */
  boolean isPlain() {
    return mesh != null || faces.stream().noneMatch(item -> item instanceof Item.Layer);
  }

  private boolean isOutside(Vec eye) {
    return eye.distance(center) > radius;
  }

  /**
   * Returns the visible faces from far to near. The faces of a closed solid that are turned away
   * come first. For a convex solid, this order is correct.
   */
  int[] order(Vec eye) {
    if (!eye.equals(lastEye)) {
      lastOrder = newOrder(eye);
      lastEye = eye;
    }
    return lastOrder;
  }

  private int[] newOrder(Vec eye) {
    int n = faces.size();
    long[] keys = new long[n];
    int count = 0;
    boolean outside = normals != null && isOutside(eye);
    for (int i = 0; i < n; i++) {
      boolean away = outside && isTurnedAway(i, eye);
      if (!(away && hollow)) {
        keys[count++] = key(distance(i, eye), away, i);
      }
    }
    Arrays.sort(keys, 0, count);
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      order[i] = (int) keys[i];
    }
    return order;
  }

  /** Returns a sort key: faces turned away come first, then farther ones, then lower indices. */
  private static long key(double distance, boolean away, int i) {
    long near = Integer.MAX_VALUE - Float.floatToIntBits((float) distance);
    return (away ? near >> 1 : (near >> 1) + (1L << 30)) << 32 | i;
  }
}
