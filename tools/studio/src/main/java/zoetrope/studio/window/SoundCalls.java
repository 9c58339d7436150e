package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;
import zoetrope.render.result.UsageException;
import zoetrope.render.voice.TimeEventWriter;
import zoetrope.studio.live.LiveScene;

/** The calls about sound: peaks along the timeline, and times of time events. */
final class SoundCalls {
  private final Supplier<LiveScene> scene;

  SoundCalls(Supplier<LiveScene> scene) {
    this.scene = scene;
  }

  void addTo(CallTable calls) {
    calls.with("wave", this::wave).with("timeEvent", this::timeEvent);
  }

  private Map<String, Object> wave(JsonNode call) {
    long from = call.path("from").asLong();
    return scene.get().sound().wave(from, call.path("to").asLong(), call.path("count").asInt());
  }

  /** Writes the time of one of the scene's events into the file next to the scene. */
  private Map<String, Object> timeEvent(JsonNode call) {
    LiveScene shown = scene.get();
    String name = call.path("name").asText();
    if (shown.whole().join().timeEvents().stream().noneMatch(e -> e.name().equals(name))) {
      throw new UsageException("the scene has no time event '" + name + "' any more");
    }
    Path file =
        TimeEventWriter.file(shown.entry())
            .orElseThrow(
                () ->
                    new UsageException(
                        "the folder of the source is unknown: start the studio with the .java file"));
    try {
      TimeEventWriter.write(file, name, call.path("seconds").asDouble(-1));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
    return Map.of("file", file.toString());
  }
}
