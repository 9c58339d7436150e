package zoetrope.tools.raster;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * A filled outline of a frame, in pixels.
 *
 * @param item what {@link zoetrope.internal.raster.Canvas} draws
 * @param path its curves in pixels, x to the right and y down
 * @param argb its colour, {@code 0xAARRGGBB}, not premultiplied
 */
public record FilledOutline(Item.Shape item, Path path, int argb) {
  /** Farther from the plane that the camera looks at, things would be seen in perspective. */
  private static final double FLAT = 1e-9;

  /**
   * The outlines filled with one colour each, without their strokes and borders. What is painted
   * otherwise, fixed in the frame or seen in perspective is left out, as is all when the camera is
   * turned.
   *
   * @param height of the picture in pixels
   */
  public static List<FilledOutline> of(Frame frame, int width, int height) {
    List<FilledOutline> outlines = new ArrayList<>();
    if (!frame.camera().isUpright()) {
      return outlines;
    }
    Affine pixels = pixels(frame.camera(), width, height);
    for (Item item : frame.items()) {
      if (item instanceof Item.Shape shape
          && shape.fixed() == 0
          && shape.style().fill() instanceof Paint.Solid solid
          && !solid.isInvisible()
          && !shape.path().isEmpty()) {
        Path path = shape.path().transform(shape.transform().then(pixels));
        if (isFlat(path)) {
          outlines.add(
              new FilledOutline(
                  new Item.Shape(shape.path(), shape.transform(), plain(solid), 0),
                  path,
                  solid.color().toArgb()));
        }
      }
    }
    return outlines;
  }

  private static Style plain(Paint.Solid fill) {
    return new Style(fill, 0, Stroke.NONE, Stroke.NONE);
  }

  /** Scene to pixels; what lies in the plane that the camera looks at has depth 0. */
  private static Affine pixels(Camera camera, int width, int height) {
    double scale = height / camera.height();
    return Affine.translation(camera.center().negate())
        .then(Affine.scaling(scale, -scale, scale))
        .then(Affine.translation(Vec.of(width / 2.0, height / 2.0)));
  }

  private static boolean isFlat(Path path) {
    return Math.abs(path.bounds().min().z()) < FLAT && Math.abs(path.bounds().max().z()) < FLAT;
  }

  /** The outline as Java2D takes it. */
  public Path2D toPath2D() {
    Path2D.Double result = new Path2D.Double(Path2D.WIND_NON_ZERO, path.pointCount());
    for (int k = 0; k < path.subpathCount(); k++) {
      int at = path.subpathStart(k);
      result.moveTo(path.point(at).x(), path.point(at).y());
      for (int c = 0; c < path.curveCount(k); c++, at += 3) {
        Vec from = path.point(at);
        Vec a = path.point(at + 1);
        Vec b = path.point(at + 2);
        Vec to = path.point(at + 3);
        if (isLine(from, a, b, to)) {
          result.lineTo(to.x(), to.y());
        } else {
          result.curveTo(a.x(), a.y(), b.x(), b.y(), to.x(), to.y());
        }
      }
      result.closePath();
    }
    return result;
  }

  /** Straight pieces are cubics whose handles lie at their thirds. */
  private static boolean isLine(Vec from, Vec a, Vec b, Vec to) {
    return a.distance(from.lerp(to, 1 / 3.0)) < 1e-6 && b.distance(from.lerp(to, 2 / 3.0)) < 1e-6;
  }
}
