package zoetrope.internal.audio;

import static org.bytedeco.ffmpeg.global.avutil.AV_CPU_FLAG_MMX;
import static org.bytedeco.ffmpeg.global.avutil.AV_CPU_FLAG_MMXEXT;
import static org.bytedeco.ffmpeg.global.avutil.AV_CPU_FLAG_SSE;
import static org.bytedeco.ffmpeg.global.avutil.AV_CPU_FLAG_SSE2;
import static org.bytedeco.ffmpeg.global.avutil.av_force_cpu_flags;

import java.util.Set;

/**
 * Opens FFmpeg codecs so that they compute the same samples on every processor. FFmpeg chooses its
 * vector code when a codec is opened, and that code rounds differently on processors with and
 * without fused multiply-add. Video codecs that other threads open at the same time become slower,
 * but their output does not change, because they compute in integers.
 */
final class PortableDsp {
  /**
   * The vector instructions that every 64-bit PC processor has; they round like FFmpeg's plain
   * code.
   */
  private static final int SSE2 =
      AV_CPU_FLAG_MMX | AV_CPU_FLAG_MMXEXT | AV_CPU_FLAG_SSE | AV_CPU_FLAG_SSE2;

  private static final int COMMON =
      Set.of("amd64", "x86_64").contains(System.getProperty("os.arch", "")) ? SSE2 : 0;

  private static final int DETECT = -1;

  private PortableDsp() {}

  /** Runs code that opens a codec, with portable instructions only. */
  static synchronized void run(Runnable opening) {
    av_force_cpu_flags(COMMON);
    try {
      opening.run();
    } finally {
      av_force_cpu_flags(DETECT);
    }
  }
}
