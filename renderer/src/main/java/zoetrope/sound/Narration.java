package zoetrope.sound;

import java.util.Objects;
import java.util.Optional;

/**
 * How a film is heard and read.
 *
 * @param voice what says the lines of scenes
 * @param loudness what the sound of films is brought to, by EBU R 128, from -70 to -5 LUFS; empty
 *     for as loud as it is
 * @param burnsSubtitles whether subtitles are drawn into the pictures, and not written beside films
 */
public record Narration(VoiceSettings voice, Optional<Double> loudness, boolean burnsSubtitles) {
  /** Silent lines, sounds as loud as they are, and subtitles in files. */
  public static final Narration PLAIN = new Narration(VoiceSettings.NONE, Optional.empty(), false);

  private static final double SOFTEST = -70;
  private static final double LOUDEST = -5;

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException for a loudness out of range
   */
  public Narration {
    Objects.requireNonNull(voice, "voice");
    if (loudness.isPresent() && !(loudness.get() >= SOFTEST && loudness.get() <= LOUDEST)) {
      throw new IllegalArgumentException(
          "a loudness of "
              + loudness.get()
              + " LUFS is not between -70 and -5: -16 is usual on the web, -23 in television");
    }
  }
}
