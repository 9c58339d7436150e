package zoetrope.render.cluster;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.render.cache.SegmentLibrary;
import zoetrope.internal.render.film.SegmentKind;
import zoetrope.internal.render.guard.Watchdog;
import zoetrope.internal.render.pipeline.Pipeline;
import zoetrope.internal.render.pipeline.PipelineContext;
import zoetrope.internal.render.pipeline.RenderContext;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.render.pipeline.WholeSegmentRenderer;
import zoetrope.internal.render.pipeline.WorkerPool;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.render.playback.RangeRun;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.output.OutputFormat;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.Failure;
import zoetrope.render.result.FarmException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.SceneException;

/**
 * A worker that makes segments of videos for a {@link Farm} in this process: it runs the scene to
 * the segment's first frame without drawing, and then draws and encodes the segment's frames. The
 * run pauses after the segment and can continue to a later segment. Thread-safe.
 */
public final class FarmWorker implements AutoCloseable {
  /** The number of recently used videos whose scenes are cached; with more jobs, one per job. */
  private static final int MAX_CACHED_VIDEOS = 4;

  /** Frames that wait to be drawn take at most the size of the heap divided by this number. */
  private static final int HEAP_DIVISOR = 4;

  private final int jobs;
  private final String moreMemory;
  private final Function<String, Path> libraries;
  private final Watchdog watchdog = new Watchdog();
  private final SegmentEncoders encoders = new SegmentEncoders();
  private final Map<String, FarmScene> scenes = new LinkedHashMap<>(8, 0.75f, true);
  private final Map<List<Integer>, WorkerPool> pools = new HashMap<>();
  private List<String> coders;

  /**
   * Creates a worker.
   *
   * @param jobs how many segments are made at the same time
   * @param moreMemory advice to the user if memory runs out
   * @param libraries returns the jars of {@link FarmFilm#libraries} by file name
   */
  public FarmWorker(int jobs, String moreMemory, Function<String, Path> libraries) {
    this.jobs = jobs;
    this.moreMemory = moreMemory;
    this.libraries = libraries;
  }

  /**
   * Makes a segment, or reports why it failed; errors of a scene are not thrown.
   *
   * @param cache the cache that is searched for the segment first, and that stores a new segment
   * @throws CancellationException if the thread is interrupted
   */
  public FarmedSegment make(FarmFilm film, SegmentOrder order, SegmentCache cache) {
    try {
      requireSame(film);
      FarmScene scene = scene(film);
      try {
        return made(scene, order, cache.unwrap(SegmentLibrary.class).counted());
      } finally {
        scene.leave();
      }
    } catch (CancellationException e) {
      if (Thread.currentThread().isInterrupted()) {
        throw e;
      }
      return FarmedSegment.failed(order.index(), Failure.of(e), false);
    } catch (RuntimeException | Error e) {
      return failed(order, Failure.of(e));
    }
  }

  private FarmedSegment failed(SegmentOrder order, Failure failure) {
    if (failure.subject() != Failure.Subject.MEMORY) {
      return FarmedSegment.failed(order.index(), failure, false);
    }
    String reason =
        Messages.of(
            "out of memory on a worker, which has %s MB: %s, or smaller frames",
            Runtime.getRuntime().maxMemory() >> 20, moreMemory);
    return FarmedSegment.failed(order.index(), Failure.of(new FarmException(reason, null)), true);
  }

  private FarmedSegment made(FarmScene scene, SegmentOrder order, SegmentLibrary cache) {
    Timings timings = new Timings();
    RangeRun stage = scene.stage(order.from());
    try {
      PipelineContext context =
          new PipelineContext(pool(scene.settings()), timings, frames -> {}, stage.watch());
      OutputFormat format = scene.film().format();
      SegmentKind<?> work =
          SegmentKind.of(
              new SegmentKind.Tools(
                  format,
                  scene.film().from(),
                  RenderSession.of(scene.settings()).video(format),
                  encoders,
                  cache,
                  context));
      return made(scene, stage, order, work);
    } finally {
      scene.giveBack(stage, order.to());
    }
  }

