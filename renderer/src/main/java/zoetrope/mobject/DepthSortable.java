package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.frame.DisplayList;
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
  private final double lift;
  private final boolean facing;
  private final List<Item> outlines;
  private final Vec center;
  private final double radius;
  private Vec lastEye;
  private int[] lastOrder;
  private List<Item> lastSeen;
  private Vec lastGroupEye;
  private Item lastMesh;
  private Item.DepthGroup lastGroup;

  /**
   * Flat things that face the eye, such as dots, or one flat thing.
   *
   * @param faces what is painted
   * @param middles three coordinates a face, in the scene
   * @param box takes the cube with corners (-1, -1, -1) and (1, 1, 1) around all faces
   */
  public DepthSortable(List<Item> faces, double[] middles, Affine box) {
    this(faces, null, middles, null, false, box, 0, true, List.of());
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
   * @param box takes the cube with corners (-1, -1, -1) and (1, 1, 1) around all faces
   * @param lift how much nearer to the eye they count than they are, in scene units
   */
  public DepthSortable(
      List<? extends Item> faces,
      Item.Mesh mesh,
      double[] middles,
      double[] normals,
      boolean opaque,
      Affine box,
      double lift) {
    this(faces, mesh, middles, normals, opaque, box, lift, false, List.of());
  }

  private DepthSortable(
      List<? extends Item> faces,
      Item.Mesh mesh,
      double[] middles,
      double[] normals,
      boolean opaque,
      Affine box,
      double lift,
      boolean facing,
      List<Item> outlines) {
    this.facing = facing;
    this.outlines = outlines;
    this.lift = lift;
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

  /** One flat thing in the middle of its box. */
  public static DepthSortable of(Item item, Affine box) {
    Vec c = box.translation();
    return new DepthSortable(List.of(item), new double[] {c.x(), c.y(), c.z()}, box);
  }

  /**
   * The same faces with lines on them, which are seen where the faces of a mesh are.
   *
   * @param lines one for each face, unless all faces can be seen: then any
   */
  public DepthSortable withOutlines(List<Item> lines) {
    return new DepthSortable(faces, mesh, middles, normals, hollow, box, lift, facing, lines);
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
    if (mesh != null) {
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

  private List<Item> pixelByPixel(Vec eye) {
    List<Item> members = new ArrayList<>();
    List<Double> lifts = new ArrayList<>();
    addTo(members, lifts, eye);
    return members.isEmpty() ? List.of() : List.of(group(members, lifts));
  }

  /** Some faces of a mesh over which colours run. */
  Item patch(int[] faceNumbers) {
    List<Item> members = new ArrayList<>(List.of(mesh.withOrder(faceNumbers)));
    if (outlines.size() == faces.size()) {
      Arrays.stream(faceNumbers).forEach(i -> members.add(outlines.get(i)));
    }
    double[] lifts = new double[members.size()];
    Arrays.fill(lifts, lift);
    return new Item.DepthGroup(members, lifts, mesh.fixed());
  }

  /** Whether by itself it is right when its items are painted from far to near. */
  boolean isSortable() {
    return facing;
  }

  /** Whether no order of its faces may be right: they enclose nothing, and may cut one another. */
  boolean crossesItself() {
    return mesh != null && normals == null && mesh.order().length > 1;
  }

  /** Whether it is one flat thing that faces anywhere. */
  boolean isOne() {
    return faces.size() == 1;
  }

  /**
   * Adds what the eye may see of the object to the members of a depth group, in any order.
   *
   * @param lifts gets for each how much nearer it counts
   */
  void addTo(List<Item> members, List<Double> lifts, Vec eye) {
    if (mesh != null) {
      if (mesh.order().length > 0) {
        members.add(mesh(eye));
        lifts.add(lift);
      }
      addTo(members, lifts, eye, outlines);
    } else {
      addTo(members, lifts, eye, faces);
    }
  }

  private void addTo(
      List<Item> members, List<Double> lifts, Vec eye, List<? extends Item> ofFaces) {
    boolean outside = hollow && isOutside(eye);
    for (int i = 0; i < ofFaces.size(); i++) {
      if (!(outside && isTurnedAway(i, eye))) {
        members.add(ofFaces.get(i));
        lifts.add(lift);
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

  /** The depth group of these members: the last one of this object if that has the same. */
  Item.DepthGroup group(List<Item> members, List<Double> memberLifts) {
    double[] lifts = memberLifts.stream().mapToDouble(l -> l).toArray();
    boolean same =
        lastGroup != null
            && DisplayList.same(lastGroup.items(), members)
            && Arrays.equals(lastGroup.lifts(), lifts);
    if (!same) {
      double fixed = members.stream().mapToDouble(Item::fixed).min().orElse(0);
      lastGroup = new Item.DepthGroup(members, lifts, fixed);
    }
    return lastGroup;
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
