package zoetrope.internal.render.film;

import java.io.IOException;
import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.render.plan.FilmPart;
import zoetrope.internal.render.presentation.PathPresentation;
import zoetrope.internal.vector.film.VectorFilmFile;
import zoetrope.internal.vector.film.VectorSegment;
import zoetrope.scene.Time;
import zoetrope.sound.SoundLevels;

/** Writes presentations whose slides are films of paths. */
final class PathPresentationWriter implements OutputWriter {
  private SoundLevels loudest;

  @Override
  public SegmentKind<VectorSegment> segments(SegmentKind.Tools tools) {
    return VectorFilmWriter.vectorSegments(tools);
  }

  @Override
  public Written write(FilmJob job) throws IOException {
    Soundtrack track = job.plan().sound().leveled(job.check());
    try (PathPresentation page =
        new PathPresentation(
            job.plan(),
            job.settings(),
            VectorFilmWriter.facts(job),
            (part, film) -> complete(job, part, film, track))) {
      job.run(segments(job.tools()), page::append);
      job.complete(page.frames(), page::finish);
    }
    return job.written(Optional.ofNullable(loudest));
  }

  private void complete(FilmJob job, FilmPart part, VectorFilmFile film, Soundtrack track)
      throws IOException {
    film.texts(job.texts(part.range()));
    FrameRate rate = job.settings().rate();
    Soundtrack own =
        track.part(
            Time.ofFrame(part.range().from(), rate).firstSample(),
            Time.ofFrame(part.range().to(), rate).firstSample());
    VectorFilmWriter.writeSound(job, own, film)
        .filter(levels -> loudest == null || levels.peak() > loudest.peak())
        .ifPresent(levels -> loudest = levels);
  }
}
