package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import zoetrope.render.result.Failure;
import zoetrope.render.result.ForwardedProgress;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;

/**
 * A progress that moves each video to its target as soon as it is complete, before it is reported
 * as done. A video that cannot be moved is reported as failed, and the other videos continue.
 * Thread-safe.
 */
public final class PublishedFilms extends ForwardedProgress {
  private final Consumer<List<Path>> mover;
  private final Map<Path, RenderResult> failures = new ConcurrentHashMap<>();

  /**
   * Creates a progress that passes everything on to {@code progress}.
   *
   * @param mover moves files in the given order, and throws an exception if that fails
   */
  public PublishedFilms(Progress progress, Consumer<List<Path>> mover) {
    super(progress);
    this.mover = mover;
  }

  @Override
  public void finished(RenderResult result) {
    super.finished(result.done() ? moved(result) : result);
  }

  private RenderResult moved(RenderResult result) {
    try {
      mover.accept(files(result));
      return result;
    } catch (RuntimeException | Error e) { // A class of the cluster's libraries may be missing.
      RenderResult failed = result.failing(Failure.of(e));
      failures.put(result.target(), failed);
      return failed;
    }
  }

  /**
   * Returns the files of a result. The video comes last. So if the video exists, all files exist.
   */
  private static List<Path> files(RenderResult result) {
    List<Path> files = new ArrayList<>();
    result.subtitles().ifPresent(files::add);
    result.thumbnail().ifPresent(files::add);
    files.add(result.target());
    return files;
  }

  /** Returns the results, where each video that could not be moved counts as failed. */
  public List<RenderResult> withMoveFailures(List<RenderResult> results) {
    return results.stream().map(r -> failures.getOrDefault(r.target(), r)).toList();
  }
}
