package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.NeedsX264;

/**
 * Long plays and many jumps: ten seconds and 300 jumps, or with {@code -Dstudio.minute=true} a
 * minute and a thousand. The test controls the page's clock: the clock waits until the next video
 * frame has arrived. So even on a slow machine, a skipped frame is a bug of the page.
 */
class StudioEnduranceTest extends StudioPage {
  private static final boolean WHOLE = Boolean.getBoolean("studio.minute");
  private static final int SECONDS = WHOLE ? 60 : 10;
  private static final int SCRUBS = WHOLE ? 1000 : 300;
  private static final long MAX_GROWTH = 24L << 20;

  private static final String MOVING =
      """
      import static zoetrope.Zoetrope.*;

      public final class Slide extends Scene {
        @Override
        protected void construct() {
          for (int i = 0; i < 20; i++) {
            double phase = i;
            var dot = dot();
            dot.addUpdater((d, dt) -> d.moveTo(at(
                6 * StrictMath.sin(time() + phase), 3 * StrictMath.cos(phase * time() / 10))));
            add(dot);
          }
          pause(SECONDS);
        }
      }
      """;

  /** Plays from the beginning with a controlled clock. */
  private static final String PLAY =
      """
      window.played = null;
      const { player, picture } = studio;
      const real = window.requestAnimationFrame.bind(window);
      const now = performance.now.bind(performance);
      let clock = now();
      let due = [];
      let waited = 0;
      performance.now = () => clock;
      window.requestAnimationFrame = (action) => due.push(action);
      const before = { ...player.counts };
      player.play(1);
      const isReady = () => !picture.playing.busy
          && (player.frameOf(player.shownIndex + 1) === undefined
              || player.stream.latest(player.shownIndex + 1) > player.shownIndex);
      const step = () => {
        if (!player.playing) {
          window.requestAnimationFrame = real;
          performance.now = now;
          real(() => {}); // Pending actions continue with the page's own clock.
          due.forEach((action) => real(action));
          const { played, dropped, stalls, skipped } = player.counts;
          window.played = [played - before.played, dropped - before.dropped, stalls - before.stalls,
              skipped - before.skipped, picture.playing.lost];
          return;
        }
        if (isReady()) {
          clock += 1000 / player.rate;
          due.splice(0).forEach((action) => action(clock));
          setTimeout(step);
        } else setTimeout(step, 2);
      };
      step();
      """;

  /** Jumps to random places. Each jump waits until the image of the previous place has arrived. */
  private static final String SCRUB =
      """
      window.scrubbed = false;
      const { player } = studio;
      let seed = arguments[0];
      let left = arguments[1];
      const came = player.came.bind(player);
      const next = () => {
        if (left-- === 0) {
          delete player.came;
          window.scrubbed = true;
          return;
        }
        seed = (seed * 48271) % 2147483647;
        player.go(seed % player.frames, true);
      };
      player.came = (request) => {
        came(request);
        if (!player.pending) setTimeout(next);
      };
      next();
      """;

  @Override
  String scene() {
    return MOVING.replace("SECONDS", String.valueOf(SECONDS));
  }

  @NeedsX264
  @Test
  void playsLongWithoutSkippingOrStopping() {
    shown(0);
    browser().await("studio.player.stream.isReadyFor(studio.player.film())");
    browser().await("studio.player.stream.frames.size > 0");
    browser().driver.executeScript(PLAY);
    browser().await("window.played");
    // The first frame was shown already.
    assertEquals(List.of(30L * SECONDS - 1, 0L, 0L, 0L, 0L), browser().js("window.played"));
    assertEquals(30L * SECONDS - 1, browser().js("studio.player.frame"));
  }

  @Test
  void freesMemoryAfterManyJumps() {
    scrub(1, 50);
    long page = pageMemory();
    long server = serverMemory();
    scrub(2, SCRUBS);
    long pageGrowth = pageMemory() - page;
    long serverGrowth = serverMemory() - server;
    assertTrue(pageGrowth < MAX_GROWTH, "the memory of the page grew by " + pageGrowth);
    assertTrue(serverGrowth < MAX_GROWTH, "the memory of the server grew by " + serverGrowth);
  }

  private static void scrub(int seed, int count) {
    browser().driver.executeScript(SCRUB, seed, count);
    browser().await("window.scrubbed");
    browser().await("studio.player.shown === studio.player.frame && studio.player.scale === 1");
  }

  private static long pageMemory() {
    browser().driver.executeCdpCommand("HeapProfiler.collectGarbage", Map.of());
    return ((Number) browser().js("performance.memory.usedJSHeapSize")).longValue();
  }

  private static long serverMemory() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
