package zoetrope.scene;

import java.util.List;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.internal.scene.SubtitleCard;

/**
 * Draws subtitles into frames, in front of everything, for players that do not show subtitle files.
 * A run of equal frames is split where the subtitle changes.
 */
final class SubtitleBurner {
  private final List<Subtitle> subtitles;
  private final FrameRate rate;
  private final SubtitleCard card = new SubtitleCard();

  /** Creates a burner of {@code subtitles}, a list in order that grows while the scene runs. */
  SubtitleBurner(List<Subtitle> subtitles, FrameRate rate) {
    this.subtitles = subtitles;
    this.rate = rate;
  }

  /** Passes {@code count} equal frames to an observer, each with its subtitle. */
  void pass(Frame frame, long number, long count, StageObserver observer) {
    long end = number + count;
    for (long at = number; at < end; ) {
      long next = Math.min(end, changeAfter(at));
      List<Item> front = items(at);
      Frame burnt = front.isEmpty() ? frame : with(frame, front);
      observer.frame(burnt, at, next - at);
      at = next;
    }
  }

  private static Frame with(Frame frame, List<Item> front) {
    DisplayList.Builder all = new DisplayList.Builder();
    all.addAll(DisplayList.copyOf(frame.items()));
    front.forEach(all::add);
    return new Frame(frame.camera(), frame.background(), all.build(), frame.size());
  }

  /** Returns the items of the subtitle that frame {@code k} shows; empty if it shows none. */
  List<Item> items(long k) {
    Subtitle subtitle = at(k);
    return subtitle == null ? List.of() : card.items(subtitle.text());
  }

  /** Returns the subtitle that frame {@code k} shows, or null. */
  private Subtitle at(long k) {
    int found = firstEndingAfter(k);
    return found < subtitles.size() && begin(subtitles.get(found)) <= k
        ? subtitles.get(found)
        : null;
  }

  /** Returns the first frame after {@code k} that shows another subtitle. */
  private long changeAfter(long k) {
    int found = firstEndingAfter(k);
    if (found == subtitles.size()) {
      return Long.MAX_VALUE;
    }
    long begin = begin(subtitles.get(found));
    return begin > k ? begin : end(subtitles.get(found));
  }

  /** Returns the index of the first subtitle that ends after frame {@code k}, by bisection. */
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
