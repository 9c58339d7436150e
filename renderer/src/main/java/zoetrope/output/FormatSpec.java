package zoetrope.output;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects what the declaration of an {@link OutputFormat} says. */
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

  /** A film that FFmpeg muxes from encoded segments. */
  static FormatSpec muxedFilm(String ending, String described, String mediaType) {
    return film(ending, described, mediaType)
        .holds(Feature.RATE_FACTOR, Feature.LOSSLESS)
        .holds(Feature.SOUND, Feature.CHAPTERS, Feature.SECTIONS);
  }

  /** A film of pictures that our own code writes. */
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

  /** A page of slides, each of which is a film. */
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

  /** A folder with a picture for each frame. */
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

  /** One picture, or several pages. */
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

  /** Pages of pictures. */
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

  /** The codecs that it can hold, in the order in which they are tried as its default. */
  FormatSpec codecs(VideoCodec... all) {
    codecs = List.of(all);
    return this;
  }

  FormatSpec sound(SoundCodec codec) {
    soundCodec = codec;
    return this;
  }

  /** Subtitles next to it are in files with this ending. */
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

  /** The muxer of FFmpeg that writes it. */
  FormatSpec muxer(String name) {
    muxer = new MuxerSettings(name, false, Map.of(), Map.of());
    return this;
  }

  /** A muxer for files of QuickTime's family, which begin with their index. */
  FormatSpec quickTime(String name) {
    muxer = new MuxerSettings(name, true, Map.of("movflags", "+faststart"), Map.of());
    return this;
  }

  /** A muxer with options, and others for files that have tags. */
  FormatSpec muxer(String name, Map<String, String> options, Map<String, String> tagged) {
    muxer = new MuxerSettings(name, false, options, tagged);
    return this;
  }
}
