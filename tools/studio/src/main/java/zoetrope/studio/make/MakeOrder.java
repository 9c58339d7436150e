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
 * What is to be made of a scene, with what the command line has as options.
 *
 * @param format what is made
 * @param moments of a still; several are pages of a PDF file; none is the end of {@code part}
 * @param target an absolute path within the project's folder
 * @param beside what is written with a film
 * @param sheet what the pages of a storyboard are like
 * @param pictureScale pixels of what no path can show, for each pixel of a still
 * @param kept what is done with segments of earlier films
 */
public record MakeOrder(
    SceneEntry scene,
    OutputFormat format,
    RenderSettings settings,
    ScenePart part,
    List<TimePoint> moments,
    Path target,
    Beside beside,
    SheetSettings sheet,
    OptionalDouble pictureScale,
    Kept kept) {

  /** What is done with segments of earlier films. */
  enum Kept {
    TAKEN,
    LEFT,
    CHECKED
  }

  /**
   * What is written with a film.
   *
   * @param stems the folder for the tracks of the sound
   * @param sections the folder for a film of each section
   * @param thumbnail the picture that stands for the film
   */
  record Beside(Optional<Path> stems, Optional<Path> sections, Optional<Thumbnail> thumbnail) {}

  /**
   * Reads what a page asks for.
   *
   * @throws UsageException for what cannot be made
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
          moments,
          target,
          beside,
          sheet(call),
          text(call, "pictureScale").map(MakeSettings::number).stream()
              .mapToDouble(n -> n)
              .findAny(),
          text(call, "kept")
              .map(word -> parse(Kept.class, word, "way to treat what is kept"))
              .orElse(Kept.TAKEN));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** The format that a page names, or the default one. */
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
      throw new UsageException("'" + word + "' is no " + what);
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
      case FILM, SOUND, PRESENTATION, SEQUENCE ->
          MakeNames.stem(scene.name(), label, text(call, "language").orElse(""));
    };
  }

  private static List<TimePoint> moments(JsonNode call) {
    Stream<String> several =
        StreamSupport.stream(call.path("moments").spliterator(), false).map(JsonNode::asText);
    return Stream.concat(text(call, "at").stream(), several).map(TimePoint::parse).toList();
  }

  /** The part that is named; of several the narrowest is wanted, so that there is one only. */
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

  /** Beside the film, under its name. */
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
            .map(word -> parse(SheetSettings.Paper.class, word, "size of paper"))
            .orElse(SheetSettings.DEFAULT.paper()),
        portrait,
        text(call, "columns").map(MakeSettings::count).orElse(usual));
  }

  /** What a scene becomes. */
  OutputKind kind() {
    return format.kind();
  }

  /** A film, its sound, a talk or a sequence of pictures, as the renderer takes them. */
  RenderRequest request() {
    RenderRequest plain =
        kind() == OutputKind.SEQUENCE
            ? RenderRequest.sequence(scene, target)
            : RenderRequest.film(scene, target);
    return plain
        .withPart(part)
        .withStems(beside.stems().orElse(null))
        .withSections(beside.sections().orElse(null))
        .withThumbnail(beside.thumbnail().orElse(null));
  }
}
