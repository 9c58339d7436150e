package zoetrope.internal.video;

import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_JPEG;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_BGRA;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;
import static org.bytedeco.ffmpeg.global.swscale.SWS_ACCURATE_RND;
import static org.bytedeco.ffmpeg.global.swscale.SWS_BILINEAR;
import static org.bytedeco.ffmpeg.global.swscale.SWS_CS_ITU709;
import static org.bytedeco.ffmpeg.global.swscale.SWS_FULL_CHR_H_INT;
import static org.bytedeco.ffmpeg.global.swscale.sws_freeContext;
import static org.bytedeco.ffmpeg.global.swscale.sws_getCoefficients;
import static org.bytedeco.ffmpeg.global.swscale.sws_getContext;
import static org.bytedeco.ffmpeg.global.swscale.sws_scale;
import static org.bytedeco.ffmpeg.global.swscale.sws_setColorspaceDetails;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.swscale.SwsContext;
import org.bytedeco.javacpp.DoublePointer;
import org.bytedeco.javacpp.IntPointer;

/** Converts decoded pictures of one size and format to pixels, by swscale with BT.709. */
final class PixelReader implements AutoCloseable {
  private SwsContext scaler;
  private AVFrame output;

  /** The pixels of a picture, {@code 0xAARRGGBB}. */
  int[] argb(AVFrame frame) {
    if (scaler == null) {
      open(frame);
    }
    int width = frame.width();
    int height = frame.height();
    Ffmpeg.check(
        sws_scale(
            scaler, frame.data(), frame.linesize(), 0, height, output.data(), output.linesize()),
        "convert a picture to pixels");
    int stride = output.linesize(0);
    ByteBuffer plane = Ffmpeg.plane(output, 0, height);
    plane.order(ByteOrder.LITTLE_ENDIAN);
    int[] argb = new int[width * height];
    for (int y = 0; y < height; y++) {
      plane.position(y * stride);
      plane.asIntBuffer().get(argb, y * width, width);
    }
    return argb;
  }

  private void open(AVFrame frame) {
    int width = frame.width();
    int height = frame.height();
    output = Ffmpeg.notNull(av_frame_alloc(), "convert a picture to pixels");
    output.format(AV_PIX_FMT_BGRA).width(width).height(height);
    Ffmpeg.check(av_frame_get_buffer(output, 0), "convert a picture to pixels");
    scaler =
        Ffmpeg.notNull(
            sws_getContext(
                width,
                height,
                frame.format(),
                width,
                height,
                AV_PIX_FMT_BGRA,
                SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT,
                null,
                null,
                (DoublePointer) null),
            "convert a picture to pixels");
    IntPointer matrix = sws_getCoefficients(SWS_CS_ITU709);
    int full = frame.color_range() == AVCOL_RANGE_JPEG ? 1 : 0;
    // Its error code is ignored: it only says that formats without luma have no matrix.
    sws_setColorspaceDetails(scaler, matrix, full, matrix, 1, 0, 1 << 16, 1 << 16);
  }

  @Override
  public void close() {
    if (output != null) {
      av_frame_free(output);
      output = null;
    }
    if (scaler != null) {
      sws_freeContext(scaler);
      scaler = null;
    }
  }
}
