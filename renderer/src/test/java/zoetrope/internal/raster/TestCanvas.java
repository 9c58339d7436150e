package zoetrope.internal.raster;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.color.Palette;
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
 * Draws for tests, on a canvas of {@code 160 x 80} pixels where a scene unit is ten pixels. Items
 * are given in pixel coordinates with the origin at the upper left corner.
 */
public final class TestCanvas {
  public static final int WIDTH = 160;
  public static final int HEIGHT = 80;

  /** Maps pixel coordinates to scene coordinates. */
  static final Affine TO_SCENE = Affine.plane(0.1, 0, 0, -0.1, -8, 4);

  private final int[] argb;

  private TestCanvas(int[] argb) {
    this.argb = argb;
  }

  public static TestCanvas draw(Item... items) {
    return draw(Camera.DEFAULT, items);
  }

  public static TestCanvas draw(Camera camera, Item... items) {
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(new Frame(camera, Palette.BLACK, List.of(items)));
    return new TestCanvas(canvas.pixels());
  }

  public static Path polygon(double... xy) {
    Vec[] corners = new Vec[xy.length / 2];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = Vec.of(xy[2 * i], xy[2 * i + 1]);
    }
    return Path.polygon(corners);
  }

  static Path line(double... xy) {
    Vec[] corners = new Vec[xy.length / 2];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = Vec.of(xy[2 * i], xy[2 * i + 1]);
    }
    return Path.polyline(corners);
  }

  public static Item filled(Path inPixels, Color color) {
    return filled(inPixels, color, 0);
  }

  /** Returns a fill whose border has the given width, in pixels. */
  static Item filled(Path inPixels, Color color, double border) {
    return painted(inPixels, new Paint.Solid(color), border);
  }

  public static Item painted(Path inPixels, Paint paint, double border) {
    return item(inPixels, new Style(paint, 10 * border, Stroke.NONE, Stroke.NONE));
  }

  /** Returns a white stroke; widths are in pixels. */
  public static Stroke pen(double... widths) {
    double[] units = widths.clone();
    for (int i = 0; i < units.length; i++) {
      units[i] *= 10;
    }
    return Stroke.of(Palette.WHITE, 1).withWidths(units);
  }

  static Item stroked(Path inPixels, Stroke stroke) {
    return item(inPixels, Style.NONE.withStroke(stroke));
  }

  static Item item(Path inPixels, Style style) {
    return new Item.Shape(inPixels, TO_SCENE, style, 0);
  }

  public int red(int x, int y) {
    return argb[y * WIDTH + x] >> 16 & 255;
  }

  public int rgb(int x, int y) {
    return argb[y * WIDTH + x] & 0xFFFFFF;
  }

  /**
   * Returns the sum of the red channel in units of a full pixel, which is the area of white items.
   */
  public double area() {
    double sum = 0;
    for (int pixel : argb) {
      sum += (pixel >> 16 & 255) / 255.0;
    }
    return sum;
  }
}
