package zoetrope.internal.audio;

import static org.bytedeco.ffmpeg.global.avutil.av_force_cpu_flags;

import java.util.function.Supplier;

/**
 * Opens codecs of FFmpeg so that they compute the same samples on every processor: FFmpeg chooses
 * its vector code when a codec is opened, and such code rounds differently on processors with and
 * without fused multiplication and addition. Codecs that are opened meanwhile by other threads
 * become slower, and no different: all that these compute in integers.
 */
final class PortableDsp {
  private static final int NOTHING = 0;
  private static final int DETECT = -1;

  private PortableDsp() {}

  /** What {@code opening} returns, opened for any processor. */
  static synchronized <T> T during(Supplier<T> opening) {
    av_force_cpu_flags(NOTHING);
    try {
      return opening.get();
    } finally {
      av_force_cpu_flags(DETECT);
    }
  }
}
