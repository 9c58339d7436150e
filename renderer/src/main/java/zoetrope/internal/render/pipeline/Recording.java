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
import zoetrope.scene.StageResult;
import zoetrope.scene.StageView;

/**
 * The frames that a dry run of a scene passes, as far as they are wanted for its film: then the
 * film needs no second run. When they take too much memory, or too long, all are dropped and the
 * dry run goes on without.
 *
 * <p>Of a long film, segments that are kept from an earlier one need no frames: where these are
 * looked for, the recording goes on with what is new alone.
 *
 * <p>A run that is slow by itself, because the author's own code computes for long, earns more of
 * both: to run it twice would cost more. For one thread at a time.
 */
public final class Recording implements StageObserver {
  /** What a scene earns for each second that it took longer than usual. */
  private static final long BYTES_OF_A_SECOND = 64L << 20;

  /** What a run usually takes, and each of its frames. */
  private static final long USUAL_NANOS = 2_000_000_000L;

  private static final long USUAL_NANOS_OF_A_FRAME = 1_000_000L;

  /**
   * So long pictures may take, and this part of the time that the scene takes by itself: a film's
   * own run takes them while workers draw.
   */
  private static final long PICTURE_NANOS = 500_000_000L;

  private static final int PICTURE_PART = 4;

  private final RecordingRoom room;
  private final Function<List<Section>, FrameRange> part;
  private final FrameWeight weights = new FrameWeight();
  private final Deque<Entry> entries = new ArrayDeque<>();
  private final LongSupplier clock;
  private final long start;

  /** Of who makes this, which is not an author's code. */
  private final ThreadGroup group = Thread.currentThread().getThreadGroup();

  private FrameRate rate;
  private Supplier<Optional<Predicate<String>>> keepers = Optional::empty;
  private RecordedSegments segments;

  /**
   * Whether segments end where sections do; those that have begun, and of how many that is known.
   */
  private boolean cutsSections;

  /** Whether hashes are all that the film wants of its segments. */
  private boolean drawnElsewhere;

  private List<Section> begun = List.of();
  private int cut;

  /** The number of the first frame that was passed. */
  private long first;

  private long pictureNanos;
  private long frames;
  private boolean dropped;
  private StageResult result;

  private record Entry(Frame frame, long count, long weight) {}

  /** Runs the scene once more. */
  @FunctionalInterface
  public interface Rerun {
    /** Passes all frames to the film but the first so many. */
    StageResult behind(long frames);
  }

  /**
   * An empty recording.
   *
   * @param part the frames that are wanted when these sections have begun
   */
  public Recording(RecordingRoom room, Function<List<Section>, FrameRange> part) {
    this(room, part, System::nanoTime);
  }

  /** For tests, which want a clock that they set: in nanoseconds. */
  Recording(RecordingRoom room, Function<List<Section>, FrameRange> part, LongSupplier clock) {
    this.room = room;
    this.part = part;
    this.clock = clock;
    this.start = clock.getAsLong();
  }

  /**
   * Has segments looked for that are kept, in a film that is cut as any is.
   *
   * @param ofSections whether it is cut where sections begin, too
   * @param kept asked once: tells whether a segment is kept under the hash of its frames; empty
   *     where nothing is kept
   */
  public void lookFor(
      FrameRate filmRate, boolean ofSections, Supplier<Optional<Predicate<String>>> kept) {
    rate = filmRate;
    cutsSections = ofSections;
    keepers = kept;
  }

  /**
   * Has segments cut and hashed of a film that is cut as any is, and drawn elsewhere: of a long one
   * no frames are needed.
   *
   * @param ofSections whether it is cut where sections begin, too
   */
  public void cutOnly(FrameRate filmRate, boolean ofSections) {
    lookFor(filmRate, ofSections, () -> Optional.of(hash -> true));
    drawnElsewhere = true;
  }

  @Override
  public FrameRange wanted(long next, List<Section> sections) {
    begun = sections;
    return dropped ? FrameRange.NONE : part.apply(sections);
  }

  @Override
  public Frame taken(long number, StageView stage) {
    return taken(stage::frame);
  }

