package zoetrope.tools.latency;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.cli.Main;
import zoetrope.tools.project.ProjectFolder;

/** A studio in another process, started from the command line. */
public final class StudioProcess implements AutoCloseable {
  /** The time limit for the start. The first start may build the project. */
  private static final Duration START = Duration.ofMinutes(4);

  private static final Pattern LINK = Pattern.compile("(http://\\S+)");
  private static final String BENCH = "tools/bench/target/bench.jar";
  private static final double MEGABYTE = 1e6;

  private final StartedProgram program;
  private final long startedAt;
  private final long linkedAt;
  private final String link;

  private StudioProcess(List<String> program, Path folder, List<String> scenes)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(program);
    command.add("studio");
    command.addAll(scenes);
    this.startedAt = System.currentTimeMillis();
    this.program = new StartedProgram("render studio", command, folder);
    try {
      this.link = this.program.await(LINK, START);
      this.linkedAt = System.currentTimeMillis();
    } catch (InterruptedException | RuntimeException e) {
      this.program.close();
      throw e;
    }
  }

  /**
   * Starts a studio in a folder.
   *
   * @param launcher the program to start, such as the project's file {@code render}
   * @param folder the working directory
   * @param scenes names or files, with options
   */
  public static StudioProcess of(Path launcher, Path folder, String... scenes)
      throws IOException, InterruptedException {
    return new StudioProcess(
        List.of(launcher.toAbsolutePath().toString()), folder, List.of(scenes));
  }

  /**
   * Starts a studio on this program's Java and class path, with one jar replaced. The launcher
   * cannot be used, because it would build the project again.
   *
   * @param jar the path of the replaced jar in the project
   * @param other the jar to use instead
   */
  public static StudioProcess withJar(Path folder, Path jar, Path other, List<String> scenes)
      throws IOException, InterruptedException {
    Path project = ProjectFolder.find();
    Stream<String> jars =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(place -> !place.equals(project.resolve(BENCH).toString()))
            .map(place -> place.equals(project.resolve(jar).toString()) ? other.toString() : place);
    Stream<String> studio =
        Stream.of(Files.readString(project.resolve("target/launcher/studio")).strip());
    List<String> program = new ArrayList<>();
    program.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    program.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    program.add("-Xms704m"); // The heap that the launcher gives the studio.
    program.add("-cp");
    program.add(Stream.concat(jars, studio).collect(Collectors.joining(File.pathSeparator)));
    program.add(Main.class.getName());
    return new StudioProcess(program, folder, scenes);
  }

  /** Returns when the command was given, in milliseconds since 1970. */
  public long startedAt() {
    return startedAt;
  }

  /** Returns when the link was printed, in milliseconds since 1970. */
  public long linkedAt() {
    return linkedAt;
  }

  /** Returns the link that the studio printed. */
  public String link() {
    return link;
  }

  /** Returns the resident memory in MB of 1,000,000 bytes; NaN if unknown. */
  public double residentMegabytes() throws IOException {
    return ProcessMemory.resident(program.pid()) / MEGABYTE;
  }

  @Override
  public void close() {
    program.close();
  }
}
