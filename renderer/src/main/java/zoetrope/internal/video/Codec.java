package zoetrope.internal.video;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVA444P10LE;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * An encoder of FFmpeg and its options.
 *
 * @param name FFmpeg's name
 * @param options in the order they are set
 * @param pixelFormat FFmpeg's number of it
 */
record Codec(String name, Map<String, String> options, int pixelFormat) {
  /** VP9's realtime speeds for {@code ultrafast} and {@code superfast}. */
  private static final int[] LIVE_SPEEDS = {8, 5};

  private static final int LIVE_FINER = 4;
  private static final String X264 =
      "threads=1:b-pyramid=none:open-gop=0:force-cfr=1:cpu-independent=1:nal-hrd=none";

  /** x264 with one thread, and with the same algorithms on every processor. */
  static Codec h264(VideoSettings settings) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("preset", settings.preset());
    options.put("crf", number(settings.crf()));
    options.put("forced-idr", "1");
    String more = settings.parameters();
    options.put("x264-params", more.isEmpty() ? X264 : X264 + ":" + more);
    return new Codec("libx264", options, AV_PIX_FMT_YUV420P);
  }

  /**
   * VP9 at constant quality; x264's crf of 0 to 51 is scaled to VP9's of 0 to 63. The faster half
   * of the presets map to faster speeds, of which the first two are realtime speeds: with a lower
   * crf they are as good, in a quarter of the time. No lookahead: at constant quality it changes no
   * byte and takes a fifth more time.
   */
  static Codec vp9(VideoSettings settings) {
    int preset = VideoSettings.presets().indexOf(settings.preset());
    boolean live = preset < LIVE_SPEEDS.length;
    double step = settings.crf() * 63 / 51 - (live ? LIVE_FINER : 0);
    int speed = live ? LIVE_SPEEDS[preset] : Math.max(0, 6 - preset);
    Map<String, String> options = new LinkedHashMap<>();
    options.put("crf", number(Math.max(0, Math.rint(step))));
    options.put("b", "0");
    options.put("deadline", live ? "realtime" : "good");
    options.put("cpu-used", Integer.toString(speed));
    options.put("lag-in-frames", "0");
    options.put("tile-columns", "2");
    return new Codec("libvpx-vp9", options, AV_PIX_FMT_YUV420P);
  }

  /** ProRes 4444 with alpha of 16 bits, each picture by itself; it has no rate factor. */
  static Codec proRes() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("profile", "4444");
    options.put("alpha_bits", "16");
    options.put("vendor", "apl0");
    return new Codec("prores_ks", options, AV_PIX_FMT_YUVA444P10LE);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
