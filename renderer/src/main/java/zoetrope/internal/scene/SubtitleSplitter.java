package zoetrope.internal.scene;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits spoken text into subtitles that viewers can read at a glance. Each has at most two lines
 * of 42 letters. If possible, it ends with a sentence, or otherwise with a phrase. Letters that are
 * as wide as high, such as Chinese ones, count twice.
 */
public final class SubtitleSplitter {
  private static final int LINE_LENGTH = 42;

  /** The minimum number of letters of a subtitle that may end with a sentence. */
  private static final int MIN_SENTENCE_LENGTH = 20;

  private static final int MIN_PHRASE_LENGTH = 28;
  private static final int FIRST_WIDE_LETTER = 0x1100;

  private static final String SENTENCE_ENDS = ".!?\u3002\u2026";
  private static final String PHRASE_ENDS = ",;:\u2013\u2014\u3001\uFF0C)";

  /**
   * A subtitle.
   *
   * @param from the index of its first character in the spoken text
   * @param text the lines of the subtitle, separated by a line break
   */
  public record Part(int from, String text) {}

  private final String words;
  private final List<Part> parts = new ArrayList<>();

  private SubtitleSplitter(String words) {
    this.words = words;
  }

  /** Returns the subtitles of a text, in order. The words must be separated by single blanks. */
  public static List<Part> split(String words) {
    SubtitleSplitter splitter = new SubtitleSplitter(words);
    int from = 0;
    while (from < words.length()) {
      int end = splitter.end(from);
      splitter.parts.add(new Part(from, lines(words.substring(from, end).strip())));
      from = end;
      while (from < words.length() && words.charAt(from) == ' ') {
        from++;
      }
    }
    return splitter.parts;
  }

  /**
   * Returns the end of the subtitle that begins at {@code from}. It ends with the last sentence or
   * phrase that fits, or otherwise where the remaining subtitles have about equal lengths.
   */
  private int end(int from) {
    if (fits(words.substring(from))) {
      return words.length();
    }
    double all = width(words.substring(from));
    double even = all / Math.ceil(all / (2 * LINE_LENGTH));
    int nearest = from + 1;
    double least = Double.POSITIVE_INFINITY;
    int phrase = -1;
    int sentence = -1;
    for (int i = from + 1; i < words.length(); i++) {
      if (!isBreak(words, i)) {
        continue;
      }
      String part = words.substring(from, i).strip();
      if (!fits(part)) {
        break;
      }
      double uneven = Math.abs(width(part) - even);
      nearest = uneven < least ? i : nearest;
      least = Math.min(least, uneven);
      char before = part.charAt(part.length() - 1);
      sentence =
          SENTENCE_ENDS.indexOf(before) >= 0 && width(part) >= MIN_SENTENCE_LENGTH ? i : sentence;
      phrase = PHRASE_ENDS.indexOf(before) >= 0 && width(part) >= MIN_PHRASE_LENGTH ? i : phrase;
    }
    return sentence > 0 ? sentence : phrase > 0 ? phrase : nearest;
  }

  /**
   * Whether a line may end before an index: at a blank, after a wide letter, or in a word longer
   * than a line.
   */
  private static boolean isBreak(String text, int at) {
    if (Character.isLowSurrogate(text.charAt(at))) {
      return false;
    }
    int before = text.codePointBefore(at);
    boolean wide = isWide(before) && PHRASE_ENDS.indexOf(text.charAt(at)) < 0;
    boolean wideEnd = SENTENCE_ENDS.indexOf(text.charAt(at)) >= 0;
    int word = text.lastIndexOf(' ', at - 1) + 1;
    boolean endless = width(text.substring(word, at)) % LINE_LENGTH == 0 && at > word;
    return text.charAt(at) == ' ' || wide && !wideEnd || endless;
  }

  private static boolean isWide(int letter) {
    return letter >= FIRST_WIDE_LETTER && Character.isLetter(letter)
        || PHRASE_ENDS.indexOf(letter) >= 0 && letter > FIRST_WIDE_LETTER
        || letter == '\u3002';
  }

  private static int width(String text) {
    return text.codePoints().map(letter -> isWide(letter) ? 2 : 1).sum();
  }

  private static boolean fits(String part) {
    return width(part) <= LINE_LENGTH || lineEnd(part) > 0;
  }

  private static String lines(String part) {
    if (width(part) <= LINE_LENGTH) {
      return part;
    }
    int end = Math.max(1, lineEnd(part));
    return part.substring(0, end).strip() + "\n" + part.substring(end).strip();
  }

  /**
   * Returns the end of the first of two lines of about equal length; 0 if the text does not fit
   * into two lines.
   */
  private static int lineEnd(String part) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 1; i < part.length(); i++) {
      if (isBreak(part, i)) {
        int first = width(part.substring(0, i).strip());
        int second = width(part.substring(i).strip());
        boolean phrase = PHRASE_ENDS.indexOf(part.charAt(i - 1)) >= 0;
        int uneven = Math.abs(first - second) - (phrase ? LINE_LENGTH / 4 : 0);
        if (first <= LINE_LENGTH && second <= LINE_LENGTH && uneven < least) {
          best = i;
          least = uneven;
        }
      }
    }
    return best;
  }
}
