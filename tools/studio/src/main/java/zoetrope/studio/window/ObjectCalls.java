package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import zoetrope.cli.project.SourceFiles;
import zoetrope.inspect.StageObject;
import zoetrope.inspect.StageSnapshot;
import zoetrope.mobject.display.Visibility;
import zoetrope.studio.live.LiveScene;

/** The calls about objects: lists those on the stage and finds those under the pointer. */
final class ObjectCalls {
  private static final int MAX_ROWS = 3000;

  private static final int MAX_FOUND = 200;

  private static final int MAX_HITS = 12;

  private final Supplier<LiveScene> scene;
  private final SourceFiles sources;

  ObjectCalls(Supplier<LiveScene> scene, SourceFiles sources) {
    this.scene = scene;
    this.sources = sources;
  }

  void addTo(CallTable calls) {
    calls.with("objects", this::objects).with("hit", this::hit).with("object", this::object);
  }

  /**
   * Lists the objects at a frame, without glyphs. With {@code find}, lists those whose name, kind
   * or text has all its words. {@code count} is the number of objects before the list is cut.
   * {@code again} is the id of the object with {@code number}, a glyph too, or -1.
   */
  private Map<String, Object> objects(JsonNode call) {
    List<String> words =
        Stream.of(call.path("find").asText().toLowerCase(Locale.ROOT).split("\\s+"))
            .filter(word -> !word.isEmpty())
            .toList();
    int number = call.path("number").asInt(-1);
    int limit = words.isEmpty() ? MAX_ROWS : MAX_FOUND;
    return scene
        .get()
        .inspect(
            call.path("frame").asLong(),
            finder -> {
              ObjectMessage messages = new ObjectMessage(finder.stage(), sources);
              List<StageObject> fitting =
                  finder.stage().objects().stream()
                      .filter(object -> object.span().isEmpty())
                      .filter(object -> messages.hasWords(object, words))
                      .toList();
              List<Map<String, Object>> rows =
                  fitting.stream().limit(limit).map(messages::row).toList();
              int again =
                  ObjectMessage.numbered(finder.stage(), number).map(StageObject::id).orElse(-1);
              return Map.of("rows", rows, "count", fitting.size(), "again", again);
            });
  }

  /** Returns the objects at a pixel of the video, from front to back. */
  private Map<String, Object> hit(JsonNode call) {
    LiveScene shown = scene.get();
    return shown.inspect(
        call.path("frame").asLong(),
        finder -> {
          ObjectMessage messages = new ObjectMessage(finder.stage(), sources);
          List<StageObject> all =
              finder
                  .at(
                      call.path("x").asDouble(),
                      call.path("y").asDouble(),
                      Math.min(40, call.path("reach").asDouble()))
                  .stream()
                  .filter(object -> isSeen(object, finder.stage(), shown.visibility()))
                  .toList();
          return Map.of(
              "found",
              all.stream().limit(MAX_HITS).map(messages::row).toList(),
              "count",
              all.size());
        });
  }

  private Map<String, Object> object(JsonNode call) {
    return scene
        .get()
        .inspect(
            call.path("frame").asLong(),
            finder -> {
              StageSnapshot stage = finder.stage();
              StageObject object = ObjectMessage.object(stage, call);
              return new ObjectMessage(stage, sources).facts(object, finder);
            });
  }

  /** Returns the number of an object in the order of creation, or -1 if it is unknown. */
  private static int numberOf(StageObject object) {
    return object.site().map(site -> site.number()).orElse(-1);
  }

  /**
   * Whether an object is visible. An object is hidden together with the object that contains it. If
   * some objects are shown alone, all other objects are hidden, except the members of the shown
   * objects.
   */
  private static boolean isSeen(StageObject object, StageSnapshot stage, Visibility visibility) {
    boolean alone = visibility.alone().isEmpty();
    for (int at = object.id(); at >= 0; at = stage.objects().get(at).parent()) {
      int number = numberOf(stage.objects().get(at));
      if (visibility.hidden().contains(number)) {
        return false;
      }
      alone |= visibility.alone().contains(number);
    }
    return alone;
  }
}
