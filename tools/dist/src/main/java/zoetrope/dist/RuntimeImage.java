package zoetrope.dist;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;

/** A Java runtime with only the modules that the program needs. */
final class RuntimeImage {
  /**
   * The modules that the program needs. Scenes in single files need the compiler, and notebooks
   * need JShell. The servers of the studio and of agents need logging, management and naming.
   */
  private static final List<String> MODULES =
      List.of(
          "java.base",
          "java.desktop",
          "java.logging",
          "java.management",
          "java.naming",
          "java.net.http",
          "java.xml",
          "jdk.compiler",
          "jdk.jshell",
          "jdk.management",
          "jdk.unsupported",
          "jdk.zipfs");

  private RuntimeImage() {}

  /**
   * Creates the runtime in a new folder.
   *
   * @throws IOException if jlink fails
   */
  static void link(Path folder) throws IOException {
    ToolProvider jlink =
        ToolProvider.findFirst("jlink")
            .orElseThrow(() -> new IOException("this Java has no jlink: use a JDK"));
    int code =
        jlink.run(
            System.out,
            System.err,
            "--add-modules",
            String.join(",", MODULES),
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            "--compress",
            "zip-6",
            "--output",
            folder.toString());
    if (code != 0) {
      throw new IOException("jlink ended with " + code);
    }
  }
}
