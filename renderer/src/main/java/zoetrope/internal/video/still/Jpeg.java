package zoetrope.internal.video.still;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_BITEXACT;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_QSCALE;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_JPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_SMPTE170M;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVJ444P;
import static org.bytedeco.ffmpeg.global.avutil.FF_QP2LAMBDA;

import java.nio.ByteBuffer;
import java.util.Map;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.ffmpeg.PlanarFrame;
import zoetrope.internal.video.ffmpeg.StillEncoder;

/**
 * Encodes JPEG files with FFmpeg's encoder, with full chroma resolution (4:4:4) and hardly visible
 * losses.
 */
public final class Jpeg {
  /** FFmpeg's quantiser, from 1 (best quality) to 31. */
  private static final int QUANTIZER = 2;

  /**
   * The matrix of ITU-T T.871 that converts (R, G, B) to (Y, Cb, Cr), times 2^16. The last column
   * is added to the result.
   */
  private static final int[][] MATRIX = {
    {19_595, 38_470, 7_471, 1 << 15},
    {-11_059, -21_709, 32_768, (128 << 16) + (1 << 15) - 1},
    {32_768, -27_439, -5_329, (128 << 16) + (1 << 15) - 1},
  };

  private Jpeg() {}

  /**
   * Returns the bytes of a JPEG file.
   *
   * @param argb {@code 0xAARRGGBB} pixels; alpha is ignored
   */
  public static byte[] encode(int[] argb, int width, int height) {
    Ffmpeg.init();
    try (PlanarFrame planes = new PlanarFrame(width, height, AV_PIX_FMT_YUVJ444P)) {
      AVFrame frame = planes.frame();
      frame.color_range(AVCOL_RANGE_JPEG).colorspace(AVCOL_SPC_SMPTE170M);
      frame.quality(QUANTIZER * FF_QP2LAMBDA);
      for (int plane = 0; plane < MATRIX.length; plane++) {
        fill(frame, plane, argb);
      }
      return StillEncoder.encode(frame, "mjpeg", Map.of(), Jpeg::setUp, "encode a JPEG");
    }
  }

  private static void fill(AVFrame frame, int plane, int[] argb) {
    int width = frame.width();
    int[] weights = MATRIX[plane];
    byte[] row = new byte[width];
    ByteBuffer samples = Ffmpeg.plane(frame, plane, frame.height());
    for (int y = 0; y < frame.height(); y++) {
      for (int x = 0; x < width; x++) {
        int pixel = argb[y * width + x];
        int sum =
            weights[0] * (pixel >> 16 & 0xff)
                + weights[1] * (pixel >> 8 & 0xff)
                + weights[2] * (pixel & 0xff)
                + weights[3];
        row[x] = (byte) (sum >> 16);
      }
      samples.put(y * frame.linesize(plane), row, 0, width);
    }
  }

  private static void setUp(AVCodecContext context) {
    context.color_range(AVCOL_RANGE_JPEG).colorspace(AVCOL_SPC_SMPTE170M);
    context.flags(context.flags() | AV_CODEC_FLAG_QSCALE | AV_CODEC_FLAG_BITEXACT);
    context.global_quality(QUANTIZER * FF_QP2LAMBDA);
  }
}
