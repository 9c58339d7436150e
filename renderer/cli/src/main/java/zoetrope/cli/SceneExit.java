package zoetrope.cli;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import zoetrope.render.Renderer;

/**
 * A call of {@code Runtime.exit()} or {@code System.exit()} in a scene. In scenes from source files
 * and projects, such a call throws an exception and does not end the program. In other compiled
 * classes the call cannot be prevented.
 *
 * @param place the scene and the line of the call, as in {@code Scene: File.java:12}
 */
record SceneExit(String place) {
  /**
   * Returns the scene that is ending the program; empty if a signal or the program itself ends it.
   */
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
