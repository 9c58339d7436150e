package zoetrope.tools.fuzz;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** All targets by name. */
public final class FuzzTargets {
  private static final Map<String, Supplier<FuzzTarget>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("tex", FormulaTarget::new);
    ALL.put("markup", MarkupTarget::new);
    ALL.put("text", WordsTarget::new);
    ALL.put("svg", DrawingTarget::new);
    ALL.put("picture", PictureTarget::new);
    ALL.put("sound", SoundTarget::new);
    ALL.put("font", FontTarget::new);
    ALL.put("attention", AttentionTarget::new);
    ALL.put("model", ModelTarget::new);
    ALL.put("command", CommandLineTarget::new);
    ALL.put("stage", StageTarget::new);
    ALL.put("scene", SceneTarget::new);
    ALL.put("coder", CoderTarget::new);
    ALL.put("beside", BesideTarget::new);
    ALL.put("cache", CacheTarget::new);
  }

  private FuzzTargets() {}

  /** Returns the names in the order of the documentation. */
  public static Iterable<String> names() {
    return ALL.keySet();
  }

  /** Returns a new target; null for an unknown name. */
  public static FuzzTarget named(String name) {
    Supplier<FuzzTarget> found = ALL.get(name);
    return found == null ? null : found.get();
  }
}
