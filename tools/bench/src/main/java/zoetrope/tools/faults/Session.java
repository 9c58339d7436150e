package zoetrope.tools.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The processes of a Linux session: those that its first process has started, directly or
 * indirectly.
 */
final class Session {
  private static final int SESSION_AFTER_NAME = 3;
  private static final long PATIENCE_MILLIS = 3000;

  private final long leader;

  /**
   * Creates a session.
   *
   * @param leader the first process, which may have ended
   */
  Session(Process leader) {
    this.leader = leader.pid();
  }

  /**
   * Waits some seconds for the processes to end, and returns those that still run, without the
   * first process.
   */
  List<ProcessHandle> left() throws InterruptedException {
    long start = System.nanoTime();
    List<ProcessHandle> left = now();
    while (!left.isEmpty()
        && System.nanoTime() - start < TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS)) {
      Thread.sleep(20);
      left = now();
    }
    return left;
  }

  private List<ProcessHandle> now() {
    try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
      return all.filter(p -> p.pid() != leader && isOf(p)).toList();
    }
  }

  private boolean isOf(ProcessHandle process) {
    try {
      String stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
      String[] behindName = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      return !behindName[0].equals("Z") && Long.parseLong(behindName[SESSION_AFTER_NAME]) == leader;
    } catch (IOException gone) {
      return false;
    }
  }
}
