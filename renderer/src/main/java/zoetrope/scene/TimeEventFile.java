package zoetrope.scene;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The times of a scene's events: a text file in UTF-8 beside the scene, {@code Clacks.times}, that
 * is edited by hand and by programs. Each line has a time, in seconds or as {@code 1:02.500}, and
 * behind a blank the name of an event; lines that begin with {@code #} are comments.
 *
 * <pre>{@code
 * # when the blocks touch
 * 3.250 first clack
 * 1:02.500 the last one
 * }</pre>
 */
public final class TimeEventFile {
  /** No times. */
  public static final TimeEventFile EMPTY = new TimeEventFile(List.of(), "\n");

  private static final Pattern LINE =
      Pattern.compile("(?:(?:(\\d{1,3}):)?(\\d{1,2}):)?(\\d{1,6}(?:\\.\\d{1,9})?)[ \\t]+(\\S.*)");
  private static final double MINUTE = 60;
  private static final double HOUR = 3600;

  /** A line, and the event that it is of; null for others. */
  private record Line(String text, String event, Time time) {}

  private final List<Line> lines;
  private final String lineEnd;

  private TimeEventFile(List<Line> lines, String lineEnd) {
    this.lines = List.copyOf(lines);
    this.lineEnd = lineEnd;
  }

  /**
   * The file's name, beside the scene's source.
   *
   * @param scene the simple name of the scene's class
   * @param language of a file for films in this language alone; empty for all
   */
  public static String name(String scene, String language) {
    return scene + (language.isEmpty() ? "" : "." + language) + ".times";
  }

  /**
   * Reads a file.
   *
   * @param name of the file, for messages
   * @throws IllegalArgumentException with the file and the line of a mistake
   */
  public static TimeEventFile parse(String name, String text) {
    List<Line> lines = new ArrayList<>();
    Map<String, Integer> known = new LinkedHashMap<>();
    for (String written : text.lines().toList()) {
      String place = name + ":" + (lines.size() + 1) + ": ";
      Line line = line(place, written);
      lines.add(line);
      if (line.event() != null) {
        Integer before = known.put(line.event(), lines.size());
        if (before != null) {
          throw new IllegalArgumentException(
              place
                  + "'"
                  + line.event()
                  + "' has a time in line "
                  + before
                  + " already: delete one");
        }
      }
    }
    return new TimeEventFile(lines, text.contains("\r\n") ? "\r\n" : "\n");
  }

  private static Line line(String place, String written) {
    String text = written.strip();
    if (text.isEmpty() || text.startsWith("#")) {
      return new Line(written, null, null);
    }
    Matcher m = LINE.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException(
          place
              + "'"
              + text
              + "' is not a time and the name of an event, such as '3.250 impact' or '1:02.500"
              + " impact'");
    }
    double seconds = HOUR * number(m.group(1)) + MINUTE * number(m.group(2)) + number(m.group(3));
    try {
      return new Line(written, composed(m.group(4)), Time.of(seconds));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(place + e.getMessage(), e);
    }
  }

  /** Names are the same however their accents are written. */
  static String composed(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC);
  }

  private static double number(String digits) {
    return digits == null ? 0 : Double.parseDouble(digits);
  }

  /** The time of an event; empty when it has none. */
  public Optional<Time> time(String event) {
    String name = composed(event);
    return lines.stream().filter(line -> name.equals(line.event())).map(Line::time).findFirst();
  }

  /** The names of all events, in the order of the file. */
  public List<String> events() {
    return lines.stream().filter(line -> line.event() != null).map(Line::event).toList();
  }

  /**
   * The same with another time of an event, in its line or a new one at the end; all else is as it
   * was.
   *
   * @param seconds from the beginning of the scene, written to the millisecond
   * @throws IllegalArgumentException for a name that no event can have, and a time that is
   *     negative, no number, or longer than 100 hours
   */
  public TimeEventFile with(String event, double seconds) {
    TimeEvent.requireName(event);
    Time.of(seconds);
    String text = String.format(Locale.ROOT, "%.3f %s", seconds, event);
    Line line = line("", text);
    List<Line> changed = new ArrayList<>(lines);
    for (int i = 0; i < changed.size(); i++) {
      if (line.event().equals(changed.get(i).event())) {
        changed.set(i, line);
        return new TimeEventFile(changed, lineEnd);
      }
    }
    changed.add(line);
    return new TimeEventFile(changed, lineEnd);
  }

  /** What stands in the file. */
  public String text() {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line.text()).append(lineEnd));
    return text.toString();
  }
}
