package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import zoetrope.frame.Frame;
import zoetrope.scene.FrameSink;

/**
 * Passes frames on to a {@link Segmenter}, and has it end a segment where a part of the film ends:
 * so each part can be joined from segments of its own.
 */
public final class SegmentCuts implements FrameSink {
  private final Segmenter segmenter;
  private final FrameSink frames;
  private final Consumer<Frame> lastFrames;
  private final Deque<Long> ends = new ArrayDeque<>();
  private long number;

  /**
   * Cuts a film.
   *
   * @param from the number of the first frame
   * @param ends the numbers of the frames before which it is cut, increasing, the film's end too
   * @param lastFrames is passed the frame before each cut, on the thread that passes the frames
   */
  public SegmentCuts(Segmenter segmenter, long from, List<Long> ends, Consumer<Frame> lastFrames) {
    this(segmenter, segmenter, from, lastFrames);
    ends.forEach(this::cutBefore);
  }

  /** Cuts a film where {@link #cutBefore} will say; {@code from} is its first frame's number. */
  SegmentCuts(Segmenter segmenter, long from) {
    this(segmenter, segmenter, from, frame -> {});
  }

  private SegmentCuts(
      Segmenter segmenter, FrameSink frames, long from, Consumer<Frame> lastFrames) {
    this.segmenter = segmenter;
    this.frames = frames;
    this.lastFrames = lastFrames;
    this.number = from;
  }

  /**
   * Cuts what follows a frame that was shown before, which is passed again, to be compared with.
   *
   * @param from the number of the frame that is passed again
   * @param ends as for a whole film; those that have passed do not count
   */
  public static SegmentCuts behindFirst(Segmenter segmenter, long from, List<Long> ends) {
    SegmentCuts cuts = new SegmentCuts(segmenter, segmenter.behindFirst(), from, frame -> {});
    ends.forEach(cuts::cutBefore);
    return cuts;
  }

  /** Cuts before this frame too, unless it has passed; not before one that was named earlier. */
  void cutBefore(long frame) {
    if (frame > number && (ends.isEmpty() || frame > ends.peekLast())) {
      ends.add(frame);
    }
  }

  @Override
  public void accept(Frame frame, long count) {
    long left = count;
    while (left > 0) {
      long end = ends.isEmpty() ? Long.MAX_VALUE : ends.peek();
      long now = Math.min(left, end - number);
      frames.accept(frame, now);
      number += now;
      left -= now;
      if (number == end) {
        lastFrames.accept(frame);
        segmenter.finish();
        ends.remove();
      }
    }
  }
}
