package zoetrope.tools.evaluation;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import zoetrope.internal.files.Folders;

/**
 * Checks a file with {@code render check} in a separate process. So a scene that hangs, ends the
 * program or needs too much memory fails alone.
 *
 * @param classPath the class path of the command line
 * @param timeout the time that each scene may take
 * @param isStrict whether notes count as findings
 * @param maxMegabytes the maximum size of the heap
 */
public record FileCheck(String classPath, Duration timeout, boolean isStrict, int maxMegabytes) {
  private static final String PROGRAM = "zoetrope.cli.Main";

  /** The time that a process may take in addition to the time limit of its scenes. */
  private static final Duration MARGIN = Duration.ofSeconds(30);

  /**
   * Checks a file.
   *
   * @param file the file; its scenes may read files in its folder
   * @param name the name of the file in the result
   */
  public FileResult run(Path file, String name) throws IOException, InterruptedException {
    Path scratch = Files.createTempDirectory("zoetrope-evaluation");
    Path report = scratch.resolve("report.json");
    Path messages = scratch.resolve("messages.txt");
    try {
      long start = System.nanoTime();
      Process process =
          new ProcessBuilder(command(file, report))
              .directory(file.toAbsolutePath().getParent().toFile())
              .redirectErrorStream(true)
              .redirectOutput(messages.toFile())
              .start();
      boolean ended = process.waitFor(timeout.plus(MARGIN).toMillis(), TimeUnit.MILLISECONDS);
      if (!ended) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      if (Files.exists(report)) {
        return FileResult.of(name, new ObjectMapper().readTree(report.toFile()), seconds);
      }
      return ended
          ? withoutReport(name, process.exitValue(), Files.readString(messages), seconds)
          : FileResult.withoutReport(name, true, seconds, "did not stop after the time limit");
    } finally {
      Folders.delete(scratch);
    }
  }

  /** Exit code 2 is that of a file that has no scene; all others come from the scene itself. */
  private static FileResult withoutReport(String name, int code, String messages, double seconds) {
    String firstLine =
        messages.lines().filter(line -> !line.isBlank()).findFirst().orElse("without a message");
    return code == 2
        ? FileResult.withoutReport(name, false, seconds, firstLine)
        : FileResult.withoutReport(
            name, true, seconds, "the process ended with code " + code + ": " + firstLine);
  }

  private List<String> command(Path file, Path report) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Djava.awt.headless=true",
            "-XX:+ExitOnOutOfMemoryError",
            "-Xmx" + maxMegabytes + "m",
            "-Dfile.encoding=" + StandardCharsets.UTF_8,
            "-cp",
            classPath,
            PROGRAM,
            "check",
            file.toAbsolutePath().toString(),
            "--json=" + report,
            "--timeout=" + timeout.toSeconds() + "s"));
    if (isStrict) {
      command.add("--strict");
    }
    return command;
  }
}
