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
  /**
   * The compiler that takes longer begins late, and copies less code, as in the launcher of the
   * project.
   */
  private static final String COMPILERS =
      "-XX:Tier4InvocationThreshold=20000 -XX:Tier4MinInvocationThreshold=2400"
          + " -XX:Tier4CompileThreshold=60000 -XX:Tier4BackEdgeThreshold=160000"
          + " -XX:InlineSmallCode=1000 -XX:FreqInlineSize=70";

  /** Whether the platform at hand, for which the package is, is Windows. */
  static boolean isWindows() {
    return System.getProperty("os.name").startsWith("Windows");
  }

  /** The file of the platform at hand. */
  static String name() {
    return isWindows() ? "render.cmd" : "render";
  }

  /** Writes that of the platform at hand. */
  void write(Path bin) throws IOException {
    if (isWindows()) {
      String script = script("render.cmd").replace("@classpath@", classPath("%LIB%\\", ";"));
      Files.writeString(bin.resolve(name()), script.replace("\n", "\r\n"));
    } else {
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
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .replace("@compilers@", COMPILERS);
    }
  }
}
