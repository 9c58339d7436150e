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
import zoetrope.scene.Section;

/**
 * The segments of a long film, cut while its dry run passes the frames. A thread of its own hashes
 * them meanwhile and looks for them in the cache. Cached segments keep no frames: so a film of
 * which little is new takes little memory, and no second run. For one thread at a time.
 */
final class DryRunSegments {
  /** So many more segments may be new than cached before the film is taken for a new one. */
  private static final int MAX_NEW_SEGMENTS = 8;

  /** So many pictures are hashed at once: threads take longer to wake up than to hash one. */
  private static final int BATCH = 64;

  /** What new segments earn beside cached ones, which saves the memory of drawing these. */
  private static final long BYTES_BESIDE_CACHED = 256L << 20;

  private final Predicate<String> cached;
  private final MemoryBudget budget;
  private final FrameRate rate;
  private final Segmenter segmenter;
  private final SideThread hashing;
  private final PictureHashes pictures = new PictureHashes();
  private final FrameWeight weights = new FrameWeight();
  private final Deque<Kept> segments = new ArrayDeque<>();
  private long earned;

  /** How many sections are known. */
  private int sections;

  /** What follows is guarded by this object's lock: both threads write to it. */
  private int found;

  private int others;
  private boolean lost;
  private long nanos;

  /** A segment with its frames, which are null when it is cached or there was no room. */
  private static final class Kept {
    private List<FrameRun> runs = new ArrayList<>();
    private String hash;
    private boolean isCached;
    private long frames;
    private long pictures;
    private long weight;
  }

  /**
   * No segments yet.
   *
   * @param cached whether the segment is cached whose frames have a hash
   * @param group of the thread that hashes
   * @param from the number of the first frame
   */
  DryRunSegments(
      FrameRate rate, Predicate<String> cached, MemoryBudget budget, ThreadGroup group, long from) {
    this.cached = cached;
    this.budget = budget;
    this.rate = rate;
    this.segmenter = Segmenter.ofLongFilm(rate, from, new Cutter());
    this.hashing = new SideThread(group, "zoetrope-keys");
  }

  /** Adds a frame; new segments may take so many bytes more than usual, or than beside others. */
  void add(Frame frame, long count, long bytesBeyond) {
    earned = bytesBeyond;
    segmenter.accept(frame, count);
  }

  /** Ends a segment before each section, too; {@code begun} are those up to now. */
  void cutBefore(List<Section> begun) {
    for (; sections < begun.size(); sections++) {
      segmenter.cutBefore(begun.get(sections).start().firstFrame(rate));
    }
  }

  /** To be called after the last frame. */
  void finish() {
    segmenter.finish();
    hashing.settle();
    hashing.stop();
  }

  /** Whether a second run is needed for a film of which little is cached, as far as is known. */
  boolean areUseless() {
    if (!isInVain()) {
      return false;
    }
    hashing.settle();
    return isInVain();
  }

  private synchronized boolean isInVain() {
    return lost && others > found + MAX_NEW_SEGMENTS;
  }

  private synchronized boolean hasFound() {
    return found > 0;
  }

  /** The time that hashes took, on their own thread. */
  synchronized long hashNanos() {
    return nanos;
  }

  /** Lets go of all frames. */
  void drop() {
    hashing.stop();
    segments.forEach(segment -> budget.giveBack(segment.weight));
    segments.clear();
  }

  /**
   * Passes the segments on, once, up to the first of which neither the frames nor what was cached
   * are there any more. Returns how many frames they have.
   */
  long play(Segmenter sink) {
    long passed = 0;
    for (Kept next = segments.poll(); next != null; next = segments.poll()) {
      budget.giveBack(next.weight);
      if (next.runs != null) {
        sink.segment(next.runs, next.hash);
      } else if (!next.isCached || !sink.cached(next.hash, next.frames, next.pictures)) {
        drop();
        break;
      }
      passed += next.frames;
    }
    return passed;
  }

  private void letGo(Kept segment) {
    segment.runs = null;
    budget.giveBack(segment.weight);
    segment.weight = 0;
  }

  private synchronized void hashed(Kept segment, String hash, boolean isCached) {
    segment.hash = hash;
    segment.isCached = isCached;
    if (isCached) {
      letGo(segment);
      found++;
    } else {
      lost |= segment.runs == null;
      others++;
    }
  }

  /** Takes the segments as they are cut. */
  private final class Cutter implements Segmenter.Target {
    private Kept open;
    private FrameHasher hasher;
    private List<FrameRun> batch = new ArrayList<>();

    @Override
    public void begin() {
      open = new Kept();
      hasher = new FrameHasher(pictures);
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
      batch.add(run);
      if (batch.size() == BATCH) {
        hash(batch, hasher);
        batch = new ArrayList<>();
      }
    }

    /** Takes room for frames, for which that of segments may have to become free. */
    private boolean hasRoomFor(long weight) {
      if (budget.take(weight, beyond())) {
        return true;
      }
      hashing.settle();
      return budget.take(weight, beyond());
    }

    /** More as soon as it is known that a segment is cached. */
    private long beyond() {
      return earned + (hasFound() ? BYTES_BESIDE_CACHED : 0);
    }

    private void hash(List<FrameRun> runs, FrameHasher target) {
      hashing.submit(
          () -> {
            long start = System.nanoTime();
            runs.forEach(run -> target.add(run.frame(), run.count()));
            synchronized (DryRunSegments.this) {
              nanos += System.nanoTime() - start;
            }
          });
    }

    @Override
    public void end(String none) {
      hash(batch, hasher);
      batch = new ArrayList<>();
      Kept segment = open;
      FrameHasher whole = hasher;
      hashing.submit(
          () -> {
            String hash = whole.finish();
            hashed(segment, hash, cached.test(hash));
          });
    }
  }
}
