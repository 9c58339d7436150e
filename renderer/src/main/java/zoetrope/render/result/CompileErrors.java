package zoetrope.render.result;

import java.util.List;

/** The errors of a source file that does not compile, as data for programs. */
public final class CompileErrors extends Exception {
  private static final long serialVersionUID = 1;

  private final transient List<CompileError> errors;

  /**
   * An error of the compiler.
   *
   * @param file the simple name of the source file
   * @param line the line, from 1; 0 if it is unknown
   * @param column the column, from 1; 0 if it is unknown
   * @param message what is wrong
   * @param hint what to write instead; empty if it is unknown
   * @param code the compiler's name of the kind of error
   */
  public record CompileError(
      String file, int line, int column, String message, String hint, String code) {}

  /** Creates an exception with the errors in the order of the compiler. */
  public CompileErrors(List<CompileError> errors) {
    super(errors.size() == 1 ? "1 error" : errors.size() + " errors", null, false, false);
    this.errors = List.copyOf(errors);
  }

  public List<CompileError> errors() {
    return errors;
  }
}
