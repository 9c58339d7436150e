package zoetrope.internal.render.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Parameter;
import zoetrope.scene.SceneException;

/** Checks the values of scene parameters before the scenes run. */
public final class SceneParameters {
  private SceneParameters() {}

  /**
   * Checks that each value belongs to a parameter of a scene, and that all scenes with this
   * parameter can parse the value. If a scene cannot be created, its parameters are unknown, so any
   * parameter is accepted.
   *
   * @throws UsageException for a value that cannot be used
   */
  public static void check(List<SceneEntry> scenes, RenderSession session) {
    Map<String, String> values = session.settings().parameters();
    if (values.isEmpty()) {
      return;
    }
    List<Parameter<?>> known = new ArrayList<>();
    boolean complete = true;
    for (SceneEntry scene : scenes) {
      try {
        known.addAll(session.watched(scene, ConfiguredScene::parameters));
      } catch (SceneException e) {
        complete = false; // The scene fails with this error when it runs.
      }
    }
    check(values, known, complete);
  }

  private static void check(
      Map<String, String> values, List<Parameter<?>> known, boolean complete) {
    List<String> names = known.stream().map(Parameter::name).distinct().toList();
    values.forEach(
        (name, value) -> {
          if (complete && !names.contains(name)) {
            throw new UsageException(unknown(name, names));
          }
          for (Parameter<?> parameter : known) {
            if (parameter.name().equals(name)) {
              check(parameter, value);
            }
          }
        });
  }

  private static void check(Parameter<?> parameter, String value) {
    try {
      parameter.check(value);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private static String unknown(String name, List<String> names) {
    if (names.isEmpty()) {
      return "no parameter '"
          + name
          + "': the scene has none; declare parameters as fields of the scene, not in construct()";
    }
    return "no parameter '"
        + name
        + "'; "
        + Suggestions.question(name, names).orElse("there are " + String.join(", ", names));
  }
}
