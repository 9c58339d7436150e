package zoetrope.internal.raster.coverage;

/** A receiver of directed edges, in pixels. */
public interface EdgeSink {
  /** Adds the edge from {@code (x0, y0)} to {@code (x1, y1)}. */
  void add(double x0, double y0, double x1, double y1);
}
