package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import zoetrope.cli.project.SourceFiles;
import zoetrope.render.request.Cancellation;
import zoetrope.studio.live.LiveScene;

/** The calls about the cost of plays and objects. A new measurement ends a running one. */
final class ProfileCalls {
  private final Supplier<LiveScene> scene;
  private final SourceFiles sources;
  private final BiConsumer<String, Object> tell;
  private Cancellation underWay = new Cancellation();

  /** Creates the calls; progress is sent as an event. */
  ProfileCalls(Supplier<LiveScene> scene, SourceFiles sources, BiConsumer<String, Object> tell) {
    this.scene = scene;
    this.sources = sources;
    this.tell = tell;
  }

  void addTo(CallTable calls) {
    calls
        .with("profile", call -> plays())
        .with("costs", this::objects)
        .with("endProfile", call -> end());
  }

  private synchronized Cancellation begin() {
    underWay.cancel();
    underWay = new Cancellation();
    return underWay;
  }

  synchronized Map<String, Object> end() {
    underWay.cancel();
    return Map.of();
  }

  private Map<String, Object> plays() {
    List<SceneProfile.PlayCost> costs =
        new SceneProfile(scene.get(), begin())
            .plays((done, all) -> tell.accept("profiled", Map.of("done", done, "all", all)));
    return Map.of("plays", costs.stream().map(ProfileCalls::play).toList());
  }

  private static Map<String, Object> play(SceneProfile.PlayCost cost) {
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("index", cost.play().index());
    one.put("stage", cost.stage());
    one.put("drawing", cost.drawing());
    one.put("coding", cost.coding());
    one.put("bytes", Math.round(cost.bytes()));
    return one;
  }

  private Map<String, Object> objects(JsonNode call) {
    LiveScene shown = scene.get();
    SceneProfile profile = new SceneProfile(shown, begin());
    return shown.inspect(
        call.path("frame").asLong(),
        finder -> {
          ObjectMessage messages = new ObjectMessage(finder.stage(), sources);
          return Map.of(
              "objects",
              profile.objects(finder).stream()
                  .map(
                      cost -> {
                        Map<String, Object> row = messages.row(cost.object());
                        row.put("drawing", cost.drawing());
                        return row;
                      })
                  .toList());
        });
  }
}
