package zoetrope.output;

import static zoetrope.output.FormatSpec.animation;
import static zoetrope.output.FormatSpec.muxedFilm;
import static zoetrope.output.FormatSpec.pathPresentation;
import static zoetrope.output.FormatSpec.presentation;
import static zoetrope.output.FormatSpec.sequence;
import static zoetrope.output.FormatSpec.sound;
import static zoetrope.output.FormatSpec.still;
import static zoetrope.output.FormatSpec.storyboard;
import static zoetrope.output.FormatSpec.vectorFilm;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Messages;

/**
 * The formats of output files. A declaration contains all data about a format for the command line,
 * the studio, the planner and the writers. Lists and defaults follow the order of declaration.
 */
public enum OutputFormat {
  /** MP4, which plays everywhere. */
  MP4(
      muxedFilm(".mp4", "an MP4", "video/mp4")
          .quickTime("mp4")
          .codecs(VideoCodec.H264, VideoCodec.HEVC, VideoCodec.AV1, VideoCodec.VP9)
          .sound(SoundCodec.AAC)
          .subtitles(SubtitleCodec.MOV_TEXT)
          .holds(Feature.COVER, Feature.BROWSERS)),
  /** QuickTime, for video editors. */
  MOV(
      muxedFilm(".mov", "an MOV", "video/quicktime")
          .quickTime("mov")
          .codecs(VideoCodec.H264, VideoCodec.HEVC, VideoCodec.PRORES)
          .sound(SoundCodec.AAC)
          .subtitles(SubtitleCodec.MOV_TEXT)
          .holds(Feature.ALPHA)),
  /** Matroska, which supports all codecs. */
  MKV(
      muxedFilm(".mkv", "an MKV", "video/x-matroska")
          .muxer("matroska")
          .codecs(
              VideoCodec.H264,
              VideoCodec.FFV1,
              VideoCodec.HEVC,
              VideoCodec.AV1,
              VideoCodec.PRORES,
              VideoCodec.VP9)
          .sound(SoundCodec.AAC)
          .subtitles(SubtitleCodec.SUBRIP)
          .holds(Feature.ALPHA, Feature.LOSSLESS_ALPHA, Feature.COVER)),
  /** WebM, for browsers. */
  WEBM(
      muxedFilm(".webm", "a WebM", "video/webm")
          .muxer("webm")
          .codecs(VideoCodec.VP9, VideoCodec.AV1)
          .sound(SoundCodec.OPUS)
          .subtitles(SubtitleCodec.WEBVTT)
          .holds(Feature.ALPHA, Feature.BROWSERS)),
  /** MPEG transport streams, for broadcast and streaming: players can begin anywhere in them. */
  TS(
      muxedFilm(".ts", "an MPEG-TS", "video/mp2t")
          .muxer("mpegts")
          .codecs(VideoCodec.H264, VideoCodec.HEVC)
          .sound(SoundCodec.STREAMED_AAC)
          .without(Feature.CHAPTERS, Feature.TAGS)),
  /** Animated GIF: 256 colours per frame, at most 50 fps. */
  GIF(animation(".gif", "a GIF", "image/gif").muxer("gif").without(Feature.TAGS)),
  /** Animated PNG: lossless, with alpha. */
  APNG(animation(".apng", "an APNG", "image/apng").maxBrowserRate(90).exact()),
  /** Animated WebP: lossless, with alpha, in smaller files than {@link #APNG}. */
  ANIMATED_WEBP(
      animation(".webp", "an animated WebP", "image/webp")
          .maxSide(16_383)
          .maxBrowserRate(90)
          .exact()),
  /** Sound with 24 bits per sample. */
  WAV(
      sound(".wav", "a WAV", "audio/wav", SoundCodec.PCM)
          .muxer("wav", Map.of("rf64", "auto"), Map.of())),
  /** Lossless sound, half as large as {@link #WAV}. */
  FLAC(sound(".flac", "a FLAC", "audio/flac", SoundCodec.FLAC).muxer("flac")),
  /** MP3; a file without tags has no ID3 header. */
  MP3(
      sound(".mp3", "an MP3", "audio/mpeg", SoundCodec.MP3)
          .muxer("mp3", Map.of("id3v2_version", "0"), Map.of("id3v2_version", "4"))),
  M4A(sound(".m4a", "an M4A", "audio/mp4", SoundCodec.AAC).quickTime("ipod")),
  OPUS(sound(".opus", "an Opus file", "audio/ogg", SoundCodec.OPUS).muxer("opus")),

  /** A presentation in one page. */
  HTML(
      presentation(".html", "a presentation", "text/html; charset=utf-8")
          .codecs(VideoCodec.H264)
          .sound(SoundCodec.AAC)),

  /** A presentation in one page, with films of paths instead of videos. */
  PATH_PRESENTATION(
      pathPresentation(".html", "a presentation of paths", "text/html; charset=utf-8")),

  /** A page that plays a film of paths. */
  PLAYER_PAGE(vectorFilm(".html", "a page with a player", "text/html; charset=utf-8")),
  /** A film of paths, for the player in any page. */
  ZVF(vectorFilm(".zvf", "a film of paths", "application/octet-stream")),

