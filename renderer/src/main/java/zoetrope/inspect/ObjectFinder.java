package zoetrope.inspect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.geometry.Vec;
import zoetrope.render.FramePainter;

/**
 * A finder of the mobjects at a pixel of a video frame. It paints each mobject alone to find the
 * pixels that it covers. This takes strokes, filters, masks and the camera into account. A mobject
 * is in front if it is painted later or, with depth tests, if it is nearer at that pixel. Not
 * thread-safe.
 */
public final class ObjectFinder implements AutoCloseable {
  /** The minimum opacity of a visible pixel, out of 255. */
  private static final int MIN_ALPHA = 10;

  /**
   * The maximum longer side of a frame that is painted at full size, in pixels. Larger frames are
   * painted at half their size, because users do not point more precisely.
   */
  private static final int MAX_FULL_SIZE_PIXELS = 1300;

  /**
   * A ray whose z changes by less than this, in scene units, counts as parallel to a plane of
   * constant z.
   */
  private static final double PARALLEL_TOLERANCE = 1e-9;

  private final StageSnapshot stage;
  private final FramePainter painter;
  private final int scale;
  private final PixelBounds bounds;

  /** Creates a finder for a video frame of this size in pixels. */
  public ObjectFinder(StageSnapshot stage, int width, int height) {
    this.stage = stage;
    this.scale = Math.max(width, height) > MAX_FULL_SIZE_PIXELS ? 2 : 1;
    this.painter = new FramePainter(Math.max(1, width / scale), Math.max(1, height / scale));
    this.bounds = new PixelBounds(stage.frame(), painter.width(), painter.height());
  }

  public StageSnapshot stage() {
    return stage;
  }

  /**
   * Returns the objects at a point of the video frame, from front to back. If there are none,
   * returns the nearest ones within {@code reach} pixels.
   */
  public List<StageObject> at(double x, double y, double reach) {
    int column = (int) Math.floor(x / scale);
    int row = (int) Math.floor(y / scale);
    int around = (int) Math.ceil(reach / scale);
    Map<Integer, Integer> distances = new LinkedHashMap<>();
    for (int id : candidates(column, row, around)) {
      int distance = distance(paint(Set.of(id)), column, row, around);
      if (distance < Integer.MAX_VALUE) {
        distances.put(id, distance);
      }
    }
    int least = distances.values().stream().mapToInt(d -> d).min().orElse(0);
    List<Integer> hit =
        new ArrayList<>(
            distances.keySet().stream().filter(i -> distances.get(i) == least).toList());
    Collections.reverse(hit);
    return sorted(hit, column, row).stream().map(stage.objects()::get).toList();
  }

  /**
   * Returns the ids of the objects whose items may be within reach of a pixel, from back to front
   * by their last item.
   */
  private List<Integer> candidates(int column, int row, int around) {
    Set<Integer> near = new TreeSet<>();
    Map<Integer, Integer> last = new HashMap<>();
    int place = 0;
    for (Leaf leaf : Leaf.of(stage.frame().items())) {
      place++;
      int owner = stage.owner(leaf.item());
      if (owner >= 0) {
        last.put(owner, place);
        if (bounds.mayCover(leaf.item(), column, row, around)) {
          near.add(owner);
        }
      }
    }
    List<Integer> order = new ArrayList<>(near);
    order.sort((a, b) -> Integer.compare(last.get(a), last.get(b)));
    return order;
  }

  private int[] paint(Set<Integer> ids) {
    return painter.paint(stage.only(ids));
  }

  /**
   * Returns the square of the distance to the nearest visible pixel; {@code Integer.MAX_VALUE} if
   * there is none.
   */
  private int distance(int[] argb, int column, int row, int around) {
    int least = Integer.MAX_VALUE;
    for (int y = Math.max(0, row - around);
        y <= Math.min(painter.height() - 1, row + around);
        y++) {
      for (int x = Math.max(0, column - around);
          x <= Math.min(painter.width() - 1, column + around);
          x++) {
        int square = (x - column) * (x - column) + (y - row) * (y - row);
        if (square < least && argb[y * painter.width() + x] >>> 24 >= MIN_ALPHA) {
          least = square;
        }
      }
    }
    return least;
  }

