package zoetrope.internal.vector;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Affine;
import zoetrope.internal.raster.Canvas;

/** Draws items that paths cannot show as images, and records the reasons. */
final class PartPictures {
  /** The maximum side of the canvas in pixels. It takes precedence over the preferred scale. */
  private static final int MAX_SIDE = 8192;

  private Frame frame;
  private final int width;
  private final int height;
  private final double scale;
  private final Map<String, Integer> reasons = new TreeMap<>();
  private Canvas canvas;

  /** Creates a canvas that prefers this number of image pixels per pixel of the drawing. */
  PartPictures(Frame frame, int width, int height, double wanted) {
    this.frame = frame;
    this.width = width;
    this.height = height;
    this.scale = Math.min(wanted, (double) MAX_SIDE / Math.max(width, height));
  }

  /** Sets the frame whose camera and size are used from now on. */
  void view(Frame newFrame) {
    frame = newFrame;
  }

  /**
   * Returns an item as an image of its visible part, and records the reason; null if no part is
   * visible.
   */
  Mark.Picture of(Item item, String reason) {
    return of(List.of(item), reason);
  }

  /** Returns items, from back to front, as an image of their visible part. */
  Mark.Picture of(List<Item> items, String reason) {
    if (canvas == null) {
      canvas = new Canvas(pixels(width), pixels(height));
    }
    canvas.draw(new Frame(frame.camera(), Color.TRANSPARENT, items, frame.size()));
    Mark.Picture picture = cut(canvas.straightPixels());
    if (picture != null) {
      reasons.merge(reason, 1, Integer::sum);
    }
    return picture;
  }

  private int pixels(int side) {
    return (int) Math.max(1, Math.rint(side * scale));
  }

  private Mark.Picture cut(int[] argb) {
    int w = pixels(width);
    int h = pixels(height);
    int left = w;
    int right = 0;
    int top = h;
    int bottom = 0;
    for (int y = 0; y < h; y++) {
      for (int x = 0; x < w; x++) {
        if (argb[y * w + x] >>> 24 != 0) {
          left = Math.min(left, x);
          right = Math.max(right, x + 1);
          top = Math.min(top, y);
          bottom = y + 1;
        }
      }
    }
    if (left >= right) {
      return null;
    }
    double sx = (double) width / w;
    double sy = (double) height / h;
    left = down(left, sx);
    top = down(top, sy);
    right = w - down(w - right, sx);
    bottom = h - down(h - bottom, sy);
    int[] part = new int[(right - left) * (bottom - top)];
    for (int y = top; y < bottom; y++) {
      System.arraycopy(argb, y * w + left, part, (y - top) * (right - left), right - left);
    }
    Affine place =
        Affine.plane((right - left) * sx, 0, 0, (bottom - top) * sy, left * sx, top * sy);
    return new Mark.Picture(new RasterImage(right - left, bottom - top, part), place, true, true);
  }

  /**
   * Returns the nearest pixel, at or before {@code pixel}, whose left or upper edge is the edge of
   * a pixel of the drawing. Viewers align images to the pixels of the drawing.
   */
  private static int down(int pixel, double size) {
    return (int) Math.floor(Math.floor(pixel * size) / size);
  }

  /** Returns messages about the items that became images. */
  List<String> notes() {
    return reasons.entrySet().stream()
        .map(
            e ->
                "drawn as an image, not as paths: "
                    + e.getKey()
                    + (e.getValue() == 1 ? "" : " (" + e.getValue() + " times)"))
        .toList();
  }
}
