package zoetrope.internal.render.film;

import java.io.IOException;
import java.util.Optional;
import zoetrope.internal.render.pipeline.GifSegmentRenderer;
import zoetrope.internal.video.gif.GifFilm;
import zoetrope.internal.video.gif.GifSegment;
import zoetrope.internal.video.gif.GifTiming;
import zoetrope.internal.video.still.Cover;

/** Writes animated GIFs. */
final class GifWriter implements OutputWriter {
  /**
   * Times in a GIF are rounded to hundredths of a second, so a segment depends on its distance from
   * the first frame.
   */
  @Override
  public SegmentKind<GifSegment> segments(SegmentKind.Tools tools) {
    long period = new GifTiming(tools.video().rate()).period();
    return SegmentKind.of(
        new GifSegmentRenderer(tools.video(), tools.from(), tools.context()),
        GifSegment.FORM,
        start -> " from " + (start - tools.from()) % period,
        tools);
  }

  @Override
  public Written write(FilmJob job) throws IOException {
    Optional<Cover> cover = job.cover();
    try (GifFilm film = GifFilm.open(job.target(), job.video())) {
      job.run(segments(job.tools()), film::append);
      job.complete(film.frames(), film::finish);
    }
    job.write(cover);
    job.writeSubtitles();
    return job.written(Optional.empty());
  }
}
