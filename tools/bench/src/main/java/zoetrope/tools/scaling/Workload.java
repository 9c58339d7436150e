package zoetrope.tools.scaling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

/**
 * Something that can be done in any size.
 *
 * @param name what is done, to how many of what
 * @param from the size to begin with: large enough to be measured, small enough to be doubled
 * @param inThreads whether other threads work for it, so that the CPU time of all counts
 * @param work does it once in a size
 */
public record Workload(String name, int from, boolean inThreads, IntConsumer work) {
  /** Four frames a second: what a scene itself costs is measured, not how often it is seen. */
  private static final StageSettings SETTINGS = StageSettings.of(FrameRate.of(4));

  /** What a scene does in some size. */
  interface Script {
    void run(OpenScene scene, int n);
  }

  /** The workloads, in the order in which they are listed. */
  public static List<Workload> all() {
    List<Workload> all = new ArrayList<>();
    StageWorkloads.addTo(all);
    AnimationWorkloads.addTo(all);
    WordWorkloads.addTo(all);
    FamilyWorkloads.addTo(all);
    DrawingWorkloads.addTo(all);
    return all;
  }

  /** Running a scene with all its frames, without drawing them. */
  static Workload scene(String name, int from, Script script) {
    return new Workload(name, from, false, n -> stage(new OpenScene(script, n)));
  }

  private static void stage(OpenScene scene) {
    Stage.run(scene, SETTINGS, FrameRange.ALL, (frame, count) -> {});
  }
}
