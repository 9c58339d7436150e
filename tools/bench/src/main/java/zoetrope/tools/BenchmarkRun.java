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
 * The measurements of one run.
 *
 * @param repeatedPercent the percentage of frames that repeat the frame before them
 * @param x264 the CPU time of x264 for the same frames, in seconds
 * @param film the video, rendered with one worker
 * @param parallel the video, rendered with a worker for each core
 */
record BenchmarkRun(
    double repeatedPercent, double x264, RenderProcess film, RenderProcess parallel) {
  /** Measures everything once. */
  static BenchmarkRun of(SceneSelection selection, FrameRange range)
      throws IOException, InterruptedException {
    try (X264Work x264 = new X264Work(selection.video())) {
      Segmenter segmenter = new Segmenter(selection.rate(), range, x264);
      selection.stage(range, segmenter);
      segmenter.finish();
      return new BenchmarkRun(
          x264.repeatedPercent(),
          x264.seconds(),
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

  /** Returns the milliseconds that a worker needs for a step of a frame, on average. */
  double step(String name) {
    return 1000 * film.scene().path("stepSeconds").path(name).asDouble() / frames();
  }

  long frames() {
    return film.scene().path("frames").asLong();
  }
}
