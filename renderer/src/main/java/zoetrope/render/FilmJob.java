package zoetrope.render;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import zoetrope.internal.video.Container;
import zoetrope.internal.video.GifFilm;
import zoetrope.internal.video.PictureEncoder;
import zoetrope.internal.video.SegmentedFilm;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;

/** Renders one job through a pipeline, in whichever way its target asks for. */
final class FilmJob {
  private final Job job;
  private final RenderSettings settings;
  private final FilmPlan plan;
  private final Pipeline.Limits limits;
  private final WorkerPool<RenderContext> pool;
  private final Timings timings;
  private final LongConsumer progress;
  private final Cancellation cancellation;

  /** A job that is carried out as its rehearsal planned it. */
  FilmJob(
      Job job,
      RenderSettings settings,
      FilmPlan plan,
      Pipeline.Limits limits,
      WorkerPool<RenderContext> pool,
      Timings timings,
      LongConsumer progress,
      Cancellation cancellation) {
    this.job = job;
    this.settings = settings;
    this.plan = plan;
    this.limits = limits;
    this.pool = pool;
    this.timings = timings;
    this.progress = progress;
    this.cancellation = cancellation;
  }

  /**
   * Renders the job and returns the bytes written. Nothing is left at the target's name that is not
   * whole, whatever is thrown.
   */
  long run(PictureEncoder.Factory encoders) {
    Cancellation.Hold hold = cancellation.hold();
    try {
      return write(encoders);
    } finally {
      hold.close();
    }
  }

  private long write(PictureEncoder.Factory encoders) {
    if (job.kind() == Job.Kind.SEQUENCE) {
      return sequence();
    }
    Targets.createParent(job.target());
    Container container = Container.of(job.target());
    if (container.segmented()) {
      segmentedFilm(() -> encoders.open(settings.video(), container));
    } else {
      animatedGif();
    }
    if (!plan.subtitles().isEmpty()) {
      Path subtitles = SubRip.beside(job.target());
      Targets.write(subtitles, plan.subtitles().getBytes(StandardCharsets.UTF_8));
    }
    return size(job.target());
  }

  private void segmentedFilm(Supplier<PictureEncoder> encoders) {
    try (SegmentedFilm film = SegmentedFilm.open(job.target(), settings.video(), plan.chapters())) {
      run(new FilmSegments(encoders, pool, timings, progress), film::append);
      complete(film.frames(), film::finish);
    }
  }

  private void animatedGif() {
    try (GifFilm film = GifFilm.open(job.target(), settings.video())) {
      run(new GifSegments(settings.video(), plan.range().from(), timings, progress), film::append);
      complete(film.frames(), film::finish);
    }
  }

  private void complete(long frames, Runnable finish) {
    checkCount(frames);
    long start = System.nanoTime();
    finish.run();
    timings.add(Timings.Step.MUXING, start);
  }

  private long sequence() {
    Path folder = job.target();
    Targets.createFolder(folder);
    long[] written = new long[2];
    run(
        new PictureFiles(folder, settings.width(), settings.height(), timings, progress),
        segment -> {
          written[0] += segment.frames();
          written[1] += segment.bytes();
        });
    checkCount(written[0]);
    return written[1];
  }

  private <T> void run(Pipeline.Work<RenderContext, T> work, Pipeline.Appender<T> output) {
    new Pipeline<>(pool, limits, settings.rate(), plan.range(), this::stage, work, timings)
        .run(output, cancellation);
  }

  private StageResult stage(FrameSink sink) {
    // Of a film to the end of the scene all frames are taken, also those that were not expected.
    FrameRange range = plan.range();
    FrameRange wanted = plan.toTheEnd() ? new FrameRange(range.from(), Long.MAX_VALUE) : range;
    return Rehearsal.run(job.scene(), settings, wanted, sink);
  }

  private void checkCount(long written) {
    long expected = plan.frames();
    if (written != expected) {
      throw new SceneException(
          "the scene had "
              + expected
              + " frames when it was rehearsed and "
              + written
              + " when it was filmed: construct() must do the same each time (no clock, no"
              + " random numbers but the scene's own, no state kept in statics)",
          null,
          "",
          0);
    }
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw OutputException.writing(file, e);
    }
  }
}
