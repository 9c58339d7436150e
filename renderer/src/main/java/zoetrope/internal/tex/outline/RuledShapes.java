package zoetrope.internal.tex.outline;

import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/**
 * Converts Java2D shapes, y down, to filled paths, y up. Lines and frames are computed here,
 * without Java2D's stroker.
 */
final class RuledShapes {
  private RuledShapes() {}

  static Path of(Shape shape) {
    PathBuilder path = Path.builder();
    double[] c = new double[6];
    for (PathIterator i = shape.getPathIterator(null); !i.isDone(); i.next()) {
      switch (i.currentSegment(c)) {
        case PathIterator.SEG_MOVETO -> path.moveTo(Vec.of(c[0], -c[1]));
        case PathIterator.SEG_LINETO -> path.lineTo(Vec.of(c[0], -c[1]));
        case PathIterator.SEG_QUADTO -> path.quadTo(Vec.of(c[0], -c[1]), Vec.of(c[2], -c[3]));
        case PathIterator.SEG_CUBICTO ->
            path.cubicTo(Vec.of(c[0], -c[1]), Vec.of(c[2], -c[3]), Vec.of(c[4], -c[5]));
        default -> path.close();
      }
    }
    return path.build();
  }

  /** Returns a straight line of the given width with flat ends. The arguments have y down. */
  static Path line(double x0, double y0, double x1, double y1, double width) {
    Vec a = Vec.of(x0, -y0);
    Vec b = Vec.of(x1, -y1);
    Vec d = b.minus(a).normalized().times(width / 2);
    Vec side = Vec.of(-d.y(), d.x());
    return Path.polygon(a.plus(side), a.minus(side), b.minus(side), b.plus(side));
  }

  /** Returns a frame of this width along the edge of a rectangle. */
  static Path frame(Rectangle2D r, double width) {
    return ring(grown(r, width / 2), grown(r, -width / 2));
  }

  /** Returns a frame of this width along the edge of a rectangle with round corners. */
  static Path frame(RoundRectangle2D r, double width) {
    return ring(grown(r, width / 2), grown(r, -width / 2));
  }

  private static Path ring(Shape outside, Shape inside) {
    return of(outside).append(of(inside).reversed());
  }

  private static Rectangle2D grown(Rectangle2D r, double by) {
    return new Rectangle2D.Double(
        r.getX() - by, r.getY() - by, r.getWidth() + 2 * by, r.getHeight() + 2 * by);
  }

  private static RoundRectangle2D grown(RoundRectangle2D r, double by) {
    return new RoundRectangle2D.Double(
        r.getX() - by,
        r.getY() - by,
        r.getWidth() + 2 * by,
        r.getHeight() + 2 * by,
        Math.max(0, r.getArcWidth() + 2 * by),
        Math.max(0, r.getArcHeight() + 2 * by));
  }
}
