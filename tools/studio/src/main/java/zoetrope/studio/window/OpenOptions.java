package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.UsageException;
import zoetrope.studio.make.MakeSettings;

/** Reads the options of a call that opens a scene. */
final class OpenOptions {
  private OpenOptions() {}

  /**
   * Returns the settings of the scene.
   *
   * @param basis the settings with which the studio was started
   * @throws UsageException for values that are not valid
   */
  static RenderSettings settings(JsonNode call, RenderSettings basis) {
    Map<String, String> parameters = new LinkedHashMap<>(basis.parameters());
    call.path("parameters")
        .fields()
        .forEachRemaining(field -> parameters.put(field.getKey(), field.getValue().asText()));
    long seed = call.hasNonNull("seed") ? call.path("seed").asLong() : basis.seed();
    try {
      RenderSettings settings =
          basis
              .withParameters(parameters)
              .withSeed(seed)
              .withVoice(MakeSettings.voice(call, basis.narration().voice()));
      return call.hasNonNull("width")
          ? settings.withPictures(
              call.path("width").asInt(),
              call.path("height").asInt(),
              FrameRate.parse(call.path("rate").asText()))
          : settings;
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** Returns the objects that are hidden, or shown alone. */
  static Visibility visibility(JsonNode call) {
    return new Visibility(numbers(call.path("hidden")), numbers(call.path("alone")));
  }

  private static Set<Integer> numbers(JsonNode list) {
    Set<Integer> numbers = new HashSet<>();
    list.forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }
}
