package zoetrope.internal.lint.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.Bezier;
import zoetrope.internal.geometry.PlaneHull;
import zoetrope.internal.mobject.FrameProjection;

/**
 * The projected area of an item: polygons in frame coordinates, filled by the nonzero winding rule.
 */
public final class ProjectedOutline implements ItemVisitor<Void> {
  private static final int PIECES = 6;
  private static final int STRIDE = 9;

  /** The weights for the ends of the pieces of a curve. */
  private static final double[] WEIGHTS = Bezier.weights(PIECES);

  /** The largest distance of a control point of a straight curve from its place, in scene units. */
  private static final double ROUNDING = 1e-9;

  /** The polygons. A moved outline has none until they are needed. */
  private List<double[]> loops;

  private Box box = Box.EMPTY;

  /** Whether it is one convex loop; null until it is needed. */
  private Boolean convex;

  /** The convex hull; null until it is needed. */
  private ProjectedOutline hull;

  /** The area; NaN until it is needed. */
  private double area = Double.NaN;

  private final FrameProjection projection;

  /** The outline that was moved by (x, y) to become this one; null if there is none. */
  private final ProjectedOutline origin;

  private final double x;
  private final double y;

  private ProjectedOutline(FrameProjection projection) {
    this.projection = projection;
    loops = new ArrayList<>();
    origin = null;
    x = 0;
    y = 0;
  }

  private ProjectedOutline(ProjectedOutline origin, double x, double y) {
    this.projection = origin.projection;
    this.origin = origin;
    this.x = x;
    this.y = y;
    box = origin.box.moved(x, y);
  }

  /** Returns this outline moved by a vector, in frame units. */
  ProjectedOutline moved(double toX, double toY) {
    return new ProjectedOutline(this, toX, toY);
  }

  private List<double[]> loops() {
    if (loops == null) {
      loops = new ArrayList<>(origin.loops().size());
      for (double[] loop : origin.loops()) {
        double[] moved = new double[loop.length];
        for (int i = 0; i < loop.length; i += 2) {
          moved[i] = loop[i] + x;
          moved[i + 1] = loop[i + 1] + y;
        }
        loops.add(moved);
      }
    }
    return loops;
  }

  /**
   * Returns the outline of a path, an image, or all items of a layer. Parts behind the eye are left
   * out.
   */
  public static ProjectedOutline of(Item item, FrameProjection projection) {
    ProjectedOutline outline = new ProjectedOutline(projection);
    item.accept(outline);
    return outline;
  }

  @Override
  public Void shape(Item.Shape shape) {
    return add(shape.path(), shape);
  }

  @Override
  public Void mesh(Item.Mesh mesh) {
    for (int i : mesh.order()) {
      add(mesh.polygons().path(i), mesh);
    }
    // Faces turned towards the eye and away from it must not cancel each other out.
    loops.forEach(ProjectedOutline::turnLeft);
    return null;
  }

  @Override
  public Void depthGroup(Item.DepthGroup group) {
    return addAll(group.items());
  }

  @Override
  public Void image(Item.Image image) {
    return add(image.outline(), image);
  }

  @Override
  public Void inset(Item.Inset inset) {
    return add(Path.polygon(Vec.of(-1, -1), Vec.of(1, -1), Vec.of(1, 1), Vec.of(-1, 1)), inset);
  }

  @Override
  public Void layer(Item.Layer layer) {
    return addAll(layer.items());
  }

  private Void addAll(List<Item> items) {
    items.forEach(item -> item.accept(this));
    return null;
  }

  private static void turnLeft(double[] loop) {
    double twice = 0;
    for (int i = 0, j = loop.length - 2; i < loop.length; j = i, i += 2) {
      twice += loop[j] * loop[i + 1] - loop[i] * loop[j + 1];
    }
    for (int i = 0, j = loop.length - 2; twice < 0 && i < j; i += 2, j -= 2) {
      swap(loop, i, j);
      swap(loop, i + 1, j + 1);
    }
  }

  private static void swap(double[] values, int i, int j) {
    double value = values[i];
    values[i] = values[j];
    values[j] = value;
  }

  private Void add(Path local, Item item) {
    double[] c = new double[3 * local.pointCount()];
    local.coordinates(item.transform(), c);
    for (int k = 0; k < local.subpathCount(); k++) {
      int curves = local.curveCount(k);
      double[] loop = new double[3 * (curves * PIECES + 1)];
      int at = 3 * local.subpathStart(k);
      System.arraycopy(c, at, loop, 0, 3);
      int size = 3;
      for (int i = 0; i < curves; i++) {
        size = addCurve(c, at + STRIDE * i, loop, size);
      }
      addSeen(loop, projection.apply(loop, size / 3, item.fixed()));
    }
    return null;
  }

  /**
   * Writes points of a curve to {@code loop}: only the end of a straight curve that is not seen in
   * perspective. Returns the end of the written part.
   */
  private int addCurve(double[] c, int at, double[] loop, int to) {
    if (projection.isUpright() && isStraight(c, at)) {
      System.arraycopy(c, at + STRIDE, loop, to, 3);
      return to + 3;
    }
    Bezier.points(c, at, WEIGHTS, loop, to);
    return to + 3 * PIECES;
  }

