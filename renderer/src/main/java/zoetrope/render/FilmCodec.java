package zoetrope.render;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import zoetrope.internal.video.VideoCodec;

/** The codecs that films can be coded with. */
public enum FilmCodec {
  /** H.264 in .mp4, .mov and .mkv, which plays everywhere: the default there. */
  H264(VideoCodec.H264),
  /** HEVC (H.265) in .mp4, .mov and .mkv. */
  HEVC(VideoCodec.HEVC),
  /** AV1 in .mp4, .mkv and .webm. */
  AV1(VideoCodec.AV1),
  /** ProRes 4444 in .mov and .mkv, for programs that edit video; with alpha, if that is wanted. */
  PRORES(VideoCodec.PRORES),
  /** VP9 in .webm, .mkv and .mp4: the default in .webm; in the first two with alpha, if wanted. */
  VP9(VideoCodec.VP9),
  /** FFV1 in .mkv, which loses nothing, for archives; with alpha, if that is wanted. */
  FFV1(VideoCodec.FFV1);

  private final VideoCodec codec;

  FilmCodec(VideoCodec codec) {
    this.codec = codec;
  }

  /**
   * Reads a name, in any case.
   *
   * @throws IllegalArgumentException that lists the names, for any other text
   */
  public static FilmCodec parse(String text) {
    for (FilmCodec known : values()) {
      if (known.toString().equals(text.toLowerCase(Locale.ROOT))) {
        return known;
      }
    }
    throw new IllegalArgumentException(
        "'"
            + text
            + "' is not a codec of films: expected "
            + Arrays.stream(values()).map(FilmCodec::toString).collect(Collectors.joining(", ")));
  }

  /** How files end that hold it best, such as {@code .mp4}. */
  public String ending() {
    return codec.containers().get(0).ending();
  }

  /** The usual name, such as {@code H.264}. */
  public String label() {
    return codec.label();
  }

  /** Whether a rate factor and presets say how much it may lose, and how long it may take. */
  public boolean hasRateFactor() {
    return codec.hasRateFactor();
  }

  static FilmCodec of(VideoCodec codec) {
    return valueOf(codec.name());
  }

  /** What encodes it. */
  VideoCodec codec() {
    return codec;
  }

  /** The name, such as {@code hevc}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
