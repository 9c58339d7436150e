package zoetrope.sound;

import java.util.Locale;

/**
 * A sound that a scene has begun; what it says of itself counts until the scene ends.
 *
 * <pre>{@code
 * sound("clack.wav").gain(-6).pan(-0.5);
 * music("bed.ogg").gain(-18).fadeIn(2).duck();
 * }</pre>
 *
 * <p>Times are exact to the sample, 1/48000 s.
 */
public final class Sound {
  private static final double QUIETEST = -120;
  private static final double LOUDEST = 40;
  private static final double SLOWEST = 0.25;
  private static final double FASTEST = 4;

  /** The longest time in seconds: a hundred hours. */
  private static final double MOST_SECONDS = 360_000;

  private final SoundClip clip;
  private final SoundRole role;
  private final String place;
  private long start;
  private long from;
  private long to;
  private boolean loops;
  private double speed = 1;
  private double gain;
  private double pan;
  private double fadeIn;
  private double fadeOut;
  private boolean ducks;

  /**
   * A sound of the whole clip.
   *
   * @param start in samples at 48 kHz from the beginning of the scene
   * @param place the author's line, or an empty string
   */
  public Sound(SoundClip clip, SoundRole role, long start, String place) {
    this.clip = clip;
    this.role = role;
    this.start = start;
    this.to = clip.samples();
    this.place = place;
  }

  /**
   * Begins at this time of the scene instead of the present one, in seconds from its beginning.
   *
   * @throws IllegalArgumentException for a time that is not between 0 and 100 hours
   */
  public Sound at(double seconds) {
    start = samples("the time of a sound", seconds);
    return this;
  }

  /**
   * Louder or softer by so many dB: 6 is twice, -6 half the amplitude.
   *
   * @throws IllegalArgumentException for less than -120 or more than 40
   */
  public Sound gain(double decibels) {
    gain = require("the gain of a sound", decibels, QUIETEST, LOUDEST, "dB");
    return this;
  }

  /**
   * Moves it between the loudspeakers: from -1, the left one alone, to 1, the right one alone. In
   * the middle both channels stay as they are.
   *
   * @throws IllegalArgumentException for less than -1 or more than 1
   */
  public Sound pan(double position) {
    pan = require("the pan of a sound", position, -1, 1, "");
    return this;
  }

  /**
   * Begins with silence, and comes up in so many seconds.
   *
   * @throws IllegalArgumentException for a negative time
   */
  public Sound fadeIn(double seconds) {
    samples("a fade", seconds);
    fadeIn = seconds;
    return this;
  }

  /**
   * Goes down to silence in the last seconds; of a sound that {@link #loop loops} in those before
   * the end of the scene.
   *
   * @throws IllegalArgumentException for a negative time
   */
  public Sound fadeOut(double seconds) {
    samples("a fade", seconds);
    fadeOut = seconds;
    return this;
  }

  /**
   * Leaves out the first seconds of the file.
   *
   * @throws IllegalArgumentException for a time at or after the end of what is heard
   */
  public Sound from(double seconds) {
    long first = samples("the beginning of a part of a sound", seconds);
    requirePart(first, to);
    from = first;
    return this;
  }

  /**
   * Leaves out the file from this time of it on.
   *
   * @throws IllegalArgumentException for a time at or before the beginning of what is heard, or
   *     after the end of the file
   */
  public Sound to(double seconds) {
    long last = samples("the end of a part of a sound", seconds);
    requirePart(from, last);
    to = last;
    return this;
  }

  /**
   * Plays it faster than recorded, and higher: 2 is an octave up, in half the time.
   *
   * @throws IllegalArgumentException for less than a quarter or more than 4
   */
  public Sound speed(double factor) {
    speed = require("the speed of a sound", factor, SLOWEST, FASTEST, "");
    return this;
  }

  /** Begins again at its end, until the scene ends. */
  public Sound loop() {
    loops = true;
    return this;
  }

  /** Becomes softer by 12 dB while there is speech. */
  public Sound duck() {
    ducks = true;
    return this;
  }

  /** How long it sounds once, in seconds, at its speed. */
  public double seconds() {
    return (double) cue().passage() / SoundClip.SAMPLE_RATE;
  }

  /** When it begins, in seconds from the beginning of the scene. */
  public double start() {
    return (double) start / SoundClip.SAMPLE_RATE;
  }

  /** When it has been heard once, in seconds from the beginning of the scene. */
  public double end() {
    return start() + seconds();
  }

  /** It as it is now. */
  public SoundCue cue() {
    return new SoundCue(
        clip,
        role,
        start,
        from,
        to,
        loops,
        speed,
        gain,
        pan,
        Math.round(fadeIn * SoundClip.SAMPLE_RATE),
        Math.round(fadeOut * SoundClip.SAMPLE_RATE),
        ducks,
        place);
  }

  private void requirePart(long first, long last) {
    if (first >= last || last > clip.samples()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s has no part from %.3f s to %.3f s: it is %.3f s long",
              clip.name(),
              (double) first / SoundClip.SAMPLE_RATE,
              (double) last / SoundClip.SAMPLE_RATE,
              clip.seconds()));
    }
  }

  private static long samples(String what, double seconds) {
    return Math.round(require(what, seconds, 0, MOST_SECONDS, "s") * SoundClip.SAMPLE_RATE);
  }

  private static double require(String what, double value, double least, double most, String unit) {
    if (!(value >= least && value <= most)) {
      String of = unit.isEmpty() ? "" : " " + unit;
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is %s%s, not between %s and %s%s",
              what,
              value,
              of,
              plain(least),
              plain(most),
              of));
    }
    return value;
  }

  private static String plain(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }
}
