package zoetrope.internal.pictures;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import zoetrope.frame.RasterImage;

/**
 * The Exif orientation of a photograph, which says how the stored image becomes upright: 1 without
 * a change, 2 mirrored horizontally, 3 rotated by 180 degrees, 4 mirrored vertically, 5 transposed,
 * 6 rotated clockwise by 90 degrees, 7 transposed along the other diagonal, 8 rotated anticlockwise
 * by 90 degrees.
 */
final class ExifOrientation {
  private static final int TAG = 0x112;
  private static final int SHORT = 3;
  private static final int ENTRY = 12;

  private ExifOrientation() {}

  /** Returns the orientation in Exif data, with or without the prefix {@code Exif}. */
  static int of(byte[] exif) {
    return of(exif, JpegHeader.startsWith(exif, 0, "Exif\0\0") ? 6 : 0, exif.length);
  }

  /** Returns the orientation in the TIFF data {@code [from, to)} of the bytes; 1 without one. */
  static int of(byte[] bytes, int from, int to) {
    if (to - from < 8) {
      return 1;
    }
    ByteBuffer tiff = ByteBuffer.wrap(bytes, from, to - from).slice();
    tiff.order(tiff.get(0) == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    int directory = tiff.getInt(4);
    if (directory < 8 || directory > tiff.limit() - 2) {
      return 1;
    }
    int entries = tiff.getShort(directory) & 0xffff;
    for (int i = 0; i < entries; i++) {
      int at = directory + 2 + i * ENTRY;
      if (at > tiff.limit() - ENTRY) {
        return 1;
      }
      if ((tiff.getShort(at) & 0xffff) == TAG && tiff.getShort(at + 2) == SHORT) {
        int value = tiff.getShort(at + 8);
        return value >= 1 && value <= 8 ? value : 1;
      }
    }
    return 1;
  }

  static RasterImage turn(RasterImage image, int orientation) {
    if (orientation == 1) {
      return image;
    }
    int w = image.width();
    int h = image.height();
    boolean across = orientation >= 5;
    int width = across ? h : w;
    int height = across ? w : h;
    int[] turned = new int[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int sx = across ? y : x;
        int sy = across ? x : y;
        boolean flipX = orientation == 2 || orientation == 3 || orientation >= 7;
        boolean flipY =
            orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
        int column = flipX ? w - 1 - sx : sx;
        int row = flipY ? h - 1 - sy : sy;
        turned[y * width + x] = image.argb()[row * w + column];
      }
    }
    return new RasterImage(width, height, turned);
  }
}
