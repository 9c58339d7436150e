package zoetrope.farm;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.Messages;

/**
 * Explains why Spark gave up a video, with the machine and the process that failed. Memory is
 * mentioned only if it is the likely cause.
 */
final class Losses {
  private static final Pattern TASK =
      Pattern.compile(
          "failed (\\d+) times?, most recent failure: Lost task \\S+ in stage \\S+ \\(TID \\d+\\)"
              + " \\((\\S+) executor (\\S+)\\): (.*)",
          Pattern.DOTALL);

  private static final Pattern LOST =
      Pattern.compile(
          "ExecutorLostFailure \\(.*?\\)(?: Reason: )?(.*?)(?:\nDriver stacktrace:.*)?",
          Pattern.DOTALL);

  /**
   * Matches the report of Spark, the operating system or a cluster manager about a process that
   * ended for lack of memory. Exit code 52 is Spark's, 137 is SIGKILL, and 143 is SIGTERM, which
   * YARN uses to end containers.
   */
  private static final Pattern MEMORY =
      Pattern.compile(
          "(?i)(code|status)(:| is)? *\\(?(52|137|143)\\b|OutOfMemory|OOM|(?-i:memory limit)");

  private static final String MORE_MEMORY =
      "the process may have run out of memory: raise --farm-conf spark.executor.memory=4g, or,"
          + " for memory outside of Java's heap, spark.executor.memoryOverhead=1g";

  private Losses() {}

  /**
   * Returns the message about a scene.
   *
   * @param report Spark's message
   * @param advice a known fix; empty if none is known
   */
  static String message(String scene, String report, Optional<String> advice) {
    Matcher task = TASK.matcher(report);
    if (!task.find()) {
      return "the farm gave up " + scene + ": " + firstLine(report);
    }
    String place = task.group(2) + " (executor " + task.group(3) + ")";
    Matcher lost = LOST.matcher(task.group(4));
    String reason = lost.matches() ? lost.group(1) : task.group(4);
    String likely =
        MEMORY.matcher(reason).find()
            ? MORE_MEMORY
            : "the stderr of that executor, in the worker's folder or on its page, shows more";
    String fault =
        lost.matches()
            ? Messages.of(
                "the process that rendered a part of it ended %s the last time on %s",
                times(task.group(1)), place)
            : "a part of it failed on " + place;
    return Messages.of(
        "the farm gave up %s: %s: %s; %s",
        scene, fault, firstLine(reason).replaceFirst("\\.$", ""), advice.orElse(likely));
  }

  /** Whether a video was given up because the processes that made its segments have ended. */
  static boolean isOfProcesses(String report) {
    Matcher task = TASK.matcher(report);
    return task.find() && LOST.matcher(task.group(4)).matches();
  }

  private static String times(String count) {
    return count.equals("1") ? "once," : count + " times,";
  }

  /** Whether Spark itself has ended, and all videos with it. */
  static boolean isEnd(String report) {
    return report.contains("SparkContext was shut down") || report.contains("stopped SparkContext");
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }
}
