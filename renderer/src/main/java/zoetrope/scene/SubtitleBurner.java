package zoetrope.scene;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.FrameSize;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.scene.SubtitleCard;

/**
 * A painter of subtitles into frames, for players that do not show subtitle files. The subtitles
 * have a band at the lower edge, and the scene is drawn smaller, above the band. A run of equal
 * frames is split where the subtitle changes.
 */
final class SubtitleBurner {
  private final List<Subtitle> subtitles;
  private final FrameRate rate;
  private final SubtitleCard card = new SubtitleCard();
  private Frame lastFrame;
  private Item lastItem;

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
      observer.frame(burnt(frame, at(at)), at, next - at);
      at = next;
    }
  }

  private Frame burnt(Frame frame, Subtitle subtitle) {
    List<Item> items = new ArrayList<>(List.of(aboveBand(frame)));
    if (subtitle != null) {
      items.addAll(card.items(subtitle.text(), frame.size()));
    }
    return new Frame(Camera.DEFAULT, frame.background(), items, frame.size());
  }

  /** Returns a frame as an item that leaves the band free. The last item is kept for reuse. */
  private Item aboveBand(Frame frame) {
    if (frame != lastFrame) {
      FrameSize size = frame.size();
      double band = SubtitleCard.bandHeight(size);
      double scale = 1 - band / size.height();
      Affine place =
          Affine.scaling(scale * size.width() / 2, scale * size.height() / 2, 1)
              .then(Affine.translation(Vec.of(0, band / 2)));
      lastFrame = frame;
      lastItem = new Item.Inset(InsetView.of(frame, scale), place, 1, 0);
    }
    return lastItem;
  }

  /** Returns the subtitle that frame {@code k} shows, or null. */
  private Subtitle at(long k) {
    int found = firstEndingAfter(k);
    return found < subtitles.size() && begin(subtitles.get(found)) <= k
        ? subtitles.get(found)
        : null;
  }

  /** Returns the first frame after {@code k} that shows another subtitle, or none after one. */
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
