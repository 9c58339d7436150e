package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zoetrope.render.FilmCodec;
import zoetrope.render.FilmFormat;
import zoetrope.render.UsageException;

/** How films are coded. */
final class EncodingOptions {
  @Option(
      names = "--codec",
      paramLabel = "CODEC",
      completionCandidates = Codecs.class,
      converter = Converters.OfCodec.class,
      description =
          "h264 (.mp4, .mov, .mkv; the default there), hevc (the same), av1 (.mp4, .mkv, .webm),"
              + " prores (.mov, .mkv), vp9 (.webm, the default there; .mkv, .mp4) or ffv1 (.mkv)")
  private FilmCodec codec;

  @Option(
      names = "--lossless",
      description =
          "a film that gives back each pixel as it was drawn: FFV1 (.mkv), or h264, hevc or vp9 by"
              + " --codec, which fewer programs play then")
  private boolean lossless;

  @Option(
      names = "--transparent",
      description =
          "leaves out the background: of films in .mov (ProRes 4444), .webm (VP9), .mkv (FFV1), .apng"
              + " and .webp, of stills and of pictures")
  private boolean transparent;

  @Option(
      names = "--crf",
      paramLabel = "N",
      converter = Converters.OfFactor.class,
      description =
          "the encoder's rate factor, 0 (the best) to 51, of x264; others are given what comes to the"
              + " same")
  private Double crf;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description =
          "the encoder's preset, ultrafast to placebo, superfast if not said: slower is smaller")
  private String preset;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** The rate factor; null where nothing is said of it. */
  Double crf() {
    return crf;
  }

  /** The preset; null where nothing is said of it. */
  String preset() {
    return preset;
  }

  boolean transparent() {
    return transparent;
  }

  /** How films are coded; {@code segmented} when they are of a kind that has a codec. */
  FilmFormat format(boolean segmented) {
    boolean passedOver = !segmented && !isOnLine("--codec");
    return new FilmFormat(
        passedOver ? Optional.empty() : Optional.ofNullable(codec),
        lossless && (segmented || isOnLine("--lossless")));
  }

  /** Whether something is said on the command line that only films have. */
  boolean isOfFilms() {
    return isOnLine("--codec") || isOnLine("--lossless");
  }

  /**
   * Checks that the encoder of a film has what is said of it on the command line.
   *
   * @param film its file; null when nobody has named it
   * @throws UsageException when it has not
   */
  void checkFilm(Path film) {
    FilmFormat format = format(true);
    if (lossless && isOnLine("--crf")) {
      throw new UsageException("--lossless loses nothing: leave out --crf");
    }
    FilmCodec used = format.codecOf(film, transparent);
    if (!used.hasRateFactor() && (isOnLine("--crf") || isOnLine("--preset"))) {
      throw new UsageException(
          used.label() + " has neither --crf nor --preset: leave them out, or take another codec");
    }
  }

  /** What a file of the project says does not count. */
  private boolean isOnLine(String option) {
    return !command.findOption(option).stringValues().isEmpty();
  }

  /** The names of the codecs, for completion. */
  static final class Codecs extends ArrayList<String> {
    Codecs() {
      for (FilmCodec codec : FilmCodec.values()) {
        add(codec.toString());
      }
    }
  }
}
