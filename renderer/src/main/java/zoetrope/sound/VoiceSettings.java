package zoetrope.sound;

import java.io.Serializable;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Where the voice comes from that says the lines of a scene.
 *
 * @param kind of voice
 * @param command what makes a sound file of a text, for {@link Kind#COMMAND}: words, of which some
 *     hold {@code {text}} and {@code {out}}; else empty
 * @param wordsAMinute how fast a line is spoken that nobody has spoken yet, 40 to 400
 * @param language into which lines are translated, such as {@code de} or {@code pt-BR}; empty for
 *     that of the scene
 */
public record VoiceSettings(Kind kind, String command, double wordsAMinute, String language)
    implements Serializable {
  /** Words a minute of an explainer who takes their time. */
  public static final double USUAL = 150;

  /** Silence of the usual length. */
  public static final VoiceSettings NONE = new VoiceSettings(Kind.NONE, "", USUAL, "");

  private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*");
  private static final double SLOWEST = 40;
  private static final double FASTEST = 400;

  /** Kinds of voices. */
  public enum Kind {
    /** Silence, as long as the text would take. */
    NONE,
    /** Files beside the scene, one for each line. */
    RECORDED,
    /** A program that speaks. */
    COMMAND
  }

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException for a speed out of range, a command without {@code {text}} or
   *     {@code {out}}, or what is no language
   */
  public VoiceSettings {
    Objects.requireNonNull(kind, "kind");
    if (!(wordsAMinute >= SLOWEST && wordsAMinute <= FASTEST)) {
      throw new IllegalArgumentException(
          wordsAMinute + " words a minute are not between 40 and 400: 150 is usual");
    }
    if (!language.isEmpty() && !LANGUAGE.matcher(language).matches()) {
      throw new IllegalArgumentException(
          "'" + language + "' is no language: expected a tag such as de, ja or pt-BR");
    }
    boolean speaks = command.contains("{text}") && command.contains("{out}");
    if (kind == Kind.COMMAND && !speaks) {
      throw new IllegalArgumentException(
          "the voice '"
              + command
              + "' is none: it is none, recorded, or a command that has {text} and {out} in it, such"
              + " as \"espeak-ng -w {out} {text}\"");
    }
  }

  /**
   * Reads {@code none}, {@code recorded} or a command.
   *
   * @throws IllegalArgumentException for a command without {@code {text}} or {@code {out}}
   */
  public static VoiceSettings parse(String text) {
    return switch (text.strip()) {
      case "none" -> NONE;
      case "recorded" -> new VoiceSettings(Kind.RECORDED, "", USUAL, "");
      default -> new VoiceSettings(Kind.COMMAND, text.strip(), USUAL, "");
    };
  }

  /** Whether a program is asked to tell when words are said. */
  public boolean tellsWords() {
    return kind == Kind.COMMAND && command.contains("{words}");
  }

  /**
   * The same with another speed of silence.
   *
   * @throws IllegalArgumentException for less than 40 or more than 400
   */
  public VoiceSettings withWordsAMinute(double newSpeed) {
    return new VoiceSettings(kind, command, newSpeed, language);
  }

  /**
   * The same in another language.
   *
   * @throws IllegalArgumentException for what is no language
   */
  public VoiceSettings withLanguage(String newLanguage) {
    return new VoiceSettings(kind, command, wordsAMinute, newLanguage);
  }

  /** {@code none}, {@code recorded} or the command. */
  @Override
  public String toString() {
    return switch (kind) {
      case NONE -> "none";
      case RECORDED -> "recorded";
      case COMMAND -> command;
    };
  }
}
