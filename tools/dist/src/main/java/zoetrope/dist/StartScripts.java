package zoetrope.dist;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The scripts that users start: {@code render}, and {@code render.cmd} on Windows. */
record StartScripts(List<Path> jars) {
  /** Files with options for the JVM. */
  private static final List<String> OPTIONS =
      List.of("always", "java-24", "few-cores", "many-cores", "quick");

  /** Whether this platform, which the package is for, is Windows. */
  static boolean isWindows() {
    return System.getProperty("os.name").startsWith("Windows");
  }

  /** Returns the file name of this platform's script. */
  static String name() {
    return isWindows() ? "render.cmd" : "render";
  }

  /** Writes this platform's script and the files that it shares with the project's launcher. */
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

  /** Returns the jars relative to the package's folder, in the order of the scripts. */
  String classPathFromFolder() {
    return isWindows() ? classPath("lib\\", ";") : classPath("lib/", ":");
  }

  /** Returns the jars in the fixed order of the class data. */
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
