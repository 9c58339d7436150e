package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.fixtures.Mistaken;

/**
 * The messages about errors in scenes. Wrong command lines are tested in {@link
 * CommandLineToolTest}, failing encoders and disks in {@code zoetrope.render.BatchRendererTest}.
 */
@Timeout(120)
class BadInputTest {
  private static final String TINY = " --resolution 160x90 --fps 10 --progress none";

  /** A mistake and its message. */
  private record Row(String mistake, String reason) {
    @Override
    public String toString() {
      return mistake;
    }
  }

  private static final List<Row> SCENES =
      List.of(
          new Row("missing-picture", "creatura.png; did you mean creature.png?"),
          new Row(
              "missing-resource",
              "there is no image none in the scene's folder or on the class path"),
          new Row("broken-picture", "broken.png is neither PNG, JPEG, GIF, WebP, TIFF nor BMP"),
          new Row(
              "unknown-command",
              "unknown command \\fracc\n"
                  + "  a + \\fracc{1}{2}\n"
                  + "      ^^^^^^\n"
                  + "  hint: did you mean \\frac?"),
          new Row(
              "unclosed-brace",
              "never closed\n  a + {b\n      ^\n  hint: add a } where the group ends"),
          new Row("unknown-environment", "did you mean align?"),
          new Row("missing-glyph", "U+1D11E (MUSICAL SYMBOL G CLEF) at index 5"),
          new Row("control-character", "U+0007 (BEL) at index 5 is a control character"),
          new Row("missing-part", "did you mean \"creature\"?"),
          new Row("exception", "the third box has no label"),
          new Row("null", "null is not a mobject"),
          new Row("null-child", "a Group cannot contain null"),
          new Row("error", "AssertionError: the sizes differ"),
          new Row("endless-recursion", "StackOverflowError"),
          new Row("not-a-number", "got the point (NaN"),
          new Row("infinite", "scale() got Infinity"),
          new Row("no-target", "call generateTarget() first"),
          new Row("negative-run-time", "a run time of -1.0 s is not possible"),
          new Row("endless-run-time", "a run time of Infinity s is not possible"),
          new Row("negative-pause", "a pause of -0.5 s is not possible"),
          new Row("empty-play", "use pause(seconds)"),
          new Row("part-of-itself", "a Square cannot contain itself"));

  @TempDir private Path folder;

  @BeforeEach
  void writeImages() throws IOException {
    Files.createFile(folder.resolve("creature.png"));
    Files.writeString(folder.resolve("broken.png"), "not a picture");
    Files.createDirectory(folder.resolve("taken.mp4"));
  }

  static List<Row> mistakes() {
    return SCENES;
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void reportsAnErrorWithItsLineAndLeavesNoVideo(Row row) throws IOException {
    List<String> before = files();
    String printed = run(1, scene(row.mistake()) + " -o DIR/film.mp4");
    assertTrue(printed.startsWith("error: Mistaken: Mistaken.java:"), printed);
    assertTrue(printed.contains(row.reason()), printed);
    assertFalse(printed.contains("\tat "), printed);
    assertEquals(before, files());
  }

  @Test
  void coversEveryMistake() {
    assertEquals(
        Stream.concat(mistakes().stream().map(Row::mistake), Stream.of("no-play", "no-time"))
            .sorted()
            .toList(),
        Stream.of(Mistaken.Mistake.values())
            .map(m -> m.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .sorted()
            .toList());
  }

  @Test
  void rendersNoVideoOfASceneThatNeverPlays() throws IOException {
    List<String> before = files();
    String printed = run(1, scene("no-play") + " -o DIR/film.mp4");
    assertTrue(printed.contains("pause()") && printed.contains("--at end"), printed);
    assertEquals(before, files());
  }

  @Test
  void finishesAnAnimationWithoutDurationAtOnce() {
    assertTrue(run(0, scene("no-time") + " -o DIR/film.mp4").contains("1.100 s, 11 frames"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Slidin -o DIR/a.mp4                  | did you mean Sliding?",
        "Sliding --set rset=1 -o DIR/a.mp4    | did you mean rest?",
        "Sliding --set rest=long -o DIR/a.mp4 | expected number",
        "Sliding --quality best -o DIR/a.mp4  | expected low, medium, high, 2k or 4k",
        "Sliding -o DIR/taken.mp4             | is a folder",
        "Sliding -o DIR/broken.png/a.mp4      | cannot be a folder",
        "Sliding -o DIR/film.avi              | end its name with",
        "Sliding --at 99 -o DIR/a.png         | 3.000 s (30 frames)",
      })
  void reportsImpossibleRequestsBeforeTheFirstFrame(String line, String reason) throws IOException {
    List<String> before = files();
    String printed = run(2, line);
    assertTrue(printed.startsWith("error: "), printed);
    assertTrue(printed.contains(reason), printed);
    assertEquals(before, files());
  }

  private String scene(String mistake) {
    return Mistaken.class.getName() + " --set mistake=" + mistake + " --set folder=DIR";
  }

  /** Runs the command line, checks the exit code, and returns the output. */
  private String run(int code, String line) {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
    String[] arguments =
        Stream.of((line + TINY).split(" +"))
            .map(argument -> argument.replace("DIR", folder.toString()))
            .toArray(String[]::new);
    int ended = new CommandLineTool(stream, stream).run(arguments);
    assertEquals(code, ended, printed.toString(StandardCharsets.UTF_8));
    return printed.toString(StandardCharsets.UTF_8);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(file -> folder.relativize(file).toString()).sorted().toList();
    }
  }
}