  /** PNG files, one for each frame. */
  FRAMES(sequence("an image sequence")),

  PNG(still(".png", "a PNG", "image/png")),
  /** A lossless WebP image. */
  WEBP(still(".webp", "a WebP", "image/webp").maxSide(16_383)),
  /** Scalable Vector Graphics: one image made of paths. */
  SVG(still(".svg", "an SVG", "image/svg+xml").holds(Feature.PATHS)),
  /** The Portable Document Format: a page made of paths for each image. */
  PDF(still(".pdf", "a PDF", "application/pdf").holds(Feature.PATHS, Feature.PAGES)),

  /** A storyboard with all pages in one file. */
  PDF_PAGES(storyboard(".pdf", "a PDF", "application/pdf").holds(Feature.PATHS, Feature.PAGES)),
  /** A storyboard with an image for each page. */
  PNG_PAGES(storyboard(".png", "PNG images", "image/png")),
  /** A storyboard with a drawing made of paths for each page. */
  SVG_PAGES(storyboard(".svg", "SVG images", "image/svg+xml").holds(Feature.PATHS));

  private final FormatSpec spec;

  OutputFormat(FormatSpec spec) {
    this.spec = spec;
  }

  public OutputKind kind() {
    return spec.kind;
  }

  /** Returns the extension of its files, such as {@code .mp4}; empty for a folder of files. */
  public String ending() {
    return spec.ending;
  }

  /** Returns the extension without its dot; options and the studio use it as the format's name. */
  @Override
  public String toString() {
    return spec.ending.isEmpty() ? name().toLowerCase(Locale.ROOT) : spec.ending.substring(1);
  }

  /** Returns the format's name with an article, such as {@code an MP4}. */
  public String described() {
    return spec.described;
  }

  /** Returns the format's name, such as {@code MP4}. */
  public String label() {
    return spec.described.substring(spec.described.indexOf(' ') + 1);
  }

  /** Returns the media type for browsers; empty for a folder of files. */
  public String mediaType() {
    return spec.mediaType;
  }

  /** Returns the extension of subtitle files next to it. */
  public String subtitleEnding() {
    return spec.subtitleEnding;
  }

  /** Returns the format's video codecs in the order of preference; empty if there is no choice. */
  public List<VideoCodec> codecs() {
    return spec.codecs;
  }

  /** Returns the codec of its subtitle track; empty if it has none. */
  public Optional<SubtitleCodec> subtitleCodec() {
    return Optional.ofNullable(spec.subtitleCodec);
  }

  /** Returns the codec of its sound; empty if it has no sound or several audio formats. */
  public Optional<SoundCodec> soundCodec() {
    return Optional.ofNullable(spec.soundCodec);
  }

  /**
   * Returns the highest frame rate, in fps, that browsers play without delays; {@link
   * Integer#MAX_VALUE} if there is no limit.
   */
  public int maxBrowserRate() {
    return spec.maxBrowserRate;
  }

  /** Returns how FFmpeg muxes it; empty if FFmpeg does not write it. */
  public Optional<MuxerSettings> muxer() {
    return Optional.ofNullable(spec.muxer);
  }

  /** Whether the format supports a feature, with at least one of its codecs. */
  public boolean holds(Feature feature) {
    return feature == Feature.CODEC ? !codecs().isEmpty() : spec.features.contains(feature);
  }

  /** Whether the format is a video that is muxed from segments encoded by one of its codecs. */
  public boolean isMuxedFilm() {
    return kind() == OutputKind.FILM && !codecs().isEmpty();
  }

  /** Whether the format contains films of paths, which a page draws. */
  public boolean isOfPaths() {
    return kind() == OutputKind.PLAYER || kind() == OutputKind.PATH_PRESENTATION;
  }

  /** Whether the format waits for the speaker after each slide. */
  public boolean isPresentation() {
    return kind() == OutputKind.PRESENTATION || kind() == OutputKind.PATH_PRESENTATION;
  }

  /**
   * Whether the format supports all {@code wanted} features with {@code codec}, which is null if
   * there is no choice of codecs.
   */
  boolean holds(Set<Feature> wanted, VideoCodec codec) {
    return wanted.stream()
        .allMatch(f -> holds(f) && (codec == null || !f.dependsOnCodec() || codec.holds(f)));
  }

  /** Returns the format's codecs that support all {@code wanted} features, the best one first. */
  List<VideoCodec> codecs(Set<Feature> wanted) {
    boolean lossless = wanted.contains(Feature.LOSSLESS) || wanted.contains(Feature.LOSSLESS_ALPHA);
    return codecs().stream()
        .filter(codec -> codec.isAvailable() && holds(wanted, codec))
        .sorted(
            Comparator.comparing(
                codec -> lossless ? !codec.isIntra() : wanted.isEmpty() && codec.isIntra()))
        .toList();
  }

