package zoetrope.internal.render.film;

import java.io.IOException;
import java.util.Optional;
import zoetrope.internal.render.pipeline.PictureSegmentRenderer;
import zoetrope.internal.video.animated.AnimatedFormat;
import zoetrope.internal.video.animated.PictureFilm;
import zoetrope.internal.video.animated.PictureSegment;
import zoetrope.internal.video.still.Cover;

/** Writes animated PNG and WebP files. */
record AnimationWriter(AnimatedFormat format) implements OutputWriter {
  @Override
  public SegmentKind<PictureSegment> segments(SegmentKind.Tools tools) {
    return SegmentKind.of(
        new PictureSegmentRenderer(format, tools.video(), tools.context()),
        PictureSegment.FORM,
        tools);
  }

  @Override
  public Written write(FilmJob job) throws IOException {
    Optional<Cover> cover = job.cover();
    try (PictureFilm film = PictureFilm.open(job.target(), format, job.video(), job.tags())) {
      job.run(segments(job.tools()), film::append);
      job.complete(film.frames(), film::finish);
    }
    job.write(cover);
    job.writeSubtitles();
    return job.written(Optional.empty());
  }
}
