package zoetrope.render;

import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Time;

/**
 * Cuts a stream of frames into closed segments: moving frames, at most one key-frame interval of
 * them, then at most one hold.
 *
 * <p>For pictures in files of their own the interval may be any.
 *
 * <p>Where it cuts depends on the frames alone, not on how the stage counts repeats, nor on the
 * number of workers. A picture that stays for less than {@link #HOLD} counts as moving: a new key
 * frame would cost more than it saves. A longer one ends its segment. One that stays longer than a
 * key-frame interval is a segment of its own, whose key frame the encoder can repeat, so that a
 * long hold can be sought into.
 */
public final class Segmenter implements FrameSink {
  /** A picture that is repeated for this long is a hold. */
  public static final Time HOLD = Time.of(0.5);

  /** The longest stretch of moving frames in a segment. */
  public static final Time INTERVAL = Time.of(4);

  private final Target target;
  private final long hold;
  private final long interval;
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

  /** Cuts frames that begin with number {@code first}, for films. */
  public Segmenter(FrameRate rate, long first, Target target) {
    this(rate, first, interval(rate), target);
  }

  /** Cuts frames after {@code interval} moving ones, whatever a key frame costs. */
  Segmenter(FrameRate rate, long first, long interval, Target target) {
    this.target = target;
    this.number = first;
    this.hold = Math.max(1, HOLD.firstFrame(rate));
    this.interval = interval;
  }

  /** The frames of {@link #INTERVAL}, at least one. */
  static long interval(FrameRate rate) {
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
    if (length + moving > interval || pendingCount > interval) {
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
