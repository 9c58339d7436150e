package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.render.cache.FrameHasher;
import zoetrope.internal.render.cache.PictureHashes;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Time;

/**
 * Cuts a stream of frames into segments that are encoded independently. A segment begins with a key
 * frame. It contains moving frames, and at its end at most one static run, which is a frame that is
 * repeated for a longer time.
 *
 * <p>The moving frames of a segment last at most {@link #INTERVAL} if enough items change. In short
 * videos this time is shorter, down to {@link #MIN_INTERVAL}, so that all workers get a segment. If
 * few items change, a key frame would be a large part of a segment's cost, so the segment may have
 * moving frames up to {@link #MAX_UNCHANGED}. Segments of image sequences are short, because their
 * frames are encoded independently.
 *
 * <p>The cuts depend only on the frames and their number. They do not depend on the number of
 * workers, nor on how many calls of {@link #accept} repeat a frame. A frame that is repeated for
 * less than {@link #STATIC_RUN} counts as moving, because a new key frame after it would cost more
 * than it saves. A static run ends its segment. A static run longer than {@link #INTERVAL} is a
 * separate segment. The encoder can repeat the key frame of this segment, so that players can seek
 * into it.
 */
public final class Segmenter implements FrameSink {
  /** A frame that is repeated for this long begins a static run. */
  public static final Time STATIC_RUN = Time.of(0.5);

  /** The maximum duration of the moving frames in a segment with enough changes. */
  public static final Time INTERVAL = Time.of(4);

  /** The maximum duration of the moving frames in a segment with few changes. */
  public static final Time MAX_UNCHANGED = Time.of(12);

  /**
   * The minimum of the time after which a segment of a short video may end. Short videos are cut so
   * that several workers share them.
   */
  private static final Time MIN_INTERVAL = Time.of(1);

  /**
   * The number of segments into which a video is cut, if they become neither too long nor too
   * short.
   */
  private static final int TARGET_PARTS = 8;

  /**
   * A segment may end when its changed items, added up over its frames, are this many times the
   * items of a frame. A key frame costs about as much as three completely changed frames, so it is
   * then a small part of the segment's cost.
   */
  private static final int MIN_CHANGED_PICTURES = 16;

  /**
   * The number of frames in a segment of an image sequence. Such segments are short so that each
   * worker always has one.
   */
  private static final long IMAGE_SEGMENT_FRAMES = 8;

  private final Target target;
  private final long minStaticRepeats;
  private final long interval;
  private final long maxSharedRun;
  private final long maxMoving;
  private final long minChanges;
  private long number;
  private Frame pending;
  private long pendingCount;
  private boolean open;

  /** The numbers of frames before which a segment must end, in increasing order. */
  private final Deque<Long> ends = new ArrayDeque<>();

  private Consumer<Frame> lastFrames = frame -> {};
  private boolean skipsNext;
  private long length;
  private Frame latest;
  private long changed;
  private final PictureHashes pictures = new PictureHashes();

  /** Hashes the open segment; null if its hash is not needed. */
  private FrameHasher hasher;

  private long hashNanos;

  public interface Target {
    void begin();

    void add(FrameRun run);

    /** Ends the segment. {@code hash} is that of its frames, or null if hashes are not needed. */
    void end(String hash);

    default boolean wantsHashes() {
      return false;
    }

    /**
     * Takes the cached segment with this hash; returns false if there is none.
     *
     * @param frames the number of its frames
     * @param pictures the number of its different frames
     */
    default boolean cached(String hash, long frames, long pictures) {
      return false;
    }
  }

  /**
   * Creates a segmenter for a video that shows the frames of {@code range}. If the end is unknown,
   * it is {@link Long#MAX_VALUE}.
   */
  public Segmenter(FrameRate rate, FrameRange range, Target target) {
    this(rate, range, interval(rate, range.to() - range.from()), MIN_CHANGED_PICTURES, target);
  }

  private Segmenter(
      FrameRate rate, FrameRange range, long interval, long minChanges, Target target) {
    this.target = target;
    this.number = range.from();
    this.minStaticRepeats = Math.max(1, STATIC_RUN.firstFrame(rate));
    this.interval = interval;
    this.maxSharedRun = frames(INTERVAL, rate);
    this.maxMoving = minChanges == 0 ? interval : frames(MAX_UNCHANGED, rate);
    this.minChanges = minChanges;
  }

  /** Returns a segmenter for an image sequence that shows the frames of {@code range}. */
  static Segmenter ofPictures(FrameRate rate, FrameRange range, Target target) {
    return every(IMAGE_SEGMENT_FRAMES, rate, range, target);
  }

  /** Returns a segmenter that ends each segment after {@code interval} moving frames. */
  static Segmenter every(long interval, FrameRate rate, FrameRange range, Target target) {
    return new Segmenter(rate, range, interval, 0, target);
  }

  /**
   * Returns a segmenter for a video that begins at frame {@code from}. Its end is unknown, but the
   * video must be {@linkplain #isLong long}.
   */
  static Segmenter ofLongFilm(FrameRate rate, long from, Target target) {
    return new Segmenter(rate, new FrameRange(from, Long.MAX_VALUE), target);
  }

