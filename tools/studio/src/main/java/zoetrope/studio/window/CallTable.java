package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import zoetrope.render.result.UsageException;

/** What a page may ask for, by the names of the calls; see the package for all of them. */
final class CallTable {
  private final Map<String, Function<JsonNode, Object>> calls = new HashMap<>();

  /** Adds a call; its answer becomes JSON. */
  CallTable with(String name, Function<JsonNode, Object> answer) {
    calls.put(name, answer);
    return this;
  }

  /**
   * Does what is asked for.
   *
   * @throws UsageException for a name that is not known
   */
  Object answer(String name, JsonNode call) {
    Function<JsonNode, Object> answer = calls.get(name);
    if (answer == null) {
      throw new UsageException("the studio has no call '" + name + "'");
    }
    return answer.apply(call);
  }
}
