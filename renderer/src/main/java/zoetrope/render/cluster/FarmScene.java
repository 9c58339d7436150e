package zoetrope.render.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.WorkFolder;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.guard.Watchdog;
import zoetrope.internal.render.plan.ConfiguredScene;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.render.playback.RangeRun;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.FarmException;

/**
 * The scene of a video on a worker, with its files in a separate folder and its paused runs.
 * Thread-safe.
 */
final class FarmScene implements AutoCloseable {
  /** The folder for the files of a scene in a source file. */
  private static final String SOURCES = "sources";

  /**
   * The source's folder within {@link #SOURCES}. It is four levels deep, so that files that the
   * scene requests from up to four levels above the source's folder can be written, too.
   */
  private static final String SOURCE_FOLDER = "0/0/0/0";

  private static final String PROJECT = "project";

  private final FarmFilm film;
  private final RenderSettings settings;
  private final Watchdog watchdog;
  private final WorkFolder files;
  private final SceneEntry entry;
  private final int maxPausedRuns;
  private final List<RangeRun> resting = new ArrayList<>();
  private int users;
  private boolean closed;

  private FarmScene(
      FarmFilm film, int jobs, Watchdog watchdog, WorkFolder files, SceneEntry entry) {
    this.film = film;
    this.settings = film.settings(jobs);
    this.watchdog = watchdog;
    this.files = files;
    this.entry = entry;
    this.maxPausedRuns = jobs;
  }

  /**
   * Prepares a scene.
   *
   * @param jobs how many segments of the scene are made at the same time
   * @param libraries the jars of projects by name
   * @throws FarmException if the scene's files cannot be written
   */
  static FarmScene open(
      FarmFilm film, int jobs, Watchdog watchdog, Function<String, Path> libraries) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    if (!film.bringsScene()) {
      return new FarmScene(film, jobs, watchdog, null, film.entry(null, null, libraries, loader));
    }
    WorkFolder files = null;
    try {
      files = WorkFolder.create("farm");
      Path sources = files.path().resolve(SOURCES);
      Path folder = Files.createDirectories(sources.resolve(SOURCE_FOLDER));
      FarmFiles.write(film.scene(), film.files(), folder, sources);
      Path project = files.path().resolve(PROJECT);
      FarmFiles.write(film.scene(), film.projectFiles(), project, project);
      return new FarmScene(
          film, jobs, watchdog, files, film.entry(folder, project, libraries, loader));
    } catch (IOException e) {
      delete(files);
      throw new FarmException(
          Messages.of(
              "a worker cannot write the files of %s: %s; free some space there, or name"
                  + " another folder with -Djava.io.tmpdir",
              film.scene(), e.getMessage()),
          e);
    } catch (RuntimeException e) {
      delete(files);
      throw e;
    }
  }

  FarmFilm film() {
    return film;
  }

  RenderSettings settings() {
    return settings;
  }

  /**
   * Returns the paused run that is nearest before a frame, or a new run. {@link #giveBack} must be
   * called for it.
   */
  synchronized RangeRun stage(long from) {
    RangeRun nearest = null;
    for (RangeRun stage : resting) {
      boolean fits = stage.next() <= from;
      if (fits && (nearest == null || stage.next() > nearest.next())) {
        nearest = stage;
      }
    }
    if (nearest != null) {
      resting.remove(nearest);
      return nearest;
    }
    RenderSession session = RenderSession.of(settings);
    SceneWatch watch = session.watch(watchdog, entry);
    return new RangeRun(new ConfiguredScene(entry, settings, watch), watch);
  }

  /**
   * Takes back a run of {@link #stage}. If it succeeded, it has passed the frames before {@code
   * end} and may continue later.
   */
  synchronized void giveBack(RangeRun stage, long end) {
    if (closed || stage.isClosed() || end >= film.end()) {
      release(stage);
      return;
    }
    resting.add(stage);
    if (resting.size() > maxPausedRuns) {
      release(resting.remove(0));
    }
  }

  private void release(RangeRun stage) {
    stage.close();
    watchdog.forget(stage.watch());
  }

  /**
   * Keeps the scene's files until {@link #leave} has been called once for each call of this method.
   */
  synchronized void enter() {
    users++;
  }

  /** Deletes the files if they are no longer needed. */
  synchronized void leave() {
    users--;
    if (closed && users == 0) {
      delete(files);
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    resting.forEach(this::release);
    resting.clear();
    if (users == 0) {
      delete(files);
    }
  }

  private static void delete(WorkFolder folder) {
    if (folder != null) {
      try {
        folder.close();
      } catch (IOException e) {
        // The operating system deletes the rest.
        return;
      }
    }
  }
}
