package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.NeedsX264;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.OutputException;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;

/** If a presentation cannot be written, older files stay unchanged and no new ones remain. */
@Timeout(60)
@NeedsX264
class TalkFailuresTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(96, 54, FrameRate.of(30)).withJobs(2);

  @TempDir private Path folder;
  private Path talks;

  @BeforeEach
  void makeFolder() throws IOException {
    talks = Files.createDirectory(folder.resolve("talks"));
  }

  /** Three slides of one second each. */
  public static final class Slides extends Scene {
    @Override
    protected void construct() {
      add(square(2));
      for (int i = 0; i < 3; i++) {
        nextSlide();
        play(fadeIn(circle(1 + i)));
      }
    }
  }

  /** A scene without slides. */
  public static final class Plain extends Scene {
    @Override
    protected void construct() {
      play(fadeIn(circle(1)).runTime(0.2));
    }
  }

  /** A scene that fails in its second slide. */
  public static final class Failing extends Scene {
    @Override
    protected void construct() {
      pause(1);
      nextSlide();
      play(
          animate(square(1), s -> s.shift(right(1)))
              .rate(
                  a -> {
                    if (a > 0.5) {
                      throw new IllegalStateException("broken in the middle");
                    }
                    return a;
                  }));
    }
  }

  private static RenderRequest talk(SceneEntry scene, Path file) {
    return RenderRequest.film(scene, file);
  }

  private RenderRequest slides() {
    return talk(SceneEntry.of(Slides::new), talks.resolve("talk.html"));
  }

  private static Renderer atFirstFrames(Action action) {
    return new Renderer(SMALL).withProgress(frames -> assertDoesNotThrow(action::run));
  }

  private interface Action {
    void run() throws IOException;
  }

  private List<String> remainingFiles() throws IOException {
    try (Stream<Path> files = Files.list(talks)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aSceneWithoutSlidesIsOneSlide() throws IOException {
    Path file = talks.resolve("plain.html");
    new Renderer(SMALL).render(talk(SceneEntry.of(Plain::new), file));
    String page = Files.readString(file);
    assertTrue(
        page.contains("\"frames\":6") || page.contains("\"frames\": 6"),
        "the page has another number of frames");
    assertEquals(1, page.split("\"goesOn\"", -1).length - 1);
    assertEquals(List.of("plain.html"), remainingFiles());
  }

  @Test
  void aStoppedRunPreservesTheOlderPresentation() throws IOException {
    Files.writeString(talks.resolve("talk.html"), "older");
    Cancellation stop = new Cancellation();
    Renderer renderer = atFirstFrames(stop::cancel).withCancellation(stop);
    assertThrows(CancellationException.class, () -> renderer.render(slides()));
    assertEquals(List.of("talk.html"), remainingFiles());
    assertEquals("older", Files.readString(talks.resolve("talk.html")));
  }

  @Test
  void aFailedSceneLeavesNoFiles() throws IOException {
    RenderRequest request = talk(SceneEntry.of(Failing::new), talks.resolve("talk.html"));
    assertThrows(SceneException.class, () -> new Renderer(SMALL).render(request));
    assertEquals(List.of(), remainingFiles());
  }

  @Test
  void reportsAFolderWithTheNameOfTheFile() throws IOException {
    Path name = talks.resolve("talk.html");
    Renderer late = atFirstFrames(() -> Files.createDirectories(name.resolve("mine")));
    RuntimeException e = assertThrows(RuntimeException.class, () -> late.render(slides()));
    assertTrue(e.getMessage().contains("talk.html"), e.getMessage());
    assertEquals(List.of("talk.html"), remainingFiles());
    UsageException early =
        assertThrows(UsageException.class, () -> new Renderer(SMALL).render(slides()));
    assertTrue(early.getMessage().contains("is a folder"), early.getMessage());
    assertTrue(Files.exists(name.resolve("mine")));
  }

  @Test
  void reportsADeletedFolderByTheNameOfThePresentation() throws IOException {
    Renderer renderer = atFirstFrames(this::deleteFolder);
    RuntimeException e = assertThrows(RuntimeException.class, () -> renderer.render(slides()));
    assertTrue(e instanceof OutputException, e::toString);
    assertTrue(e.getMessage().contains("talk.html"), e.getMessage());
    assertTrue(Files.notExists(talks), "no folder is created again");
  }

  /** Deletes the folder; any worker may call this. */
  private synchronized void deleteFolder() throws IOException {
    if (Files.exists(talks)) {
      List<Path> all;
      try (Stream<Path> files = Files.walk(talks)) {
        all = files.sorted(Comparator.reverseOrder()).toList();
      }
      for (Path file : all) {
        Files.deleteIfExists(file);
      }
    }
  }

  @Test
  void reportsAReadOnlyFolderBeforeAnyWork() throws IOException {
    Path locked = Files.createDirectory(folder.resolve("locked"));
    assumeTrue(locked.toFile().setWritable(false) && !Files.isWritable(locked), "root may write");
    RenderRequest request = talk(SceneEntry.of(Slides::new), locked.resolve("talk.html"));
    UsageException e =
        assertThrows(UsageException.class, () -> new Renderer(SMALL).render(request));
    assertTrue(e.getMessage().contains("talk.html"), e.getMessage());
  }

  @Test
  void rejectsAFileInPlaceOfTheFolder() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    RenderRequest beneath = talk(SceneEntry.of(Slides::new), file.resolve("talk.html"));
    UsageException e =
        assertThrows(UsageException.class, () -> new Renderer(SMALL).render(beneath));
    assertTrue(e.getMessage().contains("is a file"), e.getMessage());
  }
}
