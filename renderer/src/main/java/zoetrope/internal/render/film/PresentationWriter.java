package zoetrope.internal.render.film;

import java.io.IOException;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import zoetrope.frame.Frame;
import zoetrope.internal.audio.LevelMeter;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.render.presentation.PresentationFile;
import zoetrope.internal.video.segment.Segment;

/** Writes presentations. */
final class PresentationWriter implements OutputWriter {
  @Override
  public SegmentKind<Segment> segments(SegmentKind.Tools tools) {
    return new VideoWriter().segments(tools);
  }

  @Override
  public Written write(FilmJob job) throws IOException {
    // The scene's thread adds the last frame of each slide, and this thread draws them.
    Queue<Frame> lastFrames = new ConcurrentLinkedQueue<>();
    job.onLastFrames(lastFrames::add);
    Soundtrack track = job.plan().sound().leveled(job.check());
    try (LevelMeter meter = new LevelMeter();
        PresentationFile file =
            new PresentationFile(
                job.plan(), job.session(), job.partSound(track, meter), lastFrames::remove)) {
      job.run(segments(job.tools()), file::append);
      job.complete(file.frames(), file::finish);
      return job.written(track.isEmpty() ? Optional.empty() : Optional.of(meter.levels()));
    }
  }
}
