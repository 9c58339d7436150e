package zoetrope.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToIntFunction;
import zoetrope.cli.project.FileWatch;
import zoetrope.cli.sources.KnownScenes;
import zoetrope.cli.sources.WatchRun;
import zoetrope.cli.sources.WatchedSources;
import zoetrope.render.lookup.FilesAskedFor;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

/**
 * A loop that renders the output, and renders it again whenever a file that it depends on is saved,
 * until the program is interrupted. A save during a run cancels that run; its unfinished files are
 * deleted, and a new run begins.
 */
final class Watch {
  /** The minimum pause between two checks of the files. */
  private static final long MIN_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(15);

  /**
   * The pause after a check, divided by the duration of the check, so that checks take at most a
   * twentieth of a core.
   */
  private static final long PAUSE_PER_CHECK = 20;

  /**
   * The time without a change after which a failure is reported. In a shorter time, a save may
   * still be in progress.
   */
  private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(150);

  /** The time to wait for a source that is missing or empty, because some editors rewrite files. */
  private static final long REWRITING_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final Console console;
  private final List<String> names;
  private final KnownScenes scenes;
  private final WatchedSources sources;
  private final boolean stackTraces;
  private final boolean quiet;

  /**
   * The watched files: those that the current run depends on, or the last run if none is active.
   */
  private volatile FileWatch files;

  /** The files that scenes of the current run have read, or tried to read. */
  private final Set<Path> readFiles = ConcurrentHashMap.newKeySet();

  /**
   * The files whose names are strings in the sources. Scenes may read and write them without calls
   * of the library.
   */
  private FileWatch named = new FileWatch(List.of());

  /** The files of {@link #named} that were written during the last run. */
  private Set<Path> writtenDuringRun = Set.of();

  private volatile long checkNanos;

  /** Creates a watch; {@code quiet} says whether it prints only results and errors. */
  Watch(Console console, List<String> names, boolean stackTraces, boolean quiet) {
    this.console = console;
    this.names = names;
    this.scenes = console.scenes().watched(names);
    this.sources = new WatchedSources(scenes, names);
    this.stackTraces = stackTraces;
    this.quiet = quiet;
  }

  /**
   * Renders again and again. Returns the last exit code when the thread is interrupted or the
   * program ends.
   *
   * @param maker renders once and returns an exit code
   * @throws UsageException if the first run shows that the command line is wrong
   */
  int run(ToIntFunction<Console> maker) {
    long since = System.nanoTime();
    boolean first = true;
    requireSources();
    while (true) {
      WatchRun run = new WatchRun(scenes, console.err(), since);
      int code = once(run, maker, first);
      boolean failed = code != CommandLineTool.DONE && !run.isStopped();
      boolean saved = namedFileWasSaved();
      if (run.isSuperseded() || failed && (saved || changesWithin(GRACE_NANOS))) {
        since = System.nanoTime();
        settle();
        continue;
      }
      boolean reported = report(run);
      if (run.isStopped()) {
        return reported ? code : CommandLineTool.FAILED;
      }
      run.written().forEach(file -> files.renew(file.toAbsolutePath().normalize()));
      if (first && !quiet) {
        console.note("watching " + sources.text(files.files()) + ": Ctrl-C ends this");
        console.err().flush();
      }
      first = false;
      if (!saved && !awaitChange()) {
        return code;
      }
      since = System.nanoTime();
      settle();
    }
  }

  /** Reports the result of a run. If the report fails, prints the reason and returns false. */
  private boolean report(WatchRun run) {
    try {
      run.report();
      return true;
    } catch (RuntimeException e) {
      console.failure("", Failure.of(e), stackTraces);
      return false;
    }
  }

  private void requireSources() {
    if (sources.roots().isEmpty()) {
      scenes.find(names); // Throws an exception about unknown names.
      throw new UsageException(
          "there is nothing to watch: no source file of "
              + String.join(", ", names)
              + " was found");
    }
  }

