package zoetrope.internal.render.guard;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.scene.SceneException;

/**
 * The thread that runs a scene, with all threads that it starts: what these throw is a failure of
 * the scene, and those that it leaves behind are found here.
 */
final class AuthorThreads extends ThreadGroup {
  private static final long GRACE_MILLIS = 50;

  /** Room for threads that start while they are counted. */
  private static final int SPARE = 8;

  private final SceneWatch watch;

  /** An empty group, which Java forgets with its last thread. */
  @SuppressWarnings({"removal", "deprecation"}) // Newer versions forget groups by themselves.
  AuthorThreads(SceneWatch watch) {
    super("zoetrope-scene");
    this.watch = watch;
    setDaemon(true);
  }

  @Override
  public void uncaughtException(Thread thread, Throwable error) {
    watch.fail(error);
  }

  /** The scene that a thread works for; empty for other threads. */
  static Optional<String> sceneOf(Thread thread) {
    for (ThreadGroup group = thread.getThreadGroup(); group != null; group = group.getParent()) {
      if (group instanceof AuthorThreads threads) {
        return Optional.of(threads.watch.scene());
      }
    }
    return Optional.empty();
  }

  /** What to tell of the threads that the author's code has started and that still run. */
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

  /** Nothing for a thread of a library: that is a daemon, and runs no line of an author's. */
  private static Stream<String> describe(Thread thread) {
    Throwable place = new Throwable();
    place.setStackTrace(thread.getStackTrace());
    String line = SceneException.of(place).place();
    if (thread.isDaemon() && line.isEmpty()) {
      return Stream.empty();
    }
    return Stream.of(
        "the scene has started the thread '"
            + thread.getName()
            + "', which still runs"
            + (line.isEmpty() ? "" : " at " + line)
            + ": end it before construct() ends; it is not waited for");
  }
}
