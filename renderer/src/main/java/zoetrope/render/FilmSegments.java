package zoetrope.render;

import java.util.function.LongConsumer;
import java.util.function.Supplier;
import zoetrope.internal.video.PictureEncoder;
import zoetrope.internal.video.Segment;
import zoetrope.internal.video.YuvPlanes;

/** Draws and encodes whole segments, each with an encoder of its own. */
final class FilmSegments implements Pipeline.Work<RenderContext, Segment> {
  private final Supplier<PictureEncoder> encoders;
  private final WorkerPool<RenderContext> pool;
  private final Timings timings;
  private final LongConsumer progress;
  private final long worth;

  FilmSegments(
      Supplier<PictureEncoder> encoders,
      WorkerPool<RenderContext> pool,
      Timings timings,
      LongConsumer progress) {
    this(encoders, pool, timings, progress, DrawAhead.WORTH);
  }

  /** The same, where pictures are handed on when drawing takes {@code worth} nanoseconds. */
  FilmSegments(
      Supplier<PictureEncoder> encoders,
      WorkerPool<RenderContext> pool,
      Timings timings,
      LongConsumer progress,
      long worth) {
    this.encoders = encoders;
    this.pool = pool;
    this.timings = timings;
    this.progress = progress;
    this.worth = worth;
  }

  @Override
  public Segment render(SegmentQueue feed, RenderContext desk) {
    try (PictureEncoder encoder = encoders.get();
        DrawAhead pictures = new DrawAhead(feed, desk, pool, timings, worth)) {
      Run run = pictures.next();
      while (run != null) {
        YuvPlanes planes = pictures.draw();
        encode(encoder, planes);
        Run next = pictures.next();
        if (next == null) {
          encoder.hold(run.count() - 1);
          progress.accept(run.count() - 1);
        } else {
          repeat(encoder, planes, run.count() - 1, feed);
        }
        run = next;
      }
      long start = System.nanoTime();
      Segment segment = encoder.finish();
      timings.add(Timings.Step.ENCODING, start);
      return segment;
    }
  }

  private void repeat(PictureEncoder encoder, YuvPlanes planes, long times, SegmentQueue feed) {
    for (long i = 0; i < times; i++) {
      feed.check();
      encode(encoder, planes);
    }
  }

  private void encode(PictureEncoder encoder, YuvPlanes planes) {
    long start = System.nanoTime();
    encoder.frame(planes);
    timings.add(Timings.Step.ENCODING, start);
    progress.accept(1);
  }
}
