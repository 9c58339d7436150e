package zoetrope.sound;

import java.io.Serializable;
import java.util.Objects;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * The source of the voice that speaks the lines of a scene.
 *
 * @param command for {@link Kind#COMMAND}, the command that makes a sound file from a text, with
 *     {@code {text}} and {@code {out}} in its arguments, and {@code {language}} if it depends on
 *     the language; empty for other kinds
 * @param wordsAMinute the speed of lines that have no recording yet, 40 to 400 words per minute
 * @param language the language to translate lines to, such as {@code de} or {@code pt-BR}; empty
 *     for the language of the scene
 * @param original the original language of the scenes. If this language is requested and a scene
 *     has no translation to it, the scene stays as it is written
 */
public record VoiceSettings(
    Kind kind, String command, double wordsAMinute, String language, String original)
    implements Serializable {
  /** The default of {@code original}. */
  public static final String DEFAULT_ORIGINAL = "en";

  /** The default speed in words per minute: that of an unhurried speaker. */
  public static final double DEFAULT_WORDS_PER_MINUTE = 150;

  // The constructor uses this pattern, so it must precede the constants.
  private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*");

  /** Silence, at the default speed. */
  public static final VoiceSettings NONE =
      new VoiceSettings(Kind.NONE, "", DEFAULT_WORDS_PER_MINUTE, "", DEFAULT_ORIGINAL);

  private static final double MIN_WORDS_A_MINUTE = 40;
  private static final double MAX_WORDS_A_MINUTE = 400;

  public enum Kind {
    /** Silence, for the estimated duration of the text. */
    NONE,
    /** Recordings in the scene's folder, one for each line. */
    RECORDED,
    /** A program that synthesizes speech. */
    COMMAND
  }

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException for a speed out of range, a command without {@code {text}} or
   *     {@code {out}}, or an invalid language tag
   */
  public VoiceSettings {
    Objects.requireNonNull(kind, "kind");
    if (!(wordsAMinute >= MIN_WORDS_A_MINUTE && wordsAMinute <= MAX_WORDS_A_MINUTE)) {
      throw new IllegalArgumentException(
          wordsAMinute + " words per minute are out of range: expected 40 to 400, usually 150");
    }
    requireLanguage(language.isEmpty() ? original : language);
    requireLanguage(original);
    boolean speaks = command.contains("{text}") && command.contains("{out}");
    Preconditions.require(
        kind != Kind.COMMAND || speaks,
        "the voice '%s' is not a voice: expected none, recorded, or a command with {text} and"
            + " {out}, such as \"espeak-ng -w {out} {text}\"",
        command);
  }

  /** Whether a text is a language tag, such as {@code de} or {@code pt-BR}. */
  public static boolean isLanguage(String tag) {
    return LANGUAGE.matcher(tag).matches();
  }

  private static void requireLanguage(String tag) {
    Preconditions.require(
        isLanguage(tag), "'%s' is not a language: expected a tag such as de, ja or pt-BR", tag);
  }

  /**
   * Reads {@code none}, {@code recorded} or a command.
   *
   * @throws IllegalArgumentException for a command without {@code {text}} or {@code {out}}
   */
  public static VoiceSettings parse(String text) {
    return switch (text.strip()) {
      case "none" -> NONE;
      case "recorded" ->
          new VoiceSettings(Kind.RECORDED, "", DEFAULT_WORDS_PER_MINUTE, "", DEFAULT_ORIGINAL);
      default ->
          new VoiceSettings(
              Kind.COMMAND, text.strip(), DEFAULT_WORDS_PER_MINUTE, "", DEFAULT_ORIGINAL);
    };
  }

  /** Whether the command is asked to report the times of words. */
  public boolean tellsWords() {
    return kind == Kind.COMMAND && command.contains("{words}");
  }

  /**
   * Returns these settings with another speed for lines without a recording.
   *
   * @throws IllegalArgumentException for less than 40 or more than 400
   */
  public VoiceSettings withWordsAMinute(double newSpeed) {
    return new VoiceSettings(kind, command, newSpeed, language, original);
  }

  /**
   * Returns these settings with another language.
   *
   * @throws IllegalArgumentException for an invalid language tag
   */
  public VoiceSettings withLanguage(String newLanguage) {
    return new VoiceSettings(kind, command, wordsAMinute, newLanguage, original);
  }

  /**
   * Returns these settings with another original language of the scenes.
   *
   * @throws IllegalArgumentException for an invalid language tag
   */
  public VoiceSettings withOriginal(String newOriginal) {
    return new VoiceSettings(kind, command, wordsAMinute, language, newOriginal);
  }

  /** Returns the language that is spoken: {@code language}, or {@code original} if it is empty. */
  public String spokenLanguage() {
    return language.isEmpty() ? original : language;
  }

  /** Returns {@code none}, {@code recorded} or the command. */
  @Override
  public String toString() {
    return switch (kind) {
      case NONE -> "none";
      case RECORDED -> "recorded";
      case COMMAND -> command;
    };
  }
}
