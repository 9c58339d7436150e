package zoetrope.cli;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import zoetrope.frame.FrameRate;
import zoetrope.render.SceneEntry;
import zoetrope.scene.StageResult;

/** What several commands say about a scene, in the same words. */
final class SceneFacts {
  private SceneFacts() {}

  /** Names, group and summary as data. */
  static Map<String, Object> of(SceneEntry scene) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", scene.name());
    data.put("class", scene.className());
    data.put("group", scene.group());
    data.put("summary", scene.summary());
    return data;
  }

  /** The length in a line, such as {@code 3.000 s, 60 frames at 20 fps, 3 plays}. */
  static String length(StageResult result, FrameRate rate) {
    return String.format(
        Locale.ROOT,
        "%.3f s, %d frames at %s fps, %d plays",
        result.duration().seconds(),
        result.frames(),
        rate,
        result.plays().size());
  }
}
