package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import zoetrope.render.Renderer;
import zoetrope.render.result.UsageException;
import zoetrope.scene.PlayRecord;
import zoetrope.studio.edit.CodeText;
import zoetrope.studio.edit.SectionCode;
import zoetrope.studio.edit.ValueCode;
import zoetrope.studio.live.LiveScene;
import zoetrope.studio.window.VerifiedEdits.Check;
import zoetrope.studio.window.VerifiedEdits.Place;
import zoetrope.studio.window.VerifiedEdits.Written;

/** The calls that write values: durations of plays, numbers, and defaults of parameters. */
final class ValueCalls {
  private static final double MAX_SECONDS = 3600;

  /** The largest difference from the intended duration, in seconds. */
  private static final double TOLERANCE = 0.001;

  private final VerifiedEdits edits;
  private final Supplier<LiveScene> scene;

  ValueCalls(VerifiedEdits edits, Supplier<LiveScene> scene) {
    this.edits = edits;
    this.scene = scene;
  }

  void addTo(CallTable calls) {
    calls
        .with("duration", call -> edits.inOrder(() -> duration(call)))
        .with("section", call -> edits.inOrder(() -> section(call)))
        .with("number", this::number)
        .with("default", call -> edits.inOrder(() -> defaultValue(call)));
  }

  private Map<String, Object> answer(Written written) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("change", written.change());
    answer.put("undo", edits.edits().count());
    return answer;
  }

  private Map<String, Object> duration(JsonNode call) {
    double seconds = call.path("seconds").asDouble();
    UsageException.require(
        seconds > 0 && seconds <= MAX_SECONDS, "a play lasts up to %s s", MAX_SECONDS);
    PlayLine play = edits.play(call);
    int line = play.line();
    UsageException.require(
        play.times() == 1, "line %s plays several times: change its duration in the code", line);
    String text = new CodeText(2).number(seconds);
    int index = call.path("play").path("index").asInt();
    Check check =
        (before, after, settings) -> {
          List<PlayRecord> plays = new Renderer(settings).dryRun(after).plays();
          double now = index < plays.size() ? plays.get(index).duration().seconds() : 0;
          return Math.abs(now - seconds) <= TOLERANCE
              ? Optional.empty()
              : Optional.of("the play would last " + new CodeText(2).number(now) + " s");
        };
    return answer(
        edits.write(
            List.of(
                new Place(play.file(), line, java -> new ValueCode(java).duration(line, text)),
                new Place(play.file(), line, java -> new ValueCode(java).lasting(line, text))),
            Optional.of(check)));
  }

  /** Moves the beginning of a section to the beginning of a play. */
  private Map<String, Object> section(JsonNode call) {
    String name = call.path("name").asText();
    int index = call.path("play").path("index").asInt();
    Check check =
        (before, after, settings) ->
            new Renderer(settings)
                    .dryRun(after).sections().stream()
                        .anyMatch(s -> s.name().equals(name) && s.play() == index)
                ? Optional.empty()
                : Optional.of("the section would not begin with this play");
    Place place = edits.play(call).at((java, line) -> new SectionCode(java).moved(name, line));
    return answer(edits.write(List.of(place), Optional.of(check)));
  }

  /**
   * Writes a number. A change that replaces the last one does not wait until the last one is shown.
   */
  private Map<String, Object> number(JsonNode call) {
    boolean again = call.path("again").asBoolean();
    return again
        ? edits.edits().inOrder(() -> number(call, true))
        : edits.inOrder(() -> number(call, false));
  }

  private Map<String, Object> number(JsonNode call, boolean again) {
    int line = call.path("line").asInt();
    int column = call.path("column").asInt();
    String value = call.path("value").asText();
    List<Place> places =
        List.of(
            new Place(
                call.path("file").asText(),
                line,
                java -> {
                  ValueCode code = new ValueCode(java);
                  if (!again) {
                    code.requireLine(line, call.path("code").asText());
                  }
                  return code.number(line, column, value);
                }));
    Optional<Check> check = Optional.of(Check.NONE);
    return answer(again ? edits.writeAgain(places, check) : edits.write(places, check));
  }

  private Map<String, Object> defaultValue(JsonNode call) {
    String name = call.path("name").asText();
    String value = call.path("value").asText();
    String type =
        scene.get().whole().join().parameters().stream()
            .filter(p -> p.name().equals(name))
            .findFirst()
            .map(p -> p.type())
            .orElseThrow(() -> new UsageException("there is no parameter '" + name + "'"));
    String code = type.equals("text") ? CodeText.quoted(value) : code(type, value);
    return answer(
        edits.write(
            List.of(
                new Place(
                    call.path("file").asText(),
                    1,
                    java -> new ValueCode(java).defaultOf(name, code))),
            Optional.of(Check.NONE)));
  }

  /** Returns a number, a truth value or the name of a constant as Java code. */
  private static String code(String type, String value) {
    UsageException.require(
        value.matches("-?\\d+(\\.\\d+)?([eE]-?\\d+)?|\\w+"), "'%s' is not a value", value);
    boolean whole = value.matches("-?\\d+");
    return whole && type.equals("number") ? value + ".0" : value;
  }
}
