package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Section;
import zoetrope.scene.StageObserver;

/**
 * Stores the frames of the dry run of a scene, so that the video needs no second run. At first,
 * frames are stored one by one. If the video is long and {@link #cut} was called, the frames are
 * then collected into segments. Segments in the cache need no stored frames. If the frames take too
 * much memory, all are dropped, and the dry run continues without storing any. Not thread-safe.
 *
 * <p>If the author's code is slow, the frames may take more memory, because a second run would be
 * slow, too.
 */
public final class DryRunFrames implements StageObserver {
  /** The additional bytes of memory for each second that the dry run took longer than normal. */
  private static final long BYTES_PER_SECOND = 64L << 20;

  /**
   * The normal duration of a dry run, without the time {@link #NORMAL_NANOS_PER_FRAME} for each
   * frame.
   */
  private static final long NORMAL_NANOS = 2_000_000_000L;

  private static final long NORMAL_NANOS_PER_FRAME = 1_000_000L;

  private final MemoryBudget budget;
  private final Function<List<Section>, FrameRange> part;
  private final FrameWeight weights = new FrameWeight();
  private final LongSupplier clock;
  private final long start;

  /** The thread group of the creating thread, which does not run an author's code. */
  private final ThreadGroup group = Thread.currentThread().getThreadGroup();

  private State state = State.FRAMES;

  /** The stored frames in state FRAMES. */
  private final Deque<Entry> entries = new ArrayDeque<>();

  private Cutting cutting;

  /** The stored segments in state SEGMENTS; null before that. */
  private DryRunSegments segments;

  private List<Section> sections = List.of();
  private long frames;
  private boolean ended;

  private enum State {
    FRAMES,
    SEGMENTS,
    DROPPED
  }

  private record Entry(Frame frame, long number, long count, long weight) {}

  private record Cutting(
      FrameRate rate, boolean atSections, Supplier<Optional<Predicate<String>>> cached) {}

  /**
   * Creates an empty store.
   *
   * @param part returns the range of frames that the video shows, given the sections that have
   *     begun so far
   */
  public DryRunFrames(MemoryBudget budget, Function<List<Section>, FrameRange> part) {
    this(budget, part, System::nanoTime);
  }

  /** Creates an empty store that measures the dry run with {@code clock}, in nanoseconds. */
  DryRunFrames(MemoryBudget budget, Function<List<Section>, FrameRange> part, LongSupplier clock) {
    this.budget = budget;
    this.part = part;
    this.clock = clock;
    this.start = clock.getAsLong();
  }

  /**
   * Allows this store to cut the frames into segments if the video is long.
   *
   * @param atSections whether sections begin segments, too
   * @param cached called at most once; returns a predicate that says whether the segment with a
   *     hash is cached, so that its frames need not be stored; empty without a cache
   */
  public void cut(
      FrameRate rate, boolean atSections, Supplier<Optional<Predicate<String>>> cached) {
    cutting = new Cutting(rate, atSections, cached);
  }

  @Override
  public FrameRange wanted(long next, List<Section> begun) {
    sections = begun;
    if (segments != null && cutting.atSections()) {
      segments.cutBefore(sections);
    }
    return state == State.DROPPED ? FrameRange.NONE : part.apply(begun);
  }

  @Override
  public void frame(Frame frame, long number, long count) {
    frames += count;
    switch (state) {
      case FRAMES -> add(frame, number, count);
      case SEGMENTS -> addToSegments(frame, number, count);
      case DROPPED -> {}
    }
  }

  private void add(Frame frame, long number, long count) {
    long weight = weights.of(frame);
    boolean fits = budget.take(weight, earned());
    if (fits) {
      entries.add(new Entry(frame, number, count, weight));
    }
    boolean isLong = cutting != null && Segmenter.isLong(cutting.rate(), frames);
    if (fits && !isLong) {
      return;
    }
    beginSegments(number);
    if (!fits && state == State.SEGMENTS) {
      addToSegments(frame, number, count);
    } else if (!fits) {
      drop();
    }
  }

  private long earned() {
    long duration = clock.getAsLong() - start;
    long slow = Math.max(0, duration - NORMAL_NANOS - frames * NORMAL_NANOS_PER_FRAME);
    return (long) (slow / 1e9 * BYTES_PER_SECOND);
  }

  private void beginSegments(long number) {
    Optional<Predicate<String>> cached =
        cutting == null ? Optional.empty() : cutting.cached().get();
    if (cached.isEmpty()) {
      cutting = null;
      return;
    }
    state = State.SEGMENTS;
    long first = entries.isEmpty() ? number : entries.peek().number();
    segments = new DryRunSegments(cutting.rate(), cached.get(), budget, group, first);
    if (cutting.atSections()) {
      segments.cutBefore(sections);
    }
    for (Entry entry = entries.poll(); entry != null; entry = entries.poll()) {
      budget.giveBack(entry.weight());
      segments.add(entry.frame(), entry.count(), earned());
    }
  }

  private void addToSegments(Frame frame, long number, long count) {
    segments.add(frame, count, earned());
    if (segments.areUseless()) {
      drop();
    }
  }

  public void drop() {
    state = State.DROPPED;
    entries.forEach(entry -> budget.giveBack(entry.weight()));
    entries.clear();
    if (segments != null) {
      segments.drop();
    }
  }

  public void complete() {
    ended = true;
    if (state == State.SEGMENTS) {
      segments.finish();
    }
  }

  /** Returns the number of frames of the dry run so far. */
  public long frames() {
    return frames;
  }

  /** Returns the time in nanoseconds that the hashes of frames took during the dry run. */
  public long hashNanos() {
    return segments == null ? 0 : segments.hashNanos();
  }

  /** Returns whether the video can be made from the stored frames. */
  public boolean isWhole() {
    return ended
        && (state == State.FRAMES
            || state == State.SEGMENTS && Segmenter.isLong(cutting.rate(), frames));
  }

  /** Returns whether the frames are collected into the segments of the video. */
  public boolean isCut() {
    return segments != null;
  }

  /**
   * Passes all frames to {@code sink}, in order, and drops each one. Must be called at most once.
   */
  public void play(FrameSink sink) {
    for (Entry entry = entries.poll(); entry != null; entry = entries.poll()) {
      budget.giveBack(entry.weight());
      sink.accept(entry.frame(), entry.count());
    }
  }

  /**
   * Passes the segments to {@code sink} if {@link #isCut}. If a segment is no longer cached and its
   * frames are not stored, calls {@code rerun} with the number of frames passed so far; {@code
   * rerun} must pass all later frames. Must be called at most once.
   */
  public void play(Segmenter sink, LongConsumer rerun) {
    long passed = segments.play(sink);
    if (passed < frames) {
      rerun.accept(passed);
    }
  }
}
