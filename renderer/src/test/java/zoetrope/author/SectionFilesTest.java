package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.animation.Animation;
import zoetrope.frame.FrameRate;
import zoetrope.readback.FilmReader;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;

/** Section files together are the same as the whole video. */
@Timeout(120)
class SectionFilesTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(96, 54, FrameRate.of(30)).withJobs(2);

  private static final int SAMPLES_OF_A_FRAME = Waves.RATE / 30;

  private static final List<String> NAMES = List.of("", "A / B: \"C\"?", "Über 休息", "…", "A-B-C");

  @TempDir private static Path sounds;
  @TempDir private Path folder;

  @BeforeAll
  static void writeTone() {
    Waves.write(
        sounds.resolve("tone.wav"), Waves.RATE, 1, 240_000, Waves.tone(440, 0.4, Waves.RATE));
  }

  /** A square that moves through all sections, with a tone. */
  public static final class Told extends Scene {
    @Override
    protected void construct() {
      sound(sounds.resolve("tone.wav").toString());
      var square = square(2).setFill(BLUE, 1).shift(left(5));
      add(square);
      for (String name : NAMES) {
        if (!name.isEmpty()) {
          section(name);
        }
        subtitle("about " + name, 0.25);
        play(animate(square, s -> s.shift(right(1.7))).runTime(0.51));
        pause(0.15);
      }
    }
  }

  /** A scene that fails after some sections are complete. */
  public static final class Failing extends Scene {
    @Override
    protected void construct() {
      section("one");
      pause(1);
      section("two");
      play(shiftEndlessly());
    }

    private static Animation<?> shiftEndlessly() {
      var square = square(1);
      return animate(square, s -> s.shift(right(1)))
          .rate(
              a -> {
                if (a > 0.5) {
                  throw new IllegalStateException("broken in the middle");
                }
                return a;
              });
    }
  }

  private RenderResult render(String film, RenderSettings settings) {
    return new Renderer(settings)
        .render(
            RenderRequest.film(SceneEntry.of(Told::new), folder.resolve(film))
                .withSections(folder.resolve("parts")));
  }

  private List<String> parts() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("parts"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static List<int[]> pictures(Path film) {
    List<int[]> pictures = new ArrayList<>();
    try (FilmReader reader = FilmReader.open(film)) {
      while (reader.next()) {
        pictures.add(reader.argb().clone());
      }
    }
    return pictures;
  }

  @ParameterizedTest
  @ValueSource(strings = {"mp4", "mov", "mkv", "webm"})
  void concatenatedSectionsAreTheVideo(String ending) throws IOException {
    render("film." + ending, SMALL);
    List<String> films = parts().stream().filter(name -> name.endsWith("." + ending)).toList();
    assertEquals(
        Stream.of("01-Told", "02-A-B-C", "03-Über-休息", "04", "05-A-B-C")
            .map(name -> name + "." + ending)
            .toList(),
        films);
    List<int[]> whole = pictures(folder.resolve("film." + ending));
    List<int[]> pictures = new ArrayList<>();
    float[] mix = mix();
    double worst = 0;
    for (String name : films) {
      Path film = folder.resolve("parts").resolve(name);
      int from = pictures.size() * SAMPLES_OF_A_FRAME;
      pictures.addAll(pictures(film));
      int length = pictures.size() * SAMPLES_OF_A_FRAME - from;
      float[] heard = Waves.read(film, 0);
      assertTrue(heard.length >= length && heard.length < length + 1024, name + heard.length);
      // The encoder adds some delay at the beginning of a video.
      for (int i = from == 0 ? 12_000 : 0; i < length; i++) {
        worst = Math.max(worst, Math.abs(heard[i] - mix[from + i]));
      }
    }
    assertEquals(99, whole.size());
    assertEquals(whole.size(), pictures.size());
    for (int i = 0; i < whole.size(); i++) {
      assertArrayEquals(whole.get(i), pictures.get(i), "picture " + i);
    }
    // Without pre-roll, a section would differ by 0.055 in AAC; Opus has the same limit.
    assertTrue(worst < (ending.equals("webm") ? 0.04 : 0.006), "off by " + worst);
  }

  private float[] mix() {
    Path file = folder.resolve("mix.wav");
    new Renderer(SMALL).render(RenderRequest.film(SceneEntry.of(Told::new), file));
    return Waves.read(file, 0);
  }

  @Test
  void theIndexNamesAllFilesAndTheirTimes() throws IOException {
    render("film.mp4", SMALL);
    String index = Files.readString(folder.resolve("parts/sections.json"));
    assertEquals(
        List.of("01-Told", "02-A-B-C", "03-Über-休息", "04", "05-A-B-C"),
        matches(index, "\"file\": \"(.*).mp4\""));
    assertEquals(
        List.of("0.0", "0.6666666666666666", "1.3333333333333333", "2.0", "2.6666666666666665"),
        matches(index, "\"startSeconds\": ([0-9.]+)"));
    assertEquals(
        99, matches(index, "\"frames\": (\\d+)").stream().mapToInt(Integer::parseInt).sum());
    assertEquals(
        "1\n00:00:00,000 --> 00:00:00,237\nabout Über 休息\n",
        Files.readString(folder.resolve("parts/03-Über-休息.srt")));
  }

  private static List<String> matches(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().map(m -> m.group(1)).toList();
  }

  @Test
  void theNumberOfJobsChangesNoByte() throws IOException {
    render("film.mp4", SMALL.withLoudness(-20));
    Path one = Files.move(folder.resolve("parts"), folder.resolve("one"));
    render("film.mp4", SMALL.withLoudness(-20).withJobs(1));
    for (String name : parts()) {
      assertArrayEquals(
          Files.readAllBytes(one.resolve(name)),
          Files.readAllBytes(folder.resolve("parts").resolve(name)),
          name);
    }
  }

  @Test
  void aRangeHasTheSectionsInIt() throws IOException {
    new Renderer(SMALL)
        .render(
            RenderRequest.film(SceneEntry.of(Told::new), folder.resolve("film.mkv"))
                .withPart(new TimeRange(TimePoint.parse("1"), TimePoint.parse("2")))
                .withSections(folder.resolve("parts")));
    assertEquals(
        List.of("01-A-B-C.mkv", "02-Über-休息.mkv", "02-Über-休息.srt", "sections.json"), parts());
    assertEquals(10, pictures(folder.resolve("parts/01-A-B-C.mkv")).size());
  }

  @Test
  void aFailureLeavesOnlyTheOldFiles() throws IOException {
    RenderRequest request =
        RenderRequest.film(SceneEntry.of(Failing::new), folder.resolve("film.mp4"))
            .withSections(folder.resolve("parts"));
    assertThrows(SceneException.class, () -> new Renderer(SMALL).render(request));
    assertFalse(Files.exists(folder.resolve("parts")));
    Files.createDirectory(folder.resolve("parts"));
    Files.writeString(folder.resolve("parts/mine.txt"), "mine");
    assertThrows(SceneException.class, () -> new Renderer(SMALL).render(request));
    assertEquals(List.of("mine.txt"), parts());
  }

  /** A folder takes a file's name after the video was begun. */
  @Test
  void ifOneFileCannotBeRenamedAllOthersAreRestored() throws IOException {
    Files.createDirectory(folder.resolve("parts"));
    Files.writeString(folder.resolve("parts/01-Told.mp4"), "older");
    Files.createSymbolicLink(folder.resolve("parts/04.mp4"), folder.resolve("linked"));
    Files.writeString(folder.resolve("film.mp4"), "older film");
    Path taken = folder.resolve("parts/sections.json");
    RenderRequest request =
        RenderRequest.film(SceneEntry.of(Told::new), folder.resolve("film.mp4"))
            .withSections(folder.resolve("parts"));
    Renderer renderer =
        new Renderer(SMALL)
            .withProgress(frames -> assertDoesNotThrow(() -> Files.createDirectories(taken)));
    RuntimeException e = assertThrows(RuntimeException.class, () -> renderer.render(request));
    assertTrue(e.getMessage().contains("sections.json"), e.getMessage());
    assertEquals(List.of("01-Told.mp4", "04.mp4", "sections.json"), parts());
    assertEquals("older", Files.readString(folder.resolve("parts/01-Told.mp4")));
    assertTrue(Files.notExists(folder.resolve("linked")));
    assertEquals("older film", Files.readString(folder.resolve("film.mp4")));
    try (Stream<Path> all = Files.list(folder)) {
      assertEquals(2, all.count());
    }
  }

  @Test
  void filesOfOtherSectionsStayAndAreReported() throws IOException {
    Files.createDirectory(folder.resolve("parts"));
    Files.writeString(folder.resolve("parts/06-Gone.mp4"), "old");
    Files.writeString(folder.resolve("parts/notes.txt"), "mine");
    RenderResult result = render("film.mp4", SMALL);
    assertTrue(result.warnings().toString().contains("06-Gone.mp4"), result.warnings()::toString);
    assertFalse(result.warnings().toString().contains("01-"), result.warnings()::toString);
    assertTrue(parts().containsAll(List.of("06-Gone.mp4", "notes.txt", "01-Told.mp4")));
  }

  @Test
  void rejectsASectionWithTheNameOfAFolderBeforeAnyWork() throws IOException {
    Files.createDirectories(folder.resolve("parts/04.mp4"));
    UsageException e = assertThrows(UsageException.class, () -> render("film.mp4", SMALL));
    assertTrue(e.getMessage().contains("04.mp4 is a folder"), e.getMessage());
    assertEquals(List.of("04.mp4"), parts());
  }

  @ParameterizedTest
  @ValueSource(strings = {"film.gif", "film.wav", "film.html"})
  void rejectsFormatsWithoutSegments(String name) {
    RenderRequest request =
        RenderRequest.film(SceneEntry.of(Told::new), folder.resolve(name))
            .withSections(folder.resolve("parts"));
    UsageException e =
        assertThrows(UsageException.class, () -> new Renderer(SMALL).render(request));
    assertTrue(e.getMessage().contains("sections"), e.getMessage());
    assertFalse(Files.exists(folder.resolve("parts")));
  }
}
