package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The message about an abandoned video names the place. It mentions memory only if memory ran out.
 */
class LossesTest {
  private static final Optional<String> NONE = Optional.empty();

  private static final String TASK =
      "Job aborted due to stage failure: Task 1 in stage 2.0 failed 4 times, most recent failure:"
          + " Lost task 1.3 in stage 2.0 (TID 9) (node7 executor 5): ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "true | Command exited with code 137",
        "true | Command exited with code 52",
        "true | Container from a bad node: container_1_0001_01_000003 on host: node7. Exit status:"
            + " 143. Diagnostics: Killed by external signal",
        "true | Container killed by YARN for exceeding physical memory limits. 1.5 GB of 1.4 GB"
            + " physical memory used. Consider boosting spark.executor.memoryOverhead.",
        "true | The executor with id 5 exited with exit code 137(SIGKILL, possible container OOM).",
        "false | Command exited with code 1",
        "false | Container from a bad node: container_1_0137_01_000003 on host: node7. Exit status:"
            + " 1. Diagnostics: no such file",
        "false | Executor heartbeat timed out after 137143 ms",
        "false | Remote RPC client disassociated. Likely due to containers exceeding thresholds, or"
            + " network issues. Check driver logs for WARN messages."
      })
  void namesTheMachineOfAProcessThatEnded(boolean memory, String reason) {
    String message =
        Losses.message(
            "Waves",
            TASK
                + "ExecutorLostFailure (executor 5 exited caused by one of the running tasks)"
                + " Reason: "
                + reason
                + "\nDriver stacktrace:",
            NONE);
    assertTrue(message.startsWith("the farm gave up Waves"), message);
    assertTrue(
        message.contains(
            "4 times, the last time on node7 (executor 5): " + reason.substring(0, 20)),
        message);
    assertEquals(memory, message.contains("spark.executor.memory=4g"), message);
    assertEquals(!memory, message.contains("stderr"), message);
    assertEquals(1, message.lines().count(), message);
  }

  @Test
  void doesNotMentionMemoryForAFailedTask() {
    String message =
        Losses.message(
            "Waves",
            TASK + "java.lang.NoClassDefFoundError: zoetrope/Own\n\tat zoetrope.Scene",
            NONE);
    assertTrue(
        message.contains("a part of it failed on node7 (executor 5): java.lang.NoClassDef"),
        message);
    assertFalse(message.contains("memory"), message);
    assertTrue(
        Losses.message("Waves", TASK + "java.lang.OutOfMemoryError: heap", NONE)
            .contains("memory=4g"));
  }

  @Test
  void advisesWithTheStateOfThePods() {
    String message =
        Losses.message(
            "Waves", TASK + "java.lang.OutOfMemoryError: heap", Optional.of("give pods more"));
    assertTrue(message.endsWith("; give pods more"), message);
  }

  @Test
  void repeatsOtherMessagesOfSpark() {
    assertEquals(
        "the farm gave up Waves: Job 3 cancelled",
        Losses.message("Waves", "Job 3 cancelled\nat somewhere", NONE));
  }
}
