package zoetrope.tools;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.scene.FrameRange;

/**
 * The measurements of one run. All steps process the same frames on one core. Only {@code parallel}
 * uses all cores.
 *
 * @param counts the numbers of frames and segments
 * @param spent the time of each step
 * @param film the whole rendering with one worker
 * @param parallel the whole rendering with a worker for each core
 */
record BenchmarkRun(
    Counts counts, Map<Step, Stopwatch.Spent> spent, RenderedFilm film, RenderedFilm parallel) {
  /**
   * The frames of a video.
   *
   * @param frames the number of frames, including repeated ones
   * @param encoded the number of encoded frames; the others repeat the previous frame
   */
  record Counts(long frames, long encoded) {}

  /** A step of the work. */
  enum Step {
    /** Runs the whole scene without creating its frames. */
    REHEARSAL,
    /** Runs the scene and creates its frames. */
    STAGE,
    /** Draws the frames. */
    RASTER,
    /** Converts pixels to YUV planes. */
    CONVERSION,
    /** Encodes each frame directly after the frame was drawn and converted. */
    ENCODER,
    /** Encodes frames that were drawn and converted before the measurement. */
    ALONE,
    /** Encodes prepared frames, and also each repeated frame, as other programs do. */
    EVERY_FRAME
  }

  /** Returns the CPU seconds of some steps. */
  double cpu(Step... steps) {
    return Stream.of(steps).mapToDouble(step -> spent.get(step).cpu()).sum();
  }

  /** Measures everything once. */
  static BenchmarkRun of(SceneSelection selection, FrameRange range) {
    Stopwatch rehearsal = new Stopwatch();
    rehearsal.start();
    selection.dryRun();
    rehearsal.stop();
    Stopwatch stage = new Stopwatch();
    stage.start();
    selection.stage(range, (frame, count) -> {});
    stage.stop();
    try (EndToEndWork work = new EndToEndWork(selection.video());
        EncoderOnlyWork alone = new EncoderOnlyWork(selection.video(), false);
        EncoderOnlyWork everyFrame = new EncoderOnlyWork(selection.video(), true)) {
      cut(selection, range, work);
      cut(selection, range, alone);
      cut(selection, range, everyFrame);
      Map<Step, Stopwatch.Spent> spent = new EnumMap<>(Step.class);
      spent.put(Step.REHEARSAL, rehearsal.spent());
      spent.put(Step.STAGE, stage.spent());
      spent.put(Step.RASTER, work.drawing());
      spent.put(Step.CONVERSION, work.conversion());
      spent.put(Step.ENCODER, work.encoding());
      spent.put(Step.ALONE, alone.encoding());
      spent.put(Step.EVERY_FRAME, everyFrame.encoding());
      Counts counts = new Counts(work.frames(), work.encodedFrames());
      int cores = Runtime.getRuntime().availableProcessors();
      return new BenchmarkRun(
          counts, spent, FilmProcess.run(selection, 1), FilmProcess.run(selection, cores));
    }
  }

  /** Runs the scene and passes its segments to {@code work}. */
  static void cut(SceneSelection selection, FrameRange range, Segmenter.Target work) {
    Segmenter segmenter = new Segmenter(selection.rate(), range, work);
    selection.stage(range, segmenter);
    segmenter.finish();
  }
}
