package zoetrope.internal.render.pipeline;

import java.util.Iterator;
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
  private final Consumer<Frame> lastFrames;
  private final Iterator<Long> ends;
  private long number;
  private long end;

  /**
   * Cuts a film.
   *
   * @param from the number of the first frame
   * @param ends the numbers of the frames before which it is cut, increasing, the film's end too
   * @param lastFrames is passed the frame before each cut, on the thread that passes the frames
   */
  public SegmentCuts(Segmenter segmenter, long from, List<Long> ends, Consumer<Frame> lastFrames) {
    this.segmenter = segmenter;
    this.lastFrames = lastFrames;
    this.ends = ends.iterator();
    this.number = from;
    next();
  }

  @Override
  public void accept(Frame frame, long count) {
    long left = count;
    while (left > 0) {
      long now = Math.min(left, end - number);
      segmenter.accept(frame, now);
      number += now;
      left -= now;
      if (number == end) {
        lastFrames.accept(frame);
        segmenter.finish();
        next();
      }
    }
  }

  private void next() {
    end = ends.hasNext() ? ends.next() : Long.MAX_VALUE;
  }
}
