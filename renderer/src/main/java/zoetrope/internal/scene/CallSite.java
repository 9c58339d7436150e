package zoetrope.internal.scene;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the author's line in a stack: that of the innermost stack frame that belongs neither to the
 * engine, nor to a library, nor to the platform.
 */
public final class CallSite {
  /** The full name of the class with all functions for authors. */
  static final String FUNCTIONS = "zoetrope.Zoetrope";

  private static final Set<String> ENGINE =
      Set.of(
          "zoetrope.internal",
          "zoetrope.source",
          "zoetrope.geometry",
          "zoetrope.color",
          "zoetrope.frame",
          "zoetrope.text",
          "zoetrope.tex",
          "zoetrope.svg",
          "zoetrope.latex",
          "zoetrope.mobject",
          "zoetrope.animation",
          "zoetrope.sound",
          "zoetrope.scene",
          "zoetrope.vocabulary",
          "zoetrope.render",
          "zoetrope.lint",
          "zoetrope.inspect",
          "zoetrope.cli",
          "zoetrope.studio");

  /** The package prefixes of the engine's libraries and of JUnit. */
  private static final List<String> LIBRARIES =
      List.of(
          "org.bytedeco.",
          "org.scilab.forge.",
          "org.apache.batik.",
          "org.apache.xmlgraphics.",
          "org.jgrapht.",
          "zoetrope.attention.",
          "org.junit.");

  /** The results of {@link #isAuthors} by class name. */
  private static final Map<String, Boolean> KNOWN = new ConcurrentHashMap<>();

  private static final int MAX_KNOWN = 10_000;

  private CallSite() {}

  /** Returns the author's line in the current stack, or null. */
  public static StackTraceElement ofCaller() {
    Optional<StackTraceElement> found =
        StackWalker.getInstance()
            .walk(
                frames ->
                    frames
                        .filter(f -> isAuthors(f.getClassName()))
                        .findFirst()
                        .map(StackWalker.StackFrame::toStackTraceElement));
    return found.orElse(null);
  }

  /**
   * Returns the place of the call in {@code construct()} that led to the author's line, such as
   * {@code Scene.java:12}. Returns an empty string if that line is in {@code construct()} itself,
   * or if {@code construct()} did not lead to it.
   */
  public static String placeOfHelperCall() {
    List<StackWalker.StackFrame> lines =
        StackWalker.getInstance()
            .walk(frames -> frames.filter(f -> isAuthors(f.getClassName())).toList());
    int scene = lines.size() - 1;
    while (scene >= 0 && !lines.get(scene).getMethodName().equals("construct")) {
      scene--;
    }
    return scene <= 0 || isIn(lines.get(0), "construct")
        ? ""
        : place(lines.get(scene).toStackTraceElement());
  }

  /** Whether a line is in a method, or in a lambda expression of it. */
  private static boolean isIn(StackWalker.StackFrame line, String method) {
    String name = line.getMethodName();
    return name.equals(method) || name.startsWith("lambda$" + method + "$");
  }

  /** Returns the author's line in the current stack, {@code Scene.java:12}, or an empty string. */
  public static String place() {
    return place(ofCaller());
  }

  private static String place(StackTraceElement line) {
    return line == null || line.getFileName() == null
        ? ""
        : line.getFileName() + ":" + Math.max(0, line.getLineNumber());
  }

  /** Returns the prefix of a message about a place: {@code Scene.java:12: }, or an empty string. */
  public static String before(String place) {
    return place.isEmpty() ? "" : place + ": ";
  }

  /** Returns the author's line in the stack trace of {@code failure}, or null. */
  public static StackTraceElement of(Throwable failure) {
    return Arrays.stream(failure.getStackTrace())
        .filter(e -> isAuthors(e.getClassName()))
        .findFirst()
        .orElse(null);
  }

  /** Whether a class belongs neither to the engine, nor to a library, nor to the platform. */
  public static boolean isAuthors(String className) {
    Boolean known = KNOWN.get(className);
    if (known == null) {
      known = findAuthors(className);
      if (KNOWN.size() < MAX_KNOWN) {
        KNOWN.put(className, known);
      }
    }
    return known;
  }

  private static boolean findAuthors(String className) {
    if (className.startsWith("java.")
        || className.startsWith("jdk.")
        || className.startsWith("javax.")
        || className.startsWith("sun.")
        || LIBRARIES.stream().anyMatch(className::startsWith)
        || className.equals(FUNCTIONS)
        || className.startsWith(FUNCTIONS + "$")) {
      return false;
    }
    if (!className.startsWith("zoetrope.")) {
      return true;
    }
    int end = className.indexOf('.', "zoetrope.".length());
    return !ENGINE.contains(className.substring(0, Math.max(0, end)));
  }
}
