package zoetrope.farm;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts into words why Spark has given a film up: where, and by what; memory is named where it is
 * likely to have run out, and only there.
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
   * What is said of processes that the system, a machine's manager or Java itself has ended for
   * want of memory. 52 is Spark's own code for that, 137 that of SIGKILL and 143 that of SIGTERM,
   * by which YARN ends containers.
   */
  private static final Pattern MEMORY =
      Pattern.compile(
          "(?i)(code|status)(:| is)? *\\(?(52|137|143)\\b|OutOfMemory|OOM|(?-i:memory limit)");

  private static final String MORE_MEMORY =
      "memory may have run out there: give each more with --farm-conf spark.executor.memory=4g, or,"
          + " for what is outside of Java's, spark.executor.memoryOverhead=1g";

  private Losses() {}

  /**
   * What is told of a scene, by what Spark says; {@code advice} is what is known of how processes
   * ended besides.
   */
  static String told(String scene, String said, Optional<String> advice) {
    Matcher task = TASK.matcher(said);
    if (!task.find()) {
      return "the farm has given " + scene + " up: " + firstLine(said);
    }
    String place = task.group(2) + " (executor " + task.group(3) + ")";
    Matcher lost = LOST.matcher(task.group(4));
    String reason = lost.matches() ? lost.group(1) : task.group(4);
    String likely =
        MEMORY.matcher(reason).find()
            ? MORE_MEMORY
            : "the stderr of that executor, in the worker's folder or on its page, tells more";
    String fault =
        lost.matches()
            ? "the process that made a part of it has ended "
                + times(task.group(1))
                + " the last time on "
                + place
            : "a part of it fails on " + place;
    return "the farm has given "
        + scene
        + " up: "
        + fault
        + ": "
        + firstLine(reason).replaceFirst("\\.$", "")
        + "; "
        + advice.orElse(likely);
  }

  /** Whether a film was given up as processes that made parts of it have ended. */
  static boolean isOfProcesses(String said) {
    Matcher task = TASK.matcher(said);
    return task.find() && LOST.matcher(task.group(4)).matches();
  }

  private static String times(String count) {
    return count.equals("1") ? "once," : count + " times,";
  }

  /** Whether Spark itself has ended, and all films with it. */
  static boolean isEnd(String said) {
    return said.contains("SparkContext was shut down") || said.contains("stopped SparkContext");
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }
}
