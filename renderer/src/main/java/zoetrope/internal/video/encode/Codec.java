package zoetrope.internal.video.encode;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_BGR0;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_BGRA;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_GBRP;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV444P10LE;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVA444P10LE;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import zoetrope.internal.video.VideoSettings;
import zoetrope.output.VideoCodec;

/**
 * An FFmpeg encoder and its options.
 *
 * @param name FFmpeg's name of the encoder
 * @param options the encoder's options, in the order of setting them
 * @param pixelFormat the constant of FFmpeg for the format of the pictures
 * @param keyInterval the maximum distance of key frames in frames; 1 if all frames are key frames
 */
public record Codec(String name, Map<String, String> options, int pixelFormat, int keyInterval) {
  /** VP9's real-time speeds for {@code ultrafast} and {@code superfast}. */
  private static final int[] REALTIME_SPEEDS = {8, 5};

  private static final int REALTIME_CRF_DECREASE = 4;
  private static final String X264 =
      "threads=1:b-pyramid=none:open-gop=0:force-cfr=1:cpu-independent=1:nal-hrd=none";

  private static final String X265 =
      "pools=none:frame-threads=1:wpp=0:pmode=0:pme=0:lookahead-slices=0:open-gop=0:info=0"
          + ":log-level=error";

  private static final int HEVC_CRF_DECREASE = 4;

  private static final int AV1_FASTEST = 8;

  /** Returns x264 with one thread, and with the same algorithms on every processor. */
  static Codec h264(VideoSettings settings) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("preset", settings.preset());
    options.put("crf", number(settings.crf()));
    options.put("forced-idr", "1");
    String more = settings.parameters();
    options.put("x264-params", more.isEmpty() ? X264 : X264 + ":" + more);
    return new Codec("libx264", options, AV_PIX_FMT_YUV420P, settings.keyInterval());
  }

  /**
   * Returns VP9 at constant quality. x264's crf of 0 to 51 is scaled to VP9's range of 0 to 63.
   * Faster presets map to faster speeds. The two fastest presets map to real-time speeds with a
   * lower crf, which give the same quality in a quarter of the time. There is no lookahead, because
   * at constant quality it takes a fifth more time and does not change the output.
   */
  static Codec vp9(VideoSettings settings) {
    int preset = VideoSettings.presets().indexOf(settings.preset());
    boolean realtime = preset < REALTIME_SPEEDS.length;
    double step = settings.crf() * 63 / 51 - (realtime ? REALTIME_CRF_DECREASE : 0);
    int speed = realtime ? REALTIME_SPEEDS[preset] : Math.max(0, 6 - preset);
    Map<String, String> options = new LinkedHashMap<>();
    options.put("crf", number(Math.max(0, Math.rint(step))));
    options.put("b", "0");
    options.put("deadline", realtime ? "realtime" : "good");
    options.put("cpu-used", Integer.toString(speed));
    options.put("lag-in-frames", "0");
    options.put("tile-columns", "2");
    return new Codec("libvpx-vp9", options, AV_PIX_FMT_YUV420P, settings.keyInterval());
  }

  /**
   * Returns HEVC by x265 with one thread. Its presets have the same names as x264's presets. At the
   * same rate factor, the fast presets lose more detail of thin lines, so the rate factor is
   * decreased.
   */
  static Codec hevc(VideoSettings settings) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("preset", settings.preset());
    options.put("crf", number(Math.max(0, settings.crf() - HEVC_CRF_DECREASE)));
    options.put("forced-idr", "1");
    options.put("x265-params", X265);
    return new Codec("libx265", options, AV_PIX_FMT_YUV420P, settings.keyInterval());
  }

  /**
   * Returns AV1 by libaom, with its tools for screen content; the rate factor is scaled to libaom's
   * range from 0 to 63. The faster presets have no lookahead. SVT-AV1 is faster, but makes larger
   * files of animations, and writes to the error stream.
   */
  static Codec av1(VideoSettings settings) {
    int preset = VideoSettings.presets().indexOf(settings.preset());
    boolean realtime = preset < REALTIME_SPEEDS.length;
    Map<String, String> options = new LinkedHashMap<>();
    options.put("crf", Long.toString(Math.round(settings.crf() * 63 / 51)));
    options.put("b", "0");
    options.put("usage", realtime ? "realtime" : "good");
    options.put("cpu-used", Integer.toString(realtime ? AV1_FASTEST : AV1_FASTEST + 2 - preset));
    options.put("lag-in-frames", realtime ? "0" : "19");
    options.put("aom-params", "tune-content=screen");
    return new Codec("libaom-av1", options, AV_PIX_FMT_YUV420P, settings.keyInterval());
  }

  static Codec ofPixels(VideoSettings settings, VideoCodec codec) {
    boolean alpha = settings.coding().transparent();
    return switch (codec) {
      case PRORES -> proRes(alpha);
      case FFV1 -> ffv1(alpha);
      case H264 -> lossless("libx264rgb", AV_PIX_FMT_BGR0, settings, h264Lossless(settings));
      case HEVC -> lossless("libx265", AV_PIX_FMT_GBRP, settings, hevcLossless(settings));
      case VP9 -> lossless("libvpx-vp9", AV_PIX_FMT_GBRP, settings, vp9Lossless(settings));
      case AV1 -> throw new IllegalArgumentException("AV1 takes no pixels");
    };
  }

  private static Codec lossless(
      String name, int format, VideoSettings settings, Map<String, String> options) {
    return new Codec(name, options, format, settings.keyInterval());
  }

  private static Map<String, String> h264Lossless(VideoSettings settings) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("preset", settings.preset());
    options.put("qp", "0");
    options.put("forced-idr", "1");
    options.put("x264-params", X264);
    return options;
  }

  private static Map<String, String> hevcLossless(VideoSettings settings) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("preset", settings.preset());
    options.put("forced-idr", "1");
    options.put("x265-params", X265 + ":lossless=1");
    return options;
  }

  private static Map<String, String> vp9Lossless(VideoSettings settings) {
    Map<String, String> options = vp9(settings).options();
    options.remove("crf");
    options.remove("b");
    options.put("lossless", "1");
    return options;
  }

  private static Codec ffv1(boolean alpha) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("level", "3");
    options.put("slices", "4");
    options.put("slicecrc", "1");
    return new Codec("ffv1", options, alpha ? AV_PIX_FMT_BGRA : AV_PIX_FMT_BGR0, 1);
  }

  /**
   * Returns ProRes 4444, intra-only, with 16 bits of alpha or without alpha. This codec has no rate
   * factor.
   */
  private static Codec proRes(boolean alpha) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("profile", "4444");
    if (alpha) {
      options.put("alpha_bits", "16");
    }
    options.put("vendor", "apl0");
    int format = alpha ? AV_PIX_FMT_YUVA444P10LE : AV_PIX_FMT_YUV444P10LE;
    return new Codec("prores_ks", options, format, 1);
  }

  /**
   * Returns by how many frames the decoding order is ahead of the presentation order.
   *
   * @param reported the value that the encoder reports. x265 reports none; its delay is 2, because
   *     its B pyramids have two levels
   */
  int delay(int reported) {
    return name.equals("libx265") ? 2 : reported;
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
