package zoetrope.tools.latency;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import zoetrope.tools.project.ProjectFolder;

/** A studio that was started by its command. */
public final class StudioProcess implements AutoCloseable {
  /** The first start may build the project. */
  private static final Duration START = Duration.ofMinutes(4);

  private static final Pattern LINK = Pattern.compile("(http://\\S+)");
  private static final double MEGABYTE = 1e6;

  private final StartedProgram program;
  private final long startedAt;
  private final String link;

  /**
   * Starts it in a folder.
   *
   * @param prefix words before its command, as of {@code nice}
   * @param project the project's folder, whose {@code render} is used
   * @param scenes names or files, with options
   */
  public StudioProcess(List<String> prefix, Path project, Path folder, List<String> scenes)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(prefix);
    command.addAll(List.of(project.resolve("render").toString(), "studio"));
    command.addAll(scenes);
    this.startedAt = System.currentTimeMillis();
    this.program = new StartedProgram("render studio", command, folder);
    try {
      this.link = program.await(LINK, START);
    } catch (InterruptedException | RuntimeException e) {
      program.close();
      throw e;
    }
  }

  /** The same for this project. */
  public static StudioProcess of(List<String> prefix, Path folder, String... scenes)
      throws IOException, InterruptedException {
    return new StudioProcess(prefix, ProjectFolder.find(), folder, List.of(scenes));
  }

  /** When the command was given, in milliseconds since 1970. */
  public long startedAt() {
    return startedAt;
  }

  /** The link that it has printed. */
  public String link() {
    return link;
  }

  /** What it takes of the memory, in MB of 1,000,000 bytes; NaN where the system does not tell. */
  public double residentMegabytes() throws IOException {
    Path status = Path.of("/proc", Long.toString(program.pid()), "status");
    if (!Files.exists(status)) {
      return Double.NaN;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToDouble(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024.0 / MEGABYTE)
        .findFirst()
        .orElse(Double.NaN);
  }

  @Override
  public void close() {
    program.close();
  }
}
