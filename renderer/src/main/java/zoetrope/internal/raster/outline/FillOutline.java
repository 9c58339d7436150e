package zoetrope.internal.raster.outline;

import java.util.Arrays;
import zoetrope.frame.Stroke;
import zoetrope.frame.Stroke.Join;
import zoetrope.internal.raster.coverage.EdgeSink;

/**
 * Computes the outline of a filled area that is grown by its border.
 *
 * <p>In letters, polygons and rings, the area is on the same side of all its outlines. Then the
 * outlines themselves are offset outwards by half the width of the border. This is exact and needs
 * no additional area. Otherwise {@link #canOffset} is false, and the border must be drawn as a
 * stroke.
 */
public final class FillOutline {
  private StrokePolyline[] lines = {new StrokePolyline()};
  private StrokePolyline line;
  private final StrokeJoin joiner = new StrokeJoin();
  private double[] boxes = new double[5];
  private EdgeSink out;
  private int outwards;
  private boolean started;
  private double firstX;
  private double firstY;
  private double lastX;
  private double lastY;

  /** Adds the outlines of a path without an offset. Open subpaths are closed. */
  public static void addOutline(FlattenedPath path, EdgeSink out) {
    for (int k = 0; k < path.subpaths; k++) {
      int start = path.start(k);
      int end = path.end(k);
      if (start == end) {
        continue;
      }
      for (int i = start + 1; i < end; i++) {
        out.add(path.x[i - 1], path.y[i - 1], path.x[i], path.y[i]);
      }
      out.add(path.x[end - 1], path.y[end - 1], path.x[start], path.y[start]);
    }
  }

  /**
   * Whether the outlines of a path can be offset. This is so if each outline winds around exactly
   * once, and if each hole is in the bounding box of an outline that is not a hole. A hole is an
   * outline whose direction is opposite to that of the largest outline.
   */
  public boolean canOffset(FlattenedPath path, StrokeWidths border) {
    makeRoom(path.subpaths);
    double largest = 0;
    for (int k = 0; k < path.subpaths; k++) {
      line = lines[k];
      line.load(path, k, border, true);
      double area = line.doubleArea();
      if (line.vertices < 2) {
        boxes[5 * k + 4] = 0;
        continue;
      }
      if (!line.goesAroundOnce(area)) {
        return false;
      }
      box(5 * k, area);
      if (Math.abs(area) > Math.abs(largest)) {
        largest = area;
      }
    }
    outwards = largest > 0 ? -1 : 1;
    for (int k = 0; k < path.subpaths; k++) {
      double area = boxes[5 * k + 4];
      if (area != 0 && area > 0 != largest > 0 && !isInside(k, path.subpaths)) {
        return false;
      }
    }
    return true;
  }

  private void makeRoom(int subpaths) {
    int known = lines.length;
    if (known < subpaths) {
      lines = Arrays.copyOf(lines, 2 * subpaths);
      for (int k = known; k < lines.length; k++) {
        lines[k] = new StrokePolyline();
      }
      boxes = new double[5 * lines.length];
    }
  }

  private void box(int at, double area) {
    boxes[at] = line.x[0];
    boxes[at + 1] = line.y[0];
    boxes[at + 2] = line.x[0];
    boxes[at + 3] = line.y[0];
    boxes[at + 4] = area;
    for (int i = 1; i < line.vertices; i++) {
      boxes[at] = Math.min(boxes[at], line.x[i]);
      boxes[at + 1] = Math.min(boxes[at + 1], line.y[i]);
      boxes[at + 2] = Math.max(boxes[at + 2], line.x[i]);
      boxes[at + 3] = Math.max(boxes[at + 3], line.y[i]);
    }
  }

  private boolean isInside(int k, int count) {
    int a = 5 * k;
    for (int b = 0; b < 5 * count; b += 5) {
      if (boxes[b + 4] > 0 != boxes[a + 4] > 0
          && boxes[b] <= boxes[a]
          && boxes[b + 1] <= boxes[a + 1]
          && boxes[b + 2] >= boxes[a + 2]
          && boxes[b + 3] >= boxes[a + 3]) {
        return true;
      }
    }
    return false;
  }

  /** Adds the outlines, offset outwards, of the path that was last passed to {@link #canOffset}. */
  public void addOffset(FlattenedPath path, EdgeSink edges) {
    out = edges;
    for (int k = 0; k < path.subpaths; k++) {
      line = lines[k];
      offset();
    }
  }

  private void offset() {
    started = false;
    for (int i = 0; i < line.segments; i++) {
      vertex(i, i == 0 ? line.segments - 1 : i - 1);
    }
    if (started) {
      out.add(lastX, lastY, firstX, firstY);
    }
  }

  /**
   * Adds the outline of a polygon, offset outwards. The edges are the same as those that {@link
   * #addOffset(FlattenedPath, EdgeSink)} adds for a path with this outline.
   *
   * @param corners {@code x, y, w, x, y, w, ...}, x and y in pixels
   * @param start the index of the first corner of the polygon
   * @param count the number of corners
   * @return false, with nothing added, if the polygon has no area or crosses itself
   */
  public boolean addOffset(double[] corners, int start, int count, double half, EdgeSink edges) {
    line = lines[0];
    line.load(corners, start, count, half);
    if (line.vertices < 3) {
      return false;
    }
    double turn = line.cross(line.vertices - 1, 0);
    // A polygon with more than four corners can wind around twice even if it turns to the same side
    // at all corners.
    if (line.vertices > 4 || !line.isConvex()) {
      turn = line.doubleArea();
      if (!line.goesAroundOnce(turn)) {
        return false;
      }
    }
    outwards = turn > 0 ? -1 : 1;
    out = edges;
    offset();
    return true;
  }

  private void vertex(int v, int before) {
    joiner.set(line, v, before, v, Join.AUTO, Stroke.DEFAULT_MITER_LIMIT);
    if (joiner.clean && (joiner.outer != outwards || joiner.isMitred())) {
      point(joiner.meetX(outwards), joiner.meetY(outwards));
      return;
    }
    double s = outwards * joiner.half;
    double e = joiner.outer == outwards ? joiner.overhang() : 0;
    point(joiner.x - s * joiner.ay + e * joiner.ax, joiner.y + s * joiner.ax + e * joiner.ay);
    if (joiner.outer != outwards) {
      point(joiner.x, joiner.y);
    }
    point(joiner.x - s * joiner.by - e * joiner.bx, joiner.y + s * joiner.bx - e * joiner.by);
  }

  private void point(double x, double y) {
    if (started) {
      out.add(lastX, lastY, x, y);
    } else {
      firstX = x;
      firstY = y;
      started = true;
    }
    lastX = x;
    lastY = y;
  }
}
