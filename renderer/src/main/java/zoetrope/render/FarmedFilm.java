package zoetrope.render;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.FileSystemNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import zoetrope.internal.render.cache.CoderFacts;
import zoetrope.internal.render.cache.FrameHasher;
import zoetrope.internal.render.cache.PictureHashes;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.internal.render.pipeline.Pipeline;
import zoetrope.internal.render.pipeline.Rethrown;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.render.pipeline.WorkerPool;
import zoetrope.internal.video.VideoException;

/**
 * One film whose segments a {@link Farm} makes. The scene runs here, too: its frames are cut and
 * hashed, and let go at once. Each segment is then in a cache here, or is ordered by its frames'
 * numbers and hash, and appended when all before it are.
 *
 * @param <T> a segment
 */
final class FarmedFilm<T> {
  private final FarmSession farm;
  private final RenderSession session;
  private final RenderPlan plan;
  private final SegmentKind<T> work;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Guarded by the lock, as are the next ones. */
  private final EarlySegments arrived;

  private boolean stopped;
  private Throwable failure;

  FarmedFilm(FarmSession farm, RenderSession session, RenderPlan plan, SegmentKind<T> work) {
    this.farm = farm;
    this.session = session;
    this.plan = plan;
    this.work = work;
    this.arrived = new EarlySegments(farm.early());
  }

  /**
   * Has the segments made that {@code source} shows, and hands them to {@code output} in order.
   * When it returns or throws nothing of it is made any more.
   */
  void run(Pipeline.Source source, Pipeline.Appender<T> output) {
    Listing listing = new Listing();
    Runnable stop = this::stop;
    work.tools().context().watch().onStop(stop);
    try {
      list(source, listing);
      List<SegmentOrder> wanted =
          listing.orders.stream()
              .filter(order -> !isKept(order))
              .sorted(SegmentOrder.LONGEST_FIRST)
              .toList();
      append(listing.orders, wanted, output);
    } finally {
      work.tools().context().watch().forget(stop);
      change(this::forgetEarly);
    }
  }

  private void forgetEarly() {
    try {
      arrived.close();
    } catch (IOException e) {
      // Nobody waits for what is left, and the system clears its temporary folder.
    }
  }

