package zoetrope.render;

import java.util.function.LongConsumer;
import java.util.function.Supplier;
import zoetrope.video.PictureEncoder;
import zoetrope.video.Segment;
import zoetrope.video.YuvPlanes;

/** Draws and encodes whole segments, each with an encoder of its own. */
final class FilmSegments implements Pipeline.Work<DrawingDesk, Segment> {
  private final Supplier<PictureEncoder> encoders;
  private final WorkerPool<DrawingDesk> pool;
  private final Timings timings;
  private final LongConsumer progress;
  private final long worth;

  FilmSegments(
      Supplier<PictureEncoder> encoders,
      WorkerPool<DrawingDesk> pool,
      Timings timings,
      LongConsumer progress) {
    this(encoders, pool, timings, progress, PicturesAhead.WORTH);
  }

  /** The same, where pictures are handed on when drawing takes {@code worth} nanoseconds. */
  FilmSegments(
      Supplier<PictureEncoder> encoders,
      WorkerPool<DrawingDesk> pool,
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
  public Segment render(SegmentFeed feed, DrawingDesk desk) {
    try (PictureEncoder encoder = encoders.get();
        PicturesAhead pictures = new PicturesAhead(feed, desk, pool, timings, worth)) {
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

  private void repeat(PictureEncoder encoder, YuvPlanes planes, long times, SegmentFeed feed) {
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
