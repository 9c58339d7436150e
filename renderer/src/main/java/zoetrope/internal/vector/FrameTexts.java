package zoetrope.internal.vector;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.outline.Outliner;

/** Finds the lines of text in frames. Text that is seen in perspective is left out. */
public final class FrameTexts {
  /** The maximum angle between words of one line, in radians. */
  private static final double MAX_ANGLE = 0.02;

  /** The maximum ratio of the sizes of two words of one line. */
  private static final double MAX_SIZE_RATIO = 1.3;

  /** The maximum distance of a word from the baseline of the word before it, in em. */
  private static final double MAX_OFFSET = 0.35;

  /** The range of the gap between two words of one line, in em. */
  private static final double MIN_GAP = -0.1;

  private static final double MAX_GAP = 0.9;

  private FrameTexts() {}

  /**
   * Returns the lines of a frame, in reading order.
   *
   * @param width the width of the frame in pixels
   * @param height the height of the frame in pixels
   * @param words the word that each glyph belongs to; glyphs are compared by identity
   */
  public static List<DrawnLine> of(Frame frame, int width, int height, Map<Item, DrawnWord> words) {
    TextPlaces places = new TextPlaces(words, Map.of());
    List<TextPlaces> all = new ArrayList<>(List.of(places));
    Outliner outliner = new Outliner(frame.camera(), width, height, frame.size().height());
    note(frame.items(), outliner, places, all);
    List<DrawnLine> lines = new ArrayList<>();
    for (TextPlaces part : all) {
      List<TextRun> line = new ArrayList<>();
      for (TextRun run : part.runs()) {
        if (!line.isEmpty() && !continues(line.get(line.size() - 1), run)) {
          lines.add(joined(line));
          line.clear();
        }
        line.add(run);
      }
      if (!line.isEmpty()) {
        lines.add(joined(line));
      }
    }
    return lines;
  }

  /** Records the visible glyphs of items, and adds a collector for each inset. */
  private static void note(
      List<Item> items, Outliner outliner, TextPlaces places, List<TextPlaces> all) {
    for (Item item : items) {
      if (item.opacity() == 0) {
        continue;
      }
      if (item.members() != null) {
        note(item.members(), outliner, places, all);
      } else if (item instanceof Item.Shape shape && places.knows(shape)) {
        if (outliner.place(shape)) {
          places.note(shape, outliner);
        }
      } else if (item instanceof Item.Inset inset && outliner.place(inset)) {
        Outliner inner = outliner.within(inset.view());
        if (inner != null) {
          TextPlaces inside = places.within(inset.view());
          all.add(inside);
          note(inset.view().items(), inner, inside, all);
        }
      }
    }
  }

  private static boolean continues(TextRun before, TextRun next) {
    Vec along = along(before);
    Vec gap = next.start().minus(before.end());
    double ratio = before.size() / next.size();
    return Math.abs(before.angle() - next.angle()) <= MAX_ANGLE
        && ratio <= MAX_SIZE_RATIO
        && ratio >= 1 / MAX_SIZE_RATIO
        && gap.dot(along) >= MIN_GAP * before.size()
        && gap.dot(along) <= MAX_GAP * before.size()
        && Math.abs(gap.x() * along.y() - gap.y() * along.x()) <= MAX_OFFSET * before.size();
  }

  private static Vec along(TextRun run) {
    return Vec.of(StrictMath.cos(run.angle()), StrictMath.sin(run.angle()));
  }

  private static DrawnLine joined(List<TextRun> line) {
    StringBuilder text = new StringBuilder();
    line.forEach(run -> text.append(run.word().text()));
    TextRun first = line.get(0);
    double length = line.get(line.size() - 1).end().minus(first.start()).dot(along(first));
    return new DrawnLine(
        text.toString().strip(), first.start(), length, first.size(), first.angle());
  }
}
