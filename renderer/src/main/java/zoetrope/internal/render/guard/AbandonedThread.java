package zoetrope.internal.render.guard;

import java.util.List;
import zoetrope.internal.scene.CallSite;

/**
 * Ends threads whose scene was stopped but does not end, such as one with {@code while (true) {}}.
 *
 * <p>Java 20 and later cannot end such a thread. Earlier versions can, but the thread then leaves
 * its locks in an unknown state. So it is ended only while it executes an author's code or harmless
 * classes of the Java library.
 */
final class AbandonedThread {
  private static final int MAX_TRIES = 40;
  private static final long PAUSE_MILLIS = 25;

  /** Classes of the Java library. A thread in their code holds no lock that other threads need. */
  private static final List<String> HARMLESS =
      List.of(
          "java.util.ArrayList",
          "java.util.Arrays",
          "java.util.HashMap",
          "java.util.LinkedList",
          "java.util.ArrayDeque",
          "java.util.TreeMap",
          "java.util.stream.",
          "java.lang.AbstractStringBuilder",
          "java.lang.Double",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Math",
          "java.lang.Object",
          "java.lang.StrictMath",
          "java.lang.String",
          "java.lang.Thread.sleep",
          "java.lang.Thread.onSpinWait");

  private AbandonedThread() {}

  /** Ends a thread that still runs. It may end a moment later. */
  static void end(Thread thread) {
    if (!thread.isAlive()) {
      return;
    }
    Thread ender = new Thread(() -> tryToEnd(thread), "zoetrope-end");
    ender.setDaemon(true);
    ender.start();
  }

  @SuppressWarnings({"deprecation", "removal"}) // There is no other way to end a busy loop.
  private static void tryToEnd(Thread thread) {
    try {
      for (int i = 0; i < MAX_TRIES && thread.isAlive(); i++) {
        if (runsAuthorsCode(thread.getStackTrace())) {
          thread.stop();
        }
        thread.join(PAUSE_MILLIS);
      }
    } catch (UnsupportedOperationException e) {
      // This version of Java cannot end threads: the thread ends at its next call to the stage.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean runsAuthorsCode(StackTraceElement[] stack) {
    for (StackTraceElement frame : stack) {
      if (CallSite.isAuthors(frame.getClassName())) {
        return true;
      }
      String method = frame.getClassName() + "." + frame.getMethodName();
      if (HARMLESS.stream().noneMatch(method::startsWith)) {
        return false;
      }
    }
    return false;
  }
}