  /**
   * Returns the codec of a video that is encoded in this way; empty if there is no choice of
   * codecs.
   */
  public Optional<VideoCodec> codec(Coding coding) {
    return codec(coding, codec -> true);
  }

  /**
   * Returns the codec of a video that is encoded in this way; empty if there is no choice of
   * codecs.
   *
   * @param present whether FFmpeg has the encoder of a codec: if not, the next one is the default
   */
  Optional<VideoCodec> codec(Coding coding, Predicate<VideoCodec> present) {
    List<VideoCodec> fitting = codecs(coding.features());
    return codecs().isEmpty()
        ? Optional.empty()
        : coding
            .codec()
            .or(() -> fitting.stream().filter(present).findFirst())
            .or(() -> fitting.stream().findFirst())
            .or(() -> Optional.of(codecs().get(0)));
  }

  public static List<OutputFormat> all(OutputKind kind) {
    return Arrays.stream(values()).filter(format -> format.kind() == kind).toList();
  }

  public static List<OutputFormat> films(Feature feature) {
    return all(OutputKind.FILM).stream().filter(format -> format.holds(feature)).toList();
  }

  /** Returns the format of a kind by the extension of a file; empty for other names. */
  public static Optional<OutputFormat> find(Path file, OutputKind kind) {
    return all(kind).stream().filter(format -> format.isNameOf(file)).findFirst();
  }

  /**
   * Returns the first format that has the extension of a file; empty for other names, such as
   * folders.
   */
  public static Optional<OutputFormat> find(Path file) {
    return Arrays.stream(values()).filter(format -> format.isNameOf(file)).findFirst();
  }

  /**
   * Returns the format of a video, a sound file, a presentation or a film of paths. A {@code .html}
   * file is a presentation.
   *
   * @throws IllegalArgumentException for another extension, with a list of the known ones
   */
  public static OutputFormat of(Path file) {
    return Stream.of(OutputKind.FILM, OutputKind.SOUND, OutputKind.PRESENTATION, OutputKind.PLAYER)
        .flatMap(kind -> find(file, kind).stream())
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Messages.of(
                        "'%s' has no known extension: end its name with one of %s, with %s for a"
                            + " presentation, or with %s for its sound alone",
                        file.getFileName() == null ? "" : file.getFileName(),
                        list(all(OutputKind.FILM), ", "),
                        list(all(OutputKind.PRESENTATION), " or "),
                        list(all(OutputKind.SOUND), " or "))));
  }

  public static boolean isPicture(String ending) {
    return all(OutputKind.STILL).stream().anyMatch(format -> format.ending().equals(ending));
  }

  /**
   * Returns the format of a kind by the extension of a file.
   *
   * @throws IllegalArgumentException for another extension, with a list of the known ones
   */
  public static OutputFormat of(Path file, OutputKind kind) {
    return find(file, kind)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Messages.of(
                        "%s does not end with %s, which a %s needs",
                        file, list(all(kind), " or "), kind.label())));
  }

  /**
   * Returns the format of a kind by its name, such as {@code png}.
   *
   * @throws IllegalArgumentException for another name, with a list of the known ones
   */
  public static OutputFormat parse(String name, OutputKind kind) {
    return all(kind).stream()
        .filter(format -> format.toString().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'"
                        + name
                        + "' is not a type of "
                        + kind.label()
                        + ": expected "
                        + listed(all(kind).stream().map(OutputFormat::toString).toList(), " or ")));
  }

  /** Whether a file has the extension of this format. */
  public boolean isNameOf(Path file) {
    return !spec.ending.isEmpty()
        && String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(spec.ending);
  }

  /** Returns the default video format for a coding. */
  public static OutputFormat usual(Coding coding) {
    return all(OutputKind.FILM).stream()
        .filter(format -> format.codec(coding).filter(format.codecs()::contains).isPresent())
        .filter(format -> format.holds(coding.features(), format.codec(coding).orElseThrow()))
        .min(Comparator.comparing(format -> !format.isBestFor(coding)))
        .orElseGet(() -> coding.features().isEmpty() ? MP4 : usual(coding.opaque()));
  }

  private boolean isBestFor(Coding coding) {
    return coding.codec().isPresent()
        ? coding.codec().get() == codecs().get(0)
        : !coding.lossless() || codec(coding).orElseThrow().isIntra();
  }

  /**
   * Returns the extensions of formats, such as {@code .mp4, .mov or .mkv}.
   *
   * @param last the separator before the last one
   */
  public static String list(List<OutputFormat> formats, String last) {
    return listed(formats.stream().map(OutputFormat::ending).toList(), last);
  }

  /** Joins texts with commas, and with {@code last} before the last one. */
  static String listed(List<String> texts, String last) {
    int end = texts.size() - 1;
    return end <= 0
        ? String.join("", texts)
        : String.join(", ", texts.subList(0, end)) + last + texts.get(end);
  }

  /**
   * Checks that its frames can have this size in pixels.
   *
   * @throws IllegalArgumentException for a wrong side, with a suggestion
   */
  public void checkSize(int width, int height) {
    PictureSize.check(this, spec.maxSide, width, height);
  }
}
