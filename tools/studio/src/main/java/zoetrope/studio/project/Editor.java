package zoetrope.studio.project;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Opens source lines in the author's editor. */
public final class Editor {
  private static final String VARIABLE = "ZOETROPE_EDITOR";

  /** The arguments of known editors that have their own windows, by program name. */
  private static final Map<String, String> KNOWN =
      Map.of(
          "idea", "idea --line {line} {file}",
          "code", "code -g {file}:{line}",
          "codium", "codium -g {file}:{line}",
          "zed", "zed {file}:{line}",
          "subl", "subl {file}:{line}",
          "gedit", "gedit {file} +{line}",
          "kate", "kate -l {line} {file}");

  private static final List<String> ORDER =
      List.of("idea", "code", "codium", "zed", "subl", "kate", "gedit");

  private final Optional<String> command;

  /**
   * Creates an editor. Its command is {@code asked}; without it, the value of the environment
   * variable {@value #VARIABLE}; without both, the command of a known editor on the path.
   */
  public Editor(Optional<String> asked) {
    this.command =
        asked
            .or(() -> Optional.ofNullable(System.getenv(VARIABLE)))
            .filter(text -> !text.isBlank())
            .or(Editor::installed);
  }

  private static Optional<String> installed() {
    String path = System.getenv().getOrDefault("PATH", "");
    return ORDER.stream()
        .filter(
            name ->
                Stream.of(path.split(File.pathSeparator))
                    .filter(folder -> !folder.isEmpty())
                    .anyMatch(folder -> Files.isExecutable(Path.of(folder, name))))
        .findFirst()
        .map(KNOWN::get);
  }

  public boolean isKnown() {
    return command.isPresent();
  }

  /**
   * Opens a line.
   *
   * @throws IOException if the editor cannot be started
   */
  public void open(Path file, int line) throws IOException {
    List<String> words =
        Stream.of(command.orElseThrow().split("\\s+"))
            .map(w -> w.replace("{file}", file.toString()).replace("{line}", String.valueOf(line)))
            .toList();
    new ProcessBuilder(words)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
