package zoetrope.sound;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.Messages;

/**
 * The text of a spoken line: its words, and marks that name places between them. {@code "A circle
 * [c] becomes a formula."} has the words {@code A circle becomes a formula.} and the mark {@code c}
 * before {@code becomes}.
 *
 * @param words the spoken text, with single blanks
 * @param marks the positions of marks in {@code words}, by name
 */
public record LineText(String words, Map<String, Integer> marks) {
  private static final Pattern MARK = Pattern.compile("\\[([^\\[\\]]*)\\]");
  private static final int MAX_STEM_LENGTH = 40;
  private static final int HASH_BYTES = 3;

  /** The duration of a comma and of the end of a sentence, in letters. */
  private static final double COMMA_LETTERS = 4;

  private static final double SENTENCE_END_LETTERS = 8;

  private static final String COMMAS = ",;:\u3001\uFF0C\uFF1A\uFF1B";
  private static final String SENTENCE_ENDS = ".!?\u3002\u2026\uFF01\uFF1F";

  /** The duration of a blank, in letters. */
  private static final double BLANK_LETTERS = 0.5;

  /** The assumed number of letters in a word, also for scripts without blanks between words. */
  private static final double LETTERS_PER_WORD = 6;

  public LineText {
    marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
  }

  /**
   * Reads a text with marks in brackets. {@code [[} and {@code ]]} are spoken brackets.
   *
   * @throws IllegalArgumentException for a text without a word, an unmatched bracket, or two marks
   *     with one name
   */
  public static LineText parse(String text) {
    if (text == null || text.isBlank()) {
      throw new IllegalArgumentException("a line needs a text, such as say(\"Look here.\")");
    }
    String open = text.replace("[[", "\uE000").replace("]]", "\uE001");
    StringBuilder spoken = new StringBuilder();
    Map<String, Integer> marks = new LinkedHashMap<>();
    Matcher matcher = MARK.matcher(open);
    int end = 0;
    while (matcher.find()) {
      append(spoken, open.substring(end, matcher.start()));
      String name = matcher.group(1).strip();
      boolean blank = spoken.length() > 0 && !spoken.toString().endsWith(" ");
      if (name.isEmpty() || marks.put(name, spoken.length() + (blank ? 1 : 0)) != null) {
        throw new IllegalArgumentException(
            "the line '" + text + "' has two marks [" + name + "], or one without a name");
      }
      end = matcher.end();
    }
    append(spoken, open.substring(end));
    String words = spoken.toString().strip().replace('\uE000', '[').replace('\uE001', ']');
    if (open.substring(end).matches(".*[\\[\\]].*") || spoken.toString().matches(".*[\\[\\]].*")) {
      throw new IllegalArgumentException(
          "the line '"
              + text
              + "' has an unmatched bracket: write [[ or ]] for a bracket in the text");
    }
    if (words.isEmpty()) {
      throw new IllegalArgumentException("the line '" + text + "' has marks and no words");
    }
    return new LineText(words, marks);
  }

  private static void append(StringBuilder spoken, String part) {
    String plain = part.replaceAll("\\s+", " ");
    boolean twice = spoken.length() == 0 || spoken.charAt(spoken.length() - 1) == ' ';
    spoken.append(twice && plain.startsWith(" ") ? plain.substring(1) : plain);
  }

  /** Returns the estimated duration in seconds at a speed in words per minute. */
  public double seconds(double wordsAMinute) {
    long blanks = words.chars().filter(c -> c == ' ').count();
    double letters = weight(words.length());
    double count = Math.max(blanks + 1, letters / LETTERS_PER_WORD);
    return Math.max(0.6, count * 60 / wordsAMinute);
  }

  /**
   * Returns the estimated share of the line that is spoken before a position: 0 to 1.
   *
   * @param position a position in {@link #words}
   */
  public double share(int position) {
    double whole = weight(words.length());
    return whole == 0 ? 0 : Math.min(1, weight(position) / whole);
  }

  private double weight(int end) {
    double sum = 0;
    for (int i = 0; i < Math.min(end, words.length()); i++) {
      sum += weight(words.charAt(i));
    }
    // The pause after the last sentence does not count.
    boolean ends = end >= words.length() && isSentenceEnd(words.charAt(words.length() - 1));
    return ends ? sum - SENTENCE_END_LETTERS + 1 : sum;
  }

