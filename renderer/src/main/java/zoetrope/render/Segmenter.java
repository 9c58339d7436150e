package zoetrope.render;

import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Time;

/**
 * Cuts a stream of frames into closed segments: moving frames, at most one key-frame interval of
 * them, then at most one hold.
 *
 * <p>The interval of a film is shorter the shorter the film is, down to {@link #LEAST}: all workers
 * are to have a part of it. For pictures in files of their own it may be any.
 *
 * <p>Where it cuts depends on the frames and their number alone, not on how the stage counts
 * repeats, nor on the number of workers. A picture that stays for less than {@link #HOLD} counts as
 * moving: a new key frame would cost more than it saves. A longer one ends its segment. One that
 * stays longer than {@link #INTERVAL} is a segment of its own, whose key frame the encoder can
 * repeat, so that a long hold can be sought into.
 */
public final class Segmenter implements FrameSink {
  /** A picture that is repeated for this long is a hold. */
  public static final Time HOLD = Time.of(0.5);

  /** The longest stretch of moving frames in a segment of a long film. */
  public static final Time INTERVAL = Time.of(4);

  /** The same in a short film. */
  public static final Time LEAST = Time.of(1);

  /** A film is cut into so many parts, if they are neither too long nor too short. */
  private static final int PARTS = 8;

  private final Target target;
  private final long hold;
  private final long interval;
  private final long longest;
  private long number;
  private Frame pending;
  private long pendingCount;
  private boolean open;
  private long length;

  /** Takes the segments, one after the other. */
  public interface Target {
    /** Begins a segment. */
    void begin();

    /** Adds a run to the segment that was begun. */
    void add(Run run);

    /** Ends the segment. */
    void end();
  }

  /** Cuts the frames of {@code range}, for films; its end may be unknown. */
  public Segmenter(FrameRate rate, FrameRange range, Target target) {
    this(rate, range.from(), interval(rate, range.to() - range.from()), target);
  }

  /** Cuts frames that begin with number {@code first} after {@code interval} moving ones. */
  Segmenter(FrameRate rate, long first, long interval, Target target) {
    this.target = target;
    this.number = first;
    this.hold = Math.max(1, HOLD.firstFrame(rate));
    this.interval = interval;
    this.longest = longest(rate);
  }

  /**
   * The longest stretch of moving frames in a segment of a film of {@code frames} frames: a part of
   * the film, within bounds, so that workers share short films too.
   */
  static long interval(FrameRate rate, long frames) {
    long share = (frames - 1) / PARTS + 1;
    long least = Math.max(1, LEAST.lastFrame(rate));
    return Math.max(least, Math.min(share, longest(rate)));
  }

  /** The frames of {@link #INTERVAL}, at least one. */
  private static long longest(FrameRate rate) {
    return Math.max(1, INTERVAL.lastFrame(rate));
  }

  @Override
  public void accept(Frame frame, long count) {
    if (count < 1) {
      throw new IllegalArgumentException("a frame shown " + count + " times");
    }
    if (pending != null && pending.showsSameAs(frame)) {
      pendingCount += count;
      return;
    }
    flush();
    pending = frame;
    pendingCount = count;
  }

  /** Hands on what is left. */
  public void finish() {
    flush();
    end();
  }

  private void flush() {
    if (pending == null) {
      return;
    }
    boolean held = pendingCount - 1 >= hold;
    long moving = held ? 1 : pendingCount;
    if (length + moving > interval || pendingCount > longest) {
      end();
    }
    if (!open) {
      target.begin();
      open = true;
    }
    target.add(new Run(pending, number, pendingCount));
    number += pendingCount;
    length += moving;
    pending = null;
    if (held) {
      end();
    }
  }

  private void end() {
    if (open) {
      target.end();
      open = false;
      length = 0;
    }
  }
}
