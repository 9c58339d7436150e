package zoetrope.internal.render.film;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Predicate;
import zoetrope.internal.render.files.Sha256;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.guard.Watchdog;
import zoetrope.internal.render.pipeline.DryRunFrames;
import zoetrope.internal.render.pipeline.MemoryBudget;
import zoetrope.internal.render.pipeline.Parallel;
import zoetrope.internal.render.pipeline.Pipeline;
import zoetrope.internal.render.pipeline.PipelineContext;
import zoetrope.internal.render.pipeline.RenderContext;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.render.pipeline.WorkerPool;
import zoetrope.internal.render.plan.ConfiguredScene;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.render.plan.SceneParameters;
import zoetrope.internal.render.plan.SoundTracks;
import zoetrope.internal.video.segment.Segment;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.Thumbnail;
import zoetrope.render.result.Failure;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.FrameRange;
import zoetrope.scene.SceneException;
import zoetrope.scene.Section;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

/**
 * Renders scenes to videos or image sequences, several at a time if that is faster.
 *
 * <p>First every scene runs without drawing. This finds errors before a file is opened, and counts
 * the frames before anything is drawn. The frames of this dry run are stored while there is memory.
 * If all fit, the video is made from them; otherwise the scene runs a second time. Then the scenes
 * share one pool of worker threads. Segments of earlier scenes take precedence. A later scene
 * already runs while the workers draw the last segments of an earlier one, so that no worker is
 * idle. A failure does not affect other scenes.
 */
public final class BatchRenderer {
  /** Frames that wait to be drawn take at most the size of the heap divided by this number. */
  private static final int HEAP_DIVISOR = 4;

  /**
   * The maximum number of bytes of frames that wait to be drawn, per worker. With a higher limit,
   * the scene's code would run further ahead without any benefit.
   */
  private static final long MAX_FRAME_BYTES_PER_WORKER = 32L << 20;

  private static final int MAX_SIDE_BY_SIDE = 8;

  /**
   * The maximum number of videos that a cluster makes at the same time. Together they have some
   * thousands of segments, which is enough to keep a cluster busy.
   */
  private static final int MAX_FARMED_SIDE_BY_SIDE = 64;

  /**
   * How long only one worker draws at the beginning of the first video of a process, while Java
   * compiles the code.
   */
  private static final Duration HEAD_START = Duration.ofMillis(400);

  private static final AtomicBoolean IS_WARM = new AtomicBoolean();

  private final RenderSession session;
  private final Optional<RemoteSegments> remote;
  private final Function<OutputFormat, OutputWriter> writers;
  private final RenderSettings settings;
  private final Cancellation outer;
  private final Cancellation cancellation;
  private final MemoryBudget budget;

  public BatchRenderer(RenderSession outer, Optional<RemoteSegments> remote) {
    this(outer, remote, OutputWriter::of);
  }

  /** Creates a renderer whose outputs are written by these writers. */
  BatchRenderer(
      RenderSession outer,
      Optional<RemoteSegments> remote,
      Function<OutputFormat, OutputWriter> writers) {
    this.remote = remote;
    this.writers = writers;
    this.session = outer.ofOneCall();
    this.settings = session.settings();
    this.outer = outer.cancellation();
    this.cancellation = session.cancellation();
    long heap = Runtime.getRuntime().maxMemory() / HEAP_DIVISOR;
    this.budget = new MemoryBudget(session.dryRunBytes(), heap);
  }

  /**
   * Renders {@code requests}, which must differ in their scenes or targets. Returns their results
   * in the same order.
   *
   * @throws zoetrope.render.result.UsageException before any work, if a target is not writable or a
   *     parameter is unknown; later errors are in the results
   */
  public List<RenderResult> render(List<RenderRequest> requests) {
    check(requests);
    Runnable stop = cancellation::cancel;
    outer.onCancel(stop);
    try {
      return renderChecked(requests);
    } finally {
      outer.forget(stop);
    }
  }

