package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

@Timeout(60)
class PictureFilesTest {
  private static final int WIDTH = 96;
  private static final int HEIGHT = 54;

  @TempDir Path folder;

  private final CountDownLatch desks = new CountDownLatch(2);

  /** No worker begins before another does. */
  private RenderContext desk() {
    desks.countDown();
    try {
      assertTrue(desks.await(20, TimeUnit.SECONDS), "nobody else draws");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return new RenderContext(WIDTH, HEIGHT);
  }

  @Test
  void severalWorkersShareEvenShortSequences() {
    AtomicLong written = new AtomicLong();
    try (WorkerPool<RenderContext> pool = new WorkerPool<>(2, this::desk)) {
      new Pipeline<>(
              pool,
              new Pipeline.Limits(0, Long.MAX_VALUE, 4),
              FrameRate.of(60),
              FrameRange.ALL,
              PictureFilesTest::play,
              new PictureFiles(folder, WIDTH, HEIGHT, new Timings(), count -> {}),
              new Timings())
          .run(segment -> written.addAndGet(segment.frames()), new Cancellation());
    }
    assertEquals(30, written.get());
    for (int i = 0; i < 30; i++) {
      assertTrue(Files.exists(folder.resolve(PictureFiles.name(i))), "frame " + i);
    }
  }

  private static StageResult play(FrameSink sink) {
    for (Frame frame : Frames.moving(30)) {
      sink.accept(frame, 1);
    }
    return new StageResult(Time.of(0.5), 30, List.of(), List.of(), List.of(), true, List.of());
  }
}
