package zoetrope.internal.video.encode;

import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_UNSPECIFIED;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_JPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_RGB;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_GBRP;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.ffmpeg.PlanarFrame;

/** A frame of unconverted RGB pixels, for lossless encoders. Not thread-safe. */
final class RgbPicture implements PixelPicture {
  private final int width;
  private final int height;
  private final boolean planar;
  private final PlanarFrame memory;
  private final byte[] row;

  /**
   * Creates a frame of {@code width x height} pixels.
   *
   * @param format FFmpeg's constant for GBRP, or for BGRA or BGR0 with one int per pixel
   */
  RgbPicture(int width, int height, int format) {
    this.width = width;
    this.height = height;
    this.planar = format == AV_PIX_FMT_GBRP;
    this.row = new byte[width];
    Ffmpeg.init();
    this.memory = new PlanarFrame(width, height, format);
    AVFrame frame = memory.frame();
    frame.color_range(AVCOL_RANGE_JPEG).colorspace(AVCOL_SPC_RGB);
    frame.chroma_location(AVCHROMA_LOC_UNSPECIFIED);
  }

  @Override
  public AVFrame of(int[] argb) {
    AVFrame frame = memory.frame();
    if (planar) {
      write(frame, 0, argb, 8);
      write(frame, 1, argb, 0);
      write(frame, 2, argb, 16);
      return frame;
    }
    IntBuffer pixels = Ffmpeg.plane(frame, 0, height).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    int stride = frame.linesize(0) / Integer.BYTES;
    for (int y = 0; y < height; y++) {
      pixels.put(y * stride, argb, y * width, width);
    }
    return frame;
  }

  private void write(AVFrame frame, int plane, int[] argb, int shift) {
    ByteBuffer samples = Ffmpeg.plane(frame, plane, height);
    int stride = frame.linesize(plane);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        row[x] = (byte) (argb[y * width + x] >> shift);
      }
      samples.put(y * stride, row, 0, width);
    }
  }

  @Override
  public void close() {
    memory.close();
  }
}