  private List<RenderResult> renderChecked(List<RenderRequest> requests) {
    if (requests.stream()
        .anyMatch(r -> canDryRunCut(r) || r.format().kind() == OutputKind.SEQUENCE)) {
      session.cache().prepare();
    }
    try (Watchdog watchdog = new Watchdog()) {
      if (remote.isPresent()) {
        return farmed(remote.get(), requests, watchdog);
      }
      List<Planned> planned =
          Parallel.map(
              requests.size(),
              settings.jobs(),
              "zoetrope-dry-run",
              i -> plan(requests.get(i), watchdog),
              cancellation::cancel);
      planned.forEach(p -> session.progress().expect(p.frames()));
      int sideBySide = sideBySide(requests.size());
      try (WorkerPool pool = workers()) {
        return Parallel.map(
            requests.size(),
            sideBySide,
            "zoetrope-film",
            i -> render(planned.get(i), limits(i, sideBySide), pool),
            cancellation::cancel);
      }
    }
  }

  private WorkerPool workers() {
    return new WorkerPool(
        settings.jobs(),
        IS_WARM.getAndSet(true) ? Duration.ZERO : HEAD_START,
        () -> new RenderContext(settings.width(), settings.height()));
  }

  /** Plans videos while the cluster makes those that are planned already. */
  private List<RenderResult> farmed(
      RemoteSegments farm, List<RenderRequest> requests, Watchdog watchdog) {
    try (WorkerPool pool = workers()) {
      return Parallel.map(
          requests.size(),
          MAX_FARMED_SIDE_BY_SIDE,
          "zoetrope-film",
          i -> render(planForFarm(farm, requests.get(i), watchdog), limits(0, 1), pool),
          cancellation::cancel);
    }
  }

  private Planned planForFarm(RemoteSegments farm, RenderRequest request, Watchdog watchdog) {
    // This wait ends even after a cancellation, because the threads that hold the permits end then.
    farm.listing().acquireUninterruptibly();
    try {
      Planned planned = plan(request, watchdog);
      session.progress().expect(planned.frames());
      return planned;
    } finally {
      farm.listing().release();
    }
  }

  private void check(List<RenderRequest> requests) {
    for (RenderRequest request : requests) {
      if (request.scene().problem().isEmpty()) {
        RequestCheck.check(request, settings);
      }
    }
    OutputFiles.check(requests, List.of());
    SceneParameters.check(requests.stream().map(RenderRequest::scene).toList(), session);
  }

  /**
   * Returns how many scenes are rendered at once. With several, the next scene runs while workers
   * draw the last segments of a video.
   */
  private int sideBySide(int scenes) {
    int useful = settings.jobs() == 1 ? 1 : 1 + Math.max(1, settings.jobs() / 4);
    return Math.min(scenes, Math.min(useful, MAX_SIDE_BY_SIDE));
  }

  private Pipeline.Limits limits(int rank, int sideBySide) {
    long heap = Runtime.getRuntime().maxMemory() / HEAP_DIVISOR;
    long frameBytes = Math.min(heap, settings.jobs() * MAX_FRAME_BYTES_PER_WORKER);
    return new Pipeline.Limits(rank, frameBytes / sideBySide, settings.jobs() + 2);
  }

  private record Planned(
      RenderRequest request,
      SceneWatch watch,
      RenderPlan plan,
      DryRunFrames dryRun,
      CollectedTexts texts,
      Failure failure,
      long nanos) {
    long frames() {
      return failure == null ? plan.frames() : 0;
    }
  }

  /** Plans a request. Any error is a failure of this request alone. */
  private Planned plan(RenderRequest request, Watchdog watchdog) {
    long start = System.nanoTime();
    DryRunFrames dryRun = new DryRunFrames(budget, sections -> wanted(request, sections));
    if (canDryRunCut(request)) {
      boolean atSections = request.sections().isPresent();
      dryRun.cut(settings.rate(), atSections, () -> needNoFrames(request));
    }
    CollectedTexts texts =
        new CollectedTexts(dryRun, sections -> wanted(request, sections), settings);
    StageObserver observer = request.format().isOfPaths() ? texts : dryRun;
    SceneWatch watch = null;
    RenderPlan plan = null;
    Failure failure = null;
    try {
      watch = session.watch(watchdog, request.scene());
      cancellation.onCancel(watch::cancel);
      StageResult whole = staged(new ConfiguredScene(request.scene(), settings, watch), observer);
      dryRun.complete();
      if (whole.duration().equals(Time.ZERO)) {
        failure = withoutLength(request.scene());
      } else {
        plan = new RenderPlan(request, whole, settings);
      }
    } catch (RuntimeException | Error e) {
      dryRun.drop(); // The error may be a lack of memory.
      failure = Failure.of(e);
    }
    if (failure != null || dryRun.frames() != plan.frames()) {
      dryRun.drop();
    }
    return new Planned(request, watch, plan, dryRun, texts, failure, System.nanoTime() - start);
  }

