package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import zoetrope.render.result.Failure;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;

/**
 * Has each film moved to where it belongs as soon as it is whole, before it is told that it is
 * done. One that cannot be moved fails, and the others go on. For any number of threads.
 */
public final class PublishedFilms implements Progress {
  private final Progress progress;
  private final Consumer<List<Path>> mover;
  private final Map<Path, RenderResult> failures = new ConcurrentHashMap<>();

  /**
   * Films whose progress is told.
   *
   * @param mover moves files in their order, and throws what keeps it from that
   */
  public PublishedFilms(Progress progress, Consumer<List<Path>> mover) {
    this.progress = progress;
    this.mover = mover;
  }

  @Override
  public void advance(long frames) {
    progress.advance(frames);
  }

  @Override
  public void expect(long frames) {
    progress.expect(frames);
  }

  @Override
  public void staging(String scene) {
    progress.staging(scene);
  }

  @Override
  public void staged(String scene) {
    progress.staged(scene);
  }

  @Override
  public void stalled(String scene, String place, long seconds) {
    progress.stalled(scene, place, seconds);
  }

  @Override
  public void finished(RenderResult result) {
    progress.finished(result.done() ? moved(result) : result);
  }

  private RenderResult moved(RenderResult result) {
    try {
      mover.accept(files(result));
      return result;
    } catch (RuntimeException | Error e) { // Such as that a class of the farm's is missing.
      RenderResult failed = result.failing(Failure.of(e));
      failures.put(result.target(), failed);
      return failed;
    }
  }

  /** What is beside a film goes before it: where the film is all is. */
  private static List<Path> files(RenderResult result) {
    List<Path> files = new ArrayList<>();
    result.subtitles().ifPresent(files::add);
    result.thumbnail().ifPresent(files::add);
    files.add(result.target());
    return files;
  }

  /** The results of a call, of which those have failed whose films were not moved. */
  public List<RenderResult> told(List<RenderResult> results) {
    return results.stream().map(r -> failures.getOrDefault(r.target(), r)).toList();
  }
}
