package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.scene.Scene;
import zoetrope.tools.pictures.FrameSource;
import zoetrope.tools.pictures.Pixels;

class SideBySideTest {
  private static final String BODY =
      """
      import static zoetrope.Zoetrope.*;
      class Walk extends Scene {
        protected void construct() {
          var s = square();
          play(fadeIn(s).runTime(0.25));
          play(animate(s, a -> a.shift(right(3))).runTime(1));
          %s
        }
      }
      """;

  @TempDir private Path root;
  private Path source;
  private Path key;
  private Path pages;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void folders() throws IOException {
    source = root.resolve("Walk.java");
    pages = root.resolve("pages");
    key = Files.createDirectories(root.resolve("keys/Walk"));
    Files.writeString(source, BODY.formatted("play(fadeOut(s).runTime(0.5));"));
  }

  /**
   * Draws a still of the scene at 20 fps. At 10 fps, plays of 0.25 s would begin between two
   * frames.
   */
  private void picture(String name, String time) {
    SceneEntry scene = new SourceScenes(Scene.class.getClassLoader()).find("" + source).get(0);
    RenderSettings settings = RenderSettings.of(160, 90, FrameRate.of(20)).withJobs(1);
    new Renderer(settings).still(scene, TimePoint.parse(time), key.resolve(name));
  }

  /** Writes a video at 10 fps whose plays begin on a frame: 3, 10 and 5 frames. */
  private void indexed() throws IOException {
    Files.writeString(
        key.resolve("plays.csv"),
        "i,kind,frames,desc\n0,play,3,FadeIn\n1,play,10,\"Move, to\"\n2,play,5,FadeOut\n");
    Files.writeString(
        key.resolve("index.csv"),
        "file,frame,time_s,play_number,label\na.png,3,0.3,1,mid\nb.png,9,0.9,2,mid\n"
            + "c.png,14,1.4,3,begin\n");
    picture("a.png", "0.2");
    picture("b.png", "0.75");
    picture("c.png", "1.25");
  }

  @Test
  void findsATimeByItsPlayAndTheTimeSinceTheStartOfThePlay() throws IOException {
    indexed();
    assertEquals(0, run(), text(err));
    assertTrue(
        text(out).contains("| Walk  |      3 |       0 |    1.0000 |   1.0000 |"), text(out));
    assertTrue(text(out).contains("b  SSIM 1.0000  PSNR inf  at 0.750 s  play 1  Walk.java:6"));
  }

  @Test
  void comparesImagesOfEndsWithTheStageAfterThePlay() throws IOException {
    Files.writeString(
        key.resolve("plays.csv"), "n,t_end,section,what,run_time\n0,0.3,a,b,0.3\n1,1.3,a,b,\n");
    picture("001.png", "1.25");
    assertEquals(0, run(), text(err));
    assertTrue(text(out).contains("| Walk  |      1 |       0 |    1.0000 |"), text(out));
  }

  @Test
  void reportsALowerSsimIfAnObjectHasAnotherPosition() throws IOException {
    indexed();
    picture("b.png", "0.3");
    assertEquals(0, run(), text(err));
    assertTrue(text(out).contains("b  SSIM 0.9"), text(out));
    Pixels sheet = FrameSource.read(pages.resolve("Walk/b.png"));
    assertEquals(3 * 160, sheet.width());
  }

  @Test
  void reportsPlaysOfAnotherLengthAndComparesThemByFraction() throws IOException {
    indexed();
    Files.writeString(
        source, BODY.formatted("").replace("runTime(1)", "runTime(2)").replace("0.25", "0.20"));
    picture("b.png", "1.2");
    assertEquals(0, run(), text(err));
    assertTrue(text(out).contains("b  SSIM 1.0000"), text(out));
    assertTrue(text(out).contains("play 1 takes 2.000 s, in the reference 1.000 s"), text(out));
    assertTrue(
        text(out).contains("our scene has 2 plays and pauses, the reference has 3"), text(out));
    assertTrue(text(out).contains("| Walk  |      2 |       1 |"), text(out));
  }

  @Test
  void comparesAFailingSceneUpToTheFailure() throws IOException {
    indexed();
    Files.writeString(source, BODY.formatted("pause(-1);"));
    assertEquals(1, run(), text(err));
    assertTrue(text(out).contains("our scene fails: Walk.java:7: a pause of -1.0 s"), text(out));
    assertTrue(text(out).contains("| Walk  |      2 |       1 |    1.0000 |"), text(out));
  }

  @Test
  void thePagesWorkFromTheFileSystem() throws IOException {
    indexed();
    assertEquals(0, run("--plays", "1-2", "--list"), text(err));
    String page = Files.readString(pages.resolve("Walk/index.html"));
    assertTrue(page.contains("<img loading=\"lazy\" alt=\"\" src=\"b.png\">"), page);
    assertTrue(Files.exists(pages.resolve("Walk/c.png")));
    assertTrue(Files.notExists(pages.resolve("Walk/a.png")));
    assertTrue(Files.readString(pages.resolve("index.html")).contains("href=\"Walk/index.html\""));
  }

  @Test
  void aMissingFileIsBadUsage() throws IOException {
    assertEquals(2, run());
    assertTrue(text(err).contains("there are no key frames"), text(err));
    indexed();
    assertEquals(2, run("--plays", "some"));
    assertEquals(2, run("--plays", "7"));
    Files.move(key, root.resolve("keys/Run"));
    assertEquals(2, run());
    assertTrue(text(err).contains("no key frames of 'Walk'"), text(err));
  }

  private int run(String... more) {
    out.reset();
    err.reset();
    String[] args = new String[more.length + 4];
    args[0] = root.resolve("keys").toString();
    args[1] = source.toString();
    args[2] = "--out";
    args[3] = pages.toString();
    System.arraycopy(more, 0, args, 4, more.length);
    return ToolLauncher.run(new SideBySide(), stream(out), stream(err), args);
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).strip();
  }
}
