package zoetrope.internal.render.playback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

/** Several threads request frames while the scene runs. */
@Timeout(60)
class FrameSeekerTest {
  private static final long CACHE_BYTES = 1 << 20;
  private static final long PAGE_FRAMES = 120;

  /** Returns a frame whose background's colour contains its number. */
  private static Frame frame(long number) {
    return new Frame(Camera.DEFAULT, Color.ofArgb(0xFF000000 | (int) number), List.of());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new CancellationException("interrupted");
    }
  }

  /** Requests a frame on another thread, and returns when that thread waits. */
  private static FutureTask<Frame> waiting(FrameSeeker frames, long number) {
    FutureTask<Frame> asked = new FutureTask<>(() -> frames.find(number));
    Thread thread = new Thread(asked);
    thread.setDaemon(true);
    thread.start();
    while (thread.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    return asked;
  }

  /** A scene that fails unless it is run for a single frame. */
  private static final class Broken implements Playback {
    private final CountDownLatch running = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);

    @Override
    public StageResult observe(StageObserver observer) {
      throw new SceneException("broken", null, "", 0);
    }

    @Override
    public StageResult play(FrameRange range, FrameSink sink) {
      running.countDown();
      await(goOn);
      sink.accept(frame(range.from()), 1);
      return new StageResult(
          Time.of(1),
          range.to(),
          false,
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          false);
    }
  }

  @Test
  void returnsTheRequestedFrameWhileAnotherIsMade() throws Exception {
    Broken scene = new Broken();
    try (FrameSeeker frames = new FrameSeeker(scene, CACHE_BYTES, PAGE_FRAMES)) {
      FutureTask<Frame> first = waiting(frames, 3);
      await(scene.running);
      FutureTask<Frame> second = waiting(frames, 5);
      scene.goOn.countDown();
      assertEquals(frame(5), second.get(30, TimeUnit.SECONDS));
      assertEquals(frame(3), first.get(30, TimeUnit.SECONDS));
    }
  }

  /** A scene without an end that waits before its third frame. */
  private static final class Endless implements Playback {
    private final CountDownLatch goOn = new CountDownLatch(1);
    private final CompletableFuture<Void> reached = new CompletableFuture<>();

    @Override
    public StageResult observe(StageObserver observer) {
      for (long i = 0; ; i++) {
        if (i == 2) {
          reached.complete(null);
          await(goOn);
        }
        long number = i;
        observer.passed(number + 1);
        observer.frame(frame(number), number, 1);
      }
    }

    @Override
    public StageResult play(FrameRange range, FrameSink sink) {
      throw new AssertionError("frames must come from the observed run, not from a new one");
    }
  }

  @Test
  void aWaitingThreadGetsItsFrameEvenIfTheRunPauses() throws Exception {
    Endless scene = new Endless();
    try (FrameSeeker frames = new FrameSeeker(scene, CACHE_BYTES, PAGE_FRAMES)) {
      scene.reached.get();
      FutureTask<Frame> asked = waiting(frames, 5);
      frames.hold();
      scene.goOn.countDown();
      assertNotNull(asked.get(30, TimeUnit.SECONDS));
    }
  }
}
