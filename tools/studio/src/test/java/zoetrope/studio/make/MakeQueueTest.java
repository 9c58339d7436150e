package zoetrope.studio.make;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.output.VideoCodec;
import zoetrope.render.Renderer;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.FilmFormat;
import zoetrope.render.request.Metadata;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.SheetSettings;
import zoetrope.render.request.Thumbnail;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.render.result.UsageException;
import zoetrope.sound.VoiceSettings;
import zoetrope.studio.RunningStudio;

/** The studio makes the same outputs as the command line. */
@Timeout(60)
class MakeQueueTest {
  private static final RenderSettings SETTINGS = RenderSettings.of(Quality.LOW);

  @TempDir private Path folder;
  private SceneEntry scene;
  private MakeQueue queue;

  @BeforeEach
  void open() throws IOException {
    Path file = folder.resolve("Slide.java");
    Files.writeString(file, RunningStudio.SLIDE);
    scene = new SourceScenes(getClass().getClassLoader()).find(file.toString()).get(0);
    queue = new MakeQueue(folder, Thread::new, SegmentCache.none());
  }

  @AfterEach
  void close() {
    queue.close();
  }

  private MakeOrder order(String call) throws IOException {
    JsonNode json = new ObjectMapper().readTree(call.replace('\'', '"'));
    return MakeOrder.read(json, scene, SETTINGS, queue.folder());
  }

  /** Makes an output and waits until it is finished. */
  private Map<String, Object> make(String call) throws Exception {
    int id = (Integer) queue.add(order(call)).get("id");
    while (true) {
      Map<String, Object> job =
          queue.messages().stream().filter(j -> j.get("id").equals(id)).findFirst().orElseThrow();
      if (!List.of("waiting", "running").contains(job.get("status"))) {
        return job;
      }
      Thread.sleep(10);
    }
  }

  @Test
  void rendersTheVideoOfTheCommandLine() throws Exception {
    Map<String, Object> job = make("{'kind':'film','parameters':{'far':'1.5'},'seed':3}");
    assertEquals("done", job.get("status"), job.toString());
    assertEquals(job.get("expected"), job.get("done"));
    Path other = folder.resolve("other.mp4");
    RenderSettings settings = SETTINGS.withParameters(Map.of("far", "1.5")).withSeed(3);
    new Renderer(settings).film(scene, other);
    assertArrayEquals(
        Files.readAllBytes(other), Files.readAllBytes(folder.resolve("out/Slide.mp4")));
  }

  @Test
  void rendersThePartOfTheCommandLine() throws Exception {
    assertEquals("done", make("{'kind':'film','from':'1','to':'2'}").get("status"));
    Path other = folder.resolve("other.mp4");
    TimeRange part = new TimeRange(TimePoint.parse("1"), TimePoint.parse("2"));
    new Renderer(SETTINGS).render(RenderRequest.film(scene, other).withPart(part));
    assertArrayEquals(
        Files.readAllBytes(other), Files.readAllBytes(folder.resolve("out/Slide-1-2.mp4")));
  }

  @Test
  void refusesToWriteThroughSymbolicLinks(@TempDir Path outside) throws Exception {
    Files.createSymbolicLink(folder.resolve("linked"), outside);
    Files.createSymbolicLink(folder.resolve("nowhere"), outside.resolve("missing"));
    Files.createSymbolicLink(folder.resolve("file.mp4"), outside.resolve("file.mp4"));
    for (String call :
        List.of(
            "{'kind':'film','target':'linked/a.mp4'}",
            "{'kind':'film','target':'linked/new/a.mp4'}",
            "{'kind':'film','target':'nowhere/a.mp4'}",
            "{'kind':'film','target':'file.mp4'}",
            "{'kind':'film','stems':'linked'}",
            "{'kind':'film','sections':'linked','several':true}")) {
      UsageException e = assertThrows(UsageException.class, () -> order(call), call);
      assertTrue(e.getMessage().contains("writes only to the folder"), e.getMessage());
    }
    Files.createSymbolicLink(folder.resolve("inner"), Files.createDirectory(folder.resolve("in")));
    assertEquals(
        "a.mp4", order("{'kind':'film','target':'inner/a.mp4'}").target().getFileName().toString());
  }

  @Test
  void readsAllOptionsOfTheCommandLine() throws Exception {
    MakeOrder order =
        order(
            "{'kind':'film','width':320,'height':180,'rate':'12.5','fit':'height','crf':'30',"
                + "'preset':'fast','jobs':'1','seed':7,'timeout':'90','loudness':'-16',"
                + "'voice':'recorded','words':'120','language':'de','burnSubtitles':'true','transparent':'true',"
                + "'stems':'tracks','sections':'parts','thumbnail':'1','thumbnailType':'jpg','codec':'vp9','lossless':'true','title':'A"
                + " slide','author':'me','comment':'twice','date':'2026','cache':'ignored'}");
    RenderSettings expected =
        RenderSettings.of(320, 180, FrameRate.parse("12.5"))
            .withFit(FrameFit.HEIGHT)
            .withEncoding(30, "fast")
            .withJobs(1)
            .withSeed(7)
            .withTimeout(Duration.ofSeconds(90))
            .withLoudness(-16)
            .withVoice(VoiceSettings.parse("recorded").withWordsAMinute(120).withLanguage("de"))
            .withBurntSubtitles()
            .withTransparency()
            .withFormat(new FilmFormat(Optional.of(VideoCodec.VP9), true))
            .withMetadata(
                new Metadata(
                    Optional.of("A slide"),
                    Optional.of("me"),
                    Optional.of("twice"),
                    Optional.of("2026")));
    assertEquals(expected, order.settings());
    Path top = folder.toAbsolutePath();
    assertEquals(top.resolve("tracks"), order.beside().stems().orElseThrow());
    assertEquals(top.resolve("parts"), order.beside().sections().orElseThrow());
    assertEquals(
        new Thumbnail(TimePoint.parse("1"), top.resolve("out/Slide-de.jpg")),
        order.beside().thumbnail().orElseThrow());
    assertEquals(MakeOrder.CacheUse.IGNORED, order.cacheUse());
    MakeOrder sheet =
        order(
            "{'kind':'storyboard','paper':'letter','portrait':'true','columns':'4','pictureScale':'3'}");
    assertEquals(new SheetSettings(SheetSettings.Paper.LETTER, true, 4), sheet.sheet());
    assertEquals(3, sheet.still().pictureScale().orElseThrow());
  }

