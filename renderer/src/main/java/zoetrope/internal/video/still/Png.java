package zoetrope.internal.video.still;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_RGB24;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_RGBA;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;

import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.ffmpeg.StillEncoder;

/**
 * Writes PNG files with FFmpeg's encoder and zlib. Java's zlib produces different bytes in
 * different versions.
 */
public final class Png {
  /**
   * The encoder's options. Higher compression levels make images of text and figures hardly
   * smaller, and take several times as long.
   */
  private static final Map<String, String> OPTIONS = Map.of("compression_level", "1", "pred", "up");

  /**
   * The number of rows of the image in {@link #warmUp}. It is larger than the number of calls after
   * which Java compiles a method.
   */
  private static final int WARM_UP_ROWS = 512;

  private Png() {}

  /**
   * Writes an image of {@code 0xAARRGGBB} pixels, sRGB, not premultiplied, row by row from the top.
   * The file appears under its name when it is complete.
   */
  public static void write(Path target, int[] argb, int width, int height) {
    AtomicFile.write(target, encode(argb, width, height));
  }

  /**
   * Returns the bytes of a PNG file, with an alpha channel if a pixel is not opaque.
   *
   * @throws IllegalArgumentException if the length of {@code argb} is not width times height
   */
  public static byte[] encode(int[] argb, int width, int height) {
    return encode(argb, width, height, !isOpaque(argb));
  }

  /**
   * Returns the bytes of a PNG file. {@code alpha} says whether it has an alpha channel; without
   * one, the alpha of the pixels is ignored.
   *
   * @throws IllegalArgumentException if the length of {@code argb} is not width times height
   */
  public static byte[] encode(int[] argb, int width, int height, boolean alpha) {
    if (width < 1 || height < 1 || (long) width * height != argb.length) {
      throw new IllegalArgumentException(
          argb.length + " pixels do not make an image of " + width + " x " + height);
    }
    Ffmpeg.init();
    int format = alpha ? AV_PIX_FMT_RGBA : AV_PIX_FMT_RGB24;
    AVFrame frame = Ffmpeg.notNull(av_frame_alloc(), "encode a PNG");
    try {
      frame.format(format).width(width).height(height);
      frame.sample_aspect_ratio().num(1).den(1);
      Ffmpeg.check(av_frame_get_buffer(frame, 0), "encode a PNG");
      fill(frame, argb, !alpha);
      return StillEncoder.encode(frame, "png", OPTIONS, context -> {}, "encode a PNG");
    } finally {
      av_frame_free(frame);
    }
  }

  /**
   * Loads the encoder, and encodes an image with so many rows that Java compiles the conversion.
   * May run on any thread.
   *
   * @throws VideoException if there are no libraries for this computer
   */
  public static void warmUp() {
    int[] black = new int[WARM_UP_ROWS * 4];
    Arrays.fill(black, 0xFF000000);
    encode(black, 4, WARM_UP_ROWS);
  }

  static boolean isOpaque(int[] argb) {
    int all = -1;
    for (int pixel : argb) {
      all &= pixel;
    }
    return all >>> 24 == 0xff;
  }

  /**
   * Copies pixels to the frame row by row. Copying ints is several times as fast as copying bytes.
   */
  private static void fill(AVFrame frame, int[] argb, boolean opaque) {
    int width = frame.width();
    int[] row = new int[(width + 3) / 4 * 4];
    int used = opaque ? (3 * width + 3) / 4 : width;
    int stride = frame.linesize(0) / Integer.BYTES;
    IntBuffer plane =
        Ffmpeg.plane(frame, 0, frame.height()).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    for (int y = 0; y < frame.height(); y++) {
      toRgba(argb, y * width, width, row);
      if (opaque) {
        dropAlpha(row);
      }
      plane.put(y * stride, row, 0, used);
    }
  }

  /** Converts {@code 0xAARRGGBB} to ints whose bytes, from the lowest up, are R, G, B, A. */
  private static void toRgba(int[] argb, int from, int width, int[] row) {
    for (int x = 0; x < width; x++) {
      int pixel = argb[from + x];
      row[x] = pixel & 0xFF00FF00 | pixel >>> 16 & 0xFF | (pixel & 0xFF) << 16;
    }
  }

  /** Removes the alpha bytes, so that four pixels take three ints. */
  private static void dropAlpha(int[] row) {
    for (int from = 0, to = 0; from < row.length; from += 4, to += 3) {
      int b = row[from + 1];
      int c = row[from + 2];
      row[to] = row[from] & 0xFFFFFF | b << 24;
      row[to + 1] = b >>> 8 & 0xFFFF | c << 16;
      row[to + 2] = c >>> 16 & 0xFF | row[from + 3] << 8;
    }
  }
}
