package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * An object in space that is sorted by depth among others: faces in a box. Immutable but for the
 * order that was asked for last.
 */
public final class DepthSortable {
  private final List<? extends Item> faces;
  private final Item.Mesh mesh;
  private final double[] middles;
  private final double[] normals;
  private final Affine box;
  private final boolean hollow;
  private final boolean ordered;

  /** How much nearer to the eye the faces count than they are, in scene units. */
  private final double lift;

  /** Whether it is {@link #sheet}. */
  private final boolean isSheet;

  private final boolean facing;
  private final List<Item> outlines;
  private final Vec center;
  private final double radius;
  private ScenePlane plane;
  private Vec lastEye;
  private int[] lastOrder;
  private List<Item> lastSeen;
  private Vec lastGroupEye;
  private Item lastMesh;

  /** What is seen of it alone; null until that is asked for. */
  private DepthGroups groups;

  /**
   * Flat things that face the eye, such as dots, or one flat thing.
   *
   * @param faces what is painted
   * @param middles three coordinates a face, in the scene
   * @param box takes the cube with corners (-1, -1, -1) and (1, 1, 1) around all faces
   */
  public DepthSortable(List<Item> faces, double[] middles, Affine box) {
    this(faces, null, middles, null, false, false, box, 0, false, true, List.of());
  }

  /**
   * Faces of a surface or solid.
   *
   * @param faces what is painted
   * @param mesh all faces in one item; null when they are no mesh
   * @param middles three coordinates a face, in the scene
   * @param normals three coordinates a face, pointing out of a closed solid; null when the faces do
   *     not enclose anything
   * @param opaque whether nothing of the inside of a closed solid can be seen
   * @param ordered whether an order by distance shows the faces as they are: those of a convex
   *     solid, from outside, or of a surface that one looks at as at a landscape
   * @param box takes the cube with corners (-1, -1, -1) and (1, 1, 1) around all faces
   */
  public DepthSortable(
      List<? extends Item> faces,
      Item.Mesh mesh,
      double[] middles,
      double[] normals,
      boolean opaque,
      boolean ordered,
      Affine box) {
    this(faces, mesh, middles, normals, opaque, ordered, box, 0, false, false, List.of());
  }

  private DepthSortable(
      List<? extends Item> faces,
      Item.Mesh mesh,
      double[] middles,
      double[] normals,
      boolean opaque,
      boolean ordered,
      Affine box,
      double lift,
      boolean sheet,
      boolean facing,
      List<Item> outlines) {
    this.facing = facing;
    this.isSheet = sheet;
    this.outlines = outlines;
    this.lift = lift;
    this.faces = faces;
    this.mesh = mesh;
    this.middles = middles;
    this.normals = normals;
    this.box = box;
    this.hollow = normals != null && opaque;
    this.ordered = ordered;
    this.center = box.translation();
    Vec across = box.column(0).plus(box.column(1));
    Vec aslant = box.column(0).minus(box.column(1));
    Vec up = box.column(2);
    this.radius =
        Math.max(
            Math.max(across.plus(up).length(), across.minus(up).length()),
            Math.max(aslant.plus(up).length(), aslant.minus(up).length()));
  }

  /** One flat thing in the middle of its box. */
  public static DepthSortable of(Item item, Affine box) {
    Vec c = box.translation();
    return new DepthSortable(List.of(item), new double[] {c.x(), c.y(), c.z()}, box);
  }

  /** One thing among others that may be flat, such as a letter of a text. */
  static DepthSortable amongOthers(Item item) {
    DepthSortable one = of(item, item.bounds().toBox());
    one.plane = ScenePlane.of(item);
    return one;
  }

  /**
   * The same faces with lines on them, which are seen where the faces of a mesh are.
   *
   * @param lines one for each face, unless all faces can be seen: then any
   */
  public DepthSortable withOutlines(List<Item> lines) {
    return new DepthSortable(
        faces, mesh, middles, normals, hollow, ordered, box, lift, isSheet, facing, lines);
  }

