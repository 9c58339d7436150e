package zoetrope.render;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.internal.video.Container;
import zoetrope.internal.video.PictureEncoder;
import zoetrope.internal.video.SegmentEncoders;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

/**
 * Renders scenes to films or sequences of pictures, several at a time where that is faster.
 *
 * <p>First every scene is rehearsed: what is wrong with it shows before a file is opened, and the
 * number of frames is known before the first pixel. Then the scenes share one pool of workers, in
 * which an earlier scene's segments go first; the stage of a later one runs meanwhile, so that no
 * worker is without work while a film ends. What fails costs no other scene its film.
 */
public final class Batch {
  /** The part of the heap that frames under way may take at most. */
  private static final int HEAP_PART = 4;

  /** Bytes of frames under way for each worker: the stage runs ahead no further than is of use. */
  private static final long FRAMES_OF_A_WORKER = 32L << 20;

  private static final int MAX_SIDE_BY_SIDE = 8;

  private final RenderSettings settings;
  private final Progress progress;
  private final Cancellation cancellation;
  private boolean hashes;
  private PictureEncoder.Factory encoders = new SegmentEncoders();

  /** A batch with {@code settings}. */
  public Batch(RenderSettings settings, Progress progress, Cancellation cancellation) {
    this.settings = settings;
    this.progress = progress;
    this.cancellation = cancellation;
  }

  /** Also computes the SHA-256 of each film. */
  public Batch withHashes() {
    hashes = true;
    return this;
  }

  /** Takes other encoders than x264's; for tests. */
  Batch withEncoders(PictureEncoder.Factory factory) {
    encoders = factory;
    return this;
  }

  /**
   * Renders {@code jobs}, each of another scene or to another target, and returns their outcomes in
   * the same order. Throws {@link UsageException}, before any work, when a target cannot be written
   * or a parameter is not known; what goes wrong later is in the outcomes.
   */
  public List<Outcome> render(List<Job> jobs) {
    check(jobs);
    List<Preparation> prepared =
        Parallel.map(
            jobs.size(),
            settings.jobs(),
            "zoetrope-rehearsal",
            i -> prepare(jobs.get(i)),
            cancellation::cancel);
    prepared.forEach(p -> progress.expect(p.frames()));
    int sideBySide = sideBySide(jobs.size());
    try (WorkerPool<RenderContext> pool =
        new WorkerPool<>(
            settings.jobs(), () -> new RenderContext(settings.width(), settings.height()))) {
      return Parallel.map(
          jobs.size(),
          sideBySide,
          "zoetrope-film",
          i -> render(jobs.get(i), prepared.get(i), limits(i, sideBySide), pool),
          cancellation::cancel);
    }
  }

  private void check(List<Job> jobs) {
    List<Path> files = new ArrayList<>();
    for (Job job : jobs) {
      if (job.scene().problem().isPresent()) {
        continue; // Nothing is written, and what it would be is not known.
      }
      if (job.kind() == Job.Kind.SEQUENCE) {
        Targets.checkFolder(job.target());
      } else {
        checkContainer(job.target());
        files.add(job.target());
      }
    }
    Targets.checkFiles(files);
    Rehearsal.checkParameters(jobs.stream().map(Job::scene).toList(), settings.parameters());
  }

  private static void checkContainer(Path target) {
    try {
      Container.of(target);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** One job leaves no time to fill; more have the next scene's stage run while a film ends. */
  private int sideBySide(int scenes) {
    int useful = settings.jobs() == 1 ? 1 : 1 + Math.max(1, settings.jobs() / 4);
    return Math.min(scenes, Math.min(useful, MAX_SIDE_BY_SIDE));
  }

  private Pipeline.Limits limits(int rank, int sideBySide) {
    long heap = Runtime.getRuntime().maxMemory() / HEAP_PART;
    long frameBytes = Math.min(heap, settings.jobs() * FRAMES_OF_A_WORKER);
    return new Pipeline.Limits(rank, frameBytes / sideBySide, settings.jobs() + 2);
  }

  /** A rehearsed job: what to write, or what is wrong. */
  private record Preparation(FilmPlan plan, Failure failure, long nanos) {
    long frames() {
      return failure == null ? plan.frames() : 0;
    }

    List<String> warnings() {
      return failure == null ? plan.warnings() : List.of();
    }
  }

  private Preparation prepare(Job job) {
    long start = System.nanoTime();
    try {
      StageResult whole = Rehearsal.run(job.scene(), settings, cancellation);
      if (whole.duration().equals(Time.ZERO)) {
        throw new SceneException(
            job.scene().name()
                + " never plays or pauses, so its film would have no length: add"
                + " pause(), or take a still of it with --at end",
            null,
            "",
            0);
      }
      FilmPlan plan = FilmPlan.of(job, whole, settings.rate());
      return new Preparation(plan, null, System.nanoTime() - start);
    } catch (RuntimeException | Error e) {
      return new Preparation(null, Failure.of(e), System.nanoTime() - start);
    }
  }

  private Outcome render(
      Job job, Preparation prepared, Pipeline.Limits limits, WorkerPool<RenderContext> pool) {
    long start = System.nanoTime();
    Timings timings = new Timings();
    timings.addNanos(Timings.Step.REHEARSAL, prepared.nanos());
    JobProgress own = new JobProgress(progress, prepared.frames());
    Optional<Failure> failure = Optional.ofNullable(prepared.failure());
    Written written = Written.NOTHING;
    if (failure.isEmpty()) {
      try {
        cancellation.check();
        FilmJob film =
            new FilmJob(job, settings, prepared.plan(), limits, pool, timings, own, cancellation);
        written = write(job, prepared.plan(), film);
      } catch (RuntimeException | Error e) {
        failure = Optional.of(Failure.of(e));
        own.abandon();
      }
    }
    long frames = failure.isEmpty() ? prepared.frames() : 0;
    Outcome outcome =
        new Outcome(
            job.scene().name(),
            job.target(),
            failure,
            frames,
            Time.ofFrame(frames, settings.rate()),
            written.bytes(),
            written.sha256(),
            written.subtitles(),
            (System.nanoTime() - start) / 1e9,
            timings.bySeconds(),
            prepared.warnings());
    progress.finished(outcome);
    return outcome;
  }

  /** What stands in the file of a film and beside it, or in the files of a sequence. */
  private record Written(long bytes, String sha256, Optional<Path> subtitles) {
    static final Written NOTHING = new Written(0, "", Optional.empty());
  }

  private Written write(Job job, FilmPlan plan, FilmJob film) {
    long bytes = film.run(encoders);
    boolean hashed = hashes && job.kind() == Job.Kind.FILM;
    return new Written(
        bytes,
        hashed ? Sha256.of(job.target()) : "",
        plan.subtitles().isEmpty() ? Optional.empty() : Optional.of(SubRip.beside(job.target())));
  }
}
