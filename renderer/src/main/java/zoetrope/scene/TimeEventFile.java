package zoetrope.scene;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.Messages;

/**
 * A file with the event times of a scene, edited by hand or by programs. It is a UTF-8 text file in
 * the scene's folder, such as {@code Clacks.times}. Each line has a time, in seconds or as {@code
 * 1:02.500} or {@code 1:00:02.500}, then a blank and the name of an event. Lines that begin with
 * {@code #} are comments.
 *
 * <pre>{@code
 * # when the blocks touch
 * 3.250 first clack
 * 1:02.500 the last one
 * }</pre>
 */
public final class TimeEventFile {
  public static final TimeEventFile EMPTY = new TimeEventFile(List.of(), "\n");

  private static final Pattern LINE =
      Pattern.compile("(?:(?:(\\d{1,3}):)?(\\d{1,2}):)?(\\d{1,6}(?:\\.\\d{1,9})?)[ \\t]+(\\S.*)");
  private static final double MINUTE = 60;
  private static final double HOUR = 3600;

  /** A line of the file. The event and the time are null for comments and blank lines. */
  private record Line(String text, String event, Time time) {}

  private final List<Line> lines;
  private final String lineEnd;

  private TimeEventFile(List<Line> lines, String lineEnd) {
    this.lines = List.copyOf(lines);
    this.lineEnd = lineEnd;
  }

  /**
   * Returns the name of the file in the scene's folder.
   *
   * @param scene the simple name of the scene's class
   * @param language the language of the videos that use the file; empty for all languages
   */
  public static String name(String scene, String language) {
    return scene + (language.isEmpty() ? "" : "." + language) + ".times";
  }

  /**
   * Parses the text of a file.
   *
   * @param name the name of the file, for messages
   * @throws IllegalArgumentException if a line is malformed; the message names the file and the
   *     line
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
              Messages.of(
                  "%s'%s' has a time in line %s already: delete one", place, line.event(), before));
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
          Messages.of(
              "%s'%s' is not a time and the name of an event, such as '3.250 impact' or '1:02.500"
                  + " impact'",
              place, text));
    }
    double seconds = HOUR * number(m.group(1)) + MINUTE * number(m.group(2)) + number(m.group(3));
    try {
      return new Line(written, composed(m.group(4)), Time.of(seconds));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(place + e.getMessage(), e);
    }
  }

  /**
   * Returns the composed form of a name, so that the encoding of accents does not matter when names
   * are compared.
   */
  static String composed(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC);
  }

  private static double number(String digits) {
    return digits == null ? 0 : Double.parseDouble(digits);
  }

  /** Returns the time of an event, or empty if it has none. */
  public Optional<Time> time(String event) {
    String name = composed(event);
    return lines.stream().filter(line -> name.equals(line.event())).map(Line::time).findFirst();
  }

  /** Returns the names of all events, in the order of the file. */
  public List<String> events() {
    return lines.stream().filter(line -> line.event() != null).map(Line::event).toList();
  }

  /**
   * Returns a copy with another time for an event. It changes the event's line, or adds a line at
   * the end.
   *
   * @param seconds from the beginning of the scene, written to the millisecond
   * @throws IllegalArgumentException if the name is invalid, or the time is negative, NaN or longer
   *     than 100 hours
   */
  public TimeEventFile with(String event, double seconds) {
    TimeEvent.requireName(event);
    Time.of(seconds);
    String text = Messages.of("%.3f %s", seconds, event);
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

  /** Returns the content of the file. */
  public String text() {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line.text()).append(lineEnd));
    return text.toString();
  }
}
