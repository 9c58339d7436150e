package zoetrope.cli.options;

import java.nio.file.Path;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.result.UsageException;

/**
 * The file or folder of the outputs.
 *
 * @param format the format of the outputs
 * @param target the file or folder that the user named; null for none
 * @param folder whether the target is a folder of files
 */
public record OutputPlace(OutputFormat format, Path target, boolean folder) {
  private static final Path DEFAULT = Path.of("out");

  /**
   * Checks the target.
   *
   * @throws UsageException if a folder is needed and the target is the name of a file
   */
  public OutputPlace {
    if (folder && isFile(target)) {
      throw severalIn(target, "");
    }
  }

  /**
   * Returns the place of outputs. An option or the extension of the target determines the format.
   *
   * @param type the value of {@code option}; null for none
   * @param several whether several files are written
   */
  public static OutputPlace of(
      OutputKind kind, Path target, String type, String option, boolean several) {
    OutputFormat usual = OutputFormat.all(kind).get(0);
    OutputFormat format = typed(kind, target, type);
    UsageException.require(
        type == null || !isFile(target),
        "the name of %s already says the type: leave out %s, or name a folder",
        target,
        option);
    if (several && isFile(target)) {
      throw severalIn(target, format == usual ? "" : ", and give " + option + " " + format);
    }
    return new OutputPlace(format, target, several || type != null);
  }

  /**
   * Returns the format by its type, by the extension of the target or, without either, the default.
   */
  public static OutputFormat typed(OutputKind kind, Path target, String type) {
    if (type == null) {
      return target == null
          ? OutputFormat.all(kind).get(0)
          : OutputFormat.find(target, kind).orElse(OutputFormat.all(kind).get(0));
    }
    try {
      return OutputFormat.parse(type, kind);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private static UsageException severalIn(Path target, String more) {
    return new UsageException(
        target + " is the name of one file, but there are several to write: name a folder" + more);
  }

  /** Whether a target has the name of a file, not of a folder; false for null. */
  public static boolean isFile(Path target) {
    return target != null && OutputFormat.find(target).isPresent();
  }

  /**
   * Returns the file of an output.
   *
   * @param name its name in a folder, without an extension
   */
  public Path file(String name) {
    if (target == null) {
      return DEFAULT.resolve(name + format.ending());
    }
    return folder ? target.resolve(name + format.ending()) : target;
  }

  /**
   * Returns the file of an output, and checks that its extension fits the kind of output.
   *
   * @throws UsageException for another extension
   */
  public Path checkedFile(String name) {
    Path file = file(name);
    try {
      OutputFormat.of(file, format.kind());
      return file;
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }
}
