package zoetrope.tools.faults;

import java.util.Arrays;

/**
 * The end of a rendering.
 *
 * @param code the exit code; more than 128 for a signal
 * @param output the text of both streams
 */
public record Ended(int code, String output) {
  /** Checks the exit code, and that a failure has a readable message. */
  Ended with(int... codes) throws NotSurvived {
    if (Arrays.stream(codes).noneMatch(c -> c == code)) {
      throw new NotSurvived("exit code " + code + ": " + output.strip());
    }
    boolean failed = code == 1 || code == 2;
    if (failed && !output.contains("error: ")) {
      throw new NotSurvived("exit code " + code + " without an error: " + output.strip());
    }
    if (output.contains("internal error") || output.contains("\tat ")) {
      throw new NotSurvived("the output has a stack trace: " + output.strip());
    }
    return this;
  }

  /** Checks that the output matches a pattern. */
  Ended saying(String pattern) throws NotSurvived {
    if (!output.matches("(?s).*(" + pattern + ").*")) {
      throw new NotSurvived(
          "exit code " + code + ", and the output does not match " + pattern + ": " + output);
    }
    return this;
  }
}
