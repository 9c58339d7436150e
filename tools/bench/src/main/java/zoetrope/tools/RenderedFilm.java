package zoetrope.tools;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import zoetrope.internal.files.Folders;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.SceneException;

/**
 * The cost of a video that was rendered from scene to file, as {@code render} does it.
 *
 * @param wall the wall time in seconds
 * @param cpu the CPU time of all threads of the process, in seconds
 * @param frames the number of frames
 * @param bytes the size of the file
 * @param peak the largest resident memory of the process until the video was done, in bytes; NaN if
 *     unknown
 */
record RenderedFilm(double wall, double cpu, long frames, long bytes, double peak) {
  /** Renders the range of the scene into {@code target}. */
  static RenderedFilm of(SceneSelection selection, int jobs, Path target) {
    RenderRequest request =
        RenderRequest.film(selection.entry(), target).withPart(selection.part());
    ResourceUsage before = ResourceUsage.now();
    long start = System.nanoTime();
    Renderer renderer = new Renderer(selection.settings(jobs));
    RenderResult result = renderer.render(List.of(request)).get(0);
    double wall = (System.nanoTime() - start) / 1e9;
    ResourceUsage after = ResourceUsage.now();
    result
        .failure()
        .ifPresent(
            failure -> {
              throw new SceneException(failure.toString(), failure.cause(), "", 0);
            });
    return new RenderedFilm(
        wall, after.cpu() - before.cpu(), result.frames(), result.bytes(), after.peakResident());
  }

  static Path folder() {
    try {
      return Files.createTempDirectory("zoetrope-tools");
    } catch (IOException e) {
      throw new UncheckedIOException("no temporary folder can be created", e);
    }
  }

  static void delete(Path folder) {
    try {
      Folders.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot delete " + folder, e);
    }
  }
}
