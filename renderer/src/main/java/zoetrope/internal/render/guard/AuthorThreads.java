package zoetrope.internal.render.guard;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.scene.SceneException;

/**
 * The thread that runs a scene and all threads that it starts. An exception in one of these threads
 * is a failure of the scene. This class also finds the threads that still run after the scene.
 */
final class AuthorThreads extends ThreadGroup {
  private static final long GRACE_MILLIS = 50;

  /** Additional array elements, for threads that start between the count and the listing. */
  private static final int SPARE = 8;

  private final SceneWatch watch;

  /** Creates an empty group, which Java removes when its last thread ends. */
  @SuppressWarnings({
    "removal",
    "deprecation"
  }) // Newer versions of Java remove thread groups automatically.
  AuthorThreads(SceneWatch watch) {
    super("zoetrope-scene");
    this.watch = watch;
    setDaemon(true);
  }

  @Override
  public void uncaughtException(Thread thread, Throwable error) {
    watch.fail(error);
  }

  /** Returns the scene that a thread works for; empty for other threads. */
  static Optional<String> sceneOf(Thread thread) {
    for (ThreadGroup group = thread.getThreadGroup(); group != null; group = group.getParent()) {
      if (group instanceof AuthorThreads threads) {
        return Optional.of(threads.watch.scene());
      }
    }
    return Optional.empty();
  }

  List<String> leftOver() {
    Thread[] threads = new Thread[activeCount() + SPARE];
    int count = enumerate(threads);
    return Arrays.stream(threads, 0, count)
        .filter(AuthorThreads::runsOn)
        .flatMap(AuthorThreads::describe)
        .toList();
  }

  private static boolean runsOn(Thread thread) {
    try {
      thread.join(GRACE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return thread.isAlive();
  }

  /**
   * Returns a warning about a thread. Returns an empty stream for a daemon that runs none of the
   * author's code, because then a library has started the thread.
   */
  private static Stream<String> describe(Thread thread) {
    Throwable place = new Throwable();
    place.setStackTrace(thread.getStackTrace());
    String line = SceneException.of(place).place();
    if (thread.isDaemon() && line.isEmpty()) {
      return Stream.empty();
    }
    return Stream.of(
        Messages.of(
            "the scene has started the thread '%s', which still runs%s: end it before"
                + " construct() ends; it is not waited for",
            thread.getName(), line.isEmpty() ? "" : " at " + line));
  }
}
