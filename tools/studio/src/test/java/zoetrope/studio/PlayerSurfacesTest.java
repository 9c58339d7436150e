package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.BLUE_E;
import static zoetrope.Zoetrope.UP;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.at;
import static zoetrope.Zoetrope.surface;
import static zoetrope.Zoetrope.text;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.NeedsX264;
import zoetrope.frame.FrameRate;
import zoetrope.frame.RasterImage;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.scene.Scene;

/** Surfaces in films of paths, which are videos, in a real browser. */
@Timeout(240)
@ExtendWith(SharedStudio.class)
@NeedsX264
class PlayerSurfacesTest {
  private static final int WIDTH = 480;
  private static final int HEIGHT = 270;
  private static final int RATE = 20;
  private static final double MIN_SIMILARITY = 0.98;
  private static final int DAMAGED_FILMS = 12;
  private static final String PLAYER = "document.querySelector('zoetrope-player')";

  /** A surface that turns, in front of a text that it partly hides. */
  static final class Turning extends Scene {
    @Override
    protected void construct() {
      camera().reorient(-40, 65);
      var words = text("behind the hills");
      words.fixInFrame();
      add(words, text("above").shift(UP.times(3)));
      add(surface((u, v) -> at(4 * u - 2, 4 * v - 2, StrictMath.sin(6 * u))).setColor(BLUE_E));
      play(animate(camera(), c -> c.reorient(20, 65)).runTime(3));
      pause(1);
    }
  }

  private static final SceneEntry SCENE = SceneEntry.of(Turning::new);

  @TempDir private static Path folder;
  private static byte[] film;

  private static Renderer renderer(int jobs) {
    return new Renderer(RenderSettings.of(WIDTH, HEIGHT, FrameRate.of(RATE)).withJobs(jobs));
  }

  @BeforeAll
  static void makeTheFilm() throws IOException {
    Path page = folder.resolve("film.html");
    Path data = folder.resolve("film.zvf");
    renderer(1)
        .render(List.of(RenderRequest.player(SCENE, page), RenderRequest.player(SCENE, data)));
    film = Files.readAllBytes(data);
    browser().open(page.toUri().toString());
    browser().await(PLAYER + ".readyState === 4");
  }

  private static Browser browser() {
    return StudioPage.running.browser;
  }

  private static String opened(byte[] data) {
    browser().js("window.data = '" + Base64.getEncoder().encodeToString(data) + "'");
    return (String)
        browser()
            .driver
            .executeAsyncScript(
                """
                const done = arguments[0];
                (async () => {
                  const p = %s;
                  Object.assign(p.style, { width: '%spx', height: '%spx' });
                  await p.open(Uint8Array.from(atob(data), c => c.charCodeAt(0)).buffer);
                  for (let f = 0; f < 80 && !p.error; f += 9) {
                    p.currentTime = f / 20;
                    await p.showNow();
                  }
                  done(p.error ? p.error.message : '');
                })().catch(e => done(String(e.stack)));
                """
                    .formatted(PLAYER, WIDTH, HEIGHT));
  }

  @Test
  void showsTheFramesOfStills() throws IOException {
    assertEquals("", opened(film));
    browser().await(PLAYER + ".canvas.width === " + WIDTH);
    for (int frame : new int[] {0, 50, 13, 30, 23, 24, 79}) {
      browser().js("void (" + PLAYER + ".currentTime = " + (frame + 0.01) / RATE + ")");
      browser().await("!" + PLAYER + ".seeking");
      String address = (String) browser().js(PLAYER + ".canvas.toDataURL()");
      byte[] png = Base64.getDecoder().decode(address.substring(address.indexOf(',') + 1));
      int[] seen =
          ImageIO.read(new ByteArrayInputStream(png)).getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
      RasterImage still = renderer(1).picture(SCENE, TimePoint.parse("frame:" + frame));
      double similarity = ImageSimilarity.of(still.argb(), seen, WIDTH, HEIGHT);
      assertTrue(similarity >= MIN_SIMILARITY, "frame " + frame + ": " + similarity);
    }
  }

  @Test
  void aSurfaceThatTurnsIsNotLargerThanTwiceItsVideo() throws IOException {
    Path video = folder.resolve("film.mp4");
    renderer(1).render(RenderRequest.film(SCENE, video));
    assertTrue(film.length < 2 * Files.size(video), film.length + " bytes");
  }

  @Test
  void hasTheSameBytesForAnyNumberOfJobs() throws IOException {
    Path other = folder.resolve("other.zvf");
    renderer(4).render(RenderRequest.player(SCENE, other));
    assertEquals(-1, Files.mismatch(folder.resolve("film.zvf"), other));
  }

  @Test
  void refusesDamagedVideosWithoutHanging() {
    Random random = new Random(3);
    for (int i = 0; i < DAMAGED_FILMS; i++) {
      byte[] damaged = film.clone();
      for (int k = 0; k < 200; k++) {
        damaged[8 + random.nextInt(film.length - 2000)] = (byte) random.nextInt(256);
      }
      String error = opened(damaged);
      assertTrue(error.length() < 300, error);
    }
  }
}
