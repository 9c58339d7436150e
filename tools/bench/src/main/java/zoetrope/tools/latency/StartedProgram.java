package zoetrope.tools.latency;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A running program that is ended with all its child processes when it is closed. */
final class StartedProgram implements AutoCloseable {
  private static final long END_SECONDS = 5;

  /** An entry of {@link #lines} that marks the end of the output. */
  private static final String END = "\0";

  private final String name;
  private final Process process;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  /**
   * Starts the program in a folder. The error output of the program is also printed by this
   * process.
   */
  StartedProgram(String name, List<String> command, Path folder) throws IOException {
    this.name = name;
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    // tools/run sets this variable for its own program; the launcher must start the studio.
    builder.environment().remove("ZOETROPE_MAIN");
    builder.environment().put("ZOETROPE_CACHE", folder.resolve("cache").toString());
    this.process = builder.start();
    Thread reader = new Thread(this::read, name + "-lines");
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
      reader.lines().forEach(lines::add);
    } catch (IOException e) {
      lines.add(e.toString());
    } finally {
      lines.add(END);
    }
  }

  /**
   * Waits for a line that matches, and returns the first group.
   *
   * @throws IllegalStateException if no such line is printed within {@code time}
   */
  String await(Pattern wanted, Duration time) throws InterruptedException {
    long deadline = System.nanoTime() + time.toNanos();
    StringBuilder output = new StringBuilder();
    while (true) {
      String line = lines.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (line == null || line.equals(END)) {
        throw new IllegalStateException(
            (line == null
                    ? name + " did not print a line in " + time.toSeconds() + " s"
                    : name + " ended")
                + ": looked for '"
                + wanted
                + "' in: "
                + output.toString().strip());
      }
      Matcher match = wanted.matcher(line);
      if (match.find()) {
        return match.group(1);
      }
      output.append(line).append('\n');
    }
  }

  /** Returns the process ID. */
  long pid() {
    return process.pid();
  }

  @Override
  public void close() {
    List<ProcessHandle> all = process.descendants().toList();
    process.destroy();
    try {
      if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    all.forEach(ProcessHandle::destroyForcibly);
  }
}
