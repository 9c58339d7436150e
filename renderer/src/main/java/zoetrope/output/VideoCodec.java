package zoetrope.output;

import static zoetrope.output.Feature.ALPHA;
import static zoetrope.output.Feature.LOSSLESS;
import static zoetrope.output.Feature.LOSSLESS_ALPHA;
import static zoetrope.output.Feature.RATE_FACTOR;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import zoetrope.internal.diagnostics.Messages;

/** The video codecs. */
public enum VideoCodec {
  /** H.264 (AVC), which plays everywhere. */
  H264("H.264", "libx264", LOSSLESS, RATE_FACTOR),
  /** HEVC (H.265): smaller files than {@link #H264}, for newer players. */
  HEVC("HEVC", "libx265", LOSSLESS, RATE_FACTOR),
  /** AV1: the smallest files, for modern browsers. */
  AV1("AV1", "libaom-av1", RATE_FACTOR),
  /** ProRes 4444, for video editors. */
  PRORES("ProRes", "prores_ks", ALPHA),
  /** VP9, for browsers. */
  VP9("VP9", "libvpx-vp9", ALPHA, LOSSLESS, RATE_FACTOR),
  /** FFV1, for archives: it is always lossless. */
  FFV1("FFV1", "ffv1", ALPHA, LOSSLESS, LOSSLESS_ALPHA);

  private static final List<String> PRESETS =
      List.of(
          "ultrafast",
          "superfast",
          "veryfast",
          "faster",
          "fast",
          "medium",
          "slow",
          "slower",
          "veryslow",
          "placebo");

  private final String label;
  private final String encoder;
  private final Set<Feature> features;

  VideoCodec(String label, String encoder, Feature... features) {
    this.label = label;
    this.encoder = encoder;
    this.features = Set.of(features);
  }

  /** Returns the names of the presets of codecs with a rate factor, fastest first. */
  public static List<String> presets() {
    return PRESETS;
  }

  /**
   * Reads a name such as {@code hevc}, in any case.
   *
   * @throws IllegalArgumentException for any other text, with a list of the names
   */
  public static VideoCodec parse(String text) {
    return Arrays.stream(values())
        .filter(codec -> codec.toString().equals(text.toLowerCase(Locale.ROOT)))
        .findAny()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Messages.of(
                        "'%s' is not a video codec: expected %s",
                        text,
                        Arrays.stream(values())
                            .map(VideoCodec::toString)
                            .collect(Collectors.joining(", ")))));
  }

  /** Returns the usual name, such as {@code H.264}. */
  public String label() {
    return label;
  }

  /** Returns FFmpeg's name of the encoder that it needs. */
  public String encoder() {
    return encoder;
  }

  /** Whether the build of FFmpeg has its encoder. */
  public boolean isAvailable() {
    return FfmpegBuild.GPL || this != H264 && this != HEVC;
  }

  public boolean holds(Feature feature) {
    return features.contains(feature);
  }

  /** Whether each frame is encoded independently, at a fixed quality. */
  public boolean isIntra() {
    return !holds(RATE_FACTOR);
  }

  /** Returns the name, such as {@code hevc}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
