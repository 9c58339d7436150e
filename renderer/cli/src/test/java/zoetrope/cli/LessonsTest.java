package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lessons of {@code render new --lesson}. */
class LessonsTest {
  @TempDir private Path folder;
  private String out;
  private String err;

  private int run(Path in, String... arguments) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ByteArrayOutputStream failed = new ByteArrayOutputStream();
    int code =
        new CommandLineTool(
                new PrintStream(bytes, true, StandardCharsets.UTF_8),
                new PrintStream(failed, true, StandardCharsets.UTF_8),
                in)
            .run(arguments);
    out = bytes.toString(StandardCharsets.UTF_8);
    err = failed.toString(StandardCharsets.UTF_8);
    return code;
  }

  @ParameterizedTest
  @CsvSource({
    "derivation, Derivation",
    "parabola, Parabola",
    "unit-circle, UnitCircle",
    "slides, SixSlides"
  })
  void everyLessonRendersAndIsClean(String lesson, String scene) throws IOException {
    assertEquals(0, run(folder, "new", "my-lesson", "--lesson", lesson), () -> err);
    assertTrue(out.contains("render " + scene), out);
    Path project = folder.resolve("my-lesson");
    assertEquals(0, run(project, "list"), () -> err);
    assertTrue(out.startsWith(scene + "  ") && out.lines().count() == 1, out);
    assertEquals(0, run(project, "check", scene, "-q", "low"), () -> out + err);
    assertTrue(out.contains("no findings"), out);
    Path still = folder.resolve("last.png");
    String[] line = {scene, "--at", "end", "-q", "low", "-o", still.toString()};
    assertEquals(0, run(project, line), () -> err);
    assertTrue(Files.size(still) > 1000);
    assertTrue(Files.readString(project.resolve("README.md")).contains("render " + scene));
  }

  @Test
  void theSlidesAreAPresentationOfSix() throws IOException {
    assertEquals(0, run(folder, "new", "talk", "--lesson", "slides"), () -> err);
    Path page = folder.resolve("talk.html");
    String[] line = {"SixSlides", "--presentation", "-q", "low", "--fps", "5", "-o", page + ""};
    assertEquals(0, run(folder.resolve("talk"), line), () -> err);
    assertTrue(Files.size(page) > 10_000);
    assertEquals(0, run(folder.resolve("talk"), "info", "SixSlides"), () -> err);
    for (String name : List.of("Question", "Your guess", "The picture", "The formula", "Answer")) {
      assertTrue(out.contains(name), out);
    }
  }

  @Test
  void theSoundsAreTheSameInEachProject() throws IOException {
    assertEquals(0, run(folder, "new", "a", "--lesson", "parabola"), () -> err);
    assertEquals(0, run(folder, "new", "b", "--lesson", "slides"), () -> err);
    for (String name : List.of("tick.wav", "chime.wav", "whoosh.wav")) {
      byte[] sound = Files.readAllBytes(sounds("a").resolve(name));
      assertTrue(sound.length > 1000 && sound.length < 200_000, name);
      assertArrayEquals(sound, Files.readAllBytes(sounds("b").resolve(name)));
    }
  }

  private Path sounds(String project) {
    return folder.resolve(project + "/src/main/resources/" + project + "/sounds");
  }

  @Test
  void namesTheLessons() {
    assertEquals(2, run(folder, "new", "a", "--lesson", "parabolas"));
    assertTrue(
        err.contains(
            "there is no lesson 'parabolas'; the lessons are derivation, parabola, unit-circle,"
                + " slides"),
        err);
    assertTrue(Files.notExists(folder.resolve("a")));
  }
}
