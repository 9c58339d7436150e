package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Sound in the page: its waves, and its synchronisation with the images. */
class StudioSoundTest extends StudioPage {
  private static final int RATE = 48_000;

  /** The maximum number of attempts to measure sound and images together. */
  private static final int PLAYS = 5;

  /** Clicks at 1 s, and at ten minutes and 1 s, in a scene with 30 fps. */
  private static final String CLICKS =
      """
      import static zoetrope.Zoetrope.*;

      public final class Slide extends Scene {
        @Override
        protected void construct() {
          var dot = dot(at(-5, 0));
          add(dot);
          subtitle("one and two", 1);
          sound("click").at(1);
          sound("click").at(601);
          play(animate(dot, d -> d.shift(right(3))).runTime(2));
          pause(597);
          play(animate(dot, d -> d.shift(right(3))).runTime(8));
        }
      }
      """;

  /** Returns a square wave of 100 ms after 10 ms of silence. */
  private static byte[] click() {
    int silent = RATE / 100;
    int count = silent + RATE / 10;
    ByteBuffer wav = wav(count);
    for (int i = 0; i < count; i++) {
      wav.putShort((short) (i < silent ? 0 : i % 40 < 20 ? 16_000 : -16_000));
    }
    return wav.array();
  }

  /**
   * Returns a buffer for a mono WAV file. It has the header, and space for this number of samples.
   */
  static ByteBuffer wav(int samples) {
    return ByteBuffer.allocate(44 + 2 * samples)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put("RIFF".getBytes(StandardCharsets.US_ASCII))
        .putInt(36 + 2 * samples)
        .put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII))
        .putInt(16)
        .putShort((short) 1)
        .putShort((short) 1)
        .putInt(RATE)
        .putInt(2 * RATE)
        .putShort((short) 2)
        .putShort((short) 16)
        .put("data".getBytes(StandardCharsets.US_ASCII))
        .putInt(2 * samples);
  }

  @Override
  String scene() {
    return CLICKS;
  }

  @Override
  void prepare() throws IOException {
    Path sound = file().resolveSibling("click.wav");
    if (!Files.exists(sound)) {
      Files.write(sound, click());
    }
  }

  @BeforeEach
  void turnUp() {
    browser().js("void studio.player.sound.setVolume(1)");
  }

  /**
   * Plays from a frame on, and records the positions of sound and image. On a busy machine, the
   * page may wait most of the time. So this is repeated until there are enough values.
   */
  private static void playFrom(int frame) {
    browser().js("void (window.steps = [])");
    for (int play = 0; play < PLAYS; play++) {
      playOnce(frame);
      browser()
          .await(
              "!studio.player.playing || steps.length > 60 && studio.player.frame > "
                  + (frame + 45));
      if (Boolean.TRUE.equals(browser().js("steps.length > 60"))) {
        return;
      }
    }
    fail("only " + browser().js("steps.length") + " measurements while sound played");
  }

  private static void playOnce(int frame) {
    shown(frame);
    browser()
        .driver
        .executeScript(
            "const look = () => { const heard = studio.player.sound.index();"
                + " if (heard !== undefined && studio.player.onFilm)"
                + " steps.push(studio.player.frame - "
                + frame
                + " - heard); if (studio.player.playing) setTimeout(look, 20); };"
                + " studio.player.play(1); look();");
  }

  /** Returns by how many frames the image is ahead of the sound (median). */
  private static double ahead() {
    return ((Number) browser().js("[...steps].sort((a, b) => a - b)[steps.length >> 1]"))
        .doubleValue();
  }

  @Test
  void drawsTheWaveWhereThereIsSound() {
    browser().await("studio.timeline.handlers.wave.shown?.whole");
    String loud =
        "(() => { const { from, to, peaks } = studio.timeline.handlers.wave.shown; return"
            + " [...peaks].map((p, i) => [p, (from + (to - from) * i / peaks.length) / 48000])"
            + ".filter(([p]) => p > 0).map(([p, t]) => Math.round(t)).join(); })()";
    assertTrue(
        ((String) browser().js(loud)).matches("[01](,1)?,(600|601)(,601)?"),
        () -> "" + browser().js(loud));
    browser()
        .js(
            "void (studio.player.frame = 18045, studio.timeline.zoomBy(1e4), studio.timeline.zoomBy(1))");
    browser()
        .await(
            "studio.timeline.handlers.wave.shown.whole &&"
                + " studio.timeline.handlers.wave.shown.to - studio.timeline.handlers.wave.shown.from"
                + " < 20 * 48000");
    double first =
        ((Number)
                browser()
                    .js(
                        "(() => { const { from, to, peaks } = studio.timeline.handlers.wave.shown;"
                            + " return from + (to - from) * peaks.findIndex((p) => p > 0)"
                            + " / peaks.length; })()"))
            .doubleValue();
    assertEquals(601.01 * RATE, first, RATE / 100.0);
  }

  @Test
  void keepsSoundAndImagesInSyncForTenMinutes() {
    for (int frame : new int[] {0, 18_000}) {
      playFrom(frame);
      // On a busy machine, video may be a moment late, but it never drifts.
      assertTrue(ahead() > -15 && ahead() < 1, () -> ahead() + " frames ahead");
      double most = ((Number) browser().js("Math.max(...steps)")).doubleValue();
      assertTrue(most < 1, () -> most + " frames ahead at most");
      browser().js("void studio.player.stop()");
      assertEquals(0L, browser().js("studio.player.sound.sources.size"));
    }
  }

  @Test
  void joinsPiecesExactlyAtAnyRateForTenMinutes() {
    double off =
        ((Number)
                browser()
                    .driver
                    .executeScript(
                        "const rate = 30000 / 1001, s = new studio.player.sound.constructor({"
                            + " ask: () => {}, sample: (f) => Math.ceil(f * 48000 / rate - 1e-6) });"
                            + " let off = 0; s.start((i) => i < 18000 ? i : undefined, 0, rate);"
                            + " while (s.next < 18000) { s.from += 1; s.asked.clear(); s.fetch();"
                            + " off = Math.max(off, Math.abs(s.until - s.next / rate)); }"
                            + " s.context.close(); return off * 48000;"))
            .doubleValue();
    assertTrue(off < 1.01, () -> off + " samples");
  }

  @Test
  void playsASoundAtItsSampleAndNothingAfterAStop() {
    shown(0);
    browser()
        .driver
        .executeScript(
            "const s = studio.player.sound; s.open(); window.meter = s.context.createAnalyser();"
                + " meter.fftSize = 32768; s.gain.connect(meter); window.heardAt = null;"
                + " const samples = new Float32Array(32768); const look = () => {"
                + " meter.getFloatTimeDomainData(samples);"
                + " const i = samples.findIndex((v) => Math.abs(v) > 0.1); if (i < 0)"
                + " setTimeout(look, 40); else window.heardAt ="
                + " s.context.currentTime - s.origin - (32768 - i) / 48000; };"
                + " s.start((i) => i, 0, 30); const begin = () => {"
                + " if (s.isReady()) s.begin(0); else setTimeout(begin, 10); }; begin(); look();");
    browser().await("heardAt !== null");
    double first = ((Number) browser().js("heardAt")).doubleValue();
    assertEquals(1.01, first, 0.1);
    browser().js("void studio.player.stop()");
    assertEquals(0L, browser().js("studio.player.sound.sources.size"));
    assertEquals("off", browser().js("studio.player.sound.state"));
  }

  @Test
  void playsSoundInLoopsButNotFasterOrBackwards() {
    shown(20);
    browser().js("void (studio.player.loop = { from: 20, to: 49 })");
    browser().js("void studio.player.play(1)");
    browser().await("studio.player.sound.index() > 65");
    assertTrue(number("studio.player.frame") < 50);
    assertTrue(number("studio.player.sound.until * 30") > 65);
    browser().js("void studio.player.setSpeed(2)");
    assertEquals("off", browser().js("studio.player.sound.state"));
    browser().js("void studio.player.setSpeed(1)");
    browser().js("void studio.player.play(-1)");
    assertEquals("off", browser().js("studio.player.sound.state"));
    browser()
        .js("void (studio.player.stop(), studio.player.loop = null, studio.player.direction = 1)");
  }

  @Test
  void changesTheVolumeByKeys() {
    press("0");
    assertEquals(true, browser().js("studio.player.sound.muted"));
    press("8", "8");
    assertEquals(0.8, ((Number) browser().js("studio.player.sound.volume")).doubleValue(), 1e-9);
    assertEquals(false, browser().js("studio.player.sound.muted"));
    press("9", "9", Keys.HOME);
    assertEquals(1.0, ((Number) browser().js("studio.player.sound.volume")).doubleValue(), 1e-9);
  }

  @Test
  void showsSubtitlesUntilTheyAreTurnedOff() {
    shown(10);
    browser().await("document.querySelector('.subtitle')?.textContent === 'one and two'");
    press("7");
    browser().await("!document.querySelector('.subtitle')");
    press("7");
    shown(60);
    browser().await("!document.querySelector('.subtitle')");
  }
}
