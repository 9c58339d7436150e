package zoetrope.sound;

import java.util.Locale;

/**
 * A sound that a scene has started. Its settings can change until the scene ends.
 *
 * <pre>{@code
 * sound("clack.wav").gain(-6).pan(-0.5);
 * music("bed.ogg").gain(-18).fadeIn(2).duck();
 * }</pre>
 *
 * <p>Times are exact to the sample, 1/48000 s.
 */
public final class Sound {
  private static final double MIN_DECIBELS = -120;
  private static final double MAX_DECIBELS = 40;
  private static final double MIN_SPEED = 0.25;
  private static final double MAX_SPEED = 4;

  /** The longest time in seconds: a hundred hours. */
  private static final double MAX_SECONDS = 360_000;

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
   * Creates a sound of the whole clip.
   *
   * @param start the start in samples at 48 kHz from the beginning of the scene
   * @param place the author's source line, or an empty string
   */
  public Sound(SoundClip clip, SoundRole role, long start, String place) {
    this.clip = clip;
    this.role = role;
    this.start = start;
    this.to = clip.samples();
    this.place = place;
  }

  /**
   * Starts the sound at a time of the scene instead of the current time.
   *
   * @param seconds from the beginning of the scene
   * @throws IllegalArgumentException for a time that is not between 0 and 100 hours
   */
  public Sound at(double seconds) {
    start = samples("the time of a sound", seconds);
    return this;
  }

  /**
   * Makes the sound louder or softer: 6 dB doubles the amplitude, -6 dB halves it.
   *
   * @throws IllegalArgumentException for less than -120 or more than 40 dB
   */
  public Sound gain(double decibels) {
    gain = require("the gain of a sound", decibels, MIN_DECIBELS, MAX_DECIBELS, "dB");
    return this;
  }

  /**
   * Moves the sound between the channels: -1 is left only, 1 is right only. At 0 both channels are
   * unchanged.
   *
   * @throws IllegalArgumentException for less than -1 or more than 1
   */
  public Sound pan(double position) {
    pan = require("the pan of a sound", position, -1, 1, "");
    return this;
  }

  /**
   * Fades in from silence over this time in seconds.
   *
   * @throws IllegalArgumentException for a negative time
   */
  public Sound fadeIn(double seconds) {
    samples("a fade", seconds);
    fadeIn = seconds;
    return this;
  }

  /**
   * Fades out to silence over the last seconds of the sound. A {@linkplain #loop looped} sound
   * fades out at the end of the scene.
   *
   * @throws IllegalArgumentException for a negative time
   */
  public Sound fadeOut(double seconds) {
    samples("a fade", seconds);
    fadeOut = seconds;
    return this;
  }

  /**
   * Skips the first seconds of the file.
   *
   * @throws IllegalArgumentException for a time at or after the end of the used range
   */
  public Sound from(double seconds) {
    long first = samples("the beginning of a part of a sound", seconds);
    requirePart(first, to);
    from = first;
    return this;
  }

  /**
   * Ends the sound at this time of the file, in seconds.
   *
   * @throws IllegalArgumentException for a time at or before the beginning of the used range, or
   *     after the end of the file
   */
  public Sound to(double seconds) {
    long last = samples("the end of a part of a sound", seconds);
    requirePart(from, last);
    to = last;
    return this;
  }

  /**
   * Plays the sound faster and at a higher pitch: 2 is an octave up, in half the time.
   *
   * @throws IllegalArgumentException for less than 0.25 or more than 4
   */
  public Sound speed(double factor) {
    speed = require("the speed of a sound", factor, MIN_SPEED, MAX_SPEED, "");
    return this;
  }

  /** Repeats the sound until the scene ends. */
  public Sound loop() {
    loops = true;
    return this;
  }

  /** Lowers the sound by 12 dB while there is speech. */
  public Sound duck() {
    ducks = true;
    return this;
  }

  /** Returns the duration of one pass in seconds, at its speed. */
  public double seconds() {
    return (double) cue().part().passage() / SoundClip.SAMPLE_RATE;
  }

  /** Returns the start time, in seconds from the beginning of the scene. */
  public double start() {
    return (double) start / SoundClip.SAMPLE_RATE;
  }

  /** Returns the end of the first pass, in seconds from the beginning of the scene. */
  public double end() {
    return start() + seconds();
  }

  /** Returns the sound with its current settings. */
  public SoundCue cue() {
    long fadeInSamples = Math.round(fadeIn * SoundClip.SAMPLE_RATE);
    long fadeOutSamples = Math.round(fadeOut * SoundClip.SAMPLE_RATE);
    return new SoundCue(
        clip,
        role,
        start,
        new SoundCue.Part(from, to, speed, loops),
        new SoundCue.Volume(gain, pan, fadeInSamples, fadeOutSamples, ducks),
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
    return Math.round(require(what, seconds, 0, MAX_SECONDS, "s") * SoundClip.SAMPLE_RATE);
  }

  private static double require(String what, double value, double min, double max, String unit) {
    if (!(value >= min && value <= max)) {
      String of = unit.isEmpty() ? "" : " " + unit;
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is %s%s, not between %s and %s%s",
              what,
              value,
              of,
              plain(min),
              plain(max),
              of));
    }
    return value;
  }

  private static String plain(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }
}
