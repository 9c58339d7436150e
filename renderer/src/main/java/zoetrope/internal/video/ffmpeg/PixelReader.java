package zoetrope.internal.video.ffmpeg;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_BGRA;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.swscale.SWS_ACCURATE_RND;
import static org.bytedeco.ffmpeg.global.swscale.SWS_BILINEAR;
import static org.bytedeco.ffmpeg.global.swscale.SWS_BITEXACT;
import static org.bytedeco.ffmpeg.global.swscale.SWS_FULL_CHR_H_INT;
import static org.bytedeco.ffmpeg.global.swscale.sws_alloc_context;
import static org.bytedeco.ffmpeg.global.swscale.sws_freeContext;
import static org.bytedeco.ffmpeg.global.swscale.sws_scale_frame;

import java.nio.ByteOrder;
import java.nio.IntBuffer;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.swscale.SwsContext;
import zoetrope.internal.video.VideoException;

/** Converts decoded pictures to pixels. */
public final class PixelReader {
  private static final int FLAGS =
      SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_BITEXACT;

  private PixelReader() {}

  /**
   * Returns the pixels of a picture, {@code 0xAARRGGBB}, by the colour matrix, the range and the
   * chroma location that the picture specifies.
   *
   * @throws VideoException if the picture's format cannot be converted
   */
  public static int[] argb(AVFrame picture) {
    String what = "convert a picture to pixels";
    int width = picture.width();
    int height = picture.height();
    AVFrame converted = Ffmpeg.notNull(av_frame_alloc(), what);
    SwsContext scaler = sws_alloc_context();
    try {
      Ffmpeg.notNull(scaler, what).flags(FLAGS);
      converted.format(AV_PIX_FMT_BGRA).width(width).height(height);
      Ffmpeg.check(sws_scale_frame(scaler, converted, picture), what);
      IntBuffer pixels =
          Ffmpeg.plane(converted, 0, height).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
      int stride = converted.linesize(0) / Integer.BYTES;
      int[] argb = new int[width * height];
      for (int y = 0; y < height; y++) {
        pixels.get(y * stride, argb, y * width, width);
      }
      return argb;
    } finally {
      sws_freeContext(scaler);
      av_frame_free(converted);
    }
  }
}