  private <T> FarmedSegment made(
      FarmScene scene, RangeRun stage, SegmentOrder order, SegmentKind<T> work) {
    Optional<T> known = work.cache().flatMap(cache -> cache.find(order.hash()));
    T segment = known.orElseGet(() -> drawn(scene, stage, order, work));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      work.form().write(segment, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("a segment cannot be copied in memory", e);
    }
    if (known.isEmpty()) {
      work.cache().ifPresent(cache -> cache.keep(order.hash(), segment, order.from() + " and on"));
    }
    Map<String, Long> nanos = new HashMap<>();
    work.tools()
        .context()
        .timings()
        .bySeconds()
        .forEach((step, seconds) -> nanos.put(step, (long) (seconds * 1e9)));
    return FarmedSegment.made(
        order.index(),
        bytes.toByteArray(),
        nanos,
        known.isPresent(),
        work.tools().cache().tally().damagedEntries());
  }

  private <T> T drawn(FarmScene scene, RangeRun stage, SegmentOrder order, SegmentKind<T> work) {
    FrameRange range = new FrameRange(order.from(), order.to());
    Pipeline<WholeSegmentRenderer.Drawn<T>> pipeline =
        new Pipeline<>(
            work.tools().context(),
            new Pipeline.Limits(0, Runtime.getRuntime().maxMemory() / HEAP_DIVISOR / jobs, 2),
            scene.settings().rate(),
            range,
            segmenter -> stage.pass(order.from(), order.to(), segmenter),
            new WholeSegmentRenderer<>(work.renderer()));
    List<WholeSegmentRenderer.Drawn<T>> drawn = new ArrayList<>();
    pipeline.run(drawn::add);
    if (drawn.size() != 1
        || !order.hash().equals(drawn.get(0).hash() + work.phases().apply(order.from()))) {
      throw new SceneException(
          Messages.of(
              "frames %s to %s differ between a worker and the machine that planned the video:"
                  + " construct() must do the same each time, and on each machine (no clock, no"
                  + " random numbers except the scene's own, no files or fonts that only one"
                  + " machine has)",
              order.from(), order.to()),
          null,
          "",
          0);
    }
    return drawn.get(0).segment();
  }

  private synchronized WorkerPool pool(RenderSettings settings) {
    return pools.computeIfAbsent(
        List.of(settings.width(), settings.height()),
        size -> new WorkerPool(jobs, () -> new RenderContext(size.get(0), size.get(1))));
  }

  private synchronized FarmScene scene(FarmFilm film) {
    FarmScene known = scenes.get(film.id());
    if (known == null) {
      known = FarmScene.open(film, jobs, watchdog, libraries);
      scenes.put(film.id(), known);
      if (scenes.size() > Math.max(MAX_CACHED_VIDEOS, jobs)) {
        String eldest = scenes.keySet().iterator().next();
        scenes.remove(eldest).close();
      }
    }
    known.enter();
    return known;
  }

  /**
   * Checks that this process has the same program versions as the machine that planned the video,
   * because segments of different versions cannot be joined.
   */
  private void requireSame(FarmFilm film) {
    List<String> available = coders();
    if (!available.equals(film.coders())) {
      throw new FarmException(
          Messages.of(
              "a worker has other programs than the driver: %s there, %s here; start all"
                  + " of them from the same jars, or the same image",
              describe(available), describe(film.coders())),
          null);
    }
  }

  private static String describe(List<String> coders) {
    List<String> known = new ArrayList<>(coders);
    while (known.size() < 5) {
      known.add("?");
    }
    String code = known.get(2);
    return Messages.of(
        "Zoetrope %s (code %s), FFmpeg %s for %s",
        known.get(0), code.substring(0, Math.min(12, code.length())), known.get(4), known.get(3));
  }

  private synchronized List<String> coders() {
    if (coders == null) {
      coders = FarmFilm.programs();
    }
    return coders;
  }

  /** Releases all scenes. Segments that are being made are completed. */
  @Override
  public synchronized void close() {
    scenes.values().forEach(FarmScene::close);
    scenes.clear();
    pools.values().forEach(WorkerPool::close);
    pools.clear();
    watchdog.close();
  }
}
