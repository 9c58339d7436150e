package zoetrope.internal.render.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

@Timeout(60)
class PngSegmentRendererTest {
  private static final int WIDTH = 96;
  private static final int HEIGHT = 54;

  private final Set<Long> files = ConcurrentHashMap.newKeySet();

  private final CountDownLatch contexts = new CountDownLatch(2);

  /** No worker begins before another does. */
  private RenderContext context() {
    contexts.countDown();
    try {
      assertTrue(contexts.await(20, TimeUnit.SECONDS), "nobody else draws");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return new RenderContext(WIDTH, HEIGHT);
  }

  @Test
  void severalWorkersShareEvenShortSequences() {
    AtomicLong written = new AtomicLong();
    try (WorkerPool pool = new WorkerPool(2, this::context)) {
      PipelineContext context = new PipelineContext(pool, new Timings(), count -> {});
      new Pipeline<>(
              context,
              new Pipeline.Limits(0, Long.MAX_VALUE, 4),
              FrameRate.of(60),
              FrameRange.ALL,
              PngSegmentRendererTest::play,
              new PngSegmentRenderer((number, png) -> files.add(number), WIDTH, HEIGHT, context))
          .run(segment -> written.addAndGet(segment.frames()));
    }
    assertEquals(30, written.get());
    for (long i = 0; i < 30; i++) {
      assertTrue(files.contains(i), "frame " + i);
    }
  }

  private static StageResult play(FrameSink sink) {
    for (Frame frame : Frames.moving(30)) {
      sink.accept(frame, 1);
    }
    return new StageResult(Time.of(0.5), 30, true);
  }
}