  private int once(WatchRun run, ToIntFunction<Console> maker, boolean first) {
    files = new FileWatch(sources.roots());
    named = new FileWatch(sources.named());
    readFiles.clear();
    RunWatcher watcher = new RunWatcher(run);
    try (watcher) {
      return FilesAskedFor.during(this::note, () -> make(run, maker, first));
    }
  }

  /** Watches a file that is about to be read. Threads of earlier runs may call this, too. */
  private void note(Path file) {
    Path place = file.toAbsolutePath().normalize();
    readFiles.add(place);
    files.add(place);
  }

  /**
   * Whether the user saved a file of {@link #named} during the run. Ignores files that were also
   * written during the previous run, because the scene itself probably writes them.
   */
  private boolean namedFileWasSaved() {
    Set<Path> before = writtenDuringRun;
    writtenDuringRun = named.changes();
    return !before.containsAll(writtenDuringRun);
  }

  private int make(WatchRun run, ToIntFunction<Console> maker, boolean first) {
    Console runConsole = console.during(run);
    try {
      return maker.applyAsInt(runConsole);
    } catch (CancellationException e) {
      return CommandLineTool.FAILED;
    } catch (RuntimeException | Error e) {
      if (first && e instanceof UsageException usage) {
        throw usage;
      }
      Failure failure = Failure.of(e);
      runConsole.failure("", failure, stackTraces);
      return failure.kind() == Failure.Kind.USAGE ? CommandLineTool.USAGE : CommandLineTool.FAILED;
    }
  }

  /** Waits for a change. Returns false if the thread was interrupted. */
  private boolean awaitChange() {
    while (!Thread.interrupted()) {
      if (checkAllFiles()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a file of the run changes within this many nanoseconds. */
  private boolean changesWithin(long nanos) {
    long start = System.nanoTime();
    while (System.nanoTime() - start < nanos && !Thread.currentThread().isInterrupted()) {
      if (checkAllFiles()) {
        return true;
      }
    }
    return false;
  }

  /** Waits until no file changes any more, because an editor may save in several steps. */
  private void settle() {
    long start = System.nanoTime();
    while (!Thread.currentThread().isInterrupted()) {
      boolean waiting =
          sources.files().stream().anyMatch(Watch::isRewritten)
              && System.nanoTime() - start < REWRITING_NANOS;
      if (!checkAllFiles() && !waiting) {
        return;
      }
    }
  }

  /** Whether a source is missing or empty. */
  private static boolean isRewritten(Path source) {
    return source.toFile().length() == 0;
  }

  /**
   * Whether a file has changed since the last check, including files that a running scene may
   * write.
   */
  private boolean checkAllFiles() {
    boolean changed = checkAfterPause();
    return !named.changes().isEmpty() || changed;
  }

  /** Pauses, and then returns whether a file of the run has changed. */
  private boolean checkAfterPause() {
    LockSupport.parkNanos(Math.max(MIN_PAUSE_NANOS, PAUSE_PER_CHECK * checkNanos));
    long start = System.nanoTime();
    boolean changed = files.changes().stream().anyMatch(this::isOfRun);
    checkNanos = System.nanoTime() - start;
    return changed;
  }

  /** Whether a changed file affects the output: it has code, or the scenes have read it. */
  private boolean isOfRun(Path file) {
    return WatchedSources.isCode(file) || readFiles.contains(file);
  }

  /**
   * A thread that cancels a run when a file that the run depends on changes. It ends with the run.
   */
  private final class RunWatcher implements AutoCloseable {
    private final WatchRun run;
    private final Thread thread;
    private volatile boolean ended;

    RunWatcher(WatchRun run) {
      this.run = run;
      thread = new Thread(this::watch, "zoetrope-watch");
      thread.setDaemon(true);
      thread.start();
    }

    private void watch() {
      while (!ended) {
        if (checkAfterPause()) {
          run.supersede();
          return;
        }
      }
    }

    @Override
    public void close() {
      ended = true;
      LockSupport.unpark(thread);
      boolean interrupted = false;
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