  /**
   * Returns the duration of a character, in letters. An English syllable has about three letters.
   * According to F. Pellegrino, C. Coupé, E. Marsico, "A cross-language perspective on speech
   * information rate" (Language 87, 2011), speakers say 6.2 syllables per second in English, 5.2 in
   * Mandarin and 7.8 in Japanese.
   */
  private static double weight(char c) {
    if (c == ' ') {
      return BLANK_LETTERS;
    }
    if (COMMAS.indexOf(c) >= 0) {
      return COMMA_LETTERS;
    }
    if (isSentenceEnd(c)) {
      return SENTENCE_END_LETTERS;
    }
    return switch (Character.UnicodeScript.of(c)) {
      case HAN -> 3.7;
      case HANGUL -> 2.8;
      case HIRAGANA, KATAKANA -> 2.5;
      default -> 1;
    };
  }

  private static boolean isSentenceEnd(char c) {
    return SENTENCE_ENDS.indexOf(c) >= 0;
  }

  /**
   * Returns the position of a mark or a word. Marks take precedence over words, exact spelling over
   * other cases.
   *
   * @throws IllegalArgumentException when there is no such mark or word; the message lists those
   *     that exist
   */
  public int position(String name) {
    Integer mark = marks.get(name);
    if (mark != null) {
      return mark;
    }
    int exact = find(words, name);
    int any =
        exact >= 0 ? exact : find(words.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
    if (any >= 0) {
      return any;
    }
    List<String> known = new ArrayList<>(marks.keySet().stream().map(m -> "[" + m + "]").toList());
    known.addAll(List.of(words.split(" ")));
    throw new IllegalArgumentException(
        Messages.of(
            "the line has no word and no mark '%s': write [%s] at its place in the line, or in its"
                + " translation; it has %s",
            name, name, String.join(", ", known)));
  }

  /**
   * Returns the next position of a word, ignoring case and surrounding punctuation; negative if it
   * does not occur.
   *
   * @param from the first position to search
   */
  public int next(String word, int from) {
    String bare = word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "");
    Matcher whole = wholeWord(plain(bare)).matcher(plain(words));
    return !bare.isEmpty() && from < words.length() && whole.find(from) ? whole.start() : -1;
  }

  private static int find(String in, String word) {
    Matcher whole = wholeWord(word).matcher(in);
    return word.isBlank() ? -1 : whole.find() ? whole.start() : in.indexOf(word);
  }

  /** Converts to lower case and straight apostrophes; the length stays the same. */
  private static String plain(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (char c : text.toCharArray()) {
      plain.append(c == '\u2019' ? '\'' : Character.toLowerCase(c));
    }
    return plain.toString();
  }

  private static Pattern wholeWord(String word) {
    return Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(word) + "(?![\\p{L}\\p{N}])");
  }

  /**
   * Returns the file name of the recording, without extension: the first words of the line and a
   * short hash of the whole text, for example {@code a-circle-becomes-1f03ac}. Different texts have
   * different names.
   */
  public String fileName() {
    String plain =
        Normalizer.normalize(words, Normalizer.Form.NFD)
            .toLowerCase(Locale.ROOT)
            .replaceAll("\\p{M}", "")
            .replaceAll("[^\\p{L}\\p{N}]+", "-")
            .replaceAll("[^a-z0-9-]", "")
            .replaceAll("-+", "-")
            .replaceAll("^-", "");
    String stem = plain.length() > MAX_STEM_LENGTH ? plain.substring(0, MAX_STEM_LENGTH) : plain;
    int word = plain.length() > MAX_STEM_LENGTH ? stem.lastIndexOf('-') : -1;
    String start = (word > 0 ? stem.substring(0, word) : stem).replaceAll("-$", "");
    return (start.isEmpty() ? "" : start + "-") + hash();
  }

  private String hash() {
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256")
              .digest(
                  Normalizer.normalize(words, Normalizer.Form.NFC)
                      .getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(sum, 0, HASH_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
