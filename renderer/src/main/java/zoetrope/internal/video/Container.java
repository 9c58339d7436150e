package zoetrope.internal.video;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import zoetrope.frame.FrameRate;

/** The container formats of films, chosen by file name extension. */
public enum Container {
  /** H.264 in MP4, which plays everywhere. */
  MP4("mp4", true),
  /** H.264 in QuickTime's container, for programs that edit video. */
  MOV("mov", true),
  /** H.264 in Matroska. */
  MKV("matroska", true),
  /** VP9 in WebM. */
  WEBM("webm", true),
  /** Animated GIF: 256 colours a picture, at most 50 pictures a second. */
  GIF("gif", false),
  /** Animated PNG: every pixel as it was drawn, with alpha. */
  APNG("apng", false),
  /** Animated WebP, lossless: the same in smaller files. */
  WEBP("webp", false);

  private static final int MIN_TIMESCALE = 10_000;

  private final String format;
  private final boolean segmented;

  Container(String format, boolean segmented) {
    this.format = format;
    this.segmented = segmented;
  }

  /**
   * The container for a file's name.
   *
   * @throws IllegalArgumentException if the name has none of the known extensions; the message
   *     lists them
   */
  public static Container of(Path file) {
    Path last = file.getFileName();
    String name = last == null ? "" : last.toString();
    String ending = name.substring(name.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT);
    for (Container container : values()) {
      if (name.contains(".") && container.name().equals(ending)) {
        return container;
      }
    }
    throw new IllegalArgumentException(
        "'"
            + name
            + "' does not tell the kind of film: end its name with one of "
            + Arrays.stream(values()).map(Container::ending).collect(Collectors.joining(", "))
            + ", with .html for a talk, or with .wav, .flac, .mp3, .m4a or .opus for its sound alone");
  }

  /**
   * Whether films of this kind are muxed from {@linkplain Segment segments} ({@link
   * SegmentedFilm}), unlike {@link GifFilm} and {@link PictureFilm}.
   */
  public boolean segmented() {
    return segmented;
  }

  /** What one is called, with its article, for messages. */
  public String described() {
    return switch (this) {
      case MP4, MOV, MKV, APNG -> "an " + this;
      case WEBM -> "a WebM";
      case WEBP -> "a WebP";
      case GIF -> "a GIF";
    };
  }

  /** The end of files' names, such as {@code .mp4}. */
  public String ending() {
    return "." + name().toLowerCase(Locale.ROOT);
  }

  /** FFmpeg's name for the muxer. */
  String format() {
    return format;
  }

  /** The muxer's options. */
  Map<String, String> options(FrameRate rate) {
    if (this != MP4 && this != MOV) {
      return Map.of();
    }
    // A frame takes a whole number of ticks, of the track and of the movie, so no time is rounded.
    long timescale = rate.numerator();
    if (timescale < MIN_TIMESCALE) {
      timescale *= (MIN_TIMESCALE + timescale - 1) / timescale;
    }
    return Map.of(
        "movflags", "+faststart",
        "video_track_timescale", Long.toString(timescale),
        "movie_timescale", Long.toString(timescale));
  }
}
