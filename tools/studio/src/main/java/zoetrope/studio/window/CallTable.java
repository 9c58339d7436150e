package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import zoetrope.render.result.UsageException;

/** The calls of a page by name; the package zoetrope.studio describes them. */
final class CallTable {
  private final Map<String, Function<JsonNode, Object>> calls = new HashMap<>();

  /** Adds a call, whose answer becomes JSON. */
  CallTable with(String name, Function<JsonNode, Object> answer) {
    calls.put(name, answer);
    return this;
  }

  /**
   * Answers a call.
   *
   * @throws UsageException for an unknown name
   */
  Object answer(String name, JsonNode call) {
    Function<JsonNode, Object> answer = calls.get(name);
    UsageException.require(answer != null, "the studio has no call '%s'", name);
    return answer.apply(call);
  }
}