  /**
   * Whether a video's segments depend only on its frames, so that the dry run may already cut them.
   */
  private boolean canDryRunCut(RenderRequest request) {
    OutputFormat format = request.format();
    return format.isMuxedFilm()
        && request.scene().problem().isEmpty()
        && !session.video(format).coding().takesPixels();
  }

  /**
   * Returns a predicate on the hashes of segments. It is true if the frames of the segment can be
   * dropped, because the segment is cached or a cluster draws it. Empty if there is no cache.
   */
  private Optional<Predicate<String>> needNoFrames(RenderRequest request) {
    if (remote.isPresent()) {
      return Optional.of(hash -> true);
    }
    return session
        .cache()
        .segments(Segment.FORM, session.video(request.format()), request.format())
        .map(segments -> segments::has);
  }

  private FrameRange wanted(RenderRequest request, List<Section> sections) {
    return request.format().kind() == OutputKind.SOUND
        ? FrameRange.NONE
        : request.part().known(settings.rate(), sections);
  }

  private StageResult staged(ConfiguredScene scene, StageObserver observer) {
    String name = scene.name();
    session.progress().staging(name);
    try {
      return scene.dryRun(observer);
    } finally {
      session.progress().staged(name);
    }
  }

  private static Failure withoutLength(SceneEntry scene) {
    String message =
        scene.name()
            + " never plays or pauses, so its video would have no length: add pause(), or take a"
            + " still of its end";
    return new Failure(
        Failure.Kind.SCENE,
        Failure.Subject.FILM_LENGTH,
        message,
        "",
        0,
        new SceneException(message, null, "", 0));
  }

  private RenderResult render(Planned planned, Pipeline.Limits limits, WorkerPool pool) {
    long start = System.nanoTime();
    Timings timings = new Timings();
    timings.addNanos(Timings.Step.REHEARSAL, planned.nanos());
    timings.addNanos(Timings.Step.HASHING, planned.dryRun().hashNanos());
    RequestProgress sceneProgress = new RequestProgress(session.progress(), planned.frames());
    RenderResult result;
    if (planned.failure() != null) {
      result = failed(planned, planned.failure(), start, timings);
    } else {
      try {
        cancellation.check();
        PipelineContext context =
            new PipelineContext(pool, timings, sceneProgress, planned.watch());
        FilmJob job =
            new FilmJob(
                session,
                remote,
                planned.plan(),
                planned.dryRun(),
                planned.texts(),
                context,
                limits);
        result = done(planned.plan(), job.write(writers), start, timings);
      } catch (RuntimeException | Error e) {
        planned.dryRun().drop(); // The error may be a lack of memory.
        result = failed(planned, Failure.of(e), start, timings);
        sceneProgress.abandon();
      } finally {
        planned.dryRun().drop();
      }
    }
    session.progress().finished(result);
    return result;
  }

  private RenderResult done(
      RenderPlan plan, OutputWriter.Written written, long start, Timings timings) {
    RenderRequest request = plan.request();
    boolean hashed = session.hashes() && request.format().kind() != OutputKind.SEQUENCE;
    List<String> warnings = new ArrayList<>(plan.warnings());
    written.levels().flatMap(SoundTracks::warning).ifPresent(warnings::add);
    return RenderResult.of(request.scene().name(), request.target())
        .withFrames(plan.range(), settings.rate())
        .withContent(written.bytes(), hashed ? Sha256.of(request.target()) : "")
        .withSubtitles(plan.subtitleFile())
        .withThumbnail(request.thumbnail().map(Thumbnail::file))
        .withSections(plan.sections())
        .withSound(written.levels())
        .withTimeEvents(plan.timeEvents())
        .withEffort((System.nanoTime() - start) / 1e9, timings.bySeconds())
        .withWarnings(warnings);
  }

  private static RenderResult failed(
      Planned planned, Failure failure, long start, Timings timings) {
    return RenderResult.of(planned.request().scene().name(), planned.request().target())
        .withEffort((System.nanoTime() - start) / 1e9, timings.bySeconds())
        .withWarnings(planned.plan() == null ? List.of() : planned.plan().warnings())
        .failing(failure);
  }
}
