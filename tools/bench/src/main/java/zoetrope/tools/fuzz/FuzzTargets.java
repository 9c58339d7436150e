package zoetrope.tools.fuzz;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** All targets by name. */
public final class FuzzTargets {
  private static final Map<String, Entry> ALL = new LinkedHashMap<>();

  static {
    ALL.put("tex", new Entry("tex", FormulaTarget::new));
    ALL.put("markup", new Entry("xml", MarkupTarget::new));
    ALL.put("text", new Entry("txt", WordsTarget::new));
    ALL.put("svg", new Entry("svg", DrawingTarget::new));
    ALL.put("picture", new Entry("bin", PictureTarget::new));
    ALL.put("sound", new Entry("bin", SoundTarget::new));
    ALL.put("font", new Entry("ttf", FontTarget::new));
    ALL.put("attention", new Entry("bin", AttentionTarget::new));
    ALL.put("model", new Entry("bin", ModelTarget::new));
    ALL.put("command", new Entry("txt", CommandLineTarget::new));
    ALL.put("stage", new Entry("bin", StageTarget::new));
    ALL.put("scene", new Entry("java", SceneTarget::new));
    ALL.put("coder", new Entry("seed", CoderTarget::new));
    ALL.put("beside", new Entry("bin", BesideTarget::new));
    ALL.put("cache", new Entry("bin", CacheTarget::new));
  }

  /**
   * A target.
   *
   * @param ending the extension of files that store an input
   */
  private record Entry(String ending, Supplier<FuzzTarget> target) {}

  private FuzzTargets() {}

  /** Returns the names in the order of the documentation. */
  public static Iterable<String> names() {
    return ALL.keySet();
  }

  /** Returns a new target; null for an unknown name. */
  public static FuzzTarget named(String name) {
    Entry found = ALL.get(name);
    return found == null ? null : found.target().get();
  }

  /** Returns the name of a file with an input. */
  public static String file(FuzzFinding finding) {
    String ending = ALL.get(finding.target()).ending();
    return finding.target() + "-" + finding.seed() + "-" + finding.index() + "." + ending;
  }
}
