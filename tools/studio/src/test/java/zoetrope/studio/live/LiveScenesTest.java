package zoetrope.studio.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.studio.RunningStudio;

/** Scenes that several windows open at once. */
@Timeout(60)
public class LiveScenesTest {
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final LiveScenes scenes = new LiveScenes(threads);

  /** A scene that waits for a moment. */
  public static final class Resting extends Scene {
    @Override
    protected void construct() {
      pause();
    }
  }

  /** A scene that never ends. */
  public static final class Endless extends Scene {
    @Override
    protected void construct() {
      while (time() >= 0) {
        Thread.onSpinWait();
      }
    }
  }

  @AfterEach
  void end() {
    threads.shutdown();
  }

  private LiveScenes.Lease open(SceneEntry entry) {
    return scenes.open(entry, 1, RunningStudio.SETTINGS, Visibility.ALL, Optional.empty());
  }

  /** Returns a scene whose creation waits for {@code goOn} and then fails. */
  private static SceneEntry hanging(CountDownLatch hangs, CountDownLatch goOn) {
    return SceneEntry.of(
        () -> {
          hangs.countDown();
          try {
            goOn.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          throw new IllegalStateException("broken");
        });
  }

  @Test
  void opensOtherScenesWhileOneHangs() throws Exception {
    CountDownLatch hangs = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    SceneEntry hanging = hanging(hangs, goOn);
    Future<LiveScenes.Lease> first = threads.submit(() -> open(hanging));
    try {
      hangs.await();
      Future<LiveScenes.Lease> other =
          threads.submit(() -> open(SceneEntry.of(LiveScenesTest.Resting.class)));
      LiveScenes.Lease opened = other.get(30, TimeUnit.SECONDS);
      assertSame(opened.scene(), open(opened.scene().entry()).scene());
    } finally {
      goOn.countDown();
    }
    Throwable failure = assertThrows(ExecutionException.class, first::get).getCause();
    assertEquals(
        "broken",
        assertThrows(
                SceneException.class,
                () -> {
                  throw failure;
                })
            .getCause()
            .getMessage());
  }

  @Test
  void endsARunAtItsTimeLimit() {
    RenderSettings limited = RunningStudio.SETTINGS.withTimeout(Duration.ofMillis(300));
    SceneEntry endless = SceneEntry.of(Endless.class);
    try (LiveScenes.Lease lease =
        scenes.open(endless, 1, limited, Visibility.ALL, Optional.empty())) {
      CompletionException failure =
          assertThrows(CompletionException.class, lease.scene().whole()::join);
      String message = failure.getCause().getMessage();
      assertTrue(message.contains("time limit of 0.3 s"), message);
    }
  }
}
