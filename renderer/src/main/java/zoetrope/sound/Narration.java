package zoetrope.sound;

import java.util.Objects;
import java.util.Optional;

/**
 * The voice, loudness and subtitles of a video.
 *
 * @param voice the voice that speaks the lines of scenes
 * @param loudness the target by EBU R 128, from -70 to -5 LUFS; empty for no normalization
 * @param burnsSubtitles whether subtitles are drawn into the frames instead of written to files
 *     next to videos
 */
public record Narration(VoiceSettings voice, Optional<Double> loudness, boolean burnsSubtitles) {
  /** Silent lines, unchanged loudness, and subtitles in files. */
  public static final Narration PLAIN = new Narration(VoiceSettings.NONE, Optional.empty(), false);

  private static final double MIN_LUFS = -70;
  private static final double MAX_LUFS = -5;

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException for a loudness out of range
   */
  public Narration {
    Objects.requireNonNull(voice, "voice");
    if (loudness.isPresent() && !(loudness.get() >= MIN_LUFS && loudness.get() <= MAX_LUFS)) {
      throw new IllegalArgumentException(
          "a loudness of "
              + loudness.get()
              + " LUFS is not between -70 and -5: -16 is usual on the web, -23 in television");
    }
  }
}
