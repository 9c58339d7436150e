package zoetrope.tools;

import java.util.function.IntFunction;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.scene.FrameRange;

/**
 * The figures of one run over the same frames, on one core but for the last.
 *
 * @param frames of the film, held ones included
 * @param pictures that were drawn
 * @param encoded frames that went through the encoder; the others are held
 * @param segments of the film
 * @param items per picture
 * @param damaged the share of tiles drawn, over the pictures
 * @param rehearsal of the whole scene: the stage without taking frames
 * @param stage taking the frames
 * @param raster drawing the pictures
 * @param conversion of pixels to planes
 * @param encoder between the other steps
 * @param alone the encoder with its pictures at hand
 * @param everyFrame the same with the repeated frames encoded too, as is common elsewhere
 * @param film everything from scene to file with one worker
 * @param parallel the same with a worker for each core
 */
record BenchmarkRun(
    long frames,
    long pictures,
    long encoded,
    long segments,
    double items,
    double damaged,
    Stopwatch.Spent rehearsal,
    Stopwatch.Spent stage,
    Stopwatch.Spent raster,
    Stopwatch.Spent conversion,
    Stopwatch.Spent encoder,
    Stopwatch.Spent alone,
    Stopwatch.Spent everyFrame,
    RenderedFilm film,
    RenderedFilm parallel) {

  /**
   * Measures everything once.
   *
   * @param films renders the whole video with a number of workers
   */
  static BenchmarkRun of(
      SceneSelection selection, FrameRange range, IntFunction<RenderedFilm> films) {
    Stopwatch rehearsal = new Stopwatch();
    rehearsal.start();
    selection.dryRun();
    rehearsal.stop();
    Stopwatch stage = new Stopwatch();
    stage.start();
    selection.stage(range, (frame, count) -> {});
    stage.stop();
    try (EndToEndWork work = new EndToEndWork(selection.video(), null);
        EncoderOnlyWork alone = new EncoderOnlyWork(selection.video(), false);
        EncoderOnlyWork everyFrame = new EncoderOnlyWork(selection.video(), true)) {
      cut(selection, range, work);
      cut(selection, range, alone);
      cut(selection, range, everyFrame);
      return new BenchmarkRun(
          work.frames(),
          work.pictures(),
          work.encodedFrames(),
          work.segments(),
          work.itemsPerPicture(),
          work.damagedShare(),
          rehearsal.spent(),
          stage.spent(),
          work.drawing(),
          work.conversion(),
          work.encoding(),
          alone.encoding(),
          everyFrame.encoding(),
          films.apply(1),
          films.apply(Runtime.getRuntime().availableProcessors()));
    }
  }

  /** Runs the scene and hands its segments to {@code work}. */
  static void cut(SceneSelection selection, FrameRange range, Segmenter.Target work) {
    Segmenter segmenter = new Segmenter(selection.rate(), range, work);
    selection.stage(range, segmenter);
    segmenter.finish();
  }
}
