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
 * Makes what a line asks for, and makes it again whenever a file is saved that it was made of,
 * until the program is told to end. A save during a run stops that run, and what it has begun is
 * cleared away; then another one begins.
 */
final class Watch {
  /** Looks at files are this far apart, or further where a look takes long. */
  private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(15);

  /** What looking may cost: a twentieth of a core. */
  private static final long PAUSE_BY_LOOK = 20;

  /** A failure is told when no file has changed for so long: a save may be under way. */
  private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(150);

  /** A source that is gone or empty is waited for so long: some editors write it anew. */
  private static final long REWRITING_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final Console console;
  private final List<String> names;
  private final KnownScenes scenes;
  private final WatchedSources sources;
  private final boolean stackTraces;
  private final boolean quiet;

  /** What is known of the files that the last run was made of, or is being made of. */
  private volatile FileWatch files;

  /** The files that scenes have asked for by now. */
  private final Set<Path> asked = ConcurrentHashMap.newKeySet();

  /** The files that the sources name, which scenes may read, and write, by Java's own means. */
  private FileWatch named = new FileWatch(List.of());

  /** Those that were written while the last run was on. */
  private Set<Path> writtenDuringRun = Set.of();

  /** How long the last look took. */
  private volatile long lookNanos;

  /**
   * A watch that has not begun.
   *
   * @param names scenes and files, as the line names them
   * @param quiet whether nothing is said but what was made and what went wrong
   */
  Watch(Console console, List<String> names, boolean stackTraces, boolean quiet) {
    this.console = console;
    this.names = names;
    this.scenes = console.scenes().watched(names);
    this.sources = new WatchedSources(scenes, names);
    this.stackTraces = stackTraces;
    this.quiet = quiet;
  }

  /**
   * Makes things, again and again; returns the last exit code when the thread is interrupted or the
   * program ends.
   *
   * @param maker makes them once, and returns an exit code
   * @throws UsageException when the first run shows that the line asks for what there is not
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
      boolean told = tell(run);
      if (run.isStopped()) {
        return told ? code : CommandLineTool.FAILED;
      }
      run.written().forEach(file -> files.renew(file.toAbsolutePath().normalize()));
      if (first && !quiet) {
        console.err().println("watching " + sources.text(files.files()) + ": Ctrl-C ends this");
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

  /** Says what came of a run; false when it could not be reported, which is said as well. */
  private boolean tell(WatchRun run) {
    try {
      run.tell();
      return true;
    } catch (RuntimeException e) {
      console.failure("", Failure.of(e), stackTraces);
      return false;
    }
  }

  private void requireSources() {
    if (sources.roots().isEmpty()) {
      scenes.find(names); // Which tells of those that there are not.
      throw new UsageException(
          "there is nothing to watch: the source of " + String.join(", ", names) + " is not here");
    }
  }

  private int once(WatchRun run, ToIntFunction<Console> maker, boolean first) {
    files = new FileWatch(sources.roots());
    named = new FileWatch(sources.named());
    asked.clear();
    Look look = new Look(run);
    try (look) {
      return FilesAskedFor.during(this::note, () -> make(run, maker, first));
    }
  }

  /** Watches a file that is about to be read; threads of earlier runs may call this, too. */
  private void note(Path file) {
    Path place = file.toAbsolutePath().normalize();
    asked.add(place);
    files.add(place);
  }

  /**
   * Whether a file that the sources name was written while the run was on. That may have been the
   * scene itself: so it is when the same file was written during the run before.
   */
  private boolean namedFileWasSaved() {
    Set<Path> before = writtenDuringRun;
    writtenDuringRun = named.changes();
    return !before.containsAll(writtenDuringRun);
  }

  private int make(WatchRun run, ToIntFunction<Console> maker, boolean first) {
    Console own = console.during(run);
    try {
      return maker.applyAsInt(own);
    } catch (CancellationException e) {
      return CommandLineTool.FAILED;
    } catch (RuntimeException | Error e) {
      if (first && e instanceof UsageException usage) {
        throw usage;
      }
      Failure failure = Failure.of(e);
      own.failure("", failure, stackTraces);
      return failure.kind() == Failure.Kind.USAGE ? CommandLineTool.USAGE : CommandLineTool.FAILED;
    }
  }

  /** Waits for a change; false when the thread was interrupted. */
  private boolean awaitChange() {
    while (!Thread.interrupted()) {
      if (lookAtAll()) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is a change within some time. */
  private boolean changesWithin(long nanos) {
    long start = System.nanoTime();
    while (System.nanoTime() - start < nanos && !Thread.currentThread().isInterrupted()) {
      if (lookAtAll()) {
        return true;
      }
    }
    return false;
  }

  /** Waits until nothing changes any more: a save may take several steps. */
  private void settle() {
    long start = System.nanoTime();
    while (!Thread.currentThread().isInterrupted()) {
      boolean waiting =
          sources.files().stream().anyMatch(Watch::isRewritten)
              && System.nanoTime() - start < REWRITING_NANOS;
      if (!lookAtAll() && !waiting) {
        return;
      }
    }
  }

  /** Whether a source is gone or empty. */
  private static boolean isRewritten(Path source) {
    return source.toFile().length() == 0;
  }

  /** Looks for changes, also of what a scene that runs may write itself. */
  private boolean lookAtAll() {
    boolean changed = look();
    return !named.changes().isEmpty() || changed;
  }

  /** Looks for changes, after a pause. */
  private boolean look() {
    LockSupport.parkNanos(Math.max(LOOK_NANOS, PAUSE_BY_LOOK * lookNanos));
    long start = System.nanoTime();
    boolean changed = files.changes().stream().anyMatch(this::isOfRun);
    lookNanos = System.nanoTime() - start;
    return changed;
  }

  /** Whether a file is one that things are made of, and not one that was made. */
  private boolean isOfRun(Path file) {
    return WatchedSources.isCode(file) || asked.contains(file);
  }

  /** Stops a run when a file changes that it is made of; on a thread that ends with the run. */
  private final class Look implements AutoCloseable {
    private final WatchRun run;
    private final Thread thread;
    private volatile boolean ended;

    Look(WatchRun run) {
      this.run = run;
      thread = new Thread(this::look, "zoetrope-watch");
      thread.setDaemon(true);
      thread.start();
    }

    private void look() {
      while (!ended) {
        if (Watch.this.look()) {
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
