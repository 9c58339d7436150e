package zoetrope.tools.scaling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

/**
 * Work that can be done in any size.
 *
 * @param name describes the work and the items that are counted
 * @param from the smallest size, in items. It is large enough to be measured and small enough to be
 *     doubled several times
 * @param inThreads whether other threads take part, so that the CPU time of all threads is measured
 * @param work does the work once for a size
 */
public record Workload(String name, int from, boolean inThreads, IntConsumer work) {
  /** Only 4 fps, to measure the cost of the scene's code and not the cost of many frames. */
  private static final StageSettings SETTINGS = StageSettings.of(FrameRate.of(4));

  /** The code of a scene of a given size. */
  interface Script {
    void run(OpenScene scene, int n);
  }

  /** Returns all workloads in the order of their measurement. */
  public static List<Workload> all() {
    List<Workload> all = new ArrayList<>();
    StageWorkloads.addTo(all);
    AnimationWorkloads.addTo(all);
    WordWorkloads.addTo(all);
    FamilyWorkloads.addTo(all);
    DrawingWorkloads.addTo(all);
    return all;
  }

  /** Returns the work of running a scene with all its frames, without drawing them. */
  static Workload scene(String name, int from, Script script) {
    return new Workload(name, from, false, n -> stage(new OpenScene(script, n)));
  }

  private static void stage(OpenScene scene) {
    Stage.run(scene, SETTINGS, FrameRange.ALL, (frame, count) -> {});
  }
}
