package zoetrope.internal.diagnostics;

import java.util.List;

/** Finds the class whose folder has the files that an author names. */
public final class AuthorClass {
  /** The packages of functions and objects that take names of files. */
  private static final List<String> ENGINE =
      List.of(
          "zoetrope.Zoetrope",
          "zoetrope.vocabulary.",
          "zoetrope.mobject.text.",
          "zoetrope.mobject.code.");

  private AuthorClass() {}

  /**
   * Returns the nearest class on the stack that does not belong to the engine; this class if there
   * is none. Calls through a method reference have classes of the Java platform on the stack, which
   * are skipped.
   */
  public static Class<?> find() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames
                    .<Class<?>>map(StackWalker.StackFrame::getDeclaringClass)
                    .filter(type -> type.getClassLoader() != null && type != AuthorClass.class)
                    .filter(type -> ENGINE.stream().noneMatch(type.getName()::startsWith))
                    .findFirst())
        .orElse(AuthorClass.class);
  }
}
