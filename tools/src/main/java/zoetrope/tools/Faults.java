package zoetrope.tools;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.internal.video.FilmReader;
import zoetrope.internal.video.VideoException;

/** Ends, starves and hinders renderings, and looks at what is left under the targets' names. */
@Command(
    name = "Faults",
    description =
        "Starts renderings and kills them at random instants, limits the size of their files and"
            + " their memory, takes their folder away; prints how many were survived: no broken"
            + " file under a target's name, and exit codes that tell what happened.")
public final class Faults implements ToolLauncher.Tool {
  private static final String SCENE = "MovingGlyphs";
  private static final List<String> ENDINGS = List.of("mp4", "webm", "gif", "png");
  private static final int LONGEST = 180;
  private static final int KILLED = 137;

  @Option(names = "--rounds", defaultValue = "20", description = "of each fault; 20 by default")
  private int rounds;

  @Option(names = "--seed", defaultValue = "0", description = "of the instants; 0 by default")
  private long seed;

  private PrintStream out;
  private Random random;

  /** What is done to a rendering: its command is wrapped, or it is hindered while it runs. */
  private interface Fault {
    /** The exit codes that tell what happened. */
    List<Integer> start(Path folder, Path target) throws IOException, InterruptedException;
  }

  private int code;

  /** Runs the program. */
  public static void main(String[] args) {
    ToolLauncher.main(new Faults(), args);
  }

  @Override
  public void printTo(PrintStream stream) {
    out = stream;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    random = new Random(seed);
    TextTable table = new TextTable("fault", "rounds", "survived", "left behind");
    boolean all = true;
    for (String ending : ENDINGS) {
      all &= repeat("kill -9, ." + ending, ending, this::kill, table);
    }
    all &= repeat("files of at most 20 kB", "mp4", (f, t) -> shell("ulimit -f 20;", t, 1), table);
    all &= repeat("a folder that vanishes", "mp4", this::vanish, table);
    all &= repeat("a heap of 12 MB", "mp4", (f, t) -> heap("-Xmx12m", t), table);
    all &= repeat("a heap of 64 MB", "webm", (f, t) -> heap("-Xmx64m", t), table);
    out.print(table);
    return all ? ToolLauncher.DONE : ToolLauncher.FAILED;
  }

  private boolean repeat(String name, String ending, Fault fault, TextTable table)
      throws IOException, InterruptedException {
    int survived = 0;
    long left = 0;
    for (int i = 0; i < rounds; i++) {
      Path folder = RenderedFilm.folder();
      try {
        Path target = folder.resolve("film." + ending);
        List<Integer> expected = fault.start(folder, target);
        boolean whole = !Files.exists(target) || isWhole(target);
        if (whole && expected.contains(code)) {
          survived++;
        } else {
          out.println(name + ": exit code " + code + (whole ? "" : ", and a broken " + target));
        }
        left += others(folder, target);
      } finally {
        if (Files.exists(folder)) {
          RenderedFilm.delete(folder);
        }
      }
    }
    table.row(name, Integer.toString(rounds), Integer.toString(survived), Long.toString(left));
    return survived == rounds;
  }

  private static long others(Path folder, Path target) throws IOException {
    if (!Files.exists(folder)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> !file.equals(target)).count();
    }
  }

  /** Whether a file can be read to its end. */
  private static boolean isWhole(Path file) throws IOException {
    if (file.toString().endsWith(".png")) {
      return javax.imageio.ImageIO.read(file.toFile()) != null;
    }
    try (FilmReader film = FilmReader.open(file)) {
      long pictures = 0;
      while (film.next()) {
        pictures++;
      }
      return pictures > 0;
    } catch (VideoException e) {
      return false;
    }
  }

  // --- the faults ---

  private List<Integer> kill(Path folder, Path target) throws IOException, InterruptedException {
    Process process = start(command(List.of(), target));
    process.waitFor(100 + random.nextInt(4000), TimeUnit.MILLISECONDS);
    process.destroyForcibly();
    await(process);
    return List.of(0, KILLED);
  }

  private List<Integer> vanish(Path folder, Path target) throws IOException, InterruptedException {
    Process process = start(command(List.of(), target));
    process.waitFor(1000 + random.nextInt(2000), TimeUnit.MILLISECONDS);
    new ProcessBuilder("rm", "-rf", folder.toString()).start().waitFor();
    await(process);
    return List.of(0, 1, 2);
  }

  private List<Integer> heap(String limit, Path target) throws IOException, InterruptedException {
    await(start(command(List.of(limit), target)));
    return List.of(0, 1);
  }

  /** Starts the rendering in a shell, after a command of it. */
  private List<Integer> shell(String first, Path target, int expected)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("bash", "-c", first + " exec \"$@\"", "bash"));
    command.addAll(command(List.of(), target));
    await(start(command));
    return List.of(expected);
  }

  private List<String> command(List<String> options, Path target) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.awt.headless=true",
                "-XX:TieredStopAtLevel=1",
                "-Dorg.bytedeco.javacpp.cachedir="
                    + System.getProperty("org.bytedeco.javacpp.cachedir", "target/natives")));
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "zoetrope.cli.Main"));
    command.addAll(List.of("zoetrope.tools.scenes." + SCENE, "--quality", "low", "--progress"));
    command.addAll(List.of("none", "--set", "glyphs=300", "-o", target.toString()));
    if (target.toString().endsWith(".png")) {
      command.addAll(List.of("--at", "3"));
    }
    return command;
  }

  private static Process start(List<String> command) throws IOException {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private void await(Process process) throws InterruptedException {
    if (process.waitFor(LONGEST, TimeUnit.SECONDS)) {
      code = process.exitValue();
    } else {
      process.destroyForcibly().waitFor();
      code = -1;
    }
  }
}
