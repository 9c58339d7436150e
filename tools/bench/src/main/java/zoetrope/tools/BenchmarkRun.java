package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.files.Folders;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.scene.FrameRange;

/**
 * The measurements of one run. Times are CPU seconds on one core, for all frames of the video.
 *
 * @param frames the number of frames, including repeated ones
 * @param encoded the number of encoded frames; the others repeat the previous frame
 * @param rehearsal the time to run the whole scene without creating its frames
 * @param stage the time to run the scene and create its frames
 * @param drawing the time to draw the frames
 * @param conversion the time to convert pixels to YUV planes
 * @param encoding the time to encode each frame directly after it was drawn and converted
 * @param x264 the time of x264 to encode the same frames, and each repeated frame as well
 * @param film the whole rendering with one worker
 * @param parallel the whole rendering with a worker for each core
 */
record BenchmarkRun(
    long frames,
    long encoded,
    double rehearsal,
    double stage,
    double drawing,
    double conversion,
    double encoding,
    double x264,
    RenderProcess film,
    RenderProcess parallel) {
  /** Measures everything once. */
  static BenchmarkRun of(SceneSelection selection, FrameRange range)
      throws IOException, InterruptedException {
    Stopwatch rehearsal = new Stopwatch();
    rehearsal.start();
    selection.dryRun();
    rehearsal.stop();
    Stopwatch stage = new Stopwatch();
    stage.start();
    selection.stage(range, (frame, count) -> {});
    stage.stop();
    try (EndToEndWork work = new EndToEndWork(selection.video());
        EncoderOnlyWork x264 = new EncoderOnlyWork(selection.video())) {
      cut(selection, range, work);
      cut(selection, range, x264);
      return new BenchmarkRun(
          work.frames(),
          work.encodedFrames(),
          rehearsal.seconds(),
          stage.seconds(),
          work.drawing(),
          work.conversion(),
          work.encoding(),
          x264.encoding(),
          render(selection, 1),
          render(selection, Runtime.getRuntime().availableProcessors()));
    }
  }

  private static RenderProcess render(SceneSelection selection, int jobs)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("zoetrope-tools");
    try {
      List<String> arguments = new ArrayList<>(selection.arguments());
      arguments.addAll(List.of("--no-cache", "--jobs", Integer.toString(jobs)));
      return RenderProcess.run(folder, RenderProcess.classPath(), arguments);
    } finally {
      Folders.delete(folder);
    }
  }

  /** Runs the scene and passes its segments to {@code work}. */
  private static void cut(SceneSelection selection, FrameRange range, Segmenter.Target work) {
    Segmenter segmenter = new Segmenter(selection.rate(), range, work);
    selection.stage(range, segmenter);
    segmenter.finish();
  }
}
