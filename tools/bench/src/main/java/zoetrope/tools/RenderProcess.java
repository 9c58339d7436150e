package zoetrope.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A video that {@code render} has made in a new process.
 *
 * @param wall the wall time of the process in seconds, which a user waits; it includes the start of
 *     Java and its compiler
 * @param report the report of {@code render --json}
 */
record RenderProcess(double wall, JsonNode report) {
  /**
   * Renders {@code film.mp4} in a folder, with a cache in the same folder.
   *
   * @param arguments the scene, and options of {@code render}
   */
  static RenderProcess run(Path folder, String classPath, List<String> arguments)
      throws IOException, InterruptedException {
    Path report = folder.resolve("report.json");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", classPath, "zoetrope.cli.Main"));
    command.addAll(arguments);
    command.addAll(List.of("--progress", "none", "--json", report.toString()));
    command.addAll(List.of("--out", folder.resolve("film.mp4").toString()));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("ZOETROPE_CACHE", folder.resolve("cache").toString());
    long start = System.nanoTime();
    if (builder.start().waitFor() != ToolLauncher.DONE) {
      throw new IllegalStateException("the video was not rendered: " + String.join(" ", arguments));
    }
    double wall = (System.nanoTime() - start) / 1e9;
    return new RenderProcess(wall, new ObjectMapper().readTree(report.toFile()));
  }

  /** Returns the CPU time of all threads of the process, in seconds; NaN if unknown. */
  double cpu() {
    return report.path("cpuSeconds").asDouble(Double.NaN);
  }

  /** Returns the peak resident memory of the process, in bytes; NaN if unknown. */
  double peak() {
    return report.path("peakResidentBytes").asDouble(Double.NaN);
  }

  /** Returns the part of the report about the scene. */
  JsonNode scene() {
    return report.path("scenes").path(0);
  }

  /**
   * Returns the class path of this process. If the launcher's class loader is used, it has the
   * class path. Otherwise, Java's property has it.
   */
  static String classPath() {
    if (RenderProcess.class.getClassLoader() instanceof URLClassLoader loader) {
      return Arrays.stream(loader.getURLs())
          .map(url -> Path.of(URI.create(url.toString())).toString())
          .collect(Collectors.joining(File.pathSeparator));
    }
    return System.getProperty("java.class.path");
  }
}
