package zoetrope.dist;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** What users start: {@code render}, and {@code render.cmd} on Windows. */
record StartScripts(List<Path> jars) {
  /** Files of options for the Java machine. */
  private static final List<String> OPTIONS =
      List.of("always", "java-24", "few-cores", "many-cores", "quick");

  /** Whether the platform at hand, for which the package is, is Windows. */
  static boolean isWindows() {
    return System.getProperty("os.name").startsWith("Windows");
  }

  /** The file of the platform at hand. */
  static String name() {
    return isWindows() ? "render.cmd" : "render";
  }

  /** Writes that of the platform at hand, and what it shares with the launcher of the project. */
  void write(Path folder, Path launcher) throws IOException {
    Path bin = folder.resolve("bin");
    Path lib = folder.resolve("lib");
    Path options = Files.createDirectories(lib.resolve("options"));
    for (String name : OPTIONS) {
      Files.copy(launcher.resolve("options").resolve(name), options.resolve(name));
    }
    if (isWindows()) {
      String start = Files.readString(launcher.resolve("start.cmd"));
      Files.writeString(lib.resolve("start.cmd"), start.replace("\n", "\r\n"));
      String script = script("render.cmd").replace("@classpath@", classPath("%LIB%\\", ";"));
      Files.writeString(bin.resolve(name()), script.replace("\n", "\r\n"));
    } else {
      Files.copy(launcher.resolve("start"), lib.resolve("start"));
      Path file = bin.resolve(name());
      Files.writeString(file, script("render").replace("@classpath@", classPath("$lib/", ":")));
      if (!file.toFile().setExecutable(true, false)) {
        throw new IOException(file + " cannot be made executable");
      }
    }
  }

  /** The jars as they are seen from the package's folder, in the order of the scripts. */
  String classPathFromFolder() {
    return isWindows() ? classPath("lib\\", ";") : classPath("lib/", ":");
  }

  /** The jars in a fixed order: that of the class data. */
  private String classPath(String before, String between) {
    return jars.stream()
        .map(jar -> before + jar.getFileName())
        .collect(Collectors.joining(between));
  }

  private static String script(String name) throws IOException {
    try (InputStream in = StartScripts.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