  /** Flat things of one plane, of which the later ones lie on the others. */
  static DepthSortable sheet(List<DepthSortable> members, Affine box) {
    List<Item> items = new ArrayList<>();
    members.forEach(m -> items.addAll(m.faces));
    double most = items.stream().mapToDouble(Item::halfWidth).max().orElse(0);
    double[] middles = new double[3 * items.size()];
    Arrays.setAll(middles, i -> box.translation().get(i % 3));
    DepthSortable sheet =
        new DepthSortable(
            items, null, middles, null, false, false, box, most, true, false, List.of());
    sheet.plane = members.get(0).plane;
    return sheet;
  }

  /** The plane in which others may lie with it, as in a {@link #sheet}; null for none. */
  ScenePlane plane() {
    return plane;
  }

  Affine box() {
    return box;
  }

  Vec center() {
    return center;
  }

  /** The distance of the farthest corner of the box from its centre. */
  double radius() {
    return radius;
  }

  public Item face(int i) {
    return faces.get(i);
  }

  int size() {
    return faces.size();
  }

  /** What the eye sees of the object alone, from far to near. */
  public List<Item> seen(Vec eye) {
    if (runsOverFaces()) {
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

  /** Whether its faces are more than one colour each, which is seen in depth groups alone. */
  boolean runsOverFaces() {
    return mesh != null && mesh.corners() != null;
  }

  /** What the eye sees of the object alone, where the nearer hides the farther in each pixel. */
  List<Item> pixelByPixel(Vec eye) {
    GroupMembers members = new GroupMembers();
    addTo(members, eye);
    if (groups == null) {
      groups = new DepthGroups();
    }
    groups.nextFrame();
    return members.isEmpty() ? List.of() : List.of(groups.of(members));
  }

  /** Whether by itself it is right when its items are painted from far to near. */
  boolean isSortable() {
    return facing;
  }

  /** Whether no order of its faces may be right: they may cut or hide one another. */
  boolean crossesItself(Vec eye) {
    boolean isOrdered = ordered && (normals == null || isOutside(eye));
    return !(facing || isSheet || isOrdered) && faces.size() > 1;
  }

  /** Whether it is one flat thing that faces anywhere. */
  boolean isOne() {
    return faces.size() == 1;
  }

  /** Whether all of it lies in one plane, or faces the eye, and one colour shows it. */
  boolean isFlat() {
    return (facing || isSheet || isOne()) && !runsOverFaces();
  }

  /** Adds what the eye may see of the object to the members of a depth group, in any order. */
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
        members.add(ofFaces.get(i), lift, isSheet);
      }
    }
  }

  /**
   * Adds to the members of a depth group what the eye may see of the faces whose middles lie
   * between two distances, squared: farther than the first, up to the second.
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
        members.add(others.get(i), lift, isSheet);
      }
    }
  }

  /** The mesh without the faces on the far side of an opaque solid that the eye is outside of. */
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

  /** The square of the distance of face {@code i} from the eye. */
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

  /** Whether a face shows the eye its inner side. */
  private boolean isTurnedAway(int i, Vec eye) {
    double x = eye.x() - middles[3 * i];
    double y = eye.y() - middles[3 * i + 1];
    double z = eye.z() - middles[3 * i + 2];
    return x * normals[3 * i] + y * normals[3 * i + 1] + z * normals[3 * i + 2] <= 0;
  }

  /** Whether face {@code i} lies on the far side of an opaque solid that the eye is outside of. */
  boolean isHidden(int i, Vec eye) {
    return hollow && isTurnedAway(i, eye) && isOutside(eye);
  }

  /** Whether it has a depth of its own in every pixel: a family painted as one has none. */
  boolean isPlain() {
    return mesh != null || faces.stream().noneMatch(item -> item instanceof Item.Layer);
  }

  private boolean isOutside(Vec eye) {
    return eye.distance(center) > radius;
  }

  /**
   * The faces that can be seen, from far to near; of a closed solid first those that are turned
   * away, which is right for every convex one.
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

  /** Sorts what is turned away first, then the farther first, then by number. */
  private static long key(double distance, boolean away, int i) {
    long near = Integer.MAX_VALUE - Float.floatToIntBits((float) distance);
    return (away ? near >> 1 : (near >> 1) + (1L << 30)) << 32 | i;
  }
}
