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

  private final List<double[]> loops = new ArrayList<>();
  private Box box = Box.EMPTY;

  /** Whether it is one convex loop; null until it is needed. */
  private Boolean convex;

  private final FrameProjection projection;

  private ProjectedOutline(FrameProjection projection) {
    this.projection = projection;
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
      for (int i = 0; i < curves; i++) {
        Bezier.points(c, at + STRIDE * i, WEIGHTS, loop, 3 + 3 * PIECES * i);
      }
      addSeen(loop, projection.apply(loop, curves * PIECES + 1, item.fixed()));
    }
    return null;
  }

  /** Adds a loop of points {@code x, y, x, y, ...}. Fewer than three points enclose no area. */
  private void addSeen(double[] points, int count) {
    box = Box.around(points, count, box);
    if (count >= 3) {
      loops.add(Arrays.copyOf(points, 2 * count));
    }
  }

  /** Returns the bounding box of this outline. */
  public Box box() {
    return box;
  }

  /** Whether a point is inside. */
  public boolean contains(double x, double y) {
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

  /**
   * Returns the area near a region that a line along the loops covers; the line has this half
   * width.
   */
  public ProjectedOutline line(double halfWidth, Box region) {
    ProjectedOutline line = new ProjectedOutline(projection);
    Box near = region.expanded(halfWidth);
    for (double[] loop : loops) {
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
      loops.forEach(crossings::add);
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