  private void list(Pipeline.Source source, Listing listing) {
    try {
      farm.listing().acquire();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
    long start = System.nanoTime();
    try {
      Segmenter segmenter =
          work.renderer().segmenter(session.settings().rate(), plan.range(), listing);
      source.run(segmenter);
      segmenter.finish();
    } finally {
      farm.listing().release();
      work.tools().context().timings().addNanos(Timings.Step.HASHING, listing.nanos);
      work.tools()
          .context()
          .timings()
          .addNanos(Timings.Step.STAGE, System.nanoTime() - start - listing.nanos);
    }
  }

  private boolean isKept(SegmentOrder order) {
    return work.kept().isPresent() && work.kept().get().has(order.hash());
  }

  private void append(
      List<SegmentOrder> all, List<SegmentOrder> wanted, Pipeline.Appender<T> output) {
    FarmFilm film = wanted.isEmpty() ? null : new FarmFilm(plan, session.settings(), coders());
    Thread maker = film == null ? null : begin(film, wanted);
    boolean[] ordered = new boolean[all.size()];
    wanted.forEach(order -> ordered[order.index()] = true);
    try {
      for (SegmentOrder order : all) {
        T segment = ordered[order.index()] ? take(order) : kept(order);
        long start = System.nanoTime();
        output.append(segment);
        work.tools().context().timings().add(Timings.Step.MUXING, start);
      }
    } finally {
      if (maker != null) {
        end(maker);
      }
    }
  }

  /** What is here; made if it has gone meanwhile. */
  private T kept(SegmentOrder order) {
    check();
    Optional<T> known = work.kept().orElseThrow().find(order.hash());
    if (known.isEmpty()) {
      Thread maker = begin(new FarmFilm(plan, session.settings(), coders()), List.of(order));
      try {
        return take(order);
      } finally {
        end(maker);
      }
    }
    work.tools().context().progress().accept(order.frames());
    return known.get();
  }

  private Thread begin(FarmFilm film, List<SegmentOrder> orders) {
    Thread maker =
        new Thread(
            () -> {
              try {
                farm.farm().make(film, orders, this::arrived);
              } catch (Throwable e) { // Whatever it is, somebody waits to be told.
                fail(e);
              }
            },
            "zoetrope-farm-" + film.scene());
    maker.setDaemon(true);
    maker.start();
    return maker;
  }

  /** Waits until nothing is made any more. */
  private static void end(Thread maker) {
    maker.interrupt();
    if (WorkerPool.joinFully(maker)) {
      Thread.currentThread().interrupt();
    }
  }

  private void arrived(FarmedSegment segment) {
    segment.failure().ifPresentOrElse(this::fail, () -> change(() -> keep(segment)));
  }

  private void keep(FarmedSegment segment) {
    try {
      arrived.add(segment);
    } catch (IOException e) {
      failure =
          failure == null
              ? new OutputException(
                  "cannot keep a segment that came early in the temporary folder: "
                      + e.getMessage()
                      + "; free some space there",
                  e)
              : failure;
    }
  }

  private void fail(Throwable error) {
    change(() -> failure = failure == null ? error : failure);
  }

  private void stop() {
    change(() -> stopped = true);
  }

  private void change(Runnable action) {
    lock.lock();
    try {
      action.run();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** The next segment, which is waited for. */
  private T take(SegmentOrder order) {
    FarmedSegment segment = await(order.index());
    Timings timings = work.tools().context().timings();
    segment.nanos().forEach((step, nanos) -> timings.addNanos(step(step), nanos));
    try {
      T read = work.form().read(new ByteArrayInputStream(segment.bytes()));
      if (work.form().frames(read) != order.frames()) {
        throw new FarmException(
            plan.request().scene().name() + ": a segment came with other frames than ordered",
            null);
      }
      work.kept().ifPresent(kept -> kept.keep(order.hash(), read, order.from() + " and on"));
      work.tools().context().progress().accept(order.frames());
      return read;
    } catch (IOException e) {
      throw new FarmException("a segment came damaged: " + e.getMessage(), e);
    }
  }

  private static Timings.Step step(String name) {
    return Timings.Step.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private FarmedSegment await(int index) {
    lock.lock();
    try {
      while (!arrived.has(index)) {
        check();
        changed.await();
      }
      return arrived.take(index);
    } catch (IOException e) {
      throw new OutputException(
          "cannot read a segment from the temporary folder: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } finally {
      lock.unlock();
    }
  }

  /** Throws what keeps it from going on. */
  private void check() {
    lock.lock();
    try {
      if (stopped) {
        throw work.tools()
            .context()
            .watch()
            .reason()
            .<RuntimeException>map(reason -> reason)
            .orElseGet(() -> new CancellationException("stopped"));
      }
      if (failure != null) {
        throw Rethrown.of(failure);
      }
    } finally {
      lock.unlock();
    }
  }

  /** The programs that draw and code in this process. */
  static List<String> coders() {
    try {
      List<String> facts = new ArrayList<>();
      facts.add(Report.version());
      facts.addAll(CoderFacts.current());
      return facts;
    } catch (IOException | VideoException | FileSystemNotFoundException e) {
      throw new FarmException("cannot tell which programs code here: " + e.getMessage(), e);
    }
  }

  /** Cuts and hashes frames, and keeps none. */
  private final class Listing implements Segmenter.Target {
    private final List<SegmentOrder> orders = new ArrayList<>();
    private final PictureHashes pictures = new PictureHashes();
    private FrameHasher hasher;
    private long from;
    private long next = plan.range().from();
    private long runs;
    private long nanos;

    @Override
    public void begin() {
      hasher = new FrameHasher(pictures);
      runs = 0;
      from = next;
    }

    @Override
    public void add(FrameRun run) {
      long start = System.nanoTime();
      hasher.add(run.frame(), run.count());
      nanos += System.nanoTime() - start;
      next += run.count();
      runs++;
    }

    @Override
    public void end() {
      add(hasher.finish(), runs);
    }

    /** One that the dry run has cut and hashed. */
    @Override
    public boolean kept(String hash, long frames, long pictures) {
      from = next;
      next += frames;
      add(hash, pictures);
      return true;
    }

    private void add(String hash, long cost) {
      String whole = hash + work.phases().apply(from);
      orders.add(new SegmentOrder(orders.size(), from, next, whole, cost));
    }
  }
}
