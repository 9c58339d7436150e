package zoetrope.maven;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.logging.Log;

/**
 * The command line in a process, so that scenes affect neither Maven's memory nor its classes.
 *
 * @param classPath the jars of the command line and of the project's libraries
 * @param javaOptions options for the Java machine
 * @param folder the working directory
 */
record ForkedCommandLine(String classPath, List<String> javaOptions, File folder) {
  /** The first Java version that warns about native libraries and Unsafe without these options. */
  private static final int WARNS_ABOUT_NATIVE_ACCESS = 24;

  /**
   * Runs a command line, copies its output to the log, and returns its exit code.
   *
   * @throws IOException if Java cannot be started
   * @throws InterruptedException if the thread is interrupted; this ends the process
   */
  int run(List<String> line, Log log) throws IOException, InterruptedException {
    log.info("render " + String.join(" ", line));
    ProcessBuilder builder =
        new ProcessBuilder(command(line)).directory(folder).redirectErrorStream(true);
    // A class path in the command could be too long for Windows.
    builder.environment().put("CLASSPATH", classPath);
    Process process = builder.start();
    try {
      process.getOutputStream().close();
      try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
        output.lines().forEach(text -> log(text, log));
      }
      return process.waitFor();
    } finally {
      process.destroy();
    }
  }

  private List<String> command(List<String> line) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-Djava.awt.headless=true", "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8"));
    command.add("-Dstderr.encoding=UTF-8");
    if (Runtime.version().feature() >= WARNS_ABOUT_NATIVE_ACCESS) {
      command.add("--enable-native-access=ALL-UNNAMED");
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(javaOptions);
    command.add("zoetrope.cli.Main");
    command.addAll(line);
    return command;
  }

  private static void log(String text, Log log) {
    if (text.startsWith("error: ")) {
      log.error(text.substring("error: ".length()));
    } else if (text.startsWith("warning: ")) {
      log.warn(text.substring("warning: ".length()));
    } else {
      log.info(text);
    }
  }
}
