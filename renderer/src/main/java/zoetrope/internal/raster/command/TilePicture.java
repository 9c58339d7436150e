package zoetrope.internal.raster.command;

import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.outline.Projection;
import zoetrope.internal.raster.pixel.PixelBox;
import zoetrope.internal.raster.pixel.PixelSurface;

/**
 * The tile of a pattern as an image. Unless the tile is very large, the image has a higher
 * resolution than the canvas that shows the pattern.
 *
 * @param pixels premultiplied, row by row
 * @param samples how many samples of the image, in each direction, a pixel of the canvas takes
 * @param size the width and height of the tile in its own coordinates
 */
record TilePicture(int[] pixels, int width, int height, int samples, Vec size) {
  /**
   * The preferred number of samples per pixel and direction. If the image would then have more than
   * {@link #MAX_PIXELS} pixels, one sample less is used.
   */
  private static final int PREFERRED_SAMPLES = 3;

  private static final double MAX_PIXELS = 1 << 22;

  /** The maximum number of pixels of a side. */
  private static final int MAX_SIDE = 1 << 13;

  /**
   * Draws the tile of a pattern.
   *
   * @param map maps the tile's coordinates to pixels
   * @param items the builder of the canvas; it creates a builder for the tile
   */
  static TilePicture of(Paint.Pattern pattern, PixelMap map, DrawCommandBuilder items) {
    Vec size = pattern.size();
    double wide = Math.max(1e-3, size.x() * length(map.xx(), map.yx()));
    double high = Math.max(1e-3, size.y() * length(map.xy(), map.yy()));
    int samples =
        PREFERRED_SAMPLES * PREFERRED_SAMPLES * wide * high <= MAX_PIXELS
            ? PREFERRED_SAMPLES
            : PREFERRED_SAMPLES - 1;
    double fit = Math.sqrt(Math.min(1, MAX_PIXELS / (samples * samples * wide * high)));
    int width = side(samples * fit * wide);
    int height = side(samples * fit * high);
    int[] pixels = new int[width * height];
    PixelBox all = new PixelBox(0, 0, width, height);
    DrawCommandBuilder tileItems = items.on(all, all, height);
    Projection projection = Projection.ofPlane(width / size.x(), height / size.y());
    DrawCommandPainter painter = new DrawCommandPainter(new PixelSurface(pixels, width));
    for (Item item : pattern.tile()) {
      DrawCommand command = tileItems.build(item, projection);
      if (command.intersects(0, 0, width, height)) {
        painter.paint(command, 0, 0, width, height);
      }
    }
    return new TilePicture(pixels, width, height, samples, size);
  }

  private static double length(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }

  private static int side(double pixels) {
    return (int) Math.max(1, Math.min(MAX_SIDE, Math.ceil(pixels)));
  }
}
