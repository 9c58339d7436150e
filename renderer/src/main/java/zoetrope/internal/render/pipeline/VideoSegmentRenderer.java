package zoetrope.internal.render.pipeline;

import java.util.function.Function;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.segment.Segment;

/**
 * Draws and encodes segments of a video whose encoder takes YUV planes. Each segment has a separate
 * encoder.
 */
public final class VideoSegmentRenderer implements SegmentRenderer<Segment> {
  private static final long REPEATS_PER_STEP = 120;

  private final Function<SegmentQueue, PictureEncoder> encoders;
  private final PipelineContext pipeline;
  private final long minDrawNanos;

  /** Creates a renderer that takes an encoder for each segment from {@code encoders}. */
  public VideoSegmentRenderer(
      Function<SegmentQueue, PictureEncoder> encoders, PipelineContext pipeline) {
    this(encoders, pipeline, DrawAhead.MIN_SHARED_NANOS);
  }

  /**
   * Creates a renderer that lets other workers draw later pictures of a segment if drawing a
   * picture takes at least {@code minDrawNanos} nanoseconds.
   */
  VideoSegmentRenderer(
      Function<SegmentQueue, PictureEncoder> encoders,
      PipelineContext pipeline,
      long minDrawNanos) {
    this.encoders = encoders;
    this.pipeline = pipeline;
    this.minDrawNanos = minDrawNanos;
  }

  @Override
  public Segment render(SegmentQueue queue, RenderContext context) {
    try (PictureEncoder encoder = encoders.apply(queue);
        DrawAhead drawAhead = new DrawAhead(queue, context, pipeline, minDrawNanos)) {
      FrameRun run = drawAhead.next();
      while (run != null) {
        YuvPlanes planes = drawAhead.draw();
        encode(encoder, planes);
        FrameRun next = drawAhead.next();
        if (next == null) {
          repeatLast(encoder, run.count() - 1, queue);
        } else {
          repeat(encoder, planes, run.count() - 1, queue);
        }
        run = next;
      }
      long start = System.nanoTime();
      Segment segment = encoder.finish();
      pipeline.timings().add(Timings.Step.ENCODING, start);
      return segment;
    }
  }

  /**
   * Repeats the last picture in steps and checks for cancellation between them. Some encoders take
   * time for each repeated picture.
   */
  private void repeatLast(PictureEncoder encoder, long repeats, SegmentQueue queue) {
    long start = System.nanoTime();
    for (long left = repeats; left > 0; left -= REPEATS_PER_STEP) {
      queue.check();
      encoder.repeatLast(Math.min(REPEATS_PER_STEP, left));
      pipeline.progress().accept(Math.min(REPEATS_PER_STEP, left));
    }
    pipeline.timings().add(Timings.Step.ENCODING, start);
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
    pipeline.timings().add(Timings.Step.ENCODING, start);
    pipeline.progress().accept(1);
  }
}
