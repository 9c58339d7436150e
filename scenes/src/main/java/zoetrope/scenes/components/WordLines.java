package zoetrope.scenes.components;

import static zoetrope.Zoetrope.LEFT;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.at;

import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/** Words that are broken into several lines, for frames that are too narrow for one line. */
public final class WordLines {
  private WordLines() {}

  /**
   * Moves words from one line into as many lines as they need. All lines begin at the left edge of
   * the first word. The words of a line keep their distances.
   *
   * <pre>{@code
   * var words = WordLines.wrap(text("they crashed the car").words(), 8, 1.2);
   * }</pre>
   *
   * @param width the width of the widest line, in units; a wider word gets a separate line
   * @param pitch the distance from one line to the next, in units
   * @return the same group
   */
  public static <T extends Mobject<?>> Group<T> wrap(Group<T> words, double width, double pitch) {
    double left = words.x(LEFT);
    double start = left;
    int line = 0;
    for (T word : words) {
      if (word.x(RIGHT) - start > width && word.x(LEFT) > start) {
        start = word.x(LEFT);
        line++;
      }
      word.shift(at(left - start, -line * pitch));
    }
    return words;
  }

  /**
   * Moves words from one line into a column, one below the other, with their middles below the
   * first one's.
   *
   * @param pitch the distance from one word to the next, in units
   * @return the same group
   */
  public static <T extends Mobject<?>> Group<T> column(Group<T> words, double pitch) {
    double x = words.get(0).x();
    for (int i = 0; i < words.size(); i++) {
      words.get(i).shift(at(x - words.get(i).x(), -i * pitch));
    }
    return words;
  }
}
