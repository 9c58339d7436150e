package zoetrope.sound;

import java.util.Objects;
import java.util.Optional;

/**
 * A spoken line that a scene has started, with the times of its words.
 *
 * <pre>{@code
 * var line = say("A circle [c] becomes a formula.");
 * play(create(circle).during(line));
 * pauseUntil(line.at("formula"));
 * }</pre>
 *
 * <p>If the voice does not report the times of the words, they are estimated from the number of
 * letters.
 *
 * @param start the start in seconds from the beginning of the scene
 * @param seconds the duration of the line
 * @param recording the audio; empty for silence
 * @param words the times of its words
 * @param place the author's source line, {@code Scene.java:12}, or an empty string
 */
public record SpokenLine(
    LineText text,
    double start,
    double seconds,
    Optional<SoundClip> recording,
    WordTimes words,
    String place) {
  public SpokenLine {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(recording, "recording");
    Objects.requireNonNull(words, "words");
    Objects.requireNonNull(place, "place");
  }

  /** Returns the end time, in seconds from the beginning of the scene. */
  public double end() {
    return start + seconds;
  }

  /**
   * Returns the time when a word, or a {@code [mark]} in the text, is spoken, in seconds from the
   * beginning of the scene. For a repeated word this is its first occurrence.
   *
   * @throws IllegalArgumentException when there is no such word or mark
   */
  public double at(String wordOrMark) {
    return start + words.at(text, text.position(wordOrMark), seconds);
  }
}
