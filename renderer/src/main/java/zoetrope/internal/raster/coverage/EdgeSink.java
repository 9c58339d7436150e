package zoetrope.internal.raster.coverage;

/** A receiver of directed edges, in pixels. */
public interface EdgeSink {
  void add(double x0, double y0, double x1, double y1);
}
