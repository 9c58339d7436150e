package zoetrope.render;

import java.util.function.LongConsumer;
import zoetrope.raster.Damage;
import zoetrope.video.FilmWriter;

/**
 * Draws segments and writes them frame by frame into a film that has one encoder. One segment after
 * the other: the pipeline must let only one be under way.
 */
final class PlainFrames implements Pipeline.Work<DrawingDesk, Long> {
  /** A long hold is written in pieces, so that it can be stopped and is seen to go on. */
  private static final long PIECE = 16;

  private final FilmWriter film;
  private final Timings timings;
  private final LongConsumer progress;

  PlainFrames(FilmWriter film, Timings timings, LongConsumer progress) {
    this.film = film;
    this.timings = timings;
    this.progress = progress;
  }

  /** The number of frames written. */
  @Override
  public Long render(SegmentFeed feed, DrawingDesk desk) {
    desk.begin();
    long written = 0;
    for (Run run = feed.take(); run != null; run = feed.take()) {
      Damage damage = desk.draw(run.frame(), timings);
      long start = System.nanoTime();
      film.frame(desk.pixels(), damage);
      progress.accept(1);
      for (long left = run.count() - 1; left > 0; left -= PIECE) {
        feed.check();
        film.hold(Math.min(left, PIECE));
        progress.accept(Math.min(left, PIECE));
      }
      timings.add(Timings.Step.ENCODING, start);
      written += run.count();
    }
    return written;
  }
}
