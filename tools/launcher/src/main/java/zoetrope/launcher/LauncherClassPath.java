package zoetrope.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Writes a module's class path to a file for {@code ./render}.
 *
 * <p>The file {@code launcher} has three lines: the project's folder, the jars whose classes are
 * archived, and the jars of scenes, which change more often and are not archived. The file of
 * another module contains only the additional jars of that module.
 */
final class LauncherClassPath {
  /** The jars in the third line of the file {@code launcher}. */
  private static final Set<String> SCENES = Set.of("attention.jar", "scenes.jar", "examples.jar");

  private LauncherClassPath() {}

  /**
   * Writes the file.
   *
   * @param arguments the folder of the project; the module's name; and the module's class path as
   *     Maven gives it, which includes the folder of its classes
   */
  public static void main(String[] arguments) throws IOException {
    Path project = Path.of(arguments[0]).toRealPath();
    Path folder = Files.createDirectories(project.resolve("target/launcher"));
    String module = arguments[1];
    List<String> jars = new ArrayList<>(List.of(arguments[2].split(File.pathSeparator)));
    List<String> lines = new ArrayList<>();
    if (module.equals("launcher")) {
      jars.removeIf(jar -> !jar.endsWith(".jar"));
      lines.add(project.toString());
      lines.add(join(jars.stream().filter(jar -> !isOfScenes(jar))));
      lines.add(join(jars.stream().filter(LauncherClassPath::isOfScenes)));
    } else {
      jars.replaceAll(jar -> jar.endsWith(".jar") ? jar : jarOf(jar, module));
      for (String line : Files.readAllLines(folder.resolve("launcher"))) {
        jars.removeAll(List.of(line.split(File.pathSeparator)));
      }
      lines.add(join(jars.stream()));
    }
    Path file = folder.resolve(module);
    if (!Files.exists(file) || !Files.readAllLines(file).equals(lines)) {
      Files.write(file, lines);
    }
  }

  private static boolean isOfScenes(String jar) {
    return SCENES.contains(Path.of(jar).getFileName().toString());
  }

  private static String jarOf(String classes, String module) {
    return Path.of(classes).resolveSibling(module + ".jar").toString();
  }

  private static String join(Stream<String> jars) {
    return String.join(File.pathSeparator, jars.toList());
  }
}
