package zoetrope.internal.audio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.sound.LineText;
import zoetrope.sound.SoundException;
import zoetrope.sound.WordTimes;

/**
 * Reads when the words of a line are said: a file of text beside its recording, with the beginning
 * of a word in seconds and the word in each line, {@code 0.350 circle}; or beginning, end and word
 * between tabulators, as Audacity exports labels (a line behind one that begins with a backslash
 * has its frequencies). Words that the line does not have are left out: programs that align speech
 * write numbers and signs in their own way.
 */
final class WordTimesReader {
  /** The ending of such files. */
  static final String ENDING = ".words";

  /** How large such files may be. */
  static final int MEGABYTES = 1;

  private static final Pattern LINE =
      Pattern.compile(
          "(\\d{1,6}(?:\\.\\d{1,12})?)(?:\\t\\d{1,6}(?:\\.\\d{1,12})?\\t|[ \\t]+)(\\S.*)");

  private static final Pattern MARK = Pattern.compile("\\[(.*)\\]");
  private static final Pattern FREQUENCIES = Pattern.compile("\\\\\\t[-\\d.]+\\t[-\\d.]+");

  /** Times that differ by less are the same, in seconds. */
  private static final double SAME = 1e-3;

  private final String name;
  private final LineText text;
  private final double length;
  private final List<WordTimes.Told> told = new ArrayList<>();
  private int end;

  private WordTimesReader(String name, LineText text, double length) {
    this.name = name;
    this.text = text;
    this.length = length;
  }

  /**
   * The times of the words of {@code text}.
   *
   * @param name of the file, for messages
   * @param file what stands in it
   * @param length of the recording in seconds
   * @throws SoundException with the file and the line of a mistake, or when it has no word of the
   *     text
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
    if (reader.told.isEmpty()) {
      throw new SoundException(
          name + " has no word of the line '" + text.words() + "': is it of another one?");
    }
    return new WordTimes(reader.told);
  }

  private void add(int number, String line) {
    Matcher m = LINE.matcher(line);
    if (!m.matches()) {
      throw new SoundException(
          place(number)
              + "'"
              + line
              + "' is not a time in seconds and a word, such as '0.350 circle'");
    }
    double seconds = Double.parseDouble(m.group(1));
    double last = told.isEmpty() ? 0 : told.get(told.size() - 1).seconds();
    if (seconds < last) {
      throw new SoundException(
          String.format(
              Locale.ROOT,
              "%s%.3f s is before the word above it, which is at %.3f s",
              place(number),
              seconds,
              last));
    }
    if (seconds > length + SAME) {
      throw new SoundException(
          String.format(
              Locale.ROOT,
              "%s%.3f s is after the end of the recording, %.3f s",
              place(number),
              seconds,
              length));
    }
    String word = m.group(2).strip();
    Matcher mark = MARK.matcher(word);
    if (mark.matches() && text.marks().containsKey(mark.group(1))) {
      throw new SoundException(
          place(number)
              + "the mark "
              + word
              + " has no time of its own: give that of the word behind it");
    }
    int position = text.next(word, end);
    if (position >= 0) {
      told.add(new WordTimes.Told(position, Math.min(seconds, length)));
      end = position + 1;
    }
  }

  private String place(int number) {
    return name + ":" + number + ": ";
  }
}
