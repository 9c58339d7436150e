package zoetrope.internal.video.encode;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVA444P10LE;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.ffmpeg.PlanarFrame;

/**
 * A 4:4:4 frame with 10 bits per sample, with or without alpha. Colours are BT.709 in limited range
 * (luma 64 to 940, chroma 64 to 960); alpha is 0 to 1023, not premultiplied. Not thread-safe.
 */
final class TenBitPicture implements PixelPicture {
  // (0.2126, 0.7152, 0.0722) * 876 / 255 * 2^16
  private static final int LUMA_RED = 47_863;
  private static final int LUMA_GREEN = 161_016;
  private static final int LUMA_BLUE = 16_255;
  private static final int LUMA_OFFSET = (64 << 16) + (1 << 15);

  // (B - Y) / 1.8556 and (R - Y) / 1.5748, times 896 / 255 * 2^16; each row sums to 0.
  private static final int BLUE_RED = -26_383;
  private static final int BLUE_GREEN = -88_754;
  private static final int BLUE_BLUE = 115_137;
  private static final int RED_RED = 115_137;
  private static final int RED_GREEN = -104_580;
  private static final int RED_BLUE = -10_557;
  private static final int CHROMA_OFFSET = (512 << 16) + (1 << 15);

  private final int width;
  private final int height;
  private final int planes;
  private final PlanarFrame memory;
  private final short[] row;

  /**
   * Creates a frame of {@code width x height} pixels.
   *
   * @param format FFmpeg's constant for YUV444P10 or YUVA444P10
   */
  TenBitPicture(int width, int height, int format) {
    this.width = width;
    this.height = height;
    this.planes = format == AV_PIX_FMT_YUVA444P10LE ? 4 : 3;
    this.row = new short[width];
    Ffmpeg.init();
    this.memory = new PlanarFrame(width, height, format);
  }

  @Override
  public AVFrame of(int[] argb) {
    AVFrame frame = memory.frame();
    for (int plane = 0; plane < planes; plane++) {
      ByteBuffer bytes = Ffmpeg.plane(frame, plane, height).order(ByteOrder.LITTLE_ENDIAN);
      ShortBuffer samples = bytes.asShortBuffer();
      int stride = frame.linesize(plane) / 2;
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          row[x] = (short) sample(plane, argb[y * width + x]);
        }
        samples.put(y * stride, row, 0, width);
      }
    }
    return frame;
  }

  private static int sample(int plane, int argb) {
    int red = argb >> 16 & 0xff;
    int green = argb >> 8 & 0xff;
    int blue = argb & 0xff;
    return switch (plane) {
      case 0 -> LUMA_RED * red + LUMA_GREEN * green + LUMA_BLUE * blue + LUMA_OFFSET >> 16;
      case 1 -> BLUE_RED * red + BLUE_GREEN * green + BLUE_BLUE * blue + CHROMA_OFFSET >> 16;
      case 2 -> RED_RED * red + RED_GREEN * green + RED_BLUE * blue + CHROMA_OFFSET >> 16;
      default -> ((argb >>> 24) * 1023 + 127) / 255;
    };
  }

  @Override
  public void close() {
    memory.close();
  }
}
