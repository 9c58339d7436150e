package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
 * The frames that a film wants of its scene's dry run: if all are kept, the film needs no second
 * run. First the frames are kept as they come. Of a long film that is {@linkplain #cut cut}, they
 * become segments, of which those that are cached need no frames. When the frames take too much
 * memory, all are dropped and the dry run goes on without. For one thread at a time.
 *
 * <p>A run that is slow by itself, because the author's own code computes for long, earns more
 * memory: to run it twice would cost more.
 */
public final class DryRunFrames implements StageObserver {
  /** The memory that a scene earns for each second that it took longer than usual. */
  private static final long BYTES_PER_SECOND = 64L << 20;

  /** The usual time of a run, and of each of its frames. */
  private static final long USUAL_NANOS = 2_000_000_000L;

  private static final long USUAL_NANOS_PER_FRAME = 1_000_000L;

  private final MemoryBudget budget;
  private final Function<List<Section>, FrameRange> part;
  private final FrameWeight weights = new FrameWeight();
  private final LongSupplier clock;
  private final long start;

  /** The group of the creating thread, which does not run an author's code. */
  private final ThreadGroup group = Thread.currentThread().getThreadGroup();

  private State state = State.FRAMES;

  /** What is kept in state FRAMES. */
  private final Deque<Entry> entries = new ArrayDeque<>();

  /** How segments are cut; null when they are not. */
  private Cutting cutting;

  /** What is kept in state SEGMENTS; null before that. */
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

  /** Runs the scene once more. */
  @FunctionalInterface
  public interface Rerun {
    /** Passes all frames to the film but the first so many. */
    void behind(long frames);
  }

  /**
   * Keeps no frames yet.
   *
   * @param part the frames that are wanted when these sections have begun
   */
  public DryRunFrames(MemoryBudget budget, Function<List<Section>, FrameRange> part) {
    this(budget, part, System::nanoTime);
  }

  /** For tests, which want a clock that they set: in nanoseconds. */
  DryRunFrames(MemoryBudget budget, Function<List<Section>, FrameRange> part, LongSupplier clock) {
    this.budget = budget;
    this.part = part;
    this.clock = clock;
    this.start = clock.getAsLong();
  }

  /**
   * Has segments cut of a long film.
   *
   * @param atSections whether it is cut where sections begin, too
   * @param cached asked once: tells whether the segment is cached whose frames have a hash, and
   *     which therefore needs no frames; empty where nothing is cached
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
    long own = clock.getAsLong() - start;
    long slow = Math.max(0, own - USUAL_NANOS - frames * USUAL_NANOS_PER_FRAME);
    return (long) (slow / 1e9 * BYTES_PER_SECOND);
  }

  /** Goes on with segments from here on, unless none are cached. */
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

  /** Lets go of all frames. */
  public void drop() {
    state = State.DROPPED;
    entries.forEach(entry -> budget.giveBack(entry.weight()));
    entries.clear();
    if (segments != null) {
      segments.drop();
    }
  }

  /** To be called when the run has ended well. */
  public void complete() {
    ended = true;
    if (state == State.SEGMENTS) {
      segments.finish();
    }
  }

  /** How many frames were passed. */
  public long frames() {
    return frames;
  }

  /** The time that was spent on hashes of frames, while the scene ran. */
  public long hashNanos() {
    return segments == null ? 0 : segments.hashNanos();
  }

  /** Whether the film can be made of what is kept. */
  public boolean isWhole() {
    return ended
        && (state == State.FRAMES
            || state == State.SEGMENTS && Segmenter.isLong(cutting.rate(), frames));
  }

  /** Whether segments are kept, which are those of the film. */
  public boolean isCut() {
    return segments != null;
  }

  /** Passes the frames to {@code sink} as the run did, once, and lets go of each. */
  public void play(FrameSink sink) {
    for (Entry entry = entries.poll(); entry != null; entry = entries.poll()) {
      budget.giveBack(entry.weight());
      sink.accept(entry.frame(), entry.count());
    }
  }

  /**
   * Passes on the film's segments where it {@linkplain #isCut is cut}, once. The rest is left to
   * {@code rerun} from the first segment on that is not cached any more, or had no room for its
   * frames.
   */
  public void play(Segmenter sink, Rerun rerun) {
    long passed = segments.play(sink);
    if (passed < frames) {
      rerun.behind(passed);
    }
  }
}
