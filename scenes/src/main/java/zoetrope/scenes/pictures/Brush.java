package zoetrope.scenes.pictures;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Shape;

/** The strokes and areas of all pictures. */
final class Brush {
  /**
   * The side of the background. It is slightly larger than the picture, so that the edges are fully
   * covered.
   */
  private static final double SIDE = 8.2;

  private Brush() {}

  /** Returns an area without an outline. */
  static Shape area(Path path, Paint paint) {
    return shape(path).setStyle(Style.NONE.withFill(paint));
  }

  /** Returns an area of one colour. */
  static Shape area(Path path, Color color) {
    return area(path, new Paint.Solid(color));
  }

  /** Returns the whole square in one paint. */
  static Shape wash(Paint paint) {
    return area(Paths.rectangle(SIDE, SIDE), paint);
  }

  /** Returns a soft darkening of the corners, the last stroke of every picture. */
  static Shape vignette(Color color) {
    Color clear = color.withAlpha(0);
    return wash(
        radial(Vec.ZERO, 5.9, 5.9, clear, clear, color.withAlpha(0.12), color.withAlpha(0.6)));
  }

  /** Returns an ellipse with its axes along x and y. */
  static Path ellipse(Vec center, double rx, double ry) {
    return Paths.circle(Vec.ZERO, 1)
        .transform(Affine.scaling(rx, ry, 1).then(Affine.translation(center)));
  }

  /** Returns a soft spot: {@code color} in the middle of the ellipse, transparent at its edge. */
  static Shape glow(Vec center, double rx, double ry, Color color) {
    Color half = color.withAlpha(0.45 * color.alpha());
    return area(ellipse(center, rx, ry), radial(center, rx, ry, color, half, color.withAlpha(0)));
  }

  /** Returns a gradient of colours evenly spread from {@code a} to {@code b}. */
  static Paint linear(Vec a, Vec b, Color... colors) {
    Vec along = b.minus(a);
    Vec across = at(-along.y(), along.x());
    return gradient(false, Affine.ofColumns(along, across, at(0, 0, 1), a), colors);
  }

  /** Returns a gradient of colours evenly spread from the middle of an ellipse to its edge. */
  static Paint radial(Vec center, double rx, double ry, Color... colors) {
    return gradient(true, Affine.scaling(rx, ry, 1).then(Affine.translation(center)), colors);
  }

  private static Paint gradient(boolean radial, Affine map, Color... colors) {
    List<Paint.Stop> stops = new ArrayList<>();
    for (int i = 0; i < colors.length; i++) {
      stops.add(new Paint.Stop((double) i / (colors.length - 1), colors[i]));
    }
    return new Paint.Gradient(radial, map, stops, Paint.Spread.PAD);
  }

  /**
   * Returns a tapered stroke with a gradient: {@code width} (in stroke units) in its first half,
   * and pointed at its end.
   */
  static Shape strand(Path path, double width, Color root, Color tip) {
    Stroke stroke = Stroke.of(root, width).withCap(Stroke.Cap.ROUND).withJoin(Stroke.Join.ROUND);
    return shape(path)
        .setStyle(Style.NONE.withStroke(stroke))
        .setStrokeWidth(0.7 * width, width, 0.7 * width, 0)
        .setStrokeColors(root, tip);
  }
}