  /** Whether a video of this many frames is cut like one of unknown length. */
  static boolean isLong(FrameRate rate, long frames) {
    return interval(rate, frames) == frames(INTERVAL, rate);
  }

  /**
   * Returns the number of moving frames after which a video of {@code frames} frames may be cut.
   */
  private static long interval(FrameRate rate, long frames) {
    long share = (frames - 1) / TARGET_PARTS + 1;
    long least = frames(MIN_INTERVAL, rate);
    return Math.max(least, Math.min(share, frames(INTERVAL, rate)));
  }

  private static long frames(Time time, FrameRate rate) {
    return Math.max(1, time.lastFrame(rate));
  }

  /**
   * Ends a segment before this frame in any case, because a part of the video, such as a section,
   * ends there. Does nothing if the frame is the next one or has passed, or is not after the frames
   * of earlier calls.
   */
  public void cutBefore(long frame) {
    if (frame > position() && (ends.isEmpty() || frame > ends.peekLast())) {
      ends.add(frame);
    }
  }

  /**
   * Sets a listener that gets the last frame before each {@linkplain #cutBefore cut}. It is called
   * by {@link #accept}.
   */
  public void tellLastFrames(Consumer<Frame> listener) {
    lastFrames = listener;
  }

  /** Skips the next frame, which was shown before and is only needed for comparison. */
  public void skipNext() {
    skipsNext = true;
  }

  private long position() {
    return number + pendingCount;
  }

  @Override
  public void accept(Frame frame, long count) {
    Preconditions.require(count >= 1, "a frame shown %s times", count);
    long left = count;
    if (skipsNext) {
      skipsNext = false;
      latest = frame;
      left--;
    }
    while (left > 0) {
      long end = ends.isEmpty() ? Long.MAX_VALUE : ends.peek();
      long part = Math.min(left, end - position());
      append(frame, part);
      left -= part;
      if (position() == end) {
        lastFrames.accept(frame);
        finish();
        ends.remove();
      }
    }
  }

  private void append(Frame frame, long count) {
    if (pending != null && pending.showsSameAs(frame)) {
      pendingCount += count;
      return;
    }
    flush();
    pending = frame;
    pendingCount = count;
  }

  /** Passes a segment that another segmenter has cut and hashed to the target. */
  void segment(List<FrameRun> runs, String hash) {
    finish();
    target.begin();
    for (FrameRun run : runs) {
      target.add(new FrameRun(run.frame(), number, run.count()));
      number += run.count();
    }
    target.end(hash);
  }

  /**
   * Passes a cached segment to the target in place of its frames; returns false if the cache no
   * longer contains it.
   */
  boolean cached(String hash, long frames, long pictures) {
    finish();
    if (!target.cached(hash, frames, pictures)) {
      return false;
    }
    number += frames;
    return true;
  }

  /** Ends the segment with the current frame; further frames begin another one. */
  public void finish() {
    flush();
    end();
  }

  private void flush() {
    if (pending == null) {
      return;
    }
    boolean isStatic = pendingCount - 1 >= minStaticRepeats;
    long moving = isStatic ? 1 : pendingCount;
    if (isFull(length + moving) || pendingCount > maxSharedRun) {
      end();
    }
    if (!open) {
      target.begin();
      open = true;
      hasher = target.wantsHashes() ? new FrameHasher(pictures) : null;
    }
    hash();
    target.add(new FrameRun(pending, number, pendingCount));
    number += pendingCount;
    length += moving;
    if (!hasChanged()) {
      changed += changes();
    }
    latest = pending;
    pending = null;
    pendingCount = 0;
    if (isStatic) {
      end();
    }
  }

  private void hash() {
    if (hasher != null) {
      long start = System.nanoTime();
      hasher.add(pending, pendingCount);
      hashNanos += System.nanoTime() - start;
    }
  }

  /**
   * Cuts all frames of a video. Records the time of hashing, and the remaining time as time of the
   * stage.
   */
  public void play(SegmentSource.Frames frames, Timings timings) {
    long start = System.nanoTime();
    try {
      frames.play(this);
      finish();
    } finally {
      timings.addNanos(Timings.Step.HASHING, hashNanos);
      timings.addNanos(Timings.Step.STAGE, System.nanoTime() - start - hashNanos);
    }
  }

  private boolean isFull(long frames) {
    return frames > maxMoving || frames > interval && hasChanged();
  }

  private boolean hasChanged() {
    return changed >= minChanges * pending.items().size();
  }

  private long changes() {
    List<Item> items = pending.items();
    if (latest == null || !pending.hasSameView(latest)) {
      return items.size();
    }
    List<Item> before = latest.items();
    long count = 0;
    int i = DisplayList.firstDifference(items, before, 0);
    while (i < items.size()) {
      count++;
      i = DisplayList.firstDifference(items, before, i + 1);
    }
    return count;
  }

  private void end() {
    if (open) {
      target.end(hasher == null ? null : hasher.finish());
      open = false;
      length = 0;
      changed = 0;
    }
  }
}
