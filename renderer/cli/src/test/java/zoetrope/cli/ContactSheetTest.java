package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contact sheets of {@code sheet --every}, {@code --at} and {@code --boxes}. */
class ContactSheetTest {
  /** The outline of a box. */
  private static final Pattern BOX = Pattern.compile("<path[^>]*stroke=\"#d6204e\"[^>]*>");

  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;
      class ShownFrames extends Scene {
        protected void construct() {
          var fine = circle(1);
          play(create(fine).runTime(1));
          var far = text("far away").moveTo(right(7));
          play(fadeIn(far).runTime(1));
          play(animate(far, x -> x.shift(down(2))).runTime(1));
        }
      }
      """;

  @TempDir private Path folder;

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String options) throws Exception {
    Path file = folder.resolve("ShownFrames.java");
    Files.writeString(file, SCENE);
    PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
    String line = "sheet " + file + " --fps 20 -o " + folder.resolve("s.svg") + " " + options;
    return new CommandLineTool(stream, stream).run(line.strip().split(" "));
  }

  private List<String> found(Pattern pattern) throws Exception {
    Matcher matcher = pattern.matcher(Files.readString(folder.resolve("s.svg")));
    List<String> found = new ArrayList<>();
    while (matcher.find()) {
      found.add(matcher.group());
    }
    return found;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--every 1               | 0, 20, 40",
        "--every 0.75            | 0, 15, 30, 45",
        "--every 99              | 0",
        "--at 2 --at 0.5         | 40, 10",
        "--at end --at frame:7   | 59, 7",
        "--at 1 --at 1s          | 20",
        "--at 99 --at 1 --at end | 59, 20",
      })
  void showsTheFramesAtTheTimes(String options, String frames) throws Exception {
    assertEquals(0, run(options), err::toString);
    // The numbers in the sheet: the number of images, and the frame of each image.
    List<String> numbers = found(Pattern.compile("(?<=>)\\d+(?=\\s*<)"));
    assertEquals(
        List.of(frames.split(", ")), numbers.subList(1, numbers.size()), numbers::toString);
  }

  @Test
  void framesInPortraitFormatHaveHighPages() throws Exception {
    assertEquals(0, run("--every 0.5 --aspect 9:16"), err::toString);
    assertTrue(Files.exists(folder.resolve("s.svg")), "the six frames are on one page");
  }

  @Test
  void drawsBoxesWhereTheObjectsAreAtTheTimeOfTheFrame() throws Exception {
    assertEquals(0, run("--boxes --at 0.5 --at 2 --at 2.5 --at 2.9"), err::toString);
    List<String> boxes = found(BOX);
    assertEquals(3, boxes.size());
    assertEquals(3, Stream.of(boxes).flatMap(List::stream).distinct().count());
  }

  @Test
  void explainsAFindingOnce() throws Exception {
    assertEquals(0, run("--boxes --every 0.5"), err::toString);
    assertEquals(List.of("leaves"), found(Pattern.compile("leaves")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--every 0         | --every: 0.0 s between two frames are out of range",
        "--every 1 --at 2  | --every and --at do not go together",
        "--boxes           | --boxes needs times: add --every SECONDS or --at TIME",
        "--every 1 --aspect 16:9,9:16 | give one; only 'render check' takes several",
      })
  void refusesWrongTimes(String options, String reason) throws Exception {
    assertEquals(2, run(options), err::toString);
    assertTrue(err.toString(StandardCharsets.UTF_8).contains(reason), err::toString);
  }

  @Test
  void warnsThatATimeIsAfterTheEnd() throws Exception {
    assertEquals(0, run("--at 1 --at 3.02 --at 99"), err::toString);
    String printed = err.toString(StandardCharsets.UTF_8);
    assertTrue(
        printed.contains(
            "3.02 s is beyond the last frame of ShownFrames, which is 3.000 s (60 frames) long: the"
                + " sheet shows the last frame instead"),
        printed);
  }

  @Test
  void fitsOneMoreRowOnAPageWithSmallerFrames() throws Exception {
    assertEquals(0, run("--every 0.45"), err::toString);
    assertTrue(Files.exists(folder.resolve("s.svg")), err::toString);
  }

  @ParameterizedTest
  @CsvSource({
    "--portrait, Circle)",
    "--portrait --aspect 9:16, Circle)",
    "--aspect 9:16, ShowCreation(Circle)"
  })
  void breaksTextsInNarrowColumnsBetweenWords(String options, String end) throws Exception {
    assertEquals(0, run("--columns 8 " + options), err::toString);
    assertEquals(end, found(Pattern.compile("(?<=>)[\\w(]*\\)(?=\\s*<)")).get(0));
    assertEquals(List.of(":5", ":7", ":8"), found(Pattern.compile(":\\d(?=\\s*<)")));
  }
}
