package zoetrope.tools.faults;

import java.util.ArrayList;
import java.util.List;

/**
 * A disturbance of a rendering.
 *
 * @param name the name of the fault, in a few words
 * @param trial causes the fault once
 */
public record InjectedFault(String name, Trial trial) {
  /**
   * One rendering under the fault, and a check of the files and processes that it leaves behind.
   */
  @FunctionalInterface
  public interface Trial {
    /**
     * Runs the trial.
     *
     * @throws NotSurvived if the rendering hangs, loses or leaves files, or has a wrong message
     * @throws NotHere if this machine cannot cause the fault
     */
    void on(Bench bench) throws Exception;
  }

  /** Returns all faults. */
  public static List<InjectedFault> all() {
    List<InjectedFault> all = new ArrayList<>();
    all.addAll(KillFaults.all());
    all.addAll(SignalFaults.all());
    all.addAll(CapacityFaults.all());
    all.addAll(FolderFaults.all());
    all.addAll(InputFaults.all());
    all.addAll(TargetFaults.all());
    return all;
  }
}
