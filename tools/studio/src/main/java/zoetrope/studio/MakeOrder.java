package zoetrope.studio;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.render.NamedSection;
import zoetrope.render.PlayRange;
import zoetrope.render.RenderSettings;
import zoetrope.render.SceneEntry;
import zoetrope.render.ScenePart;
import zoetrope.render.SourceLine;
import zoetrope.render.TimePoint;
import zoetrope.render.TimeRange;
import zoetrope.render.UsageException;
import zoetrope.sound.Narration;
import zoetrope.sound.VoiceSettings;

/**
 * What is to be made of a scene, with what the command line has as options.
 *
 * @param target an absolute path within the project's folder
 * @param at the moment of a still; empty for the end of {@code part}
 * @param stems the folder for the tracks of the sound, of films only
 */
record MakeOrder(
    SceneEntry scene,
    Kind kind,
    RenderSettings settings,
    ScenePart part,
    Optional<TimePoint> at,
    Path target,
    Optional<Path> stems) {
  private static final String DEFAULT = "out";
  private static final Pattern FILE_NAME = Pattern.compile(".*\\.[A-Za-z][A-Za-z0-9]{2,3}");

  /** What can be made. */
  enum Kind {
    FILM,
    STILL,
    PICTURES
  }

  /**
   * Reads what a page asks for.
   *
   * @throws UsageException for what cannot be made
   */
  static MakeOrder read(JsonNode call, SceneEntry scene, RenderSettings basis, Path folder) {
    try {
      Kind kind = Kind.valueOf(call.path("kind").asText().toUpperCase(Locale.ROOT));
      ScenePart part = part(call);
      Optional<TimePoint> at = text(call, "at").map(TimePoint::parse);
      Path target = target(call, scene, kind, part, at, folder);
      Optional<Path> stems = text(call, "stems").map(name -> within(folder, name));
      if (isOneOfSeveral(call)) {
        stems = stems.map(place -> place.resolve(scene.name()));
      }
      return new MakeOrder(scene, kind, settings(call, basis), part, at, target, stems);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private static Optional<String> text(JsonNode call, String name) {
    return Optional.of(call.path(name).asText("").strip()).filter(text -> !text.isEmpty());
  }

  private static RenderSettings settings(JsonNode call, RenderSettings basis) {
    Map<String, String> parameters = new LinkedHashMap<>();
    call.path("parameters")
        .fields()
        .forEachRemaining(field -> parameters.put(field.getKey(), field.getValue().asText()));
    RenderSettings settings =
        new RenderSettings(
            call.path("width").asInt(basis.width()),
            call.path("height").asInt(basis.height()),
            text(call, "rate").map(FrameRate::parse).orElse(basis.rate()),
            text(call, "crf").map(Double::valueOf).orElse(basis.crf()),
            text(call, "preset").orElse(basis.preset()),
            text(call, "jobs").map(Integer::valueOf).orElse(basis.jobs()),
            call.path("seed").asLong(basis.seed()),
            parameters,
            text(call, "fit").map(FrameFit::parse).orElse(basis.fit()),
            text(call, "timeout")
                .map(Double::valueOf)
                .map(s -> Duration.ofMillis((long) (1000 * s))),
            narration(call, basis.narration()));
    boolean transparent = call.path("transparent").asBoolean(basis.transparent());
    return transparent ? settings.withTransparency() : settings;
  }

  private static Narration narration(JsonNode call, Narration basis) {
    return new Narration(
        voice(call, basis.voice()),
        text(call, "loudness").map(Double::valueOf).or(basis::loudness),
        basis.burnsSubtitles() || call.path("burnSubtitles").asBoolean());
  }

  /** A program that speaks is named on the command line only: a page cannot have one run. */
  static VoiceSettings voice(JsonNode call, VoiceSettings basis) {
    VoiceSettings chosen = text(call, "voice").map(VoiceSettings::parse).orElse(basis);
    if (chosen.kind() == VoiceSettings.Kind.COMMAND && !chosen.command().equals(basis.command())) {
      throw new UsageException("a program that speaks is given to render studio, as its --voice");
    }
    return chosen
        .withWordsAMinute(text(call, "words").map(Double::valueOf).orElse(basis.wordsAMinute()))
        .withLanguage(text(call, "language").orElse(basis.language()));
  }

  /** A path in the folder that the studio was started in. */
  private static Path within(Path folder, String name) {
    Path path = folder.resolve(name).normalize();
    if (!path.startsWith(folder) || path.equals(folder)) {
      throw new UsageException(
          path + " is not in " + folder + ": the studio writes in the folder it was started in");
    }
    return path;
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

  /** Whether a target is the folder of what is made of more scenes, moments or languages, too. */
  private static boolean isOneOfSeveral(JsonNode call) {
    return call.path("several").asBoolean();
  }

  private static String folderOfSeveral(String name) {
    if (FILE_NAME.matcher(name).matches()) {
      throw new UsageException(
          name + " is the name of one file, but there are several to write: name a folder");
    }
    return name;
  }

  private static Path target(
      JsonNode call,
      SceneEntry scene,
      Kind kind,
      ScenePart part,
      Optional<TimePoint> at,
      Path folder) {
    String label = at.map(TimePoint::label).orElse(part.label());
    String language = kind == Kind.STILL ? "" : text(call, "language").orElse("");
    String ending =
        switch (kind) {
          case FILM -> "." + text(call, "ending").orElse("mp4");
          case STILL -> ".png";
          case PICTURES -> "";
        };
    String name =
        Stream.of(scene.name(), label, language)
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining("-"))
            + ending;
    Optional<String> given = text(call, "target");
    Path target =
        isOneOfSeveral(call)
            ? within(folder, given.map(MakeOrder::folderOfSeveral).orElse(DEFAULT) + "/" + name)
            : within(folder, given.orElse(DEFAULT + "/" + name));
    if (kind == Kind.STILL && !target.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
      throw new UsageException(target + " does not end with .png, which is what a still is");
    }
    return target;
  }
}
