package zoetrope.sound;

import java.util.Objects;
import java.util.Optional;

/**
 * A line of speech that a scene has begun: when it is said, and when each of its words is.
 *
 * <pre>{@code
 * var line = say("A circle [c] becomes a formula.");
 * play(create(circle).during(line));
 * pauseUntil(line.at("formula"));
 * }</pre>
 *
 * <p>When a word is said is what the voice tells, and else estimated by letters.
 *
 * @param text what is said
 * @param start in seconds from the beginning of the scene
 * @param seconds its length
 * @param recording what is heard; empty for silence
 * @param words when its words are said
 * @param place the author's line, {@code Scene.java:12}, or an empty string
 */
public record SpokenLine(
    LineText text,
    double start,
    double seconds,
    Optional<SoundClip> recording,
    WordTimes words,
    String place) {
  /** Checks that nothing is null. */
  public SpokenLine {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(recording, "recording");
    Objects.requireNonNull(words, "words");
    Objects.requireNonNull(place, "place");
  }

  /** When it has been said, in seconds from the beginning of the scene. */
  public double end() {
    return start + seconds;
  }

  /**
   * When a word of it, or a {@code [mark]} in its text, is said, in seconds from the beginning of
   * the scene; of a word that comes more than once the first time.
   *
   * @throws IllegalArgumentException when it has no such word or mark
   */
  public double at(String wordOrMark) {
    return start + words.at(text, text.position(wordOrMark), seconds);
  }
}
