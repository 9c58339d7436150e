package zoetrope.tools;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Renders one video in a new process and prints the cost of the whole process. The cost includes
 * the start of Java and its compiler, so the wall time is the time that a user waits.
 */
@Command(
    name = "FilmProcess",
    description =
        "Renders a video and deletes it. Prints the wall and CPU seconds, the frames, the"
            + " bytes of the file, and the peak number of bytes in memory.")
public final class FilmProcess extends ToolLauncher.Tool {
  private static final String MARK = "film: ";

  @Mixin private SceneSelection selection;

  @Option(names = "--jobs", paramLabel = "N", defaultValue = "1", description = "number of workers")
  private int jobs;

  public static void main(String[] args) {
    ToolLauncher.main(new FilmProcess(), args);
  }

  @Override
  public Integer call() {
    Path folder = RenderedFilm.folder();
    try {
      RenderedFilm run = RenderedFilm.of(selection, jobs, folder.resolve("film.mp4"));
      double wall =
          (System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime()) / 1e3;
      ResourceUsage all = ResourceUsage.now();
      out.println(
          MARK
              + String.join(
                  " ",
                  Double.toString(wall),
                  Double.toString(all.cpu()),
                  Long.toString(run.frames()),
                  Long.toString(run.bytes()),
                  Double.toString(all.peakResident())));
      return ToolLauncher.DONE;
    } finally {
      RenderedFilm.delete(folder);
    }
  }

  /** Renders the range of the scene in a new process like this one. */
  static RenderedFilm run(SceneSelection selection, int jobs) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", classPath()));
    command.add(FilmProcess.class.getName());
    command.addAll(selection.arguments());
    command.addAll(List.of("--jobs", Integer.toString(jobs)));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      String text =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      if (process.waitFor() != ToolLauncher.DONE) {
        throw new IllegalStateException("the process that renders the film failed: " + text);
      }
      return parse(text);
    } catch (IOException e) {
      throw new UncheckedIOException("the process that renders the video cannot be started", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a film was rendered", e);
    }
  }

  /**
   * Returns the class path of this process. If the launcher's class loader is used, it has the
   * class path. Otherwise, Java's property has it.
   */
  static String classPath() {
    if (FilmProcess.class.getClassLoader() instanceof URLClassLoader loader) {
      return Arrays.stream(loader.getURLs())
          .map(url -> Path.of(URI.create(url.toString())).toString())
          .collect(Collectors.joining(File.pathSeparator));
    }
    return System.getProperty("java.class.path");
  }

  private static RenderedFilm parse(String text) {
    String[] values = text.substring(text.lastIndexOf(MARK) + MARK.length()).split("\\s+");
    return new RenderedFilm(
        Double.parseDouble(values[0]),
        Double.parseDouble(values[1]),
        Long.parseLong(values[2]),
        Long.parseLong(values[3]),
        Double.parseDouble(values[4]));
  }
}
