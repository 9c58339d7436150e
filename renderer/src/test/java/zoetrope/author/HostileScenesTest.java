package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.shapes.Square;
import zoetrope.render.Renderer;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.Scene;

/** Hostile scenes, each rendered together with a correct scene. */
@Timeout(90)
class HostileScenesTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(64, 36, FrameRate.of(10)).withJobs(1);

  @TempDir private Path folder;

  private record Attack(String name, Body body, String message) {
    @Override
    public String toString() {
      return name;
    }
  }

  private interface Body {
    void run(Hostile scene) throws Throwable;
  }

  private static final class Hostile extends Scene {
    private final Body body;

    Hostile(Body body) {
      this.body = body;
    }

    void rest() {
      pause(0.5);
    }

    void show(Square square) {
      add(square);
      pause(0.5);
    }

    @Override
    protected void construct() {
      try {
        body.run(this);
      } catch (Throwable e) {
        sneak(e);
      }
    }
  }

  /**
   * Whether hanging scenes must end. It is set after each test, because abandoned scenes use CPU
   * time while other tests run.
   */
  private static volatile boolean mustEnd;

  @BeforeEach
  void begin() {
    mustEnd = false;
  }

  @AfterEach
  void end() throws InterruptedException {
    mustEnd = true;
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("zoetrope-scene")) {
        thread.join();
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void sneak(Throwable e) throws T {
    throw (T) e;
  }

  /** Ignores interrupts and waits in a loop, but yields the CPU. */
  private static void hang() {
    while (!mustEnd) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  private static Stream<Attack> failures() {
    return Stream.of(
        new Attack(
            "a throwable",
            s -> {
              throw new Throwable("sneaky");
            },
            "sneaky"),
        new Attack(
            "a cancellation",
            s -> {
              throw new CancellationException("mine");
            },
            "mine"),
        new Attack(
            "an error",
            s -> {
              throw new InternalError("odd");
            },
            "odd"),
        new Attack(
            "memory",
            s -> {
              throw new OutOfMemoryError("none left");
            },
            "out of memory"),
        new Attack(
            "an interrupt",
            s -> {
              Thread.currentThread().interrupt();
              s.rest();
            },
            "interrupted its own thread"),
        new Attack(
            "an interrupt in an updater",
            s -> s.show(new Square().addUpdater(m -> Thread.currentThread().interrupt())),
            "interrupted its own thread"),
        new Attack(
            "a thread",
            s -> {
              Thread thread =
                  new Thread(
                      () -> {
                        throw new IllegalStateException("elsewhere");
                      });
              thread.start();
              thread.join();
              s.rest();
            },
            "elsewhere"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void anythingThrownFailsOnlyItsScene(Attack attack) {
    Failure failure = failureOf(attack, SMALL);
    assertTrue(failure.message().contains(attack.message()), failure::toString);
    assertEquals("HostileScenesTest.java", failure.file());
    assertTrue(failure.line() > 0);
  }

  private static Stream<Attack> hanging() {
    return Stream.of(
        new Attack("a loop", s -> hang(), "hang()"),
        new Attack(
            "a loop in an updater",
            s -> s.show(new Square().addUpdater(m -> hang())),
            "while its code ran"),
        new Attack(
            "a loop that catches all",
            s -> {
              while (!mustEnd) {
                try {
                  s.rest();
                  hang();
                } catch (RuntimeException e) {
                  Thread.onSpinWait();
                }
              }
            },
            "while its code ran"));
  }

  /** Runs all cases at the same time, because each one takes the whole time limit. */
  @Test
  void hangingScenesAreAbandonedAtTheTimeLimit() throws Exception {
    List<Attack> attacks = hanging().toList();
    // Loading classes for the first video would use up its time limit.
    new Renderer(SMALL)
        .film(SceneEntry.of(() -> new Hostile(Hostile::rest)), folder.resolve("warm.mp4"));
    RenderSettings limited = SMALL.withTimeout(Duration.ofSeconds(1));
    ExecutorService threads = Executors.newFixedThreadPool(attacks.size());
    try {
      List<Future<Failure>> failures = new ArrayList<>();
      for (Attack attack : attacks) {
        failures.add(threads.submit(() -> failureOf(attack, limited)));
      }
      for (int i = 0; i < attacks.size(); i++) {
        Failure failure = failures.get(i).get();
        assertEquals(Failure.Kind.TIMEOUT, failure.kind(), failure::toString);
        assertTrue(failure.message().contains("time limit of 1 s"), failure::toString);
        assertTrue(failure.message().contains(attacks.get(i).message()), failure::toString);
        assertEquals("HostileScenesTest.java", failure.file());
      }
    } finally {
      threads.shutdown();
    }
  }

  /** Renders a hostile scene and a correct one, and returns the failure of the hostile one. */
  private Failure failureOf(Attack attack, RenderSettings settings) {
    Path bad = folder.resolve(attack.name() + " bad.mp4");
    Path good = folder.resolve(attack.name() + " good.mp4");
    Body body = attack.body();
    List<RenderResult> results =
        new Renderer(settings)
            .render(
                List.of(
                    RenderRequest.film(SceneEntry.of(() -> new Hostile(body)), bad),
                    RenderRequest.film(SceneEntry.of(() -> new Hostile(Hostile::rest)), good)));
    assertEquals(Optional.empty(), results.get(1).failure());
    assertTrue(Files.exists(good) && Files.notExists(bad));
    return results.get(0).failure().orElseThrow();
  }

  private static void awaitRelease(CountDownLatch release) {
    try {
      release.await(60, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void reportsAThreadThatStillRuns() {
    CountDownLatch release = new CountDownLatch(1);
    Body body =
        s -> {
          new Thread(() -> awaitRelease(release), "stayer").start();
          s.rest();
        };
    List<String> warnings =
        new Renderer(SMALL).dryRun(SceneEntry.of(() -> new Hostile(body))).warnings();
    release.countDown();
    assertEquals(1, warnings.size(), warnings::toString);
    assertTrue(warnings.get(0).contains("'stayer', which still runs at HostileScenesTest.java:"));
  }

  @Test
  void anEndlessSceneIsAbandonedWhenCancelled() throws Exception {
    Cancellation stop = new Cancellation();
    CountDownLatch began = new CountDownLatch(1);
    Body body =
        s -> {
          began.countDown();
          hang();
        };
    Thread stopping =
        new Thread(
            () -> {
              awaitRelease(began);
              stop.cancel();
            });
    stopping.start();
    Throwable thrown =
        assertThrows(
            CancellationException.class,
            () ->
                new Renderer(SMALL)
                    .withCancellation(stop)
                    .dryRun(SceneEntry.of(() -> new Hostile(body))));
    assertTrue(thrown.getMessage().contains("stopped"));
    stopping.join();
  }

  @Test
  void rejectsATimeLimitOfZero() {
    assertThrows(IllegalArgumentException.class, () -> SMALL.withTimeout(Duration.ZERO));
    assertEquals(Map.of(), SMALL.withTimeout(null).parameters());
    assertEquals(Optional.empty(), SMALL.withTimeout(null).timeout());
  }
}
