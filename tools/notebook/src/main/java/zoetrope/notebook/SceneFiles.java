package zoetrope.notebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.notebook.RenderCall.CallResult;

/**
 * The scenes of the cells. While a command runs, the scenes that it names are hidden files in the
 * notebook's folder, so that they find images and sounds there.
 */
final class SceneFiles {
  private final JavaSession session;
  private final Map<String, SceneCell> cells = new LinkedHashMap<>();

  SceneFiles(JavaSession session) {
    this.session = session;
  }

  /** Adds a scene, or replaces the scene with the same name. */
  void add(SceneCell cell) {
    cells.put(cell.name(), cell);
  }

  /**
   * Runs a command line. Names of scenes in the notebook are replaced by their files.
   *
   * @throws CellException if the command does not end until it is stopped, such as {@code studio}
   */
  CallResult run(List<String> words) {
    List<Path> files = new ArrayList<>();
    Map<String, String> prefixes = new LinkedHashMap<>();
    try {
      List<String> line = new ArrayList<>();
      for (String word : words) {
        SceneCell cell = cells.get(word);
        if (cell != null) {
          prefixes.put(word, cell.prefix(session));
          files.add(write(word, cell.source(prefixes.get(word), session)));
          line.add(files.get(files.size() - 1) + ":" + word);
        } else {
          line.add(word);
        }
      }
      CallResult result = RenderCall.run(line);
      String notes = result.notes();
      String text = result.text();
      for (Map.Entry<String, String> prefix : prefixes.entrySet()) {
        notes = readable(notes, prefix.getKey(), prefix.getValue());
        text = readable(text, prefix.getKey(), prefix.getValue());
      }
      return new CallResult(result.isDone(), text, notes, result.files());
    } finally {
      files.forEach(SceneFiles::delete);
    }
  }

  /** Removes the parts of messages that come from the file and not from the cell. */
  private static String readable(String text, String name, String prefix) {
    List<String> lines = new ArrayList<>();
    int shift = 0;
    for (String line : text.split("\n", -1)) {
      String caret = " ".repeat(shift);
      boolean isCaret = shift > 0 && line.startsWith(caret) && line.strip().equals("^");
      String shown = isCaret ? line.substring(shift) : line;
      shift = line.contains(prefix) ? prefix.length() : 0;
      lines.add(
          shown
              .replace(prefix, "")
              .replace("." + name + ".java", name + ".java")
              .replace("error: ." + name + ":", "error: " + name + ":")
              .replace(SceneCell.PACKAGE + ".", ""));
    }
    return String.join("\n", lines);
  }

  private static Path write(String name, String source) {
    Path file = Path.of("." + name + ".java");
    try {
      return Files.writeString(file, source);
    } catch (IOException e) {
      return writeTemporary(name, source);
    }
  }

  /** Writes the file to another folder if the notebook's folder is read-only. */
  private static Path writeTemporary(String name, String source) {
    try {
      Path folder = Files.createTempDirectory("zoetrope-scene");
      folder.toFile().deleteOnExit();
      return Files.writeString(folder.resolve("." + name + ".java"), source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      file.toFile().deleteOnExit();
    }
  }
}
