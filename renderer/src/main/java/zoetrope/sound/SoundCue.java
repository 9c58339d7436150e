package zoetrope.sound;

import java.util.Objects;

/**
 * One sound of a scene with its time and its settings.
 *
 * @param clip the file
 * @param role the track that it belongs to
 * @param start the start in samples at 48 kHz from the beginning of the scene, 0 or more
 * @param part the used range of the clip
 * @param volume the loudness of the sound
 * @param place the author's source line, {@code Scene.java:12}, or an empty string
 */
public record SoundCue(
    SoundClip clip, SoundRole role, long start, Part part, Volume volume, String place) {
  /** The length of a sound that loops. */
  public static final long ENDLESS = Long.MAX_VALUE / 4;

  /**
   * A range of a clip.
   *
   * @param from the first sample of the part
   * @param to the end of the part in samples, above {@code from}
   * @param speed the factor of speed and pitch; 1 for the recorded speed
   * @param loops whether the sound repeats until the scene ends
   */
  public record Part(long from, long to, double speed, boolean loops) {
    /** Returns the length of one pass, in samples at 48 kHz. */
    public long passage() {
      return Math.max(1, (long) Math.rint((to - from) / speed));
    }
  }

  /**
   * The loudness of a sound.
   *
   * @param gain the gain in dB; 0 for no change
   * @param pan the balance from -1, left only, to 1, right only
   * @param fadeIn the duration of the fade at the beginning, in samples
   * @param fadeOut the duration of the fade at the end, in samples
   * @param ducks whether the sound becomes softer while there is speech
   */
  public record Volume(double gain, double pan, long fadeIn, long fadeOut, boolean ducks) {}

  public SoundCue {
    Objects.requireNonNull(clip, "clip");
    Objects.requireNonNull(role, "role");
    Objects.requireNonNull(place, "place");
  }

  /** Returns the length, in samples at 48 kHz; {@link #ENDLESS} when it loops. */
  public long length() {
    return part.loops ? ENDLESS : part.passage();
  }

  /** Returns the end, in samples at 48 kHz from the beginning of the scene. */
  public long end() {
    return start + length();
  }
}
