package zoetrope.internal.render.film;

import java.io.IOException;
import java.util.Optional;
import zoetrope.internal.audio.SoundtrackFile;

final class SoundFileWriter implements OutputWriter {
  @Override
  public SegmentKind<?> segments(SegmentKind.Tools tools) {
    throw new IllegalArgumentException("a sound file has no segments");
  }

  @Override
  public Written write(FilmJob job) throws IOException {
    return job.written(
        Optional.of(
            SoundtrackFile.write(
                job.format(), job.target(), job.plan().sound(), job.tags(), job.check())));
  }
}
