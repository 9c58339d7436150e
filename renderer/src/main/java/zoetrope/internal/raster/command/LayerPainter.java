package zoetrope.internal.raster.command;

import java.util.Arrays;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Mask;
import zoetrope.internal.raster.filter.FilterImage;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.BlendModes;
import zoetrope.internal.raster.pixel.LinearLight;
import zoetrope.internal.raster.pixel.PixelBox;
import zoetrope.internal.raster.pixel.PixelSurface;

/**
 * Paints layers: draws the commands of a layer into a buffer, and composites the buffer onto a
 * surface. A large rectangle is painted in bands, so that the buffers stay small even for deeply
 * nested layers.
 */
final class LayerPainter {
  private static final int BAND_PIXELS = 1 << 17;

  private final PixelSurface target;
  private final PixelSurface content = new PixelSurface();
  private final DrawCommandPainter contentPainter = new DrawCommandPainter(content);
  private final PixelSurface mask = new PixelSurface();
  private final DrawCommandPainter maskPainter = new DrawCommandPainter(mask);

  /** For each pixel of the buffer, how much of it the masks let through, in [0, 255]. */
  private byte[] seen = new byte[0];

  LayerPainter(PixelSurface target) {
    this.target = target;
  }

  /** Paints the command of a layer, clipped to {@code [x0, x1) x [y0, y1)}. */
  void paint(DrawCommand command, int x0, int y0, int x1, int y1) {
    int left = Math.max(x0, command.left());
    int right = Math.min(x1, command.right());
    int top = Math.max(y0, command.top());
    int bottom = Math.min(y1, command.bottom());
    if (left >= right) {
      return;
    }
    LayerCommand layer = command.layer();
    int rows = layer.inBands() ? Math.max(8, BAND_PIXELS / (right - left)) : bottom - top;
    for (int y = top; y < bottom; y += rows) {
      paintBand(layer, left, y, right, Math.min(bottom, y + rows));
    }
  }

  private void paintBand(LayerCommand layer, int x0, int y0, int x1, int y1) {
    int[] picture;
    if (layer.filter() == null) {
      content.cover(x0, y0, x1, y1);
      contentPainter.paintOn(0, layer.commands(), x0, y0, x1, y1);
      picture = content.pixels;
    } else {
      picture = filtered(layer, new PixelBox(x0, y0, x1, y1));
    }
    int count = (x1 - x0) * (y1 - y0);
    if (!layer.masks().isEmpty()) {
      measure(layer, count, x0, y0, x1, y1);
    }
    for (int y = y0; y < y1; y++) {
      composite(layer, picture, (y - y0) * (x1 - x0), target.at(x0, y), x1 - x0);
    }
  }

  /** Returns a layer's pixels: the filtered and the original image mixed by the strength. */
  private int[] filtered(LayerCommand layer, PixelBox box) {
    int[] result = layer.filter().program().run(box, need -> source(layer, need)).within(box);
    if (layer.strength() == 255) {
      return result;
    }
    int[] plain = source(layer, box).within(box);
    int[] mixed = new int[plain.length];
    for (int i = 0; i < mixed.length; i++) {
      int part = Blend.scaled(result[i], layer.strength());
      mixed[i] = part + Blend.scaled(plain[i], 255 - layer.strength());
    }
    return mixed;
  }

  /** Returns a part of the image of a layer before it is filtered. */
  private FilterImage source(LayerCommand layer, PixelBox wanted) {
    LayerCommand.FilterCommand filter = layer.filter();
    PixelBox box = wanted.intersection(filter.source());
    PixelBox at = box.moved(-filter.x(), -filter.y());
    content.cover(at.left(), at.top(), at.right(), at.bottom());
    contentPainter.paintOn(0, layer.commands(), at.left(), at.top(), at.right(), at.bottom());
    int[] pixels = Arrays.copyOf(content.pixels, box.width() * box.height());
    return new FilterImage(box, pixels, false);
  }

  /** Sets {@link #seen} to the product of all masks. */
  private void measure(LayerCommand layer, int count, int x0, int y0, int x1, int y1) {
    if (seen.length < count) {
      seen = new byte[count];
    }
    boolean first = true;
    for (LayerCommand.MaskCommand m : layer.masks()) {
      mask.cover(x0, y0, x1, y1);
      maskPainter.paintOn(0, m.commands(), x0, y0, x1, y1);
      for (int i = 0; i < count; i++) {
        int pixel = mask.pixels[i];
        int value = shown(pixel, m.kind());
        value = 255 - Blend.multiply(255 - value, layer.strength());
        seen[i] = (byte) (first ? value : Blend.multiply(value, seen[i] & 255));
      }
      first = false;
    }
  }

  private static int shown(int pixel, Mask.Kind kind) {
    return switch (kind) {
      case ALPHA -> pixel >>> 24;
      case LUMINANCE -> luminance(pixel);
      case LINEAR_LUMINANCE -> luminance(LinearLight.fromSrgb(pixel));
    };
  }

  /** Returns the luminance of a premultiplied pixel by ITU-R BT.709, multiplied by its opacity. */
  private static int luminance(int pixel) {
    int sum = 13933 * (pixel >> 16 & 255) + 46871 * (pixel >> 8 & 255) + 4732 * (pixel & 255);
    return sum + (1 << 15) >> 16;
  }

  /**
   * Composites {@code count} pixels of an image onto the target. {@code from} is the index of the
   * first pixel in the image, {@code to} its index in the target.
   */
  private void composite(LayerCommand layer, int[] source, int from, int to, int count) {
    int[] p = target.pixels;
    boolean masked = !layer.masks().isEmpty();
    boolean plain = layer.blend() == BlendMode.NORMAL;
    for (int i = 0; i < count; i++) {
      int pixel = source[from + i];
      int part = layer.opacity();
      if (masked) {
        part = Blend.multiply(part, seen[from + i] & 255);
      }
      if (pixel == 0 || part == 0) {
        continue;
      }
      if (plain) {
        p[to + i] = Blend.premultipliedOver(p[to + i], pixel, part);
      } else {
        p[to + i] = BlendModes.blend(layer.blend(), p[to + i], pixel, part);
      }
    }
  }
}
