package zoetrope.internal.audio;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.sound.LineText;
import zoetrope.sound.SoundException;
import zoetrope.sound.WordTimes;

/**
 * Reads the times of a spoken line's words from a text file next to its recording. Each line of the
 * file has the start of a word in seconds and the word, such as {@code 0.350 circle}. Alternatively
 * it has start, end and word separated by tabs, as Audacity exports labels; a line that begins with
 * a backslash has frequencies and is skipped. So are empty lines, and lines that begin with {@code
 * #}. Words that the spoken line does not contain are skipped, because alignment programs write
 * numbers and signs differently.
 */
final class WordTimesReader {
  static final String ENDING = ".words";

  static final int MAX_MEGABYTES = 1;

  private static final Pattern LINE =
      Pattern.compile(
          "(\\d{1,6}(?:\\.\\d{1,12})?)(?:\\t\\d{1,6}(?:\\.\\d{1,12})?\\t|[ \\t]+)(\\S.*)");

  private static final Pattern MARK = Pattern.compile("\\[(.*)\\]");
  private static final Pattern FREQUENCIES = Pattern.compile("\\\\\\t[-\\d.]+\\t[-\\d.]+");

  /** The tolerance for times after the end of the recording, in seconds. */
  private static final double TOLERANCE = 1e-3;

  private final String name;
  private final LineText text;
  private final double length;
  private final List<WordTimes.ReportedWord> reported = new ArrayList<>();
  private int end;

  private WordTimesReader(String name, LineText text, double length) {
    this.name = name;
    this.text = text;
    this.length = length;
  }

  /**
   * Reads the times of the words of {@code text}.
   *
   * @param name the name of the file, for messages
   * @param file the content of the file
   * @param length the length of the recording in seconds
   * @throws SoundException for an error, with the file and its line, or when the file has no word
   *     of the text
   */
  static WordTimes read(String name, String file, LineText text, double length) {
    WordTimesReader reader = new WordTimesReader(name, text, length);
    List<String> lines = file.lines().toList();
    boolean empty = true;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#") && !FREQUENCIES.matcher(line).matches()) {
        reader.add(i + 1, line);
        empty = false;
      }
    }
    if (empty) {
      throw new SoundException(
          name + " is empty: delete it, or write lines such as '0.350 circle' into it");
    }
    if (reader.reported.isEmpty()) {
      throw new SoundException(
          Messages.of(
              "%s has no word of the line '%s': does it belong to another line?",
              name, text.words()));
    }
    return new WordTimes(reader.reported);
  }

  private void add(int number, String line) {
    Matcher m = LINE.matcher(line);
    if (!m.matches()) {
      throw new SoundException(
          Messages.of(
              "%s'%s' is not a time in seconds and a word, such as '0.350 circle'",
              place(number), line));
    }
    double seconds = Double.parseDouble(m.group(1));
    double last = reported.isEmpty() ? 0 : reported.get(reported.size() - 1).seconds();
    if (seconds < last) {
      throw new SoundException(
          Messages.of(
              "%s%.3f s is before the word above it, which is at %.3f s",
              place(number), seconds, last));
    }
    if (seconds > length + TOLERANCE) {
      throw new SoundException(
          Messages.of(
              "%s%.3f s is after the end of the recording, %.3f s",
              place(number), seconds, length));
    }
    String word = m.group(2).strip();
    Matcher mark = MARK.matcher(word);
    if (mark.matches() && text.marks().containsKey(mark.group(1))) {
      throw new SoundException(
          Messages.of(
              "%sthe mark %s cannot have a time: give the time of the word after it",
              place(number), word));
    }
    int position = text.next(word, end);
    if (position >= 0) {
      reported.add(new WordTimes.ReportedWord(position, Math.min(seconds, length)));
      end = position + 1;
    }
  }

  private String place(int number) {
    return name + ":" + number + ": ";
  }
}
