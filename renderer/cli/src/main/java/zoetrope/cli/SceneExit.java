package zoetrope.cli;

import java.util.Arrays;
import java.util.Optional;

/** Finds out whether the program ends because a scene called {@code System.exit()}. */
final class SceneExit {
  private SceneExit() {}

  /** The line that ends the program; empty when it is a signal, or the program's own doing. */
  static Optional<StackTraceElement> place() {
    return Thread.getAllStackTraces().values().stream()
        .filter(SceneExit::exits)
        .flatMap(trace -> Arrays.stream(trace).dropWhile(SceneExit::isPlatforms).limit(1))
        .filter(caller -> !caller.getClassName().equals(Main.class.getName()))
        .findFirst();
  }

  private static boolean exits(StackTraceElement[] trace) {
    return Arrays.stream(trace)
        .takeWhile(SceneExit::isPlatforms)
        .anyMatch(
            call ->
                call.getClassName().equals("java.lang.Runtime")
                    && call.getMethodName().equals("exit"));
  }

  private static boolean isPlatforms(StackTraceElement call) {
    return call.getClassName().startsWith("java.");
  }
}
