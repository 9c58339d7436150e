package zoetrope.internal.vector.film;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import zoetrope.internal.vector.DrawnLine;

/**
 * The lines of text of a film, with their places in time. Lines that are shown only for a moment,
 * such as those of a counter, are left out. Not thread-safe.
 */
public final class LineTrack {
  /** The minimum time for which a line is shown, in seconds. */
  private static final double MIN_SECONDS = 0.3;

  /** Half a turn, in the unit of angles. */
  private static final int HALF_TURN = 18_000;

  private final double unitsPerPixel;
  private final double rate;
  private final Map<String, List<MovingText>> shown = new HashMap<>();
  private final List<MovingText> ended = new ArrayList<>();
  private int count;

  /**
   * Creates a track without lines.
   *
   * @param height the height of the frames in pixels
   * @param rate the number of frames per second
   */
  public LineTrack(int height, double rate) {
    this.unitsPerPixel = (double) VectorSegmentEncoder.UNITS / height;
    this.rate = rate;
  }

  /**
   * Adds the lines of a frame. They are shown until the next call, or until the end.
   *
   * @param frame the number of the frame
   * @param last the number of the last of the equal frames that follow
   */
  public void add(long frame, long last, List<DrawnLine> lines) {
    Map<String, Integer> found = new HashMap<>();
    for (DrawnLine line : lines) {
      int number = found.merge(line.text(), 1, Integer::sum) - 1;
      List<MovingText> same = shown.computeIfAbsent(line.text(), text -> new ArrayList<>());
      if (number == same.size()) {
        same.add(new MovingText(line.text(), count++));
      }
      MovingText moving = same.get(number);
      moving.add(frame, place(line));
      if (last > frame) {
        moving.add(last, place(line));
      }
    }
    Iterator<Map.Entry<String, List<MovingText>>> entries = shown.entrySet().iterator();
    while (entries.hasNext()) {
      Map.Entry<String, List<MovingText>> entry = entries.next();
      int kept = found.getOrDefault(entry.getKey(), 0);
      List<MovingText> gone = entry.getValue().subList(kept, entry.getValue().size());
      gone.forEach(text -> end(text, frame));
      gone.clear();
      if (kept == 0) {
        entries.remove();
      }
    }
  }

  private void end(MovingText text, long frame) {
    text.end(frame);
    if (text.frames() >= MIN_SECONDS * rate) {
      ended.add(text);
    }
  }

  private int[] place(DrawnLine line) {
    return new int[] {
      rounded(line.start().x() * unitsPerPixel),
      rounded(line.start().y() * unitsPerPixel),
      rounded(line.length() * unitsPerPixel),
      rounded(line.size() * unitsPerPixel),
      rounded(line.angle() / Math.PI * HALF_TURN)
    };
  }

  private static int rounded(double value) {
    return (int) Math.floor(value + 0.5);
  }

  /**
   * Returns the lines in a part of the frames, as JSON values. Must be called after all frames were
   * added.
   *
   * @param from the first frame of the part
   * @param to the frame after its last frame
   */
  public List<Object> in(long from, long to) {
    shown.values().forEach(all -> all.forEach(text -> end(text, Long.MAX_VALUE)));
    shown.clear();
    ended.sort(null);
    return ended.stream()
        .filter(text -> text.isShownIn(from, to))
        .<Object>map(text -> text.values(from, to))
        .toList();
  }
}
