package zoetrope.sound;

import java.util.List;

/**
 * When the words of a line are said. What the voice tells is kept to; between, and where it tells
 * nothing, times are estimated by the letters.
 *
 * @param told what the voice told, in the order of the words; times do not fall
 */
public record WordTimes(List<Told> told) {
  /** All is estimated. */
  public static final WordTimes ESTIMATED = new WordTimes(List.of());

  /**
   * The beginning of a word.
   *
   * @param position in the words of the line
   * @param seconds from the beginning of the line
   */
  public record Told(int position, double seconds) {}

  /** Copies the list. */
  public WordTimes {
    told = List.copyOf(told);
  }

  /** Whether the voice told nothing. */
  public boolean isEstimated() {
    return told.isEmpty();
  }

  /**
   * When it is that a line is said up to a position.
   *
   * @param position in the words of {@code line}
   * @param length of the line in seconds
   * @return seconds from the beginning of the line
   */
  public double at(LineText line, int position, double length) {
    Told before = new Told(0, 0);
    Told after = new Told(line.words().length(), length);
    for (Told word : told) {
      if (word.position() > position) {
        after = word;
        break;
      }
      before = word;
    }
    double from = line.share(before.position());
    double to = line.share(after.position());
    double part = to > from ? (line.share(position) - from) / (to - from) : 0;
    return before.seconds() + part * (after.seconds() - before.seconds());
  }
}
