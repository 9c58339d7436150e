package zoetrope.tools.faults;

import java.util.Arrays;

/**
 * How a rendering ended.
 *
 * @param code the exit code; more than 128 for a signal
 * @param said what it wrote to both streams
 */
public record Ended(int code, String said) {
  /** Checks the exit code, and that a failure has a readable message. */
  Ended with(int... codes) throws NotSurvived {
    if (Arrays.stream(codes).noneMatch(c -> c == code)) {
      throw new NotSurvived("exit code " + code + ": " + said.strip());
    }
    boolean failed = code == 1 || code == 2;
    if (failed && !said.contains("error: ")) {
      throw new NotSurvived("exit code " + code + " without an error: " + said.strip());
    }
    if (said.contains("internal error") || said.contains("\tat ")) {
      throw new NotSurvived("it says: " + said.strip());
    }
    return this;
  }

  /** Checks that the output matches a pattern. */
  Ended saying(String pattern) throws NotSurvived {
    if (!said.matches("(?s).*(" + pattern + ").*")) {
      throw new NotSurvived("exit code " + code + ", and nothing of " + pattern + ": " + said);
    }
    return this;
  }
}
