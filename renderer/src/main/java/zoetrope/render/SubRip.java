package zoetrope.render;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Subtitle;
import zoetrope.scene.Time;

/** Subtitles in the form of SubRip: numbered, with times to the millisecond, in UTF-8. */
final class SubRip {
  private static final long MILLIS = 1000;

  private SubRip() {}

  /** Where the subtitles of a film go: its name with another ending. */
  static Path beside(Path film) {
    String name = film.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return film.resolveSibling((dot < 0 ? name : name.substring(0, dot)) + ".srt");
  }

  /**
   * The subtitles of a film that has the frames of {@code range}, in its own time: those before and
   * after it are left out, and those that reach over its bounds are cut there. Empty when none is
   * left.
   */
  static String of(List<Subtitle> subtitles, FrameRange range, FrameRate rate) {
    Time from = Time.ofFrame(range.from(), rate);
    Time to = Time.ofFrame(range.to(), rate);
    StringBuilder text = new StringBuilder();
    int number = 0;
    for (Subtitle subtitle : subtitles) {
      long start = millis(later(subtitle.start(), from).flicks() - from.flicks());
      long end = millis(earlier(subtitle.end(), to).flicks() - from.flicks());
      if (start < end) {
        text.append(number == 0 ? "" : "\n").append(++number).append('\n');
        text.append(clock(start)).append(" --> ").append(clock(end)).append('\n');
        text.append(subtitle.text()).append('\n');
      }
    }
    return text.toString();
  }

  /** To the nearest millisecond: what follows at once still begins where the other ends. */
  private static long millis(long flicks) {
    return Math.floorDiv(2 * flicks * MILLIS + Time.PER_SECOND, 2 * Time.PER_SECOND);
  }

  private static String clock(long millis) {
    long seconds = millis / MILLIS;
    return String.format(
        Locale.ROOT,
        "%02d:%02d:%02d,%03d",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60,
        millis % MILLIS);
  }

  private static Time later(Time a, Time b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  private static Time earlier(Time a, Time b) {
    return a.compareTo(b) <= 0 ? a : b;
  }
}
