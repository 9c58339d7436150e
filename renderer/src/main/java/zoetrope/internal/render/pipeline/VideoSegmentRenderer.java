package zoetrope.internal.render.pipeline;

import java.util.function.Supplier;
import zoetrope.internal.video.PictureEncoder;
import zoetrope.internal.video.Segment;
import zoetrope.internal.video.YuvPlanes;

/** Draws and encodes whole segments of a film, each with an encoder of its own. */
public final class VideoSegmentRenderer implements SegmentRenderer<Segment> {
  private final Supplier<PictureEncoder> encoders;
  private final PipelineContext shared;
  private final long worth;

  /** Takes an encoder for each segment from {@code encoders}. */
  public VideoSegmentRenderer(Supplier<PictureEncoder> encoders, PipelineContext shared) {
    this(encoders, shared, DrawAhead.WORTH);
  }

  /** The same, where pictures are handed on when drawing takes {@code worth} nanoseconds. */
  VideoSegmentRenderer(Supplier<PictureEncoder> encoders, PipelineContext shared, long worth) {
    this.encoders = encoders;
    this.shared = shared;
    this.worth = worth;
  }

  @Override
  public Segment render(SegmentQueue queue, RenderContext context) {
    try (PictureEncoder encoder = encoders.get();
        DrawAhead pictures = new DrawAhead(queue, context, shared, worth)) {
      FrameRun run = pictures.next();
      while (run != null) {
        YuvPlanes planes = pictures.draw();
        encode(encoder, planes);
        FrameRun next = pictures.next();
        if (next == null) {
          encoder.hold(run.count() - 1);
          shared.progress().accept(run.count() - 1);
        } else {
          repeat(encoder, planes, run.count() - 1, queue);
        }
        run = next;
      }
      long start = System.nanoTime();
      Segment segment = encoder.finish();
      shared.timings().add(Timings.Step.ENCODING, start);
      return segment;
    }
  }

  private void repeat(PictureEncoder encoder, YuvPlanes planes, long times, SegmentQueue queue) {
    for (long i = 0; i < times; i++) {
      queue.check();
      encode(encoder, planes);
    }
  }

  private void encode(PictureEncoder encoder, YuvPlanes planes) {
    long start = System.nanoTime();
    encoder.frame(planes);
    shared.timings().add(Timings.Step.ENCODING, start);
    shared.progress().accept(1);
  }
}
