package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import zoetrope.frame.Frame;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameRecorder;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;

/**
 * The frames that a dry run of a scene passes, as far as they are wanted for its film: then the
 * film needs no second run. When they take too much memory, or too long, all are dropped and the
 * dry run goes on without.
 *
 * <p>A run that is slow by itself, because the author's own code computes for long, earns more of
 * both: to run it twice would cost more. For one thread at a time.
 */
public final class Recording implements FrameRecorder {
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
  private long pictureNanos;
  private long frames;
  private boolean dropped;
  private StageResult result;

  private record Entry(Frame frame, long count, long weight) {}

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

  @Override
  public FrameRange wanted(List<Section> sections) {
    return dropped ? FrameRange.NONE : part.apply(sections);
  }

  @Override
  public Frame taken(Supplier<Frame> snapshot) {
    long before = clock.getAsLong();
    Frame frame = snapshot.get();
    pictureNanos += clock.getAsLong() - before;
    return frame;
  }

  @Override
  public void accept(Frame frame, long count) {
    if (dropped) {
      return;
    }
    frames += count;
    long own = clock.getAsLong() - start - pictureNanos;
    long slow = Math.max(0, own - USUAL_NANOS - frames * USUAL_NANOS_OF_A_FRAME);
    long beyond = (long) (slow / 1e9 * BYTES_OF_A_SECOND);
    long weight = weights.of(frame);
    if (pictureNanos > PICTURE_NANOS + own / PICTURE_PART || !room.take(weight, beyond)) {
      drop();
    } else {
      entries.add(new Entry(frame, count, weight));
    }
  }

  /** Lets go of all frames. */
  public void drop() {
    dropped = true;
    entries.forEach(entry -> room.giveBack(entry.weight()));
    entries.clear();
  }

  /** To be called when the run has ended well. */
  public void complete(StageResult newResult) {
    result = newResult;
  }

  /** How many frames were passed. */
  public long frames() {
    return frames;
  }

  /** Whether all frames are there. */
  public boolean isWhole() {
    return !dropped && result != null;
  }

  /** Passes the frames to {@code sink} as the run did, once, and lets go of each. */
  public StageResult play(FrameSink sink) {
    for (Entry entry = entries.poll(); entry != null; entry = entries.poll()) {
      room.giveBack(entry.weight());
      sink.accept(entry.frame(), entry.count());
    }
    return result;
  }
}
