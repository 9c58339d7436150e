package zoetrope.output;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A builder for the properties of an {@link OutputFormat}. */
final class FormatSpec {
  final OutputKind kind;
  final String ending;
  final String described;
  final String mediaType;
  final Set<Feature> features;
  List<VideoCodec> codecs = List.of();
  SoundCodec soundCodec;
  MuxerSettings muxer;
  String subtitleEnding = ".srt";
  int maxSide = Integer.MAX_VALUE;
  int maxBrowserRate = Integer.MAX_VALUE;

  private FormatSpec(
      OutputKind kind, String ending, String described, String mediaType, Feature... features) {
    this.kind = kind;
    this.ending = ending;
    this.described = described;
    this.mediaType = mediaType;
    this.features = EnumSet.copyOf(Arrays.asList(features));
  }

  /** A video that FFmpeg muxes from encoded segments. */
  static FormatSpec muxedFilm(String ending, String described, String mediaType) {
    return film(ending, described, mediaType)
        .holds(Feature.RATE_FACTOR, Feature.LOSSLESS)
        .holds(Feature.SOUND, Feature.CHAPTERS, Feature.SECTIONS);
  }

  /** An animated image that our own code writes. */
  static FormatSpec animation(String ending, String described, String mediaType) {
    return film(ending, described, mediaType).holds(Feature.ANY_SIZE, Feature.BROWSERS);
  }

  private static FormatSpec film(String ending, String described, String mediaType) {
    return new FormatSpec(
        OutputKind.FILM,
        ending,
        described,
        mediaType,
        Feature.PART,
        Feature.LANGUAGES,
        Feature.SEGMENTS,
        Feature.STEMS,
        Feature.THUMBNAIL,
        Feature.TAGS);
  }

  /** Sound alone. */
  static FormatSpec sound(String ending, String described, String mediaType, SoundCodec codec) {
    FormatSpec spec =
        new FormatSpec(
            OutputKind.SOUND,
            ending,
            described,
            mediaType,
            Feature.PART,
            Feature.LANGUAGES,
            Feature.SEGMENTS,
            Feature.STEMS,
            Feature.SOUND,
            Feature.CHAPTERS,
            Feature.TAGS,
            Feature.BROWSERS);
    spec.soundCodec = codec;
    return spec;
  }

  /** A page of slides; each slide is a video. */
  static FormatSpec talk(String ending, String described, String mediaType) {
    return new FormatSpec(
        OutputKind.TALK,
        ending,
        described,
        mediaType,
        Feature.PART,
        Feature.LANGUAGES,
        Feature.SEGMENTS,
        Feature.STEMS,
        Feature.SOUND,
        Feature.CHAPTERS,
        Feature.RATE_FACTOR,
        Feature.TAGS,
        Feature.BROWSERS);
  }

  /** A folder with an image for each frame. */
  static FormatSpec sequence(String described) {
    return new FormatSpec(
        OutputKind.SEQUENCE,
        "",
        described,
        "",
        Feature.PART,
        Feature.LANGUAGES,
        Feature.SEGMENTS,
        Feature.STEMS,
        Feature.SOUND,
        Feature.CHAPTERS,
        Feature.ALPHA,
        Feature.LOSSLESS,
        Feature.LOSSLESS_ALPHA,
        Feature.ANY_SIZE);
  }

  /** One image, or several pages. */
  static FormatSpec still(String ending, String described, String mediaType) {
    return new FormatSpec(
        OutputKind.STILL,
        ending,
        described,
        mediaType,
        Feature.ALPHA,
        Feature.LOSSLESS,
        Feature.LOSSLESS_ALPHA,
        Feature.ANY_SIZE,
        Feature.TAGS,
        Feature.BROWSERS);
  }

  /** Pages of images. */
  static FormatSpec storyboard(String ending, String described, String mediaType) {
    return new FormatSpec(
        OutputKind.STORYBOARD, ending, described, mediaType, Feature.ANY_SIZE, Feature.BROWSERS);
  }

  FormatSpec holds(Feature... more) {
    features.addAll(Arrays.asList(more));
    return this;
  }

  FormatSpec without(Feature... some) {
    Arrays.asList(some).forEach(features::remove);
    return this;
  }

  /** Sets the codecs of the format, in order of preference for the default. */
  FormatSpec codecs(VideoCodec... all) {
    codecs = List.of(all);
    return this;
  }

  FormatSpec sound(SoundCodec codec) {
    soundCodec = codec;
    return this;
  }

  /** Sets the extension of subtitle files next to the output. */
  FormatSpec subtitles(String newEnding) {
    subtitleEnding = newEnding;
    return this;
  }

  FormatSpec maxBrowserRate(int rate) {
    maxBrowserRate = rate;
    return this;
  }

  FormatSpec maxSide(int pixels) {
    maxSide = pixels;
    return this;
  }

  /** Sets FFmpeg's muxer for the format. */
  FormatSpec muxer(String name) {
    muxer = new MuxerSettings(name, false, Map.of(), Map.of());
    return this;
  }

  /** Sets a muxer of the QuickTime family. The files begin with their index. */
  FormatSpec quickTime(String name) {
    muxer = new MuxerSettings(name, true, Map.of("movflags", "+faststart"), Map.of());
    return this;
  }

  /** Sets a muxer with options, and with other options for files that have tags. */
  FormatSpec muxer(String name, Map<String, String> options, Map<String, String> tagged) {
    muxer = new MuxerSettings(name, false, options, tagged);
    return this;
  }
}
