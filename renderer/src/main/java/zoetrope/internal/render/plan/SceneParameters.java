package zoetrope.internal.render.plan;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Parameter;
import zoetrope.scene.SceneException;

/** Checks the values of scene parameters before the scenes run. */
public final class SceneParameters {
  private SceneParameters() {}

  /**
   * Checks that each value belongs to a parameter of one of the scenes, and that all scenes with
   * this parameter can parse the value. If no field of a scene declares a parameter for a value,
   * the scenes run, because they may also declare parameters in {@code construct()}. If a scene
   * fails, its parameters are unknown, so any name is accepted.
   *
   * @throws UsageException if a value has no parameter or cannot be parsed
   */
  public static void check(List<SceneEntry> scenes, RenderSession session) {
    Map<String, String> values = session.settings().parameters();
    if (values.isEmpty()) {
      return;
    }
    Set<String> names = new LinkedHashSet<>();
    boolean complete = add(names, scenes, session, ConfiguredScene::parameters);
    if (!names.containsAll(values.keySet())) {
      complete &= add(names, scenes, session, SceneParameters::whenRun);
    }
    for (String name : values.keySet()) {
      if (complete && !names.contains(name)) {
        throw new UsageException(unknown(name, List.copyOf(names)));
      }
    }
  }

  /** Adds the names of the scenes' parameters to {@code names}. Returns true if no scene failed. */
  private static boolean add(
      Set<String> names,
      List<SceneEntry> scenes,
      RenderSession session,
      Function<ConfiguredScene, List<Parameter<?>>> parameters) {
    boolean complete = true;
    for (SceneEntry scene : scenes) {
      try {
        List<Parameter<?>> known = session.watched(scene, parameters);
        checked(known, session.settings().parameters());
        known.forEach(parameter -> names.add(parameter.name()));
      } catch (SceneException e) {
        complete = false; // The scene fails with this error when it is rendered.
      }
    }
    return complete;
  }

  /**
   * Returns the parameters that a scene has declared when it ends. The scene runs repeatedly: each
   * run sets the values of all parameters that the previous run has declared, because a value may
   * decide which further parameters the scene declares.
   */
  private static List<Parameter<?>> whenRun(ConfiguredScene scene) {
    Map<String, String> values = scene.settings().parameters();
    List<Parameter<?>> known = scene.parameters();
    int before = -1;
    Map<String, String> set = checked(known, values);
    while (set.size() > before) {
      before = set.size();
      RenderSettings settings = scene.settings().withParameters(set);
      known = new ConfiguredScene(scene.entry(), settings, scene.watch()).dryRun().parameters();
      set = checked(known, values);
    }
    return known;
  }

  private static Map<String, String> checked(
      List<Parameter<?>> parameters, Map<String, String> values) {
    Map<String, String> found = new LinkedHashMap<>();
    for (Parameter<?> parameter : parameters) {
      if (values.containsKey(parameter.name())) {
        check(parameter, values.get(parameter.name()));
        found.put(parameter.name(), values.get(parameter.name()));
      }
    }
    return found;
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
      return "no parameter '" + name + "': the scene has none";
    }
    return "no parameter '"
        + name
        + "'; "
        + Suggestions.question(name, names).orElse("there are " + String.join(", ", names));
  }
}
