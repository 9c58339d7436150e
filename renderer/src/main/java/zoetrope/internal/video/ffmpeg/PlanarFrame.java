package zoetrope.internal.video.ffmpeg;

import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_LEFT;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_PRI_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_MPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_TRC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;

import java.nio.ByteBuffer;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.video.h264.YuvPicture;

/**
 * An FFmpeg frame for encoders, which owns its memory. It is marked as BT.709 with limited range.
 */
public final class PlanarFrame implements AutoCloseable {
  private AVFrame frame;

  /** Allocates a frame of {@code width x height} pixels, 4:2:0. */
  public PlanarFrame(int width, int height) {
    this(width, height, AV_PIX_FMT_YUV420P);
  }

  /** Allocates a frame of {@code width x height} pixels in a pixel format of FFmpeg. */
  public PlanarFrame(int width, int height, int format) {
    this.frame = Ffmpeg.notNull(av_frame_alloc(), "allocate a frame");
    try {
      frame.format(format).width(width).height(height);
      frame.color_range(AVCOL_RANGE_MPEG).color_primaries(AVCOL_PRI_BT709);
      frame.color_trc(AVCOL_TRC_BT709).colorspace(AVCOL_SPC_BT709);
      frame.chroma_location(AVCHROMA_LOC_LEFT);
      frame.sample_aspect_ratio().num(1).den(1);
      Ffmpeg.check(av_frame_get_buffer(frame, 0), "allocate a frame");
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  /**
   * Returns a 4:2:0 copy of the upper left {@code width x height} pixels of a picture, which may
   * include padding.
   */
  public static PlanarFrame copy(YuvPicture picture, int width, int height) {
    PlanarFrame copy = new PlanarFrame(width, height);
    try {
      copy.write(picture, 0, width, height);
      copy.write(picture, 1, width / 2, height / 2);
      copy.write(picture, 2, width / 2, height / 2);
      return copy;
    } catch (RuntimeException | Error e) {
      copy.close();
      throw e;
    }
  }

  private void write(YuvPicture picture, int plane, int width, int height) {
    int stride = frame.linesize(plane);
    ByteBuffer target = Ffmpeg.plane(frame, plane, height);
    for (int y = 0; y < height; y++) {
      target.put(y * stride, picture.plane(plane), y * picture.stride(plane), width);
    }
  }

  /** Returns the frame, owned by this object; null after {@link #close}. */
  public AVFrame frame() {
    return frame;
  }

  @Override
  public void close() {
    if (frame != null) {
      av_frame_free(frame);
      frame = null;
    }
  }
}
