package zoetrope.cli;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import zoetrope.render.Renderer;

/**
 * That a scene ends the program by {@code Runtime.exit()}, or {@code System.exit()} in a class that
 * was compiled before: in source files and projects that throws instead. Java has no means to keep
 * code from it.
 *
 * @param place {@code Scene: File.java:12}
 */
record SceneExit(String place) {
  /** What ends the program; empty when it is a signal, or the program's own doing. */
  static Optional<SceneExit> find() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> exits(thread.getValue()))
        .flatMap(thread -> of(thread).stream())
        .findFirst();
  }

  private static Optional<SceneExit> of(Map.Entry<Thread, StackTraceElement[]> thread) {
    String scene = Renderer.sceneOf(thread.getKey()).map(name -> name + ": ").orElse("");
    return Arrays.stream(thread.getValue())
        .dropWhile(SceneExit::isPlatforms)
        .findFirst()
        .filter(caller -> !caller.getClassName().equals(Main.class.getName()))
        .map(caller -> new SceneExit(scene + caller.getFileName() + ":" + caller.getLineNumber()));
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
