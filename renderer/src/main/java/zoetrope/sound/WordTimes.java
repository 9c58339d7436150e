package zoetrope.sound;

import java.util.List;

/**
 * The times of the words of a line. Times that the voice does not report are estimated from the
 * number of letters.
 *
 * @param reported the reported times, in the order of the words; times never decrease
 */
public record WordTimes(List<ReportedWord> reported) {
  /** No reported times: all are estimated. */
  public static final WordTimes ESTIMATED = new WordTimes(List.of());

  /**
   * The beginning of a word.
   *
   * @param position a position in the words of the line
   * @param seconds from the beginning of the line
   */
  public record ReportedWord(int position, double seconds) {}

  public WordTimes {
    reported = List.copyOf(reported);
  }

  /** Whether the voice reported no times. */
  public boolean isEstimated() {
    return reported.isEmpty();
  }

  /**
   * Returns when the line has been spoken up to a position.
   *
   * @param position a position in the words of {@code line}
   * @param length the length of the line in seconds
   * @return seconds from the beginning of the line
   */
  public double at(LineText line, int position, double length) {
    ReportedWord before = new ReportedWord(0, 0);
    ReportedWord after = new ReportedWord(line.words().length(), length);
    for (ReportedWord word : reported) {
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
