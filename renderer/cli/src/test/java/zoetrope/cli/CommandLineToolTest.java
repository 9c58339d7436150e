package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class CommandLineToolTest {
  private static final String TINY = "--resolution 160x90 --fps 20 --progress none";

  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                                     | name a scene, or give --all",
        "Slidin                               | did you mean Sliding?",
        "Pythagoras                           | unknown scene 'Pythagoras'; 'render list' lists",
        "--all Sliding                        | --all renders every scene",
        "Sliding --qualty low                 | unknown option: '--qualty'",
        "Sliding --quality best               | expected low, medium, high, 2k or 4k",
        "Sliding --resolution 10              | expected WxH",
        "Sliding --resolution 101x100         | odd",
        "Sliding --resolution 0x0             | out of range",
        "Sliding --aspect 0:16                | '0:16' is not an aspect ratio: expected W:H, such"
            + " as 9:16",
        "Sliding --aspect tall                | 'tall' is not an aspect ratio: expected W:H",
        "Sliding --aspect 9999:1 -q 4k --fps 9 | out of range",
        "Sliding --fps 0                      | is not a frame rate",
        "Sliding --fps fast                   | is not a frame rate",
        "Sliding --crf 99                     | out of range",
        "Sliding --preset warp                | 'warp' is not a preset",
        "Sliding --jobs 0                     | 0 jobs",
        "Sliding --jobs many                  | 'many' is not a number: expected a whole number",
        "Sliding --seed x                     | 'x' is not a number: expected a whole number",
        "Sliding --progress loud              | 'loud' is not one of auto, plain, none",
        "Sliding --set label                  | invalid value for option '--set': 'label' is not"
            + " NAME=VALUE",
        "Sliding --out= --quality low --fps 9 | expected the name of a file",
        "Sliding --json= --quality low --fps 9 | expected the name of a file",
        "Sliding --crf x                      | such as 24",
        "Sliding --at 1 --at 1 -o DIR         | ask for it once",
        "--fps 20 Sliding list                | options must follow 'list'",
        "--fps 20 lint Sliding                | options must follow 'lint'",
        "lint --fps 20                        | name scenes, or give --all",
        "lint --all Sliding --fps 20          | leave out Sliding",
        "Sliding --set lable=x                | did you mean label?",
        "Sliding --set rest=x                 | expected number",
        "Sliding --at soon                    | expected seconds such as 12.5",
        "Sliding --at 1 --from 0              | leave out --from",
        "Sliding --at 1 --frames x            | --at and --frames do not go together: leave out"
            + " one",
        "Sliding --at 3.1 -o DIR/x.png        | 3.000 s (60 frames)",
        "Sliding --at 99 -o DIR/x.png         | --at 99 s is beyond the last frame of Sliding",
        "Sliding --at 99 -o DIR/x.png         | long; --at end is the last frame",
        "Sliding --at 1 -o DIR/x.jpg          | .png",
        "Sliding Silent --at 1 -o DIR/x.svg   | name a folder, and give --still-type svg",
        "Sliding Silent --at 1 --at 2 -o DIR/x.pdf | name a folder, and give --still-type pdf",
        "Sliding Silent --play 1 -o DIR/x.svg  | x.svg is the name of one file",
        "Sliding --at 1 --still-type jpg      | expected png, webp, svg or pdf",
        "Sliding --still-type svg             | needs --at: add",
        "Sliding --at 1 --still-type svg -o DIR/x.svg | leave out --still-type",
        "sheet Sliding Silent -o DIR/x.png --fps 20 | name a folder, and give --sheet-type png",
        "sheet Sliding --sheet-type jpg --fps 20 | expected pdf, png or svg",
        "sheet Sliding --sheet-type svg -o DIR/x.svg --fps 20 | leave out --sheet-type",
        "Sliding --thumbnail 9 -o DIR/x.mp4   | the thumbnail at 9 s is beyond",
        "Sliding --thumbnail 1 -o DIR/x.wav   | x.wav has no thumbnail: name a .mp4, .mov,",
        "Sliding --thumbnail 1 --at 1         | a PNG has no thumbnail: leave out --thumbnail",
        "Sliding --thumbnail-type jpg         | needs --thumbnail: add",
        "Sliding --thumbnail 1 --thumbnail-type gif | expected png or jpg",
        "Sliding --from 9 -o DIR/x.mp4        | no frame begins at --from 9 s or later",
        "Sliding --from 2.99 -o DIR/x.mp4     | the scene ends after 3.000 s",
        "Sliding --from 2 --to 1 -o DIR/x.mp4 | there are no frames",
        "Sliding --dry-run --at 1             | --dry-run and --at do not go together",
        "Sliding -o DIR/none                  | end its name with",
        "Sliding -o DIR/film.avi              | end its name with",
        "Sliding -o DIR/film.htm              | with .html for a presentation",
        "Sliding --frames DIR/f -o x.mp4      | --frames and --out do not go together",
        "Sliding --json DIR -o DIR/x.mp4      | is a folder",
        "info                                 | SCENE",
        "info Slidin                          | did you mean Sliding?",
        "info Sliding --set x=1               | there are slide, rest, label",
      })
  void reportsWrongUsageWithExitCodeTwo(String line, String reason) throws IOException {
    String given = line == null ? "" : line;
    boolean complete = given.matches("info.*|.*--(resolution|fps|progress).*");
    int code = run(complete ? given : given + " " + TINY);
    assertEquals(2, code, err());
    assertTrue(err().startsWith("error: "), err());
    assertTrue(err().contains(reason), err());
    assertFalse(err().contains("\tat "), err());
    assertEquals("", out());
    assertEquals(List.of(), files());
  }

  @Test
  void announcesAVideoOnTheErrorStream() throws IOException {
    assertEquals(0, run("Sliding -o DIR/film.mp4 " + TINY));
    assertTrue(err().contains("film.mp4: 3.000 s, 60 frames"), err());
    assertEquals("", out());
    assertEquals(List.of("film.mp4"), files());
  }

  @Test
  void writesTheVideoOfOneSceneToAnExistingFolder() throws IOException {
    assertEquals(0, run("Sliding -o DIR " + TINY));
    assertEquals(List.of("Sliding.mp4"), files());
  }

  @Test
  void rendersSeveralScenesToAFolderAndSumsUpFailures() throws IOException {
    assertEquals(1, run("Failing Sliding Silent -o DIR/films " + TINY));
    assertTrue(
        err().contains("error: Failing: Failing.java:14: the third box has no label"), err());
    assertTrue(err().contains("2 of 3 scenes failed: Failing, Silent"), err());
    assertEquals(List.of("films/Sliding.mp4"), files());
  }

  @Test
  void printsStackTracesOnRequest() {
    assertEquals(1, run("Failing -o DIR/f.mp4 --stacktrace " + TINY));
    assertTrue(err().contains("\tat zoetrope.fixtures.Failing"), err());
  }

  @Test
  void writesAReportToAFileOrToStandardOutput() throws IOException {
    assertEquals(1, run("Sliding Failing -o DIR --json DIR/report.json " + TINY));
    String report = Files.readString(folder.resolve("report.json"));
    for (String part :
        List.of(
            "\"status\": \"failed\"",
            "\"name\": \"Sliding\"",
            "\"frames\": 60",
            "\"durationSeconds\": 3.0",
            "\"width\": 160",
            "\"fps\": \"20\"",
            "\"raster\": ",
            "\"peakHeapBytes\": ",
            "\"message\": \"the third box has no label\"",
            "\"file\": \"Failing.java\"",
            "\"line\": 14")) {
      assertTrue(report.contains(part), part + " is not in " + report);
    }
    assertTrue(report.matches("(?s).*\"sha256\": \"[0-9a-f]{64}\".*"), report);
    assertEquals(0, run("Sliding -o DIR/x.mp4 --json - " + TINY));
    assertTrue(out().startsWith("{") && out().endsWith("}\n"), out());
  }

  @Test
  void namesStills() throws IOException {
    assertEquals(0, run("Sliding --at 0.5 -o DIR/still.png " + TINY));
    assertEquals(
        0, run("Sliding --at 12.5s --at end --at frame:3 -o DIR/many " + TINY + " --set rest=20"));
    assertEquals(
        List.of(
            "many/Sliding-12.5.png",
            "many/Sliding-end.png",
            "many/Sliding-frame3.png",
            "still.png"),
        files());
    assertTrue(err().contains("still.png: frame 10 of Sliding"), err());
  }

  @Test
  void writesStillsOfTheChosenTypeToAFolder() throws IOException {
    String scenes = "Sliding zoetrope.fixtures.Subtitled ";
    assertEquals(0, run(scenes + "--at 0.5 --still-type svg -o DIR/a " + TINY), err());
    assertEquals(
        0, run(scenes + "--at 0 --at 0.5 --still-type pdf --raster-scale 1 -o DIR/b " + TINY));
    assertEquals(0, run("Sliding --at 0.5 --still-type webp -o DIR/c " + TINY), err());
    assertEquals(
        List.of(
            "a/Sliding-0.5.svg",
            "a/Subtitled-0.5.svg",
            "b/Sliding-pages.pdf",
            "b/Subtitled-pages.pdf",
            "c/Sliding-0.5.webp"),
        files());
  }

  @Test
  void aStoryboardMayHaveATitleAndNoCode() throws IOException {
    assertEquals(0, run("sheet Sliding -o DIR/a.svg --fps 20"), err());
    assertEquals(0, run("sheet Sliding --title Squares --no-code -o DIR/b.svg --fps 20"), err());
    String usual = Files.readString(folder.resolve("a.svg"));
    String named = Files.readString(folder.resolve("b.svg"));
    for (String word : List.of(">Sliding<", "Sliding.java:", "animate(Shape)")) {
      assertTrue(usual.contains(word) && !named.contains(word), word);
    }
    assertTrue(named.contains(">Squares<"));
  }

  @Test
  void writesStoryboardsOfTheChosenType() throws IOException {
    String scenes = "sheet Sliding zoetrope.fixtures.Subtitled -o DIR --fps 20";
    assertEquals(0, run(scenes), err());
    assertEquals(0, run(scenes + " --sheet-type png"), err());
    assertEquals(
        List.of(
            "Sliding-sheet.pdf",
            "Sliding-sheet.png",
            "Subtitled-sheet-1.png",
            "Subtitled-sheet-2.png",
            "Subtitled-sheet.pdf"),
        files());
  }

  @Test
  void numbersImagesByFrame() throws IOException {
    assertEquals(0, run("Sliding --frames DIR/f --from 0.1 --to 0.2 " + TINY));
    assertEquals(List.of("f/frame-00002.png", "f/frame-00003.png"), files());
  }

  @Test
  void reportsImagesOfAnEarlierSequence() throws IOException {
    assertEquals(0, run("Sliding --frames DIR/f --from 0 --to 0.2 " + TINY));
    assertEquals(0, run("Sliding --frames DIR/f --from 0.1 --to 0.2 " + TINY));
    assertTrue(
        err().contains("f contains 2 other images, from frame-00000.png to frame-00001.png, which"),
        err());
    err.reset();
    assertEquals(0, run("Sliding --frames DIR/f --from 0 --to 0.2 " + TINY));
    assertFalse(err().contains("warning"), err());
  }

  @Test
  void printsPlaysInADryRunWithoutDrawing() throws IOException {
    assertEquals(0, run("Sliding --dry-run " + TINY));
    assertTrue(out().contains("Sliding  3.000 s, 60 frames at 20 fps, 3 plays"), out());
    assertTrue(out().contains("1.000     1.000  pause  (Sliding.java:"), out());
    assertEquals(1, run("Failing Sliding --dry-run --json DIR/dry.json " + TINY));
    String report = Files.readString(folder.resolve("dry.json"));
    assertTrue(report.contains("\"startSeconds\": 2.0"), report);
    assertTrue(report.contains("\"line\": 14"), report);
    assertEquals(List.of("dry.json"), files());
  }

  @Test
  void listsScenesWithSummaries() {
    assertEquals(0, run("list"));
    assertTrue(out().contains("Scenes for tests"), out());
    assertTrue(out().contains("  Sliding  A square that slides, rests and slides on."), out());
    assertEquals(0, run("list --json -"));
    assertTrue(out().contains("\"summary\": \"Plays, then throws.\""), out());
  }

  @Test
  void printsDurationAndParameters() {
    assertEquals(0, run("info Sliding --set rest=2.5"));
    assertTrue(out().contains("4.500 s, 270 frames at 60 fps, 3 plays"), out());
    assertTrue(
        out().contains("--set rest=... (number, by default 1.0): seconds of the rest"), out());
  }

  @Test
  void needsALibraryForModels() {
    assertEquals(2, run("model gpt2"));
    assertTrue(err().contains("no library for language models is on the class path"), err());
  }

  @Test
  void findsEverythingThatRenderingNeeds() {
    assertEquals(0, run("doctor"), () -> out());
    for (String name : List.of("Java", "memory", "text", "LaTeX", "PNG", "MP4", "output")) {
      assertTrue(out().contains("ok      " + name), out());
    }
  }

  @Test
  void completesOptionsAndScenes() {
    assertEquals(0, run("completion"));
    assertTrue(out().contains("--resolution"), out());
    assertTrue(out().contains("Sliding"), out());
    assertTrue(out().contains("complete -F _complete_render_project"), out());
    assertTrue(out().contains("ultrafast") || out().contains("--preset"), out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h", "help", "list --help", "help info", "--version", "-V"})
  void printsHelpOnStandardOutput(String line) {
    assertEquals(0, run(line));
    assertTrue(out().lines().findFirst().orElse("").matches("(Usage: render|zoetrope ).*"), out());
    assertEquals("", err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "list",
        "info Sliding",
        "Sliding --dry-run --json -",
        "completion",
        "--help",
        "--version"
      })
  void failsIfStandardOutputCannotBeWritten(String line) {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    PrintStream lost = new PrintStream(full, false, StandardCharsets.UTF_8);
    assertEquals(1, new CommandLineTool(lost, stream(err)).run(line.split(" ")));
    assertTrue(err().startsWith("error: standard output could not be written"), err());
  }

  private int run(String line) {
    String[] args =
        Stream.of(line.strip().split("\\s+"))
            .filter(arg -> !arg.isEmpty())
            .map(arg -> arg.replace("DIR", folder.toString()))
            .toArray(String[]::new);
    out.reset();
    return new CommandLineTool(stream(out), stream(err)).run(args);
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }
}
