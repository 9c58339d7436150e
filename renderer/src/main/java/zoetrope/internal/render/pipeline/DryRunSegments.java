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
 * The segments of a long video, cut while its dry run passes the frames. A separate thread hashes
 * them and looks them up in the cache. Cached segments need no frames, so a video with few changes
 * takes little memory and no second run. Not thread-safe.
 */
final class DryRunSegments {
  /**
   * Once frames were dropped, all segments are dropped if there are more new segments than cached
   * ones plus this number.
   */
  private static final int MAX_NEW_SEGMENTS = 8;

  /**
   * The number of frames that are passed to the hashing thread together, because waking a thread
   * takes longer than hashing a frame.
   */
  private static final int BATCH = 64;

  /**
   * The additional bytes of memory for the frames of new segments if the video also has cached
   * segments. The memory is available, because cached segments are not drawn.
   */
  private static final long BYTES_BESIDE_CACHED = 256L << 20;

  private final Predicate<String> cached;
  private final MemoryBudget budget;
  private final FrameRate rate;
  private final Segmenter segmenter;
  private final SideThread hashing;
  private final PictureHashes pictures = new PictureHashes();
  private final FrameWeight weights = new FrameWeight();
  private final Deque<CutSegment> segments = new ArrayDeque<>();
  private long earned;

  /** The number of sections that {@link #cutBefore} has handled. */
  private int sections;

  /**
   * The number of cached segments. This object's lock guards this field and the next three, because
   * both threads access them.
   */
  private int cachedCount;

  private int newCount;
  private boolean framesDropped;
  private long hashNanos;

  /** A segment with its frames, which are null if it is cached or did not fit in memory. */
  private static final class CutSegment {
    private List<FrameRun> runs = new ArrayList<>();
    private String hash;
    private boolean isCached;
    private long frames;
    private long pictures;
    private long weight;
  }

  /**
   * Creates an empty list of segments.
   *
   * @param cached returns whether the segment with this hash is cached
   * @param group the thread group of the hashing thread
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

  /**
   * Adds a frame that is shown {@code count} times. The stored frames may take {@code bytesBeyond}
   * bytes more than usual, and still more if some segments are cached.
   */
  void add(Frame frame, long count, long bytesBeyond) {
    earned = bytesBeyond;
    segmenter.accept(frame, count);
  }

  /**
   * Ends a segment before each new section in {@code begun}, which contains all sections so far.
   */
  void cutBefore(List<Section> begun) {
    for (; sections < begun.size(); sections++) {
      segmenter.cutBefore(begun.get(sections).start().firstFrame(rate));
    }
  }

  void finish() {
    segmenter.finish();
    hashing.settle();
    hashing.stop();
  }

  /**
   * Whether to drop the stored segments: frames were dropped, so a second run is necessary, and few
   * segments are cached.
   */
  boolean areUseless() {
    if (!isUseless()) {
      return false;
    }
    hashing.settle();
    return isUseless();
  }

  private synchronized boolean isUseless() {
    return framesDropped && newCount > cachedCount + MAX_NEW_SEGMENTS;
  }

  private synchronized boolean hasCached() {
    return cachedCount > 0;
  }

  /** Returns the time that the hashing thread has spent on hashes, in nanoseconds. */
  synchronized long hashNanos() {
    return hashNanos;
  }

  void drop() {
    hashing.stop();
    segments.forEach(segment -> budget.giveBack(segment.weight));
    segments.clear();
  }

  /**
   * Passes the segments to {@code sink}, up to the first segment that is neither stored nor cached
   * any more. Returns the number of frames of the passed segments. Must be called at most once.
   */
  long play(Segmenter sink) {
    long passed = 0;
    for (CutSegment next = segments.poll(); next != null; next = segments.poll()) {
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

  private void dropFrames(CutSegment segment) {
    segment.runs = null;
    budget.giveBack(segment.weight);
    segment.weight = 0;
  }

  private synchronized void hashed(CutSegment segment, String hash, boolean isCached) {
    segment.hash = hash;
    segment.isCached = isCached;
    if (isCached) {
      dropFrames(segment);
      cachedCount++;
    } else {
      framesDropped |= segment.runs == null;
      newCount++;
    }
  }

  private final class Cutter implements Segmenter.Target {
    private CutSegment open;
    private FrameHasher hasher;
    private List<FrameRun> batch = new ArrayList<>();

    @Override
    public void begin() {
      open = new CutSegment();
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
        dropFrames(open);
      }
      batch.add(run);
      if (batch.size() == BATCH) {
        hash(batch, hasher);
        batch = new ArrayList<>();
      }
    }

    /**
     * Reserves memory for a frame. If there is not enough, waits until the hashing thread has
     * looked up earlier segments, because that frees the frames of cached segments.
     */
    private boolean hasRoomFor(long weight) {
      if (budget.take(weight, beyond())) {
        return true;
      }
      hashing.settle();
      return budget.take(weight, beyond());
    }

    private long beyond() {
      return earned + (hasCached() ? BYTES_BESIDE_CACHED : 0);
    }

    private void hash(List<FrameRun> runs, FrameHasher target) {
      hashing.submit(
          () -> {
            long start = System.nanoTime();
            runs.forEach(run -> target.add(run.frame(), run.count()));
            synchronized (DryRunSegments.this) {
              hashNanos += System.nanoTime() - start;
            }
          });
    }

    @Override
    public void end(String none) {
      hash(batch, hasher);
      batch = new ArrayList<>();
      CutSegment segment = open;
      FrameHasher whole = hasher;
      hashing.submit(
          () -> {
            String hash = whole.finish();
            hashed(segment, hash, cached.test(hash));
          });
    }
  }
}
