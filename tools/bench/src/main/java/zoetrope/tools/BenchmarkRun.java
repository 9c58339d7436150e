package zoetrope.tools;

import java.util.function.IntFunction;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.scene.FrameRange;

/**
 * The measurements of one run. All steps process the same frames on one core, except {@code
 * parallel}.
 *
 * @param frames the number of frames in the video, including repeated ones
 * @param pictures the number of frames that were drawn
 * @param encoded the number of encoded frames; the others repeat the previous frame
 * @param segments the number of segments
 * @param items the mean number of items in a drawn frame
 * @param damaged the mean share of tiles that were drawn in a frame
 * @param rehearsal the time to run the whole scene without its frames
 * @param stage the time to run the scene with its frames
 * @param raster the time to draw the frames
 * @param conversion the time to convert pixels to planes
 * @param encoder the time to encode, alternating with the other steps
 * @param alone the time to encode frames that were prepared before
 * @param everyFrame like {@code alone}, but repeated frames are encoded, too, as other programs do
 * @param film the whole rendering with one worker
 * @param parallel the whole rendering with a worker for each core
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

  /** Runs the scene and passes its segments to {@code work}. */
  static void cut(SceneSelection selection, FrameRange range, Segmenter.Target work) {
    Segmenter segmenter = new Segmenter(selection.rate(), range, work);
    selection.stage(range, segmenter);
    segmenter.finish();
  }
}
