package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.cache.FrameHasher;
import zoetrope.internal.render.cache.PictureHashes;

/**
 * The segments of a long film, cut while its dry run passes the frames. A thread of its own hashes
 * them meanwhile and looks for them: of one that is kept from an earlier film no more than the hash
 * stays, so that a film of which little is new takes little memory, and no second run. For one
 * thread at a time.
 */
final class RecordedSegments {
  /** So many more segments may be new than are kept before it is taken for a new film. */
  private static final int VAIN = 8;

  /** So many pictures are hashed at once: threads take longer to wake up than to hash one. */
  private static final int BATCH = 64;

  /** What new segments earn where others are kept, which saves the memory of drawing these. */
  private static final long BYTES_BESIDE_KEPT = 256L << 20;

  private final Predicate<String> kept;
  private final RecordingRoom room;
  private final Segmenter segmenter;
  private final SegmentCuts cuts;
  private final SideThread hashing;
  private final PictureHashes pictures = new PictureHashes();
  private final FrameWeight weights = new FrameWeight();
  private final Deque<Recorded> segments = new ArrayDeque<>();
  private long earned;

  /** What follows is guarded by this object's lock: both threads write to it. */
  private int found;

  private int others;
  private boolean lost;
  private long nanos;

  /** A segment: its frames, or where these are not there its hash; neither if there was no room. */
  private static final class Recorded {
    private List<FrameRun> runs = new ArrayList<>();
    private String hash;
    private long frames;
    private long pictures;
    private long weight;
  }

  /**
   * No segments yet.
   *
   * @param kept whether a segment is kept under the hash of its frames
   * @param group of the thread that hashes
   * @param from the number of the first frame
   */
  RecordedSegments(
      FrameRate rate, Predicate<String> kept, RecordingRoom room, ThreadGroup group, long from) {
    this.kept = kept;
    this.room = room;
    this.segmenter = Segmenter.ofLongFilm(rate, new Cutter());
    this.cuts = new SegmentCuts(segmenter, from);
    this.hashing = new SideThread(group, "zoetrope-keys");
  }

  /** Adds a frame; new segments may take so many bytes more than usual, or than beside others. */
  void add(Frame frame, long count, long bytesBeyond) {
    earned = bytesBeyond;
    cuts.accept(frame, count);
  }

  /** Ends a segment before the frame with this number, too, which has not passed yet. */
  void cutBefore(long frame) {
    cuts.cutBefore(frame);
  }

  /** To be called after the last frame. */
  void finish() {
    segmenter.finish();
    hashing.settle();
    hashing.stop();
  }

  /** Waits until all segments that have ended are looked for. */
  void settle() {
    hashing.settle();
  }

  /** Whether so little is kept, as far as is known, that it is of no use to go on. */
  synchronized boolean isInVain() {
    return others > found + VAIN;
  }

  /** Whether a segment is known to be kept. */
  synchronized boolean hasFound() {
    return found > 0;
  }

  /** Whether there was no room for a segment that is known not to be kept. */
  synchronized boolean isIncomplete() {
    return lost;
  }

  /** The time that hashes took, on their own thread. */
  synchronized long hashNanos() {
    return nanos;
  }

  /** Lets go of all frames. */
  void drop() {
    hashing.stop();
    segments.forEach(segment -> room.giveBack(segment.weight));
    segments.clear();
  }

  /**
   * Passes the segments on, once, up to the first of which neither the frames nor what was kept are
   * there any more. Returns how many frames they have.
   */
  long play(Segmenter sink) {
    long passed = 0;
    for (Recorded next = segments.poll(); next != null; next = segments.poll()) {
      room.giveBack(next.weight);
      if (next.runs != null) {
        sink.segment(next.runs);
      } else if (next.hash == null || !sink.kept(next.hash, next.frames, next.pictures)) {
        drop();
        break;
      }
      passed += next.frames;
    }
    return passed;
  }

  private void letGo(Recorded segment) {
    segment.runs = null;
    room.giveBack(segment.weight);
    segment.weight = 0;
  }

  private synchronized void isNew(Recorded segment) {
    lost |= segment.runs == null;
    others++;
  }

  private synchronized void isKept(Recorded segment, String hash) {
    segment.hash = hash;
    letGo(segment);
    found++;
  }

  private synchronized void addNanos(long more) {
    nanos += more;
  }

  /** Takes the segments as they are cut. */
  private final class Cutter implements Segmenter.Target {
    private Recorded open;
    private FrameHasher hasher;
    private List<FrameRun> batch = new ArrayList<>();

    @Override
    public void begin() {
      open = new Recorded();
      hasher = isInVain() ? null : new FrameHasher(pictures);
      segments.add(open);
    }

    @Override
    public void add(FrameRun run) {
      open.frames += run.count();
      open.pictures++;
      long weight = weights.of(run.frame());
      if (open.runs != null && hasRoomFor(weight)) {
        open.weight += weight;
        open.runs.add(run);
      } else {
        letGo(open);
      }
      if (hasher != null) {
        batch.add(run);
        if (batch.size() == BATCH) {
          submitBatch();
        }
      }
    }

    /** Takes room for frames, for which that of segments may have to become free. */
    private boolean hasRoomFor(long weight) {
      if (room.take(weight, beyond())) {
        return true;
      }
      hashing.settle();
      return room.take(weight, beyond());
    }

    /** More as soon as it is known that a segment is kept. */
    private long beyond() {
      return earned + (hasFound() ? BYTES_BESIDE_KEPT : 0);
    }

    private void submitBatch() {
      FrameHasher own = hasher;
      List<FrameRun> runs = batch;
      batch = new ArrayList<>();
      hashing.submit(
          () -> {
            long start = System.nanoTime();
            runs.forEach(run -> own.add(run.frame(), run.count()));
            addNanos(System.nanoTime() - start);
          });
    }

    @Override
    public void end() {
      if (hasher == null) {
        isNew(open);
        return;
      }
      submitBatch();
      FrameHasher own = hasher;
      Recorded segment = open;
      hashing.submit(() -> lookFor(segment, own.finish()));
    }

    private void lookFor(Recorded segment, String hash) {
      if (kept.test(hash)) {
        isKept(segment, hash);
      } else {
        isNew(segment);
      }
    }
  }
}
