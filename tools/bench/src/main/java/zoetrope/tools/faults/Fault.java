package zoetrope.tools.faults;

import java.util.ArrayList;
import java.util.List;

/**
 * Something that befalls a rendering.
 *
 * @param name what it is, in a few words
 * @param trial brings it about once
 */
public record Fault(String name, Trial trial) {
  /** One rendering under the fault, with a look at what is left. */
  @FunctionalInterface
  public interface Trial {
    /**
     * Tries it.
     *
     * @throws NotSurvived when the rendering hangs, or leaves, loses or says something wrong
     * @throws NotHere when this machine does not know the fault
     */
    void on(Bench bench) throws Exception;
  }

  /** All faults. */
  public static List<Fault> all() {
    List<Fault> all = new ArrayList<>();
    all.addAll(KillFaults.all());
    all.addAll(SignalFaults.all());
    all.addAll(SpaceFaults.all());
    all.addAll(FolderFaults.all());
    all.addAll(InputFaults.all());
    all.addAll(TargetFaults.all());
    return all;
  }
}
