package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The output of {@code --watch} after each save equals that of a separate run. */
@Timeout(120)
class WatchTest {
  /**
   * The name of a system property. Its value is a list; each test scene adds its class when it
   * runs.
   */
  private static final String MADE = "zoetrope.watch.made";

  private static final String DRAWING =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path fill='red' d='%s'/></svg>";

  /**
   * The source of a class that reads a number from a file with Java's own methods, not with the
   * library.
   */
  private static final String DATA =
      """
      class Data {
        static double read(String file) {
          try {
            return Double.parseDouble(java.nio.file.Files.readString(java.nio.file.Path.of(file)));
          } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        }
      }
      """;

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /**
   * Saves as some editors do: writes another file and renames it, so that no incomplete file is
   * visible.
   */
  private void rename(String name, String text) throws IOException {
    Path aside = write(name + ".new", text);
    Files.move(aside, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  private String scene(String name, String body, String more) {
    return "import static zoetrope.Zoetrope.*;\nclass %s extends Scene {\n".formatted(name)
        + "  protected void construct() {\n    %s\n  }\n}\n%s\n".formatted(body, more);
  }

  private static String[] tiny(String... words) {
    return Stream.concat(
            Stream.of(words), Stream.of("-r", "160x90", "--fps", "10", "--progress", "plain"))
        .toArray(String[]::new);
  }

  private String[] watchedStill(Path source) {
    String still = folder.resolve("a.png").toString();
    return tiny(source.toString(), "--at", "0", "-o", still, "--watch");
  }

  /** Renders the output of the watched command line in a separate run, and returns its bytes. */
  private byte[] alone(String option, String time, String ending) throws IOException {
    Path file = folder.resolve("alone" + ending);
    String source = folder.resolve("Mine.java").toString();
    String[] words =
        time.isEmpty()
            ? tiny(source, option, file.toString())
            : tiny(source, "--at", time, option, file.toString());
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream err = new PrintStream(printed, true, StandardCharsets.UTF_8);
    assertEquals(0, new CommandLineTool(System.out, err).run(words), printed::toString);
    return Files.readAllBytes(file);
  }

  private void assertSameStill(Path still) throws IOException {
    assertArrayEquals(alone("-o", "end", ".png"), Files.readAllBytes(still));
  }

  @Test
  void drawsStillsAfterEditsLikeASeparateRun() throws Exception {
    write("shape.svg", DRAWING.formatted("M0 0H9V9Z"));
    Path source = write("Mine.java", scene("First", "add(square(1));", ""));
    Path still = folder.resolve("still.png");
    Watching watching =
        new Watching(tiny(source.toString(), "--at", "end", "-o", still.toString(), "--watch"));
    try (watching) {
      watching.await("still.png: frame 0 of First, in ");
      watching.await("watching Mine.java");
      assertSameStill(still);

      rename(
          "Mine.java",
          scene(
              "Second",
              "add(Helper.shape());",
              "class Helper { static Circle shape() { return circle(2); } }"));
      watching.await("still.png: frame 0 of Second, in ");
      assertSameStill(still);

      write("Mine.java", scene("Second", "add(svgMobject(\"shape\"));", ""));
      watching.await("still.png: frame 0 of Second");
      assertSameStill(still);

      rename("shape.svg", DRAWING.formatted("M0 0H9V3Z"));
      watching.await("still.png: frame 0 of Second");
      assertSameStill(still);

      byte[] before = Files.readAllBytes(still);
      Files.delete(folder.resolve("shape.svg"));
      watching.await("error: Second: Mine.java:4: file not found");
      assertArrayEquals(before, Files.readAllBytes(still));
      write("shape.svg", DRAWING.formatted("M0 0H3V9Z"));
      watching.await("still.png: frame 0 of Second");
      assertSameStill(still);

      write("Mine.java", "class");
      watching.await("error: ");
      assertTrue(Files.exists(still));
      write("size.csv", "2");
      String csv = folder.resolve("size.csv").toString().replace("\\", "/");
      write("Mine.java", scene("Second", "add(circle(Data.read(\"" + csv + "\")));", DATA));
      watching.await("still.png: frame 0 of Second");
      write("size.csv", "1.5");
      watching.await("still.png: frame 0 of Second");
      assertSameStill(still);
    }
  }

  @Test
  void rendersVideosAfterEditsLikeASeparateRunAndReportsEach() throws Exception {
    Path source = write("Mine.java", scene("Mine", "play(fadeIn(square(1)));", ""));
    Path film = folder.resolve("film.mp4");
    Watching watching =
        new Watching(tiny(source.toString(), "-o", film.toString(), "--json", "-", "--watch"));
    try (watching) {
      watching.await("film.mp4: 1.000 s");
      watching.awaitReports(1);
      for (int seconds = 2; seconds <= 3; seconds++) {
        write(
            "Mine.java",
            scene("Mine", "play(fadeIn(circle(1))); pause(" + (seconds - 1) + ");", ""));
        watching.await("film.mp4: " + seconds + ".000 s");
        watching.awaitReports(seconds);
        assertArrayEquals(alone("-o", "", ".mp4"), Files.readAllBytes(film));
      }
      List<String> reports = watching.reports();
      assertTrue(reports.stream().allMatch(r -> r.startsWith("{") && r.endsWith("}")));
    }
  }

  @Test
  void cancelsARunAfterASaveWithoutIncompleteFiles() throws Exception {
    Path source = write("Mine.java", scene("Mine", "while (true) { pause(0.001); }", ""));
    Path film = folder.resolve("film.mp4");
    Watching watching = new Watching(tiny(source.toString(), "-o", film.toString(), "--watch"));
    try (watching) {
      watching.awaitThread("zoetrope-scene");
      write("Mine.java", scene("Mine", "play(fadeIn(square(1)));", ""));
      watching.await("film.mp4: 1.000 s");
      watching.await("watching Mine.java");
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(
          List.of("Mine.java", "film.mp4"),
          files.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void continuesAfterAReportThatCannotBeWritten() throws Exception {
    Path report = folder.resolve("report.json");
    String path = report.toString().replace("\\", "/");
    String inTheWay =
        """
        new java.io.File("%s").mkdir();
        add(square(1));
        pause(0.5);
        """
            .formatted(path);
    Path source = write("Mine.java", scene("Mine", inTheWay, ""));
    String film = folder.resolve("film.mp4").toString();
    String json = report.toString();
    Watching watching =
        new Watching(tiny(source.toString(), "-o", film, "--json", json, "--watch"));
    try (watching) {
      watching.await("film.mp4: 0.500 s");
      watching.await("report.json");
      watching.await("watching Mine.java");
      Files.delete(report);
      write("Mine.java", scene("Mine", "add(square(1)); pause(1);", ""));
      watching.await("film.mp4: 1.000 s");
      while (Files.notExists(report)) {
        Thread.onSpinWait();
      }
    }
    assertTrue(Files.readString(report).startsWith("{"));
  }

  @Test
  void freesClassesOfEarlierRuns() throws Exception {
    List<WeakReference<Class<?>>> classes = new CopyOnWriteArrayList<>();
    System.getProperties().put(MADE, classes);
    String body =
        "((java.util.List<Object>) System.getProperties().get(\""
            + MADE
            + "\"))"
            + ".add(new java.lang.ref.WeakReference<>(getClass())); pause(%d);";
    Path source = write("Mine.java", scene("Mine", body.formatted(1), ""));
    Watching watching = new Watching(watchedStill(source));
    try (watching) {
      watching.await("a.png: frame 0 of Mine");
      for (int run = 2; run <= 6; run++) {
        write("Mine.java", scene("Mine", body.formatted(run), ""));
        watching.await("a.png: frame 0 of Mine");
      }
      for (int i = 0; i < 50 && living(classes) > 2; i++) {
        System.gc();
        Thread.onSpinWait();
      }
      System.getProperties().remove(MADE);
      assertTrue(living(classes) <= 2, () -> living(classes) + " of 6 classes are kept");
    }
  }

  private static long living(List<WeakReference<Class<?>>> classes) {
    return classes.stream().map(WeakReference::get).filter(c -> c != null).distinct().count();
  }

  @ParameterizedTest
  @CsvSource({
    "--all, '--watch needs named scenes: name some, and leave out --all'",
    "Sliding --shard 1/2, '--watch and --shard do not go together: leave out one of them'",
    "Sliding --farm local[1], '--watch renders on this machine only: leave out --farm'",
    "Sliding --dry-run, '--dry-run writes no output to update: leave out --watch'",
    "Slidin, 'unknown scene'",
    "Sliding, 'there is nothing to watch: no source file of Sliding was found'",
    "no/File.java, 'file not found: no/File.java'",
  })
  void refusesWrongUsageAtOnce(String line, String message) {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream err = new PrintStream(printed, true, StandardCharsets.UTF_8);
    String[] words = (line + " --watch").split(" ");
    assertEquals(2, new CommandLineTool(System.out, err).run(words));
    assertTrue(
        printed.toString(StandardCharsets.UTF_8).startsWith("error: " + message),
        printed::toString);
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Windows has no signals: a process can only be killed")
  void aWaitingProcessEndsWhenItIsTerminated() throws Exception {
    Path source = write("Mine.java", scene("Mine", "add(square(1));", ""));
    Process process =
        ProgramProcess.builder(watchedStill(source))
            .redirectInput(ProcessBuilder.Redirect.PIPE)
            .start();
    try {
      process.getOutputStream().close();
      var printed = process.errorReader(StandardCharsets.UTF_8);
      assertTrue(printed.readLine().contains("a.png: frame 0 of Mine, in "));
      assertEquals("watching Mine.java: Ctrl-C ends this", printed.readLine());
      process.toHandle().destroy();
      assertTrue(process.waitFor(30, TimeUnit.SECONDS));
      assertEquals(143, process.exitValue());
    } finally {
      process.destroyForcibly();
    }
  }
}
