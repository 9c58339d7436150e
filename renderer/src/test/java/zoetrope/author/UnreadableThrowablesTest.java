package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.render.result.Failure;
import zoetrope.scene.SceneException;

/**
 * Throwables that are hard to report: their methods fail, they have no stack trace, or their
 * message is empty.
 */
class UnreadableThrowablesTest {
  private static final class BadMessage extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw new UnsupportedOperationException();
    }
  }

  private static final class BadCause extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public synchronized Throwable getCause() {
      throw new UnsupportedOperationException();
    }
  }

  private static final class BadTrace extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public StackTraceElement[] getStackTrace() {
      return null;
    }
  }

  private static final class EndlessCauses extends RuntimeException {
    private static final long serialVersionUID = 1;

    EndlessCauses() {
      super("round");
    }

    @Override
    public synchronized Throwable getCause() {
      return new EndlessCauses();
    }
  }

  private static final class NoTrace extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoTrace() {
      super("quick", null, false, false);
    }
  }

  private interface Bad {
    void run() throws Throwable;
  }

  private static Arguments row(Bad bad, String message) {
    return Arguments.of(message, bad);
  }

  private static Stream<Arguments> rows() {
    return Stream.of(
        row(() -> raise(new BadMessage()), unreadable("BadMessage", "UnsupportedOperation")),
        row(() -> raise(new BadCause()), unreadable("BadCause", "UnsupportedOperation")),
        row(() -> raise(new BadTrace()), unreadable("BadTrace", "NullPointer")),
        row(() -> raise(new EndlessCauses()), "round"),
        row(() -> raise(new NoTrace()), "quick (after this line)"),
        row(() -> raise(new IllegalStateException("red: \33[31m\7")), "red: ?[31m?"),
        row(
            () -> raise(new IllegalStateException("x".repeat(30_000))),
            "x".repeat(20_000) + "... (30000 characters)"),
        row(
            () -> raise(new InvocationTargetException(new IOException("inner"))),
            "InvocationTargetException: java.io.IOException: inner"),
        row(() -> CompletableFuture.runAsync(() -> raise("elsewhere")).join(), "elsewhere"));
  }

  private static String unreadable(String thrown, String reason) {
    String say = "a %s was thrown that cannot be read: its methods fail with %s";
    return String.format(Locale.ROOT, say, thrown, reason + "Exception");
  }

  private static void raise(Throwable e) throws Throwable {
    throw e;
  }

  private static void raise(String message) {
    throw new IllegalStateException(message);
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("rows")
  void areReportedWithFileAndLine(String message, Bad bad) {
    SceneException e =
        assertThrows(
            SceneException.class,
            () ->
                Runs.run(
                    s -> {
                      s.rest(0.1);
                      sneak(bad);
                    }));
    assertEquals(message, e.getMessage());
    assertTrue(Set.of("UnreadableThrowablesTest.java", "Runs.java").contains(e.file()), e.place());
    assertTrue(e.line() > 0);
    assertEquals(Failure.Kind.SCENE, Failure.of(e).kind());
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void sneak(Bad bad) throws T {
    try {
      bad.run();
    } catch (Throwable e) {
      throw (T) e;
    }
  }
}
