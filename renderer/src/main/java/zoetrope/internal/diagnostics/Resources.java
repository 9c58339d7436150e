package zoetrope.internal.diagnostics;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Resolves resource names, and creates messages about missing resources. */
public final class Resources {
  private Resources() {}

  /**
   * Returns the file of a name that is an absolute path in an existing folder. A name that begins
   * with a slash can also name a resource, which takes precedence.
   */
  public static Optional<Path> absolute(String name) {
    try {
      Path file = Path.of(name);
      Path folder = file.getParent();
      boolean isFile =
          file.isAbsolute()
              && folder != null
              && folder.getNameCount() > 0
              && Files.isDirectory(folder);
      return isFile ? Optional.of(file) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns the message for a missing resource of {@code owner}. The message suggests similar names
   * in the folder of the source file, or names the class path location that was searched. {@code
   * kind} is the noun for such a file, {@code endings} are the extensions that were tried.
   */
  public static String missing(Class<?> owner, String name, List<String> endings, String kind) {
    if (name.isBlank()) {
      return "the name of the " + kind + " is empty: give the name of a file in the scene's folder";
    }
    String packageName = owner.getPackageName().replace('.', '/');
    boolean fromRoot = name.startsWith("/") || packageName.isEmpty();
    String resource = (fromRoot ? "" : packageName + "/") + name.replaceFirst("^/", "");
    if (owner.getClassLoader() instanceof FolderClassLoader folder) {
      try {
        Path file = folder.place(resource);
        return Path.of(name).isAbsolute()
            ? FileSuggestions.notFound(file, endings)
            : FileSuggestions.notFound(file, folder.place(""), endings);
      } catch (InvalidPathException e) {
        return "no " + kind + " can have the name '" + name + "'";
      }
    }
    return Messages.of(
        "there is no %s %s in the scene's folder or on the class path; searched (with %s) as %s,"
            + " for instance in src/main/resources",
        kind, name, String.join(", ", endings), resource);
  }
}