  /** Returns the ids from front to back; within a depth group the nearest comes first. */
  private List<Integer> sorted(List<Integer> hit, int column, int row) {
    List<Integer> order = new ArrayList<>(hit);
    for (Item item : stage.frame().items()) {
      if (item instanceof Item.DepthGroup group) {
        List<Integer> members = order.stream().filter(id -> has(group, id)).toList();
        if (members.size() > 1) {
          int at = order.indexOf(members.get(0));
          order.removeAll(members);
          order.addAll(at, byDepth(group, members, column, row));
        }
      }
    }
    return order;
  }

  private boolean has(Item.DepthGroup group, int id) {
    return group.items().stream().anyMatch(item -> stage.owner(item) == id);
  }

  /**
   * Returns the ids by depth, the nearest first. Paints the objects in plain colours to find the
   * nearest one, removes this one, and repeats both steps.
   */
  private List<Integer> byDepth(Item.DepthGroup group, List<Integer> ids, int column, int row) {
    List<Integer> left = new ArrayList<>(ids);
    List<Integer> order = new ArrayList<>();
    while (left.size() > 1) {
      int pixel = painter.paint(inPlainColors(group, left))[row * painter.width() + column];
      int front = nearestColor(pixel, left.size());
      order.add(left.remove(front));
    }
    order.addAll(left);
    return order;
  }

  private Frame inPlainColors(Item.DepthGroup group, List<Integer> ids) {
    Item plain =
        Items.changed(
            group,
            item -> {
              int which = ids.indexOf(stage.owner(item));
              return which < 0 ? null : Items.inOneColor(item, plainColor(which, ids.size()));
            });
    Frame frame = stage.frame();
    return new Frame(frame.camera(), Color.TRANSPARENT, List.of(plain), frame.size());
  }

  private static Color plainColor(int which, int count) {
    return Color.rgb((double) which / Math.max(1, count - 1), 1, 0);
  }

  private static int nearestColor(int argb, int count) {
    double red = (argb >> 16 & 0xff) / 255.0;
    return (int) Math.max(0, Math.min(count - 1, Math.rint(red * (count - 1))));
  }

  /** Returns the objects that have items whose middle is visible in a box of the video frame. */
  public List<StageObject> within(double left, double top, double right, double bottom) {
    Set<Integer> found = new TreeSet<>();
    for (Leaf leaf : Leaf.of(stage.frame().items())) {
      int owner = stage.owner(leaf.item());
      Vec seen = owner < 0 ? null : bounds.middle(leaf.item());
      if (seen != null
          && seen.x() * scale >= left
          && seen.x() * scale <= right
          && seen.y() * scale >= top
          && seen.y() * scale <= bottom) {
        found.add(owner);
      }
    }
    return found.stream().map(stage.objects()::get).toList();
  }

  /**
   * Returns the point with this {@code z} that is visible at a point of the video frame. If the
   * line of sight is parallel to the plane of these points, returns the point at the distance of
   * the camera's centre.
   */
  public Vec pointAt(double x, double y, double z) {
    Camera camera = stage.frame().camera();
    Vec seen = framePointAt(x, y);
    Vec inPlane =
        camera
            .orientation()
            .normalized()
            .toAffine()
            .applyLinear(seen.times(camera.height() / Camera.FRAME_HEIGHT))
            .plus(camera.center());
    Vec eye = camera.eye();
    double depth = eye.z() - inPlane.z();
    return Math.abs(depth) < PARALLEL_TOLERANCE
        ? inPlane
        : eye.lerp(inPlane, (eye.z() - z) / depth);
  }

  /**
   * Returns the frame coordinates of a point of the video frame, which do not depend on the camera.
   * An object that is fixed in the frame has these coordinates.
   */
  public Vec framePointAt(double x, double y) {
    double unit = scale * painter.height() / stage.frame().size().height();
    return new Vec(
        (x - scale * painter.width() / 2.0) / unit, (scale * painter.height() / 2.0 - y) / unit, 0);
  }

  /** Returns the outline of an object and its members, in pixels of the video frame. */
  public Silhouette outline(int id) {
    return Silhouette.of(
        paint(stage.family(id)), painter.width(), painter.height(), scale, MIN_ALPHA);
  }

  @Override
  public void close() {
    painter.close();
  }
}
