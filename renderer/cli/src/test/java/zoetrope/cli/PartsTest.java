package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The options {@code --play}, {@code --line}, {@code --from} and {@code --to}, and aspect ratios
 * and sizes.
 */
@Timeout(120)
class PartsTest {
  /** Lines are counted from 1. The first play is in line 6, and there are ten plays. */
  private static final String SOURCE =
      """
      import static zoetrope.Zoetrope.*;

      class Mine extends Scene {
        @Override
        protected void construct() {
          play(fadeIn(square(1)));
          var dot = dot();
          var label = text("; ) \\" (");
          play(
              fadeIn(dot), // a dot (small;
              write(label)
                  .runTime(1));
          for (int i = 0; i < 2; i++) {
            pause(0.5);
            pause(0.25);
          }
          for (int i = 0; i < 3; i++) pause(0.25);
          step();
        }

        private void step() {
          play(fadeOut(square(1)));
        }
      }
      """;

  @TempDir private Path folder;
  private String printed;
  private String file;

  @BeforeEach
  void writeScene() throws IOException {
    file = Files.writeString(folder.resolve("Mine.java"), SOURCE).toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--play 0    |  0 |  9",
        "--play 1    | 10 | 19",
        "--play 1-2  | 10 | 24",
        "--play 5-   | 33 | 52",
        "--play 8-9  | 40 | 52",
        "--line 6    |  0 |  9",
        "--line 9    | 10 | 19",
        "--line 10   | 10 | 19",
        "--line 12   | 10 | 19",
        "--line 8    | 10 | 19",
        "--line 14   | 20 | 24",
        "--line 17   | 35 | 42",
        "--line 22   | 43 | 52",
        "--line Mine.java:22 | 43 | 52",
      })
  void rendersExactlyTheFramesOfAPart(String part, int first, int last) throws IOException {
    run(0, join(part, "--frames", folder + "/f"));
    assertEquals(last - first + 1, files().size(), files()::toString);
    assertEquals(String.format("f/frame-%05d.png", first), files().get(0));
  }

  @Test
  void rendersThePartOfAVideoByItsTimes() throws IOException {
    run(0, "-o", folder + "/a.mp4", "--play", "1");
    run(0, "-o", folder + "/b.mp4", "--from", "1", "--to", "2");
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("a.mp4")), Files.readAllBytes(folder.resolve("b.mp4")));
  }

  @Test
  void writesOneStillIntoANamedFolder() throws IOException {
    run(0, "-o", folder + "/stills", "--at", "1");
    assertEquals(1, files().size(), files()::toString);
    assertTrue(files().get(0).matches("stills/\\w+-1\\.png"), files()::toString);
  }

  @Test
  void writesTheOtherStillsIfOneTimeIsBeyondTheEnd() throws IOException {
    run(2, "-o", folder + "/stills", "--at", "1", "--at", "100");
    assertEquals(1, files().size(), files()::toString);
  }

  @Test
  void drawsTheStageAfterAPlay() throws IOException {
    run(0, "-o", folder + "/play.png", "--play", "1");
    run(0, "-o", folder + "/line.png", "--line", "10");
    run(0, "-o", folder + "/pause.png", "--at", "2.1");
    run(0, "-o", folder + "/under.png", "--at", "1.9");
    byte[] play = Files.readAllBytes(folder.resolve("play.png"));
    assertArrayEquals(Files.readAllBytes(folder.resolve("pause.png")), play);
    assertArrayEquals(Files.readAllBytes(folder.resolve("line.png")), play);
    assertFalse(
        java.util.Arrays.equals(Files.readAllBytes(folder.resolve("under.png")), play),
        "the still of --play is the last frame of the play, not the stage after it");
  }

  @Test
  void namesTheStillInTheReport() {
    run(0, "-o", folder + "/play.png", "--play", "1", "--json", "-");
    assertTrue(printed.contains("\"at\": \"the end of play1\""), printed);
    assertTrue(printed.contains("\"frame\": 19"), printed);
    assertTrue(printed.contains("\"fit\": \"expand\""), printed);
  }

  @Test
  void namesTheFileOfAPart() throws IOException {
    Files.writeString(folder.resolve("Other.java"), SOURCE.replace("class Mine", "class Other"));
    for (String part : List.of("--play 0", "--play 0-1", "--play 9-", "--line 6")) {
      runs(0, join(part, file, folder + "/Other.java", "-o", folder + "/out"));
    }
    assertEquals(
        List.of(
            "out/Mine-line6.mp4",
            "out/Mine-play0-1.mp4",
            "out/Mine-play0.mp4",
            "out/Mine-play9-end.mp4"),
        files().stream().filter(name -> name.startsWith("out/Mine")).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--line 8  | Mine.java:8 plays nothing: line 9, the next line with a play, is used instead",
        "--line 14 | Mine.java:14 plays 2 times: this renders play 2, but not play 4",
        "--play 8-30 | there is no play 30: the part ends with the last play, 9",
      })
  void reportsWhatIsRenderedInstead(String part, String warning) {
    run(0, join(part, "-o", folder + "/x.png"));
    assertTrue(printed.contains(warning), printed);
  }

  @Test
  void treatsALoopOnOneLineAsOneRange() {
    run(0, "--line", "17", "-o", folder + "/x.png");
    assertFalse(printed.contains("warning"), printed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--play 10          | there is no play 10: the last is play 9",
        "--play x           | expected a number such as 3, a range such as 3-5, or 3-",
        "--play 3-1         | there is no play from 3 to 1",
        "--line 0           | there is no line 0",
        "--line x           | expected a number such as 40, or Opening.java:40",
        "--line 24          | Mine.java:24 plays nothing; the nearest line that does is 22",
        "--line Other.java:6 | no line of Other.java plays anything; the scene plays first",
        "--line Other.java:6 | at Mine.java:6",
        "--line 6 --play 1  | leave out one",
        "--play 1 --from 1  | --from and --play do not go together",
        "--line 6 --to 1    | --to and --line do not go together: leave out one of them",
        "--line 6 --section x | --section and --line do not go together",
        "--play 1 --dry-run | leave out --play",
        "--play 1 --at 1    | leave out --play",
      })
  void treatsAnImpossiblePartAsWrongUsage(String options, String reason) throws IOException {
    String target = options.contains("--dry-run") ? "" : " -o " + folder + "/x.mp4";
    run(2, join(options + target));
    assertTrue(printed.startsWith("error: ") && printed.contains(reason), printed);
    assertEquals(List.of(), files());
  }

  @Test
  void findsSourceLinesOfScenesOnTheClassPath() {
    String sliding = "zoetrope.fixtures.Sliding";
    runs(2, List.of(sliding, "--line", "1", "-o", folder + "/x.mp4"));
    assertTrue(printed.contains("Sliding.java:1 plays nothing; the nearest line"), printed);
    String line = printed.replaceAll("(?s).*that does is (\\d+).*", "$1");
    runs(0, List.of(sliding, "--line", line, "-o", folder + "/x.png"));
  }

  // --- sizes and shapes ---

  @Test
  void allowsAnySizeForImagesAndGifsOnly() throws IOException {
    runs(0, List.of(file, "-r", "33x57", "--play", "0", "-o", folder + "/a.gif"));
    runs(0, List.of(file, "-r", "33x57", "--at", "0", "-o", folder + "/a.png"));
    runs(0, List.of(file, "-r", "1x1", "--play", "0", "--frames", folder + "/f"));
    runs(2, List.of(file, "-r", "33x58", "-o", folder + "/a.mp4"));
    assertTrue(printed.contains("width 33 is odd") && printed.contains("take 34 instead"), printed);
    runs(2, List.of(file, "-r", "8x8", "-o", folder + "/a.webm"));
    assertTrue(printed.contains("width 8 is out of range"), printed);
    assertTrue(files().containsAll(List.of("a.gif", "a.png", "f/frame-00000.png")));
  }

  @Test
  void warnsOfObjectsThatTheAspectRatioCuts() {
    String far = SOURCE.replace("var dot = dot()", "var dot = dot(right(5))");
    runs(0, List.of(write("Far.java", far), "-r", "90x160", "--fit", "height", "--dry-run"));
    assertTrue(printed.contains("Far.java:9: Dot leaves the frame (right by 2.83)"), printed);
    runs(0, List.of(folder + "/Far.java", "-r", "90x160", "--dry-run"));
    assertFalse(printed.contains("leaves the frame"), printed);
  }

  @Test
  void listsTheFitsForAnUnknownFit() {
    runs(2, List.of(file, "--fit", "cover", "--dry-run"));
    assertTrue(printed.contains("expected expand, letterbox or height"), printed);
  }

  @Test
  void usesTheAspectRatioInInfoAndCheck() {
    String high = SOURCE.replace("var dot = dot()", "var dot = text(\"high\").moveTo(up(7))");
    write("High.java", high);
    runs(1, List.of("check", folder + "/High.java", "-r", "160x90", "--ignore", "clash"));
    assertTrue(printed.contains("outside: dot (Text \"high\")"), printed);
    runs(0, List.of("check", folder + "/High.java", "-r", "90x160", "--ignore", "clash"));
    runs(0, List.of("info", folder + "/High.java", "-r", "33x57", "--fit", "letterbox"));
  }

  private String write(String name, String source) {
    try {
      return Files.writeString(
              folder.resolve(name), source.replace("class Mine", "class " + name.split("\\.")[0]))
          .toString();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static String[] join(String options, String... more) {
    return Stream.concat(Stream.of(options.trim().split(" ")), Stream.of(more))
        .toArray(String[]::new);
  }

  private void run(int code, String... options) {
    List<String> args = new ArrayList<>(List.of(options));
    args.add(0, file);
    runs(code, args);
  }

  private void runs(int code, String... arguments) {
    runs(code, List.of(arguments));
  }

  private void runs(int code, List<String> given) {
    List<String> args = new ArrayList<>(given);
    if (!args.contains("-r")) {
      args.addAll(List.of("-r", "160x90"));
    }
    args.addAll(List.of("--fps", "10"));
    if (!args.get(0).matches("info|check")) {
      args.addAll(List.of("--progress", "none"));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    int actual = new CommandLineTool(stream, stream).run(args.toArray(String[]::new));
    printed = bytes.toString(StandardCharsets.UTF_8);
    assertEquals(code, actual, printed);
  }

  /** Returns the files that were written. */
  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(path -> folder.relativize(path).toString().replace('\\', '/'))
          .filter(name -> !name.endsWith(".java"))
          .sorted()
          .toList();
    }
  }
}
