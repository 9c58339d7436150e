package zoetrope.internal.audio;

import static org.bytedeco.ffmpeg.global.avutil.AV_CHANNEL_ORDER_UNSPEC;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_DBLP;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLT;
import static org.bytedeco.ffmpeg.global.avutil.av_channel_layout_default;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;
import static org.bytedeco.ffmpeg.global.avutil.av_opt_set_int;
import static org.bytedeco.ffmpeg.global.swresample.swr_alloc;
import static org.bytedeco.ffmpeg.global.swresample.swr_config_frame;
import static org.bytedeco.ffmpeg.global.swresample.swr_convert_frame;
import static org.bytedeco.ffmpeg.global.swresample.swr_free;
import static org.bytedeco.ffmpeg.global.swresample.swr_init;

import java.math.BigInteger;
import java.nio.FloatBuffer;
import java.util.Arrays;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.swresample.SwrContext;
import org.bytedeco.javacpp.FloatPointer;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.sound.SoundClip;

/**
 * Converts decoded frames to stereo at 48 kHz, with FFmpeg's resampler and a filter of 64 taps.
 * Mono becomes two equal channels at the same level; more than two channels are mixed as FFmpeg
 * does.
 */
final class Resampler implements AutoCloseable {
  private static final int TAPS = 64;
  private static final String TASK = "resample a sound";
  private static final int MIN_RATE = 1000;
  private static final int MAX_RATE = 768_000;

  /**
   * The maximum number of filter phases. A phase is a position between two samples that has its own
   * taps.
   */
  private static final int MAX_PHASES = 1024;

  private record Form(int rate, int format, int channels) {}

  private final double speed;
  private Form form;
  private SwrContext context;
  private AVFrame output;
  private int channels;
  private boolean drained;

  /**
   * Creates a resampler.
   *
   * @param speed the factor of speed and pitch
   */
  Resampler(double speed) {
    this.speed = speed;
  }

  /**
   * Returns the samples that are ready after a frame was added, left and right alternating. Their
   * number can differ from that of the frame.
   */
  float[] convert(AVFrame frame) {
    if (frame.ch_layout().order() == AV_CHANNEL_ORDER_UNSPEC) {
      av_channel_layout_default(frame.ch_layout(), frame.ch_layout().nb_channels());
    }
    if (frame.sample_rate() < MIN_RATE || frame.sample_rate() > MAX_RATE) {
      throw new VideoException(
          frame.sample_rate() + " samples a second are not between 1000 and 768000");
    }
    Form current = new Form(frame.sample_rate(), frame.format(), frame.ch_layout().nb_channels());
    frame.sample_rate(Math.max(1, (int) Math.rint(current.rate() * speed)));
    if (current.equals(form)) {
      return samples(frame);
    }
    float[] before = context == null ? new float[0] : samples(null);
    release();
    form = current;
    open(frame);
    float[] after = samples(frame);
    float[] both = Arrays.copyOf(before, before.length + after.length);
    System.arraycopy(after, 0, both, before.length, after.length);
    return both;
  }

  float[] drain() {
    drained = true;
    return context == null ? new float[0] : samples(null);
  }

  boolean isDrained() {
    return drained;
  }

  private void open(AVFrame frame) {
    context = Ffmpeg.notNull(swr_alloc(), TASK);
    output = Ffmpeg.notNull(av_frame_alloc(), TASK);
    channels = Math.min(2, frame.ch_layout().nb_channels());
    describeOutput();
    PortableDsp.run(
        () -> {
          av_opt_set_int(context, "filter_size", TAPS, 0);
          av_opt_set_int(context, "exact_rational", hasFewPhases(frame.sample_rate()) ? 1 : 0, 0);
          av_opt_set_int(context, "internal_sample_fmt", AV_SAMPLE_FMT_DBLP, 0);
          Ffmpeg.check(swr_config_frame(context, output, frame), TASK);
          Ffmpeg.check(swr_init(context), TASK);
        });
  }

  /**
   * Whether an exact filter for this rate has few phases. For other rates, the nearest phase is
   * used.
   */
  private static boolean hasFewPhases(int rate) {
    BigInteger output = BigInteger.valueOf(SoundClip.SAMPLE_RATE);
    int divisor = output.gcd(BigInteger.valueOf(rate)).intValueExact();
    return SoundClip.SAMPLE_RATE / divisor <= MAX_PHASES;
  }

  private void describeOutput() {
    av_frame_unref(output);
    output.format(AV_SAMPLE_FMT_FLT);
    output.sample_rate(SoundClip.SAMPLE_RATE);
    av_channel_layout_default(output.ch_layout(), channels);
  }

  private float[] samples(AVFrame frame) {
    describeOutput();
    Ffmpeg.check(swr_convert_frame(context, output, frame), TASK);
    int count = output.nb_samples();
    float[] stereo = new float[2 * count];
    if (count == 0) {
      return stereo;
    }
    FloatBuffer from =
        new FloatPointer(output.data(0)).capacity((long) count * channels).asBuffer();
    if (channels == 2) {
      from.get(stereo);
    } else {
      for (int i = 0; i < count; i++) {
        float sample = from.get(i);
        stereo[2 * i] = sample;
        stereo[2 * i + 1] = sample;
      }
    }
    return stereo;
  }

  @Override
  public void close() {
    release();
  }

  private void release() {
    if (output != null) {
      av_frame_free(output);
      output = null;
    }
    if (context != null) {
      swr_free(context);
      context = null;
    }
  }
}
