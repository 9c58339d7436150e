package zoetrope.internal.audio;

import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLT;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLTP;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_S16;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_S32;
import static org.bytedeco.ffmpeg.global.avutil.av_channel_layout_default;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.BytePointer;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.sound.SoundClip;

/** An FFmpeg frame that is filled with samples in the format of a codec. */
final class PcmFrame implements AutoCloseable {
  private static final String TASK = "hand samples to FFmpeg";

  /** The full scale of 24-bit samples, which are stored in the upper bits of 32. */
  private static final double FULL_24 = 1 << 23;

  private final int format;
  private AVFrame frame = Ffmpeg.notNull(av_frame_alloc(), TASK);

  /**
   * Creates a stereo frame at 48 kHz.
   *
   * @param format FFmpeg's FLT, FLTP, S16 or S32
   */
  PcmFrame(int format) {
    this.format = format;
  }

  /** Returns the frame filled with these samples; valid until the next call. */
  AVFrame fill(float[] samples, int count, long pts) {
    av_frame_unref(frame);
    frame.format(format).nb_samples(count).sample_rate(SoundClip.SAMPLE_RATE);
    av_channel_layout_default(frame.ch_layout(), 2);
    Ffmpeg.check(av_frame_get_buffer(frame, 0), TASK);
    frame.pts(pts);
    if (format == AV_SAMPLE_FMT_FLTP) {
      fillPlanes(samples, count);
    } else {
      fillPacked(samples, count);
    }
    return frame;
  }

  private void fillPlanes(float[] samples, int count) {
    for (int channel = 0; channel < 2; channel++) {
      ByteBuffer plane = memory(channel, 4L * count);
      for (int i = 0; i < count; i++) {
        plane.putFloat(4 * i, samples[2 * i + channel]);
      }
    }
  }

  private void fillPacked(float[] samples, int count) {
    int bytes = format == AV_SAMPLE_FMT_S16 ? 2 : 4;
    ByteBuffer plane = memory(0, 2L * bytes * count);
    for (int i = 0; i < 2 * count; i++) {
      if (format == AV_SAMPLE_FMT_FLT) {
        plane.putFloat(4 * i, samples[i]);
      } else if (format == AV_SAMPLE_FMT_S32) {
        plane.putInt(4 * i, integer(samples[i], FULL_24) << 8);
      } else {
        plane.putShort(2 * i, (short) integer(samples[i], -Short.MIN_VALUE));
      }
    }
  }

  private static int integer(float sample, double full) {
    return (int) Math.max(-full, Math.min(full - 1, Math.rint(sample * full)));
  }

  private ByteBuffer memory(int plane, long bytes) {
    return new BytePointer(frame.data(plane))
        .capacity(bytes)
        .asByteBuffer()
        .order(ByteOrder.nativeOrder());
  }

  @Override
  public void close() {
    if (frame != null) {
      av_frame_free(frame);
      frame = null;
    }
  }
}
