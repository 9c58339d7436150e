package zoetrope.cli;

import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zoetrope.cli.options.Converters;
import zoetrope.cli.options.MetadataOptions;
import zoetrope.output.Feature;
import zoetrope.output.VideoCodec;
import zoetrope.output.Wishes;
import zoetrope.render.request.FilmFormat;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.UsageException;

/** The options for encoding videos, with their metadata and the loudness of their sound. */
final class EncodingOptions {
  @Option(
      names = "--codec",
      paramLabel = "CODEC",
      description = "h264, hevc, av1, prores, vp9 or ffv1 (default: by file type)")
  private VideoCodec codec;

  @Option(
      names = "--lossless",
      description = "Encode without loss: FFV1 (.mkv), or h264, hevc or vp9 with --codec")
  private boolean lossless;

  @Option(
      names = "--transparent",
      description = "Leave out the background of images and of ${bundle:FILM.alpha}")
  private boolean transparent;

  @Option(
      names = "--crf",
      paramLabel = "N",
      description = "Rate factor on the scale of x264, 0 (best) to 51 (default: 24)")
  private Double crf;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description =
          "Encoder preset, ultrafast to placebo; slower ones make smaller files (default:"
              + " superfast)")
  private String preset;

  @Mixin private MetadataOptions metadata;

  @Option(
      names = "--loudness",
      paramLabel = "LUFS",
      converter = Converters.OfLoudness.class,
      description =
          "Normalize the sound to -70 to -5 LUFS by EBU R 128, such as -16 for the web (default:"
              + " unchanged)")
  private Double loudness;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  boolean transparent() {
    return transparent;
  }

  /**
   * Returns settings with these options.
   *
   * @param hasCodecs whether the output format has codecs
   * @throws UsageException for values out of range
   */
  RenderSettings applyTo(RenderSettings settings, boolean hasCodecs) {
    try {
      RenderSettings encoded =
          settings
              .withEncoding(
                  crf == null ? RenderSettings.DEFAULT_CRF : crf,
                  preset == null ? RenderSettings.DEFAULT_PRESET : preset)
              .withFormat(format(hasCodecs))
              .withMetadata(metadata.metadata());
      RenderSettings shown = transparent ? encoded.withTransparency() : encoded;
      return loudness == null ? shown : shown.withLoudness(loudness);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /**
   * Returns the codec, and whether to encode without loss. If the output format has no codecs, the
   * options from the project's settings file are ignored.
   */
  FilmFormat format(boolean hasCodecs) {
    return new FilmFormat(
        Optional.ofNullable(codec).filter(any -> hasCodecs || isOnLine("--codec")),
        lossless && (hasCodecs || isOnLine("--lossless")));
  }

  /**
   * Adds the encoding options of the command line.
   *
   * @param encodes whether a video is encoded; if not, {@code --crf} and {@code --preset} are
   *     ignored
   * @throws UsageException if the options exclude each other
   */
  void addTo(Wishes wishes, boolean encodes) {
    RenderCommand.refuse(
        lossless && isOnLine("--crf"), "--crf has no effect with --lossless: leave out --crf");
    wishes
        .with(Feature.CODEC, "--codec", isOnLine("--codec"))
        .with(Feature.LOSSLESS, "--lossless", isOnLine("--lossless"))
        .with(Feature.ALPHA, "--transparent", transparent)
        .with(Feature.RATE_FACTOR, "--crf", encodes && isOnLine("--crf"))
        .with(Feature.RATE_FACTOR, "--preset", encodes && isOnLine("--preset"));
  }

  /** Whether an option is given on the command line; false if it is only in the settings file. */
  private boolean isOnLine(String option) {
    return !command.findOption(option).stringValues().isEmpty();
  }
}
