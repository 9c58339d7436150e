package zoetrope.scene;

import java.util.List;
import java.util.function.Supplier;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;

/**
 * Passes frames on with the subtitle of their time in front of everything, for places that show no
 * files of subtitles. Frames at rest are divided where the subtitle changes.
 */
final class BurningEmitter implements FrameTaker {
  private final FrameTaker next;
  private final List<Subtitle> subtitles;
  private final FrameRate rate;
  private final SubtitleCard card = new SubtitleCard();
  private long last;

  /**
   * Passes frames on to {@code next}.
   *
   * @param subtitles those that have been set so far, in order
   */
  BurningEmitter(FrameTaker next, List<Subtitle> subtitles, FrameRate rate) {
    this.next = next;
    this.subtitles = subtitles;
    this.rate = rate;
  }

  @Override
  public boolean wants(long k) {
    return next.wants(k);
  }

  @Override
  public long nextWanted(long k) {
    return next.nextWanted(k);
  }

  @Override
  public void put(long first, long count, Supplier<Frame> snapshot) {
    divide(first, count, snapshot, next::put);
  }

  @Override
  public void hold(long first, long count, Supplier<Frame> snapshot) {
    divide(first, count, snapshot, next::hold);
  }

  private interface Taking {
    void take(long first, long count, Supplier<Frame> snapshot);
  }

  private void divide(long first, long count, Supplier<Frame> snapshot, Taking taking) {
    for (long at = first; at < first + count; at = last + 1) {
      last = Math.min(first + count, changeAfter(at)) - 1;
      taking.take(at, last - at + 1, burnt(snapshot, at));
    }
  }

  @Override
  public void arrived(Supplier<Frame> snapshot) {
    next.arrived(burnt(snapshot, last));
  }

  @Override
  public void began(List<Section> sections) {
    next.began(sections);
  }

  @Override
  public void called(Supplier<StageResult> soFar) {
    next.called(soFar);
  }

  @Override
  public void failed(Supplier<StageResult> soFar) {
    next.failed(soFar);
  }

  @Override
  public void close(Supplier<Frame> snapshot) {
    next.close(burnt(snapshot, last));
  }

  private Supplier<Frame> burnt(Supplier<Frame> snapshot, long k) {
    Subtitle subtitle = at(k);
    return subtitle == null ? snapshot : () -> with(snapshot.get(), card.items(subtitle.text()));
  }

  private static Frame with(Frame frame, List<Item> front) {
    DisplayList.Builder all = new DisplayList.Builder();
    all.addAll(DisplayList.copyOf(frame.items()));
    front.forEach(all::add);
    return new Frame(frame.camera(), frame.background(), all.build(), frame.size());
  }

  /** The subtitle that frame {@code k} shows; null for none. */
  private Subtitle at(long k) {
    int found = firstEndingAfter(k);
    return found < subtitles.size() && begin(subtitles.get(found)) <= k
        ? subtitles.get(found)
        : null;
  }

  /** The first frame after {@code k} that shows another subtitle. */
  private long changeAfter(long k) {
    int found = firstEndingAfter(k);
    if (found == subtitles.size()) {
      return Long.MAX_VALUE;
    }
    long begin = begin(subtitles.get(found));
    return begin > k ? begin : end(subtitles.get(found));
  }

  /** The first subtitle that is over after frame {@code k}: they are in order. */
  private int firstEndingAfter(long k) {
    int low = 0;
    int high = subtitles.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (end(subtitles.get(middle)) <= k) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private long begin(Subtitle subtitle) {
    return subtitle.start().firstFrame(rate);
  }

  private long end(Subtitle subtitle) {
    return subtitle.end().firstFrame(rate);
  }
}
