package zoetrope.mcp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.files.Folders;
import zoetrope.render.result.UsageException;

/** The folder of the scenes, and a temporary folder that is deleted at the end. */
final class SceneFolder implements AutoCloseable {
  private static final Pattern FILE = Pattern.compile("(.*\\.java)(:[\\p{L}\\w.$]+)?");
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\w.$]+");
  private static final Pattern CLASS = Pattern.compile("\\bclass\\s+([\\p{L}_$][\\p{L}\\w$]*)");

  private final Path folder;
  private final Path temporary;

  /**
   * Creates the temporary folder.
   *
   * @throws UsageException if {@code folder} is not a folder
   */
  SceneFolder(Path folder) {
    try {
      if (!Files.isDirectory(folder.toAbsolutePath())) {
        throw new UsageException(folder + " is not a folder: give the folder with your scenes");
      }
      this.folder = folder.toRealPath();
      this.temporary = Files.createTempDirectory("zoetrope-mcp").toRealPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path folder() {
    return folder;
  }

  Path temporary() {
    return temporary;
  }

  /** Returns a new temporary folder for one call. */
  Path ofCall() {
    try {
      return Files.createTempDirectory(temporary, "call");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the scene that a call names, in the form of a command-line argument. If the call
   * contains source code, writes it to a file in {@code call}.
   *
   * @param call the temporary folder of the call
   * @throws UsageException if the call does not give exactly one scene, or gives a file outside of
   *     this folder
   */
  String scene(ToolArguments arguments, Path call) {
    String name = arguments.text("scene").orElse("");
    String source = arguments.text("source").orElse("");
    if (name.isEmpty() == source.isEmpty()) {
      throw new UsageException(
          "give either scene (a path below the folder, or a name) or source (a whole Java file)");
    }
    return source.isEmpty() ? named(name) : write(source, call);
  }

  private String named(String text) {
    Matcher file = FILE.matcher(text);
    if (!file.matches()) {
      if (!NAME.matcher(text).matches()) {
        throw new UsageException(
            "scene: '" + text + "' is neither a name nor a path such as MyScene.java");
      }
      return text;
    }
    return inside("scene", file.group(1)) + (file.group(2) == null ? "" : file.group(2));
  }

  private static String write(String source, Path call) {
    Matcher name = CLASS.matcher(source);
    String file = (name.find() ? name.group(1) : "Scene") + ".java";
    try {
      return Files.writeString(call.resolve(file), source).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns a path below this folder, with symbolic links resolved.
   *
   * @param argument the name of the argument, for the message
   * @throws UsageException if the path is outside of this folder
   */
  Path inside(String argument, String text) {
    try {
      Path path = folder.resolve(text).normalize();
      Path existing = path;
      while (!Files.exists(existing) && !Files.isSymbolicLink(existing)) {
        existing = existing.getParent();
      }
      if (path.startsWith(folder) && existing.toRealPath().startsWith(folder)) {
        return path;
      }
    } catch (InvalidPathException | IOException e) {
      throw new UsageException(argument + ": '" + text + "' cannot be the name of a file");
    }
    throw new UsageException(
        argument + ": " + text + " is outside of " + folder + ": give a path below this folder");
  }

  @Override
  public void close() {
    delete(temporary);
  }

  /** Deletes a folder. Files that another process still writes are left. */
  static void delete(Path folder) {
    try {
      Folders.delete(folder);
    } catch (IOException e) {
      return; // The system deletes temporary files sooner or later.
    }
  }
}
