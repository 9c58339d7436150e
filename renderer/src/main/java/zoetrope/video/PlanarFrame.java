package zoetrope.video;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;

import java.nio.ByteBuffer;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.video.h264.Samples;

/** A picture of samples as encoders take it. */
final class PlanarFrame implements AutoCloseable {
  private AVFrame frame;

  /** A copy of the first {@code width x height} samples, which may reach beyond what is shown. */
  PlanarFrame(Samples samples, int width, int height) {
    this.frame = Ffmpeg.notNull(av_frame_alloc(), "make room for a picture");
    try {
      frame.format(AV_PIX_FMT_YUV420P).width(width).height(height);
      Ffmpeg.check(av_frame_get_buffer(frame, 0), "make room for a picture");
      write(samples, 0, width, height);
      write(samples, 1, width / 2, height / 2);
      write(samples, 2, width / 2, height / 2);
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  private void write(Samples samples, int plane, int width, int height) {
    int stride = frame.linesize(plane);
    ByteBuffer target = frame.data(plane).capacity((long) stride * height).asByteBuffer();
    for (int y = 0; y < height; y++) {
      target.put(y * stride, samples.plane(plane), y * samples.stride(plane), width);
    }
  }

  AVFrame frame() {
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
