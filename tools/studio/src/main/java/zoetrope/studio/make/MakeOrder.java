package zoetrope.studio.make;

import static zoetrope.studio.make.MakeSettings.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.request.NamedSection;
import zoetrope.render.request.PlayRange;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.ScenePart;
import zoetrope.render.request.SheetSettings;
import zoetrope.render.request.SourceLine;
import zoetrope.render.request.Thumbnail;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.render.result.UsageException;

/**
 * An output to make from a scene, with the equivalents of command-line options.
 *
 * @param format the format of the output
 * @param still the choices for a still
 * @param target an absolute path in the project's folder
 * @param beside the additional outputs of a video
 * @param sheet the layout of a storyboard
 * @param cacheUse how the cache of segments is used
 */
public record MakeOrder(
    SceneEntry scene,
    OutputFormat format,
    RenderSettings settings,
    ScenePart part,
    Still still,
    Path target,
    Beside beside,
    SheetSettings sheet,
    CacheUse cacheUse) {

  /** How the cache of segments is used. */
  enum CacheUse {
    USED,
    IGNORED,
    /** Draws each segment and compares it with the cached one. */
    CHECKED
  }

  /**
   * The choices for a still.
   *
   * @param moments the times of the still. Several times become pages of one PDF file. Without
   *     times, the still shows the last frame of the part
   * @param pictureScale raster pixels per pixel of a vector still, for effects that need pixels
   */
  record Still(List<TimePoint> moments, OptionalDouble pictureScale) {}

  /**
   * The additional outputs of a video.
   *
   * @param stems the folder for sound tracks
   * @param sections the folder for a video of each section
   * @param thumbnail the thumbnail image
   */
  record Beside(Optional<Path> stems, Optional<Path> sections, Optional<Thumbnail> thumbnail) {}

  /**
   * Reads an order of a page.
   *
   * @throws UsageException if it is invalid
   */
  public static MakeOrder read(JsonNode call, SceneEntry scene, RenderSettings basis, Path folder) {
    try {
      OutputKind kind = parse(OutputKind.class, call.path("kind").asText(), "kind of output");
      ScenePart part = part(call);
      List<TimePoint> moments = kind == OutputKind.STILL ? moments(call) : List.of();
      RenderSettings settings = MakeSettings.of(call, basis);
      MakeNames names = new MakeNames(call, folder);
      String stem = stem(call, scene, kind, part, moments);
      Path target = names.target(stem, format(call, kind, settings));
      OutputFormat format =
          kind == OutputKind.SEQUENCE ? OutputFormat.FRAMES : OutputFormat.of(target, kind);
      Beside beside =
          new Beside(
              names.beside("stems", stem), names.beside("sections", stem), thumbnail(call, target));
      return new MakeOrder(
          scene,
          format,
          settings,
          part,
          new Still(moments, pictureScale(call)),
          target,
          beside,
          sheet(call),
          text(call, "cache")
              .map(word -> parse(CacheUse.class, word, "way to use the cache"))
              .orElse(CacheUse.USED));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private static OptionalDouble pictureScale(JsonNode call) {
    return text(call, "pictureScale").map(MakeSettings::number).stream()
        .mapToDouble(n -> n)
        .findAny();
  }

  private static OutputFormat format(JsonNode call, OutputKind kind, RenderSettings settings) {
    OutputFormat usual =
        kind == OutputKind.FILM
            ? OutputFormat.usual(settings.coding())
            : OutputFormat.all(kind).get(0);
    return text(call, "ending").map(name -> OutputFormat.parse(name, kind)).orElse(usual);
  }

  private static <E extends Enum<E>> E parse(Class<E> type, String word, String what) {
    try {
      return Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new UsageException("'" + word + "' is not a " + what);
    }
  }

  private static String stem(
      JsonNode call, SceneEntry scene, OutputKind kind, ScenePart part, List<TimePoint> moments) {
    String label =
        switch (moments.size()) {
          case 0 -> part.label();
          case 1 -> moments.get(0).label();
          default -> "pages";
        };
    return switch (kind) {
      case STILL -> MakeNames.stem(scene.name(), label);
      case STORYBOARD -> MakeNames.stem(scene.name(), "sheet");
      case FILM, SOUND, PRESENTATION, PATH_PRESENTATION, PLAYER, SEQUENCE ->
          MakeNames.stem(scene.name(), label, text(call, "language").orElse(""));
    };
  }

  private static List<TimePoint> moments(JsonNode call) {
    Stream<String> several =
        StreamSupport.stream(call.path("moments").spliterator(), false).map(JsonNode::asText);
    return Stream.concat(text(call, "at").stream(), several).map(TimePoint::parse).toList();
  }

  /** Returns the chosen part; only the narrowest choice counts. */
  private static ScenePart part(JsonNode call) {
    Optional<ScenePart> named =
        Stream.of(
                text(call, "play").<ScenePart>map(PlayRange::parse),
                text(call, "line").<ScenePart>map(SourceLine::parse),
                text(call, "section").<ScenePart>map(NamedSection::new))
            .flatMap(Optional::stream)
            .findFirst();
    return named.orElseGet(
        () ->
            new TimeRange(
                text(call, "from").map(TimePoint::parse).orElse(TimeRange.ALL.from()),
                text(call, "to").map(TimePoint::parse).orElse(TimeRange.ALL.to())));
  }

  /** Returns the thumbnail next to the video, with the video's name. */
  private static Optional<Thumbnail> thumbnail(JsonNode call, Path target) {
    String name = target.getFileName().toString().replaceFirst("\\.[^.]*$", "");
    String ending = text(call, "thumbnailType").orElse("png");
    return text(call, "thumbnail")
        .map(TimePoint::parse)
        .map(time -> new Thumbnail(time, target.resolveSibling(name + "." + ending)));
  }

  private static SheetSettings sheet(JsonNode call) {
    boolean portrait = call.path("portrait").asText().equals("true");
    int usual = portrait ? 2 : SheetSettings.DEFAULT.columns();
    return new SheetSettings(
        text(call, "paper")
            .map(word -> parse(SheetSettings.Paper.class, word, "paper size"))
            .orElse(SheetSettings.DEFAULT.paper()),
        portrait,
        text(call, "columns").map(MakeSettings::count).orElse(usual));
  }

  OutputKind kind() {
    return format.kind();
  }

  /** Returns the request for a video, a sound file, a presentation or an image sequence. */
  RenderRequest request() {
    RenderRequest plain =
        kind() == OutputKind.SEQUENCE
            ? RenderRequest.sequence(scene, target)
            : RenderRequest.of(scene, format, target);
    return plain
        .withPart(part)
        .withStems(beside.stems().orElse(null))
        .withSections(beside.sections().orElse(null))
        .withThumbnail(beside.thumbnail().orElse(null));
  }
}
