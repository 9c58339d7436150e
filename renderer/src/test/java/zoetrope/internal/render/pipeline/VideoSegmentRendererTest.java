package zoetrope.internal.render.pipeline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import zoetrope.NeedsX264;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.internal.video.segment.Segment;

@NeedsX264
class VideoSegmentRendererTest {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 360;
  private static final int FRAMES = 60;

  /** Returns frames with a square that moves, and another that is in every third frame only. */
  private static List<Frame> blinking() {
    Item blinking = Frames.square(5).items().get(0);
    List<Frame> frames = new ArrayList<>();
    for (Frame frame : Frames.moving(FRAMES)) {
      Item moving = frame.items().get(0);
      frames.add(Frames.of(frames.size() % 3 == 1 ? List.of(moving, blinking) : List.of(moving)));
    }
    return frames;
  }

  /** Encodes frames as a segment. Each frame is shown twice, and the last frame for a second. */
  private static byte[] segment(List<Frame> frames, int workers, long worth) throws IOException {
    SegmentQueue queue = Frames.queue(new PipelineMonitor());
    for (int i = 0; i < frames.size(); i++) {
      queue.put(new FrameRun(frames.get(i), 2 * i, i < frames.size() - 1 ? 2 : 30), 1);
    }
    queue.end(null);
    AtomicLong shown = new AtomicLong();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (WorkerPool pool = new WorkerPool(workers, () -> new RenderContext(WIDTH, HEIGHT));
        RenderContext context = new RenderContext(WIDTH, HEIGHT)) {
      VideoSettings settings = VideoSettings.of(WIDTH, HEIGHT, FrameRate.of(30));
      SegmentEncoders encoders = new SegmentEncoders();
      Segment segment =
          new VideoSegmentRenderer(
                  q -> encoders.open(settings),
                  new PipelineContext(
                      pool, new Timings(), shown::addAndGet, SceneWatch.unlimited()),
                  worth)
              .render(queue, context);
      assertEquals(2 * frames.size() + 28, segment.frames());
      assertEquals(segment.frames(), shown.get());
      Segment.FORM.write(segment, bytes);
    }
    return bytes.toByteArray();
  }

  @Test
  void writesTheSameBytesWhicheverThreadDrawsAFrame() throws Exception {
    List<Frame> frames = blinking();
    byte[] alone = segment(frames, 1, Long.MAX_VALUE);
    for (int i = 0; i < 6; i++) {
      assertArrayEquals(alone, segment(frames, 3, 0));
    }
  }
}
