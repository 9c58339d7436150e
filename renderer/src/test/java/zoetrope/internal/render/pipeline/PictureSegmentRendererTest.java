package zoetrope.internal.render.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.animated.AnimatedFormat;
import zoetrope.internal.video.animated.PictureSegment;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;

@Timeout(60)
class PictureSegmentRendererTest {
  private static final int WIDTH = 96;
  private static final int HEIGHT = 54;

  private final CountDownLatch contexts = new CountDownLatch(2);

  /**
   * Creates a drawing context only after a second thread has requested a context, too. So both
   * threads draw.
   */
  private RenderContext context() {
    contexts.countDown();
    try {
      assertTrue(contexts.await(20, TimeUnit.SECONDS), "no other thread draws");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return new RenderContext(WIDTH, HEIGHT);
  }

  @Test
  void severalWorkersShareEvenShortSequences() {
    List<PictureSegment> segments = new ArrayList<>();
    try (WorkerPool pool = new WorkerPool(2, this::context)) {
      PipelineContext context =
          new PipelineContext(pool, new Timings(), count -> {}, SceneWatch.unlimited());
      new Pipeline<>(
              context,
              new Pipeline.Limits(0, Long.MAX_VALUE, 4),
              FrameRate.of(60),
              FrameRange.ALL,
              PictureSegmentRendererTest::play,
              new PictureSegmentRenderer(
                  AnimatedFormat.PNG_FRAMES,
                  VideoSettings.of(WIDTH, HEIGHT, FrameRate.of(60)),
                  context))
          .run(segments::add);
    }
    assertEquals(
        30,
        segments.stream()
            .flatMap(segment -> segment.parts().stream())
            .mapToLong(PictureSegment.Part::frames)
            .sum());
  }

  private static void play(FrameSink sink) {
    for (Frame frame : Frames.moving(30)) {
      sink.accept(frame, 1);
    }
  }
}