  Frame taken(Supplier<Frame> snapshot) {
    long before = clock.getAsLong();
    Frame frame = snapshot.get();
    pictureNanos += clock.getAsLong() - before;
    return frame;
  }

  @Override
  public void frame(Frame frame, long number, long count) {
    if (dropped) {
      return;
    }
    first = frames == 0 ? number : first;
    frames += count;
    long own = clock.getAsLong() - start - pictureNanos;
    if (segments != null) {
      addToSegments(frame, count, own);
      return;
    }
    long weight = weights.of(frame);
    if (isLate(own)) {
      drop();
    } else if (room.take(weight, earned(own))) {
      entries.add(new Entry(frame, count, weight));
      if (rate != null && Segmenter.isLong(rate, frames)) {
        cutWhatIsThere(own);
      }
    } else if (cutWhatIsThere(own)) {
      addToSegments(frame, count, own);
    } else {
      drop();
    }
  }

  private boolean isLate(long own) {
    return !drawnElsewhere && pictureNanos > PICTURE_NANOS + own / PICTURE_PART;
  }

  private long earned(long own) {
    long slow = Math.max(0, own - USUAL_NANOS - frames * USUAL_NANOS_OF_A_FRAME);
    return (long) (slow / 1e9 * BYTES_OF_A_SECOND);
  }

  /** Goes on with segments from here on; false where none are looked for. */
  private boolean cutWhatIsThere(long own) {
    Optional<Predicate<String>> kept = keepers.get();
    keepers = Optional::empty;
    rate = kept.isEmpty() ? null : rate;
    if (kept.isEmpty()) {
      return false;
    }
    segments = new RecordedSegments(rate, kept.get(), room, group, first);
    cutAtSections();
    for (Entry entry = entries.poll(); entry != null; entry = entries.poll()) {
      room.giveBack(entry.weight());
      segments.add(entry.frame(), entry.count(), earned(own));
    }
    return true;
  }

  private void cutAtSections() {
    for (; cutsSections && cut < begun.size(); cut++) {
      segments.cutBefore(begun.get(cut).start().firstFrame(rate));
    }
  }

  private void addToSegments(Frame frame, long count, long own) {
    cutAtSections();
    segments.add(frame, count, earned(own));
    if (!drawnElsewhere && isOfNoUse(own)) {
      segments.settle();
      if (isOfNoUse(own)) {
        drop();
      }
    }
  }

  /** Whether a second run is better than to go on, as far as is known of the segments. */
  private boolean isOfNoUse(long own) {
    boolean vain = segments.isInVain();
    return vain && segments.isIncomplete() || isLate(own) && (vain || !segments.hasFound());
  }

  /** Lets go of all frames. */
  public void drop() {
    dropped = true;
    entries.forEach(entry -> room.giveBack(entry.weight()));
    entries.clear();
    if (segments != null) {
      segments.drop();
    }
  }

  /** To be called when the run has ended well. */
  public void complete(StageResult newResult) {
    result = newResult;
    if (segments != null && !dropped) {
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

  /** Whether the film can be made of it. */
  public boolean isWhole() {
    return !dropped && result != null && (segments == null || Segmenter.isLong(rate, frames));
  }

  /** Whether the segments were looked for, so that they are those of the film. */
  public boolean isCut() {
    return segments != null;
  }

  /** Passes the frames to {@code sink} as the run did, once, and lets go of each. */
  public StageResult play(FrameSink sink) {
    for (Entry entry = entries.poll(); entry != null; entry = entries.poll()) {
      room.giveBack(entry.weight());
      sink.accept(entry.frame(), entry.count());
    }
    return result;
  }

  /**
   * The same for the film's segments, of which those that are kept are taken. Where one is not
   * there any more, or there was no room for its frames, the rest is left to {@code rerun}.
   */
  public StageResult play(Segmenter sink, Rerun rerun) {
    if (segments == null) {
      return play(sink);
    }
    long passed = segments.play(sink);
    return passed == frames ? result : rerun.behind(passed);
  }
}
