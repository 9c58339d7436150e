package zoetrope.sound;

import java.util.Objects;

/**
 * One sound of a scene: what is heard, from when on and how.
 *
 * @param clip the file
 * @param role the track that it belongs to
 * @param start when it begins, in samples at 48 kHz from the beginning of the scene, 0 or more
 * @param from the first sample of the clip that is heard
 * @param to the end of what is heard of the clip, in its samples, above {@code from}
 * @param loops whether it begins again at its end, until the scene ends
 * @param speed how much faster than recorded, and higher, 1 for as it is
 * @param gain in dB, 0 for as it is
 * @param pan from -1, on the left alone, to 1, on the right alone
 * @param fadeIn in samples from its beginning
 * @param fadeOut in samples to its end
 * @param ducks whether it becomes softer while there is speech
 * @param place the author's line, {@code Scene.java:12}, or an empty string
 */
public record SoundCue(
    SoundClip clip,
    SoundRole role,
    long start,
    long from,
    long to,
    boolean loops,
    double speed,
    double gain,
    double pan,
    long fadeIn,
    long fadeOut,
    boolean ducks,
    String place) {
  /** How long a sound is that has no end. */
  public static final long ENDLESS = Long.MAX_VALUE / 4;

  /** Checks that nothing is null. */
  public SoundCue {
    Objects.requireNonNull(clip, "clip");
    Objects.requireNonNull(role, "role");
    Objects.requireNonNull(place, "place");
  }

  /** How long one passage of the clip sounds, in samples at 48 kHz. */
  public long passage() {
    return Math.max(1, (long) Math.rint((to - from) / speed));
  }

  /** How long it sounds, in samples at 48 kHz; {@link #ENDLESS} when it loops. */
  public long length() {
    return loops ? ENDLESS : passage();
  }

  /** When it ends, in samples at 48 kHz from the beginning of the scene. */
  public long end() {
    return start + length();
  }
}
