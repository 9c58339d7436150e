package zoetrope.internal.audio;

import static org.bytedeco.ffmpeg.global.avutil.AV_CPU_FLAG_MMX;
import static org.bytedeco.ffmpeg.global.avutil.AV_CPU_FLAG_MMXEXT;
import static org.bytedeco.ffmpeg.global.avutil.AV_CPU_FLAG_SSE;
import static org.bytedeco.ffmpeg.global.avutil.AV_CPU_FLAG_SSE2;
import static org.bytedeco.ffmpeg.global.avutil.av_force_cpu_flags;

import java.util.Set;

/**
 * Opens codecs of FFmpeg so that they compute the same samples on every processor: FFmpeg chooses
 * its vector code when a codec is opened, and such code rounds differently on processors with and
 * without fused multiplication and addition. Codecs that are opened meanwhile by other threads
 * become slower, and no different: all that these compute in integers.
 */
final class PortableDsp {
  /** What each processor of 64-bit PCs has, which rounds as FFmpeg's plain code does. */
  private static final int SSE2 =
      AV_CPU_FLAG_MMX | AV_CPU_FLAG_MMXEXT | AV_CPU_FLAG_SSE | AV_CPU_FLAG_SSE2;

  private static final int COMMON =
      Set.of("amd64", "x86_64").contains(System.getProperty("os.arch", "")) ? SSE2 : 0;

  private static final int DETECT = -1;

  private PortableDsp() {}

  /** Runs what opens a codec, so that it is opened for any processor. */
  static synchronized void run(Runnable opening) {
    av_force_cpu_flags(COMMON);
    try {
      opening.run();
    } finally {
      av_force_cpu_flags(DETECT);
    }
  }
}