  @Test
  void makesStillsAndImageSequences() throws Exception {
    assertEquals("done", make("{'kind':'still','at':'0.5','target':'a/b.png'}").get("status"));
    Path other = folder.resolve("other.png");
    new Renderer(SETTINGS).still(scene, TimePoint.parse("0.5"), other);
    assertArrayEquals(Files.readAllBytes(other), Files.readAllBytes(folder.resolve("a/b.png")));
    Map<String, Object> job = make("{'kind':'sequence','section':'End'}");
    assertEquals("done", job.get("status"), job.toString());
    assertEquals(List.of(), job.get("files"));
    try (Stream<Path> made = Files.list(folder.resolve("out/Slide-End"))) {
      assertEquals(15, made.count());
    }
  }

  @Test
  void plansAnOutput() throws Exception {
    Path top = folder.toAbsolutePath();
    Map<String, Object> film = MakePlan.of(order("{'kind':'film','section':'End'}"), top);
    assertEquals("out/Slide-End.mp4", film.get("target"));
    assertEquals(15L, film.get("frames"));
    assertEquals(1.0, film.get("seconds"));
    assertEquals(1L, film.get("plays"));
    Map<String, Object> still = MakePlan.of(order("{'kind':'still','play':'1'}"), top);
    assertEquals(1L, still.get("frames"));
    assertFalse(Files.exists(folder.resolve("out/Slide-play1.png")));
  }

  @Test
  void namesEachOfSeveralOutputs() throws Exception {
    assertEquals(
        "shots/Slide-2.png",
        make("{'kind':'still','at':'2','several':true,'target':'shots'}").get("target"));
    assertTrue(Files.exists(folder.resolve("shots/Slide-2.png")));
    MakeOrder film =
        order("{'kind':'film','language':'de','play':'0','stems':'tracks','several':true}");
    assertEquals(folder.toAbsolutePath().resolve("out/Slide-play0-de.mp4"), film.target());
    assertEquals(
        folder.toAbsolutePath().resolve("tracks/Slide-play0-de"),
        film.beside().stems().orElseThrow());
  }

  @Test
  void makesTheSoundAloneForItsFileTypes() throws Exception {
    Map<String, Object> job = make("{'kind':'sound'}");
    assertEquals("failed", job.get("status"));
    assertTrue(job.get("message").toString().contains("has no sound"), job.toString());
  }

  @Test
  void leavesNothingAfterCancelling() throws Exception {
    int running =
        (Integer) queue.add(order("{'kind':'film','width':1920,'height':1080}")).get("id");
    int waiting = (Integer) queue.add(order("{'kind':'still','at':'0'}")).get("id");
    for (int id : new int[] {waiting, running}) {
      queue.cancel(new ObjectMapper().readTree("{\"job\":" + id + "}"));
    }
    while (queue.messages().stream().anyMatch(j -> !j.get("status").equals("cancelled"))) {
      Thread.sleep(10);
    }
    assertFalse(Files.exists(folder.resolve("out/Slide.mp4")));
    assertFalse(Files.exists(folder.resolve("out/Slide-0.png")));
  }

  @Test
  void reportsWhyAJobFailed() throws Exception {
    Map<String, Object> job = make("{'kind':'still','at':'99'}");
    assertEquals("failed", job.get("status"));
    assertTrue(job.get("message").toString().contains("99"), job.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'kind':'film','target':'/etc/passwd'}",
        "{'kind':'film','target':'../outside.mp4'}",
        "{'kind':'film','target':'.'}",
        "{'kind':'still','target':'a.txt'}",
        "{'kind':'storyboard','target':'a.mp4'}",
        "{'kind':'storyboard','columns':'9'}",
        "{'kind':'storyboard','paper':'a3'}",
        "{'kind':'presentation','target':'a.mp4'}",
        "{'kind':'film','codec':'divx'}",
        "{'kind':'film','sections':'../parts'}",
        "{'kind':'film','thumbnail':'1','thumbnailType':'gif'}",
        "{'kind':'film','date':'today'}",
        "{'kind':'film','jobs':'many'}",
        "{'kind':'film','cache':'stolen'}",
        "{'kind':'film','target':'a\\u0000b.mp4'}",
        "{'kind':'film','crf':'99'}",
        "{'kind':'film','preset':'fastest'}",
        "{'kind':'film','play':'x'}",
        "{'kind':'film','voice':'touch {text} {out}'}",
        "{'kind':'film','stems':'../tracks'}",
        "{'kind':'still','at':'1','several':true,'target':'a.png'}",
        "{'kind':'opera'}"
      })
  void refusesImpossibleOrders(String call) {
    assertThrows(UsageException.class, () -> order(call));
  }
}
