package zoetrope.internal.scene;

import java.io.UncheckedIOException;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;
import zoetrope.internal.mobject.NotFiniteException;

/** The message for the author about an exception that ended a scene. */
public final class FailureText {
  /** The beginning of the JVM's messages about null. */
  private static final String JVM_NULL_MESSAGE = "Cannot ";

  private static final String HINT = ": is a field not set yet, or does a function have no result?";

  private static final int MAX_LENGTH = 20_000;

  /** Control characters except line ends and tabs. */
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\n\t]]");

  private FailureText() {}

  /**
   * Returns the message, with a limited length and without control characters that a terminal would
   * interpret.
   */
  public static String of(Throwable e) {
    String text = CONTROL.matcher(unbounded(e)).replaceAll("?");
    return text.length() <= MAX_LENGTH
        ? text
        : text.substring(0, MAX_LENGTH) + "... (" + text.length() + " characters)";
  }

  private static String unbounded(Throwable e) {
    String message = messageOf(e);
    StackTraceElement[] trace = e.getStackTrace();
    boolean inEngine = trace.length > 0 && !CallSite.isAuthors(trace[0].getClassName());
    if (e instanceof NullPointerException && inEngine) {
      boolean bare = message == null || message.startsWith(JVM_NULL_MESSAGE);
      return bare ? called(trace) + " got null" + HINT : message;
    }
    if (e instanceof NotFiniteException refused) {
      return refused.messageOf(called(trace));
    }
    Optional<String> explained = JavaFailures.explain(e);
    if (explained.isPresent()) {
      return explained.get();
    }
    boolean plain =
        message != null
            && !message.isBlank()
            && !isOfJava(e)
            && (e instanceof IllegalArgumentException
                || e instanceof IllegalStateException
                || e.getClass() == IndexOutOfBoundsException.class
                || e instanceof NoSuchElementException
                || e instanceof UncheckedIOException
                || e.getClass().getName().startsWith("zoetrope."));
    return plain ? message : e.getClass().getSimpleName() + (message == null ? "" : ": " + message);
  }

  /**
   * Whether Java itself threw the exception. The messages of such exceptions are clear only
   * together with the exception's type.
   */
  private static boolean isOfJava(Throwable e) {
    StackTraceElement[] trace = e.getStackTrace();
    return e.getClass().getName().startsWith("java.")
        && trace.length > 0
        && trace[0].getClassName().matches("(?:java|jdk|sun)\\..*");
  }

  /**
   * Returns the message of an exception, or its cause as text if it is a wrapper without a message.
   */
  private static String messageOf(Throwable e) {
    boolean silent = e.getMessage() == null && e.getCause() != null;
    return silent ? e.getCause().toString() : e.getMessage();
  }

  /** Returns the method or constructor that the author's line called. */
  private static String called(StackTraceElement[] trace) {
    String name = "the scene";
    for (StackTraceElement element : trace) {
      if (CallSite.isAuthors(element.getClassName())) {
        break;
      }
      String method = element.getMethodName();
      boolean constructor = method.equals("<init>");
      String type = element.getClassName().replaceAll(".*[.$]", "");
      name = constructor ? type : method.startsWith("lambda") ? name : method + "()";
    }
    return name;
  }
}
