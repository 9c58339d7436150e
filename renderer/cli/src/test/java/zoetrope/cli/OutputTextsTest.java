package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The exact output of each command. */
@Timeout(120)
class OutputTextsTest {
  private static final String TINY = "--resolution 160x90 --fps 20 --progress none";

  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String line) {
    out.reset();
    err.reset();
    String[] args =
        Stream.of(line.split(" "))
            .map(a -> a.replace("DIR", folder.toString()))
            .toArray(String[]::new);
    return new CommandLineTool(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8))
        .run(args);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void describesASceneWithDurationAndParameters() {
    assertEquals(0, run("info Sliding --fps 20"));
    assertEquals(
        """
        Sliding
          A square that slides, rests and slides on.
          3.000 s, 60 frames at 20 fps, 3 plays
          class zoetrope.fixtures.Sliding
          --set slide=... (number, by default 1.0): seconds of each slide
          --set rest=... (number, by default 1.0): seconds of the rest
          --set label=... (text, by default none)
        """,
        text(out));
    assertEquals("", text(err));
    assertEquals(0, run("info Silent"));
    assertTrue(text(out).endsWith("  no parameters\n"), text(out));
  }

  @Test
  void writesFactsAsJson() throws Exception {
    assertEquals(0, run("info Sliding --json DIR/info.json"));
    assertEquals("", text(out));
    String report = Files.readString(folder.resolve("info.json"));
    assertTrue(report.startsWith("{") && report.contains("\"Sliding\""), report);
  }

  @Test
  void listsThePlaysInADryRun() {
    assertEquals(0, run("Sliding --dry-run " + TINY));
    assertEquals(
        """
        Sliding  3.000 s, 60 frames at 20 fps, 3 plays
            0      0.000     1.000  animate(Shape)  (Sliding.java:L)
            1      1.000     1.000  pause  (Sliding.java:L)
            2      2.000     1.000  animate(Shape)  (Sliding.java:L)
        """,
        text(out).replaceAll("java:\\d+", "java:L"));
    assertEquals("", text(err));
    assertEquals(0, run("Sliding --dry-run --json - " + TINY));
    assertTrue(text(out).startsWith("{") && text(out).endsWith("}\n"), text(out));
  }

  @Test
  void namesTheSceneOfAWarningInEveryCommand() {
    String warning = "warning: Sliding: the label is 'warn'\n";
    for (String command :
        new String[] {
          "info Sliding --set label=warn",
          "Sliding --dry-run --set label=warn " + TINY,
          "Sliding --at 2.5 -o DIR/a.png --set label=warn " + TINY,
          "Sliding -o DIR/a.mp4 --set label=warn " + TINY,
        }) {
      assertEquals(0, run(command));
      String first = text(err).lines().filter(l -> l.startsWith("warning")).findFirst().orElse("");
      assertEquals(warning, first + "\n", command + ": " + text(err));
      assertEquals(1, text(err).split("the label is", -1).length - 1, text(err));
    }
  }

  @Test
  void announcesVideosAndStills() {
    assertEquals(0, run("Sliding -o DIR/film.mp4 " + TINY));
    String line = text(err).strip();
    assertTrue(
        line.matches(
            ".*film\\.mp4: 3\\.000 s, 60 frames, \\d{3,4} bytes, in \\d+\\.\\d s \\(\\d+ fps\\)"),
        line);
    assertEquals(0, run("Sliding --at 1 -o DIR/still.png " + TINY));
    assertTrue(text(err).endsWith("still.png: frame 20 of Sliding\n"), text(err));
  }

  @Test
  void sumsUpFailuresOnlyForSeveralScenes() {
    assertEquals(1, run("Failing -o DIR/a.mp4 " + TINY));
    assertEquals("error: Failing: Failing.java:14: the third box has no label\n", text(err));
    assertEquals(1, run("Failing Sliding -o DIR " + TINY));
    assertTrue(text(err).endsWith("1 of 2 scenes failed: Failing\n"), text(err));
    assertEquals(1, run("Failing --at 1 --at 2 -o DIR " + TINY));
    assertEquals("error: Failing: Failing.java:14: the third box has no label\n", text(err));
  }

  @Test
  void reportsWrongUsageInOneLineWithAHint() {
    assertEquals(2, run("Sliding --qualty low"));
    assertTrue(text(err).startsWith("error: unknown option: '--qualty'\n"), text(err));
    assertTrue(
        text(err).endsWith("  hint: did you mean --quality? 'render --help' lists the options\n"),
        text(err));
    assertEquals(2, run("info"));
    assertTrue(text(err).endsWith("\n  hint: 'render info --help' lists the options\n"), text(err));
  }

  @Test
  void marksEachLineOfTheDoctor() {
    assertEquals(0, run("doctor"));
    for (String line : text(out).split("\n")) {
      assertTrue(line.matches("(ok      |absent  |        )\\S.*"), line);
    }
    long absent = text(out).lines().filter(l -> l.startsWith("absent")).count();
    long remedies = text(out).lines().filter(l -> l.startsWith("        ")).count();
    assertEquals(absent, remedies, text(out));
  }

  @Test
  void endsReportsWithANewline() throws Exception {
    for (String line :
        new String[] {
          "list --json -", "info Sliding --json -", "Sliding --at 1 -o DIR/s.png --json - " + TINY
        }) {
      assertEquals(0, run(line));
      assertTrue(
          text(out).matches("(?s)[\\[{].*[\\]}]\n"), line + text(out).toLowerCase(Locale.ROOT));
    }
  }
}
