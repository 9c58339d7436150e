package zoetrope.internal.render.cluster;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import zoetrope.internal.diagnostics.Rethrown;
import zoetrope.internal.render.film.SegmentKind;
import zoetrope.internal.render.pipeline.Changes;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.internal.render.pipeline.PipelineContext;
import zoetrope.internal.render.pipeline.SegmentSource;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.render.pipeline.WorkerPool;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.render.cluster.FarmFilm;
import zoetrope.render.cluster.FarmedSegment;
import zoetrope.render.cluster.SegmentOrder;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.OutputException;

/**
 * The segments of one video, made by a {@link zoetrope.render.cluster.Farm}. The scene also runs on
 * this machine, to cut the frames into segments and to hash them; the frames are not stored. Each
 * segment is then taken from the local cache, or ordered from the farm by its frame numbers and
 * hash. The segments are passed to the output in order.
 */
public final class FarmedFilm<T> implements SegmentSource<T> {
  private final FarmSession farm;
  private final RenderSession session;
  private final RenderPlan plan;
  private final SegmentKind<T> work;
  private final Frames frames;
  private final PipelineContext context;
  private final Changes changes = new Changes();

  /** Guarded by the lock of {@link #changes}, like the fields below. */
  private final EarlySegments arrived;

  private boolean stopped;
  private Throwable failure;

  FarmedFilm(
      FarmSession farm,
      RenderSession session,
      RenderPlan plan,
      SegmentKind<T> work,
      Frames frames) {
    this.farm = farm;
    this.session = session;
    this.plan = plan;
    this.work = work;
    this.frames = frames;
    this.context = work.tools().context();
    this.arrived = new EarlySegments(farm.early());
  }

  @Override
  public void run(Consumer<T> output) {
    try {
      List<SegmentOrder> orders = list();
      append(orders, orders.stream().filter(order -> !isCached(order)).toList(), output);
    } finally {
      changes.change(this::forgetEarly);
    }
  }

  private void forgetEarly() {
    try {
      arrived.close();
    } catch (IOException e) {
      // No thread needs these segments, and the operating system clears its temporary folder.
    }
  }

  private List<SegmentOrder> list() {
    try {
      farm.listing().acquire();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
    try {
      Listing listing = new Listing();
      Segmenter segmenter =
          work.renderer().segmenter(session.settings().rate(), plan.range(), listing);
      segmenter.play(frames, context.timings());
      return listing.orders;
    } finally {
      farm.listing().release();
    }
  }

  private boolean isCached(SegmentOrder order) {
    return work.cache().isPresent() && work.cache().get().has(order.hash());
  }

  private void append(List<SegmentOrder> all, List<SegmentOrder> wanted, Consumer<T> output) {
    Set<SegmentOrder> ordered = new HashSet<>(wanted);
    try (Making making = new Making()) {
      making.begin(wanted);
      for (SegmentOrder order : all) {
        output.accept(ordered.contains(order) ? take(order) : cached(order));
      }
    }
  }

  /** Returns a segment from the cache. If it was removed from the cache, the farm makes it. */
  private T cached(SegmentOrder order) {
    changes.change(this::check);
    Optional<T> known = work.cache().orElseThrow().find(order.hash());
    if (known.isEmpty()) {
      try (Making making = new Making()) {
        making.begin(List.of(order));
        return take(order);
      }
    }
    context.progress().accept(order.frames());
    return known.get();
  }

  /** Orders segments from the farm on a separate thread. Closing waits until that thread ends. */
  private final class Making implements AutoCloseable {
    private Thread thread;

    void begin(List<SegmentOrder> orders) {
      if (orders.isEmpty()) {
        return;
      }
      FarmFilm film = new FarmFilm(plan.request(), plan.range(), session.settings());
      List<SegmentOrder> longestFirst = new ArrayList<>(orders);
      longestFirst.sort(SegmentOrder.LONGEST_FIRST);
      thread = new Thread(() -> make(film, longestFirst), "zoetrope-farm-" + film.scene());
      thread.setDaemon(true);
      thread.start();
    }

    private void make(FarmFilm film, List<SegmentOrder> orders) {
      try {
        farm.farm().make(film, orders, FarmedFilm.this::arrived);
      } catch (Throwable e) { // Any error must be reported, because a thread waits for it.
        fail(e);
      }
    }

    @Override
    public void close() {
      if (thread != null) {
        thread.interrupt();
        WorkerPool.joinFully(thread);
      }
    }
  }

  private void arrived(FarmedSegment segment) {
    segment.failure().ifPresentOrElse(this::fail, () -> changes.change(() -> keep(segment)));
  }

  private void keep(FarmedSegment segment) {
    try {
      arrived.add(segment);
    } catch (IOException e) {
      fail(
          new OutputException(
              "cannot keep a segment that came early in the temporary folder: "
                  + e.getMessage()
                  + "; free some space there",
              e));
    }
  }

  private void fail(Throwable error) {
    changes.change(() -> failure = failure == null ? error : failure);
  }

  @Override
  public void cancel() {
    changes.change(() -> stopped = true);
  }

  private T take(SegmentOrder order) {
    FarmedSegment segment = await(order.index());
    segment.nanos().forEach((step, nanos) -> context.timings().addNanos(step(step), nanos));
    try {
      T read = work.form().read(new ByteArrayInputStream(segment.bytes()));
      if (work.form().frames(read) != order.frames()) {
        throw new FarmException(
            plan.request().scene().name() + ": a segment came with other frames than ordered",
            null);
      }
      work.cache().ifPresent(kept -> kept.keep(order.hash(), read, order.from() + " and on"));
      context.progress().accept(order.frames());
      return read;
    } catch (IOException e) {
      throw new FarmException("a segment came damaged: " + e.getMessage(), e);
    }
  }

  private static Timings.Step step(String name) {
    return Timings.Step.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private FarmedSegment await(int index) {
    changes.awaitWhile(
        () -> {
          check();
          return !arrived.has(index);
        });
    return changes.get(
        () -> {
          try {
            return arrived.take(index);
          } catch (IOException e) {
            throw new OutputException(
                "cannot read a segment from the temporary folder: " + e.getMessage(), e);
          }
        });
  }

  /**
   * Throws an exception if the video was cancelled or has failed. The caller must hold the lock.
   */
  private void check() {
    if (stopped) {
      throw context
          .watch()
          .reason()
          .<RuntimeException>map(reason -> reason)
          .orElseGet(() -> new CancellationException("stopped"));
    }
    if (failure != null) {
      throw Rethrown.of(failure);
    }
  }

  /** Lists the segments that the segmenter cuts. It stores no frames. */
  private final class Listing implements Segmenter.Target {
    private final List<SegmentOrder> orders = new ArrayList<>();
    private long next = plan.range().from();
    private long from = next;
    private long pictures;

    @Override
    public boolean wantsHashes() {
      return true;
    }

    @Override
    public void begin() {}

    @Override
    public void add(FrameRun run) {
      next += run.count();
      pictures++;
    }

    @Override
    public void end(String hash) {
      String whole = hash + work.phases().apply(from);
      orders.add(new SegmentOrder(orders.size(), from, next, whole, pictures));
      from = next;
      pictures = 0;
    }

    /**
     * Lists a segment that the dry run has cut and hashed. Returns true for every segment, because
     * a list of segments needs no frames.
     */
    @Override
    public boolean cached(String hash, long frames, long cost) {
      next += frames;
      pictures = cost;
      end(hash);
      return true;
    }
  }
}
