package zoetrope.internal.raster.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.coverage.EdgeSink;

/**
 * Joins directed edges, in the order of their addition, to closed outlines. An edge begins at the
 * end of an open outline, ends at the beginning of one, or begins a new outline. {@link
 * StrokeStrip} and {@link FillOutline} add their edges in such an order.
 */
final class EdgeLoops implements EdgeSink {
  /** The maximum number of open outlines: both sides of a closed stroke are open together. */
  private static final int MAX_OPEN = 4;

  private final double scale;
  private final List<Chain> open = new ArrayList<>();
  private PathBuilder done = Path.builder();

  /** Creates a collector of edges whose coordinates are multiplied by {@code scale}. */
  EdgeLoops(double scale) {
    this.scale = scale;
  }

  @Override
  public void add(double x0, double y0, double x1, double y1) {
    for (int i = open.size() - 1; i >= 0; i--) {
      Chain chain = open.get(i);
      if (chain.ends.isAt(x0, y0)) {
        chain.ends.add(x1, y1);
      } else if (chain.begins.isAt(x1, y1)) {
        chain.begins.add(x0, y0);
      } else {
        continue;
      }
      if (chain.isClosed()) {
        finish(i);
      }
      return;
    }
    if (open.size() == MAX_OPEN) {
      finish(0);
    }
    open.add(new Chain(x0, y0, x1, y1));
  }

  private void finish(int index) {
    open.remove(index).addTo(done, scale);
  }

  /** Returns all outlines so far as closed subpaths, and starts a new path. */
  Path take() {
    while (!open.isEmpty()) {
      finish(0);
    }
    Path path = done.build();
    done = Path.builder();
    return path;
  }

  /** An outline that is not closed yet. */
  private static final class Chain {
    private final Points begins = new Points();
    private final Points ends = new Points();

    Chain(double x0, double y0, double x1, double y1) {
      begins.add(x0, y0);
      ends.add(x1, y1);
    }

    /** Whether the outline has an area and ends where it begins. */
    boolean isClosed() {
      return begins.size + ends.size > 6 && begins.isAt(ends.x(ends.size), ends.y(ends.size));
    }

    void addTo(PathBuilder target, double scale) {
      if (begins.size + ends.size < 6) {
        return;
      }
      boolean first = true;
      for (int i = begins.size; i > 0; i -= 2) {
        point(target, begins.x(i) * scale, begins.y(i) * scale, first);
        first = false;
      }
      int end = isClosed() ? ends.size - 2 : ends.size;
      for (int i = 2; i <= end; i += 2) {
        point(target, ends.x(i) * scale, ends.y(i) * scale, false);
      }
      target.close();
    }

    private static void point(PathBuilder target, double x, double y, boolean first) {
      Vec at = Vec.of(x, y);
      if (first) {
        target.moveTo(at);
      } else if (!at.equals(target.last())) {
        target.lineTo(at);
      }
    }
  }

  /**
   * A growing list of points. {@link #x} and {@link #y} take the index that follows the coordinates
   * of the point, so the size of the list gives the last point.
   */
  private static final class Points {
    private double[] xy = new double[16];
    private int size;

    void add(double x, double y) {
      if (size == xy.length) {
        xy = Arrays.copyOf(xy, 2 * size);
      }
      xy[size] = x;
      xy[size + 1] = y;
      size += 2;
    }

    boolean isAt(double x, double y) {
      return xy[size - 2] == x && xy[size - 1] == y;
    }

    double x(int end) {
      return xy[end - 2];
    }

    double y(int end) {
      return xy[end - 1];
    }
  }
}
