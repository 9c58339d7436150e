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
  final Set<Feature> features = EnumSet.noneOf(Feature.class);
  List<VideoCodec> codecs = List.of();
  SoundCodec soundCodec;
  MuxerSettings muxer;
  String subtitleEnding = ".srt";
  SubtitleCodec subtitleCodec;
  int maxSide = Integer.MAX_VALUE;
  int maxBrowserRate = Integer.MAX_VALUE;

  private FormatSpec(OutputKind kind, String ending, String described, String mediaType) {
    this.kind = kind;
    this.ending = ending;
    this.described = described;
    this.mediaType = mediaType;
  }

  /** Describes a video that FFmpeg muxes from encoded segments. */
  static FormatSpec muxedFilm(String ending, String described, String mediaType) {
    return run(OutputKind.FILM, ending, described, mediaType)
        .holds(Feature.THUMBNAIL, Feature.TAGS, Feature.RATE_FACTOR, Feature.LOSSLESS)
        .holds(Feature.SOUND, Feature.CHAPTERS, Feature.SECTIONS);
  }

  /** Describes an animated image. */
  static FormatSpec animation(String ending, String described, String mediaType) {
    return run(OutputKind.FILM, ending, described, mediaType)
        .holds(Feature.THUMBNAIL, Feature.TAGS, Feature.ANY_SIZE, Feature.BROWSERS);
  }

  /** Describes a film of paths, which a script in a page draws. */
  static FormatSpec vectorFilm(String ending, String described, String mediaType) {
    return run(OutputKind.PLAYER, ending, described, mediaType)
        .sound(SoundCodec.AAC)
        .holds(Feature.SOUND, Feature.CHAPTERS, Feature.TAGS, Feature.ALPHA)
        .holds(Feature.ANY_SIZE, Feature.BROWSERS, Feature.PARAMETERS)
        .without(Feature.SEGMENTS);
  }

  /** Describes a page of slides; each slide is a film of paths. */
  static FormatSpec pathPresentation(String ending, String described, String mediaType) {
    return run(OutputKind.PATH_PRESENTATION, ending, described, mediaType)
        .sound(SoundCodec.AAC)
        .holds(Feature.SOUND, Feature.CHAPTERS, Feature.TAGS, Feature.ANY_SIZE, Feature.BROWSERS)
        .without(Feature.SEGMENTS);
  }

  static FormatSpec sound(String ending, String described, String mediaType, SoundCodec codec) {
    return run(OutputKind.SOUND, ending, described, mediaType)
        .sound(codec)
        .holds(Feature.SOUND, Feature.CHAPTERS, Feature.TAGS, Feature.BROWSERS);
  }

  /** Describes a page of slides; each slide is a video. */
  static FormatSpec presentation(String ending, String described, String mediaType) {
    return run(OutputKind.PRESENTATION, ending, described, mediaType)
        .holds(Feature.SOUND, Feature.CHAPTERS, Feature.RATE_FACTOR)
        .holds(Feature.TAGS, Feature.BROWSERS);
  }

  /** Describes a folder with an image for each frame. */
  static FormatSpec sequence(String described) {
    return run(OutputKind.SEQUENCE, "", described, "")
        .holds(Feature.SOUND, Feature.CHAPTERS, Feature.ANY_SIZE)
        .exact();
  }

  /** Describes one still, or several pages. */
  static FormatSpec still(String ending, String described, String mediaType) {
    return new FormatSpec(OutputKind.STILL, ending, described, mediaType)
        .holds(Feature.ANY_SIZE, Feature.TAGS, Feature.BROWSERS)
        .exact();
  }

  /** Describes pages of stills. */
  static FormatSpec storyboard(String ending, String described, String mediaType) {
    return new FormatSpec(OutputKind.STORYBOARD, ending, described, mediaType)
        .holds(Feature.ANY_SIZE, Feature.BROWSERS);
  }

  private static FormatSpec run(
      OutputKind kind, String ending, String described, String mediaType) {
    return new FormatSpec(kind, ending, described, mediaType)
        .holds(Feature.PART, Feature.LANGUAGES, Feature.SEGMENTS, Feature.STEMS);
  }

  /** Adds the features of a format that stores each pixel exactly as it was drawn, with alpha. */
  FormatSpec exact() {
    return holds(Feature.ALPHA, Feature.LOSSLESS, Feature.LOSSLESS_ALPHA);
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

  /** Gives the videos a subtitle track where a scene has subtitles. */
  FormatSpec subtitles(SubtitleCodec codec) {
    subtitleCodec = codec;
    subtitleEnding = codec == SubtitleCodec.WEBVTT ? ".vtt" : ".srt";
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