  /** Whether the control points divide the line between the ends of a curve into three parts. */
  private static boolean isStraight(double[] c, int at) {
    for (int d = at; d < at + 3; d++) {
      double third = (c[d + STRIDE] - c[d]) / 3;
      if (Math.abs(c[d + 3] - c[d] - third) > ROUNDING
          || Math.abs(c[d + 6] - c[d] - 2 * third) > ROUNDING) {
        return false;
      }
    }
    return true;
  }

  /** Adds a loop of points {@code x, y, x, y, ...}. */
  private void addSeen(double[] points, int count) {
    box = Box.around(points, count, box);
    if (count >= 2) {
      loops.add(Arrays.copyOf(points, 2 * count));
    }
  }

  /** Returns the bounding box of this outline. */
  public Box box() {
    return box;
  }

  /** Whether a point is inside. */
  public boolean contains(double x, double y) {
    if (origin != null) {
      return origin.contains(x - this.x, y - this.y);
    }
    int windings = 0;
    for (double[] loop : loops) {
      windings += windings(loop, x, y);
    }
    return windings != 0;
  }

  /** Whether it is convex and contains a box; false if that is not certain. */
  public boolean surrounds(Box inner) {
    return box.contains(inner)
        && isConvex()
        && contains(inner.left(), inner.bottom())
        && contains(inner.right(), inner.bottom())
        && contains(inner.left(), inner.top())
        && contains(inner.right(), inner.top());
  }

  private boolean isConvex() {
    if (origin != null) {
      return origin.isConvex();
    }
    if (convex == null) {
      convex = loops.size() == 1 && PlaneHull.isConvex(loops.get(0));
    }
    return convex;
  }

  /** Returns how often a loop of points {@code x, y, x, y, ...} goes around a point. */
  public static int windings(double[] loop, double x, double y) {
    int windings = 0;
    for (int i = 0, j = loop.length - 2; i < loop.length; j = i, i += 2) {
      if (loop[j + 1] <= y != loop[i + 1] <= y && crossing(loop, j, i, y) > x) {
        windings += loop[i + 1] > loop[j + 1] ? 1 : -1;
      }
    }
    return windings;
  }

  /** Returns the convex hull of this outline. */
  public ProjectedOutline hull() {
    if (hull == null) {
      hull = origin == null ? findHull() : origin.hull().moved(x, y);
    }
    return hull;
  }

  private ProjectedOutline findHull() {
    double[] points = new double[loops.stream().mapToInt(loop -> loop.length).sum()];
    int size = 0;
    for (double[] loop : loops) {
      System.arraycopy(loop, 0, points, size, loop.length);
      size += loop.length;
    }
    int[] corners = PlaneHull.corners(points);
    double[] loop = new double[2 * corners.length];
    for (int i = 0; i < corners.length; i++) {
      loop[2 * i] = points[2 * corners[i]];
      loop[2 * i + 1] = points[2 * corners[i] + 1];
    }
    ProjectedOutline result = new ProjectedOutline(projection);
    result.loops.add(loop);
    result.box = box;
    return result;
  }

  /** Returns the area inside, in square units. */
  public double area() {
    if (Double.isNaN(area)) {
      area = box.isEmpty() ? 0 : origin == null ? mask(box).area() : origin.area();
    }
    return area;
  }

  /**
   * Returns the area near a region that a line along the loops covers; the line has this half
   * width.
   */
  public ProjectedOutline line(double halfWidth, Box region) {
    ProjectedOutline line = new ProjectedOutline(projection);
    Box near = region.expanded(halfWidth);
    for (double[] loop : loops()) {
      for (int i = 0; i + 3 < loop.length; i += 2) {
        if (near.touchesLine(loop[i], loop[i + 1], loop[i + 2], loop[i + 3])) {
          line.addPiece(loop[i], loop[i + 1], loop[i + 2], loop[i + 3], halfWidth);
        }
      }
    }
    return line;
  }

  private void addPiece(double x, double y, double toX, double toY, double halfWidth) {
    double length = StrictMath.hypot(toX - x, toY - y);
    if (length > 0) {
      double dx = -(toY - y) / length * halfWidth;
      double dy = (toX - x) / length * halfWidth;
      double[] piece = {x - dx, y - dy, toX - dx, toY - dy, toX + dx, toY + dy, x + dx, y + dy};
      addSeen(piece, 4);
    }
  }

  /** Returns the cells of a box that are inside. */
  public CoverageMask mask(Box region) {
    CoverageMask mask = new CoverageMask(region);
    fill(mask);
    return mask;
  }

  /** Adds to {@code mask} the cells whose middles are inside. */
  public void fill(CoverageMask mask) {
    if (mask.rows() > 0 && mask.touches(box)) {
      Crossings crossings = new Crossings(mask);
      loops().forEach(crossings::add);
      crossings.fill();
    }
  }

  /**
   * Returns the x coordinate of the point of an edge with this y coordinate. The edge joins point
   * {@code j / 2} of the loop to point {@code i / 2}.
   */
  public static double crossing(double[] loop, int j, int i, double y) {
    double share = (y - loop[j + 1]) / (loop[i + 1] - loop[j + 1]);
    return loop[j] + share * (loop[i] - loop[j]);
  }
}
