package zoetrope.render.request;

import java.io.Serializable;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.VideoSettings;
import zoetrope.output.Coding;
import zoetrope.output.VideoCodec;
import zoetrope.sound.Narration;
import zoetrope.sound.VoiceSettings;

/**
 * The settings of a rendering: with the scene, they determine its result. The number of jobs never
 * changes a byte of it. Instances do not change: each {@code with} method returns a copy.
 *
 * <p>The serialized form is for the workers of a cluster. It leaves out the metadata, because
 * workers write parts of films only.
 */
public final class RenderSettings implements Cloneable, Serializable {
  /** The default rate factor. */
  public static final double DEFAULT_CRF = VideoSettings.DEFAULT_CRF;

  /** The default preset. */
  public static final String DEFAULT_PRESET = VideoSettings.DEFAULT_PRESET;

  private static final int MAX_JOBS = 1024;
  private static final long serialVersionUID = 2;

  private int width;
  private int height;
  private FrameRate rate;
  private double crf = DEFAULT_CRF;
  private String preset = DEFAULT_PRESET;
  private int jobs = defaultJobs();
  private long seed;
  private LinkedHashMap<String, String> parameters = new LinkedHashMap<>();
  private FrameFit fit = FrameFit.EXPAND;
  private Duration timeout;
  private VoiceSettings voice = VoiceSettings.NONE;
  private Double loudness;
  private boolean burnsSubtitles;
  private boolean transparent;
  private VideoCodec codec;
  private boolean lossless;
  private transient Metadata metadata = Metadata.NONE;

  private RenderSettings(int width, int height, FrameRate rate) {
    this.width = width;
    this.height = height;
    this.rate = rate;
    check();
  }

  /** The settings of a quality: a job for each core, seed 0, everything else at its default. */
  public static RenderSettings of(Quality quality) {
    return of(quality.width(), quality.height(), quality.rate());
  }

  /**
   * Settings for pictures of this size in pixels: a job for each core, seed 0, everything else at
   * its default.
   *
   * @param width 1 to 16384; of films other than animated pictures even and at least 16
   * @param height like the width; the area is limited to that of about 16000 by 16000 pixels
   * @throws IllegalArgumentException for a size that no picture can have
   */
  public static RenderSettings of(int width, int height, FrameRate rate) {
    return new RenderSettings(width, height, rate);
  }

  /** The default number of jobs: one for each core. */
  public static int defaultJobs() {
    return Math.min(MAX_JOBS, Runtime.getRuntime().availableProcessors());
  }

  private void check() {
    VideoSettings.of(width, height, rate).withEncoding(crf, preset);
    if (timeout != null && timeout.compareTo(Duration.ZERO) <= 0) {
      throw new IllegalArgumentException(
          "a time limit of " + timeout.toMillis() / 1e3 + " s is not possible: it must be above 0");
    }
    if (jobs < 1 || jobs > MAX_JOBS) {
      throw new IllegalArgumentException(
          jobs + " jobs are out of range: expected 1 to " + MAX_JOBS);
    }
  }

  /** A changed copy. */
  private RenderSettings with(Consumer<RenderSettings> change) {
    try {
      RenderSettings copy = (RenderSettings) clone();
      change.accept(copy);
      copy.check();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  private Object readResolve() {
    metadata = Metadata.NONE;
    return this;
  }

  /** The width of pictures in pixels. */
  public int width() {
    return width;
  }

  /** The height of pictures in pixels. */
  public int height() {
    return height;
  }

  /** The frames per second. */
  public FrameRate rate() {
    return rate;
  }

  /**
   * A copy with pictures of another size, in pixels, and another rate.
   *
   * @throws IllegalArgumentException for a size that no picture can have
   */
  public RenderSettings withPictures(int newWidth, int newHeight, FrameRate newRate) {
    return with(
        copy -> {
          copy.width = newWidth;
          copy.height = newHeight;
          copy.rate = newRate;
        });
  }

  /** The encoder's rate factor; stills and sequences of pictures are always lossless. */
  public double crf() {
    return crf;
  }

  /** The encoder's preset. */
  public String preset() {
    return preset;
  }

  /**
   * A copy with another rate factor and preset.
   *
   * @param newCrf 0 (lossless) to 51 (worst)
   * @param newPreset {@code ultrafast} to {@code placebo}; slower presets make smaller films
   * @throws IllegalArgumentException for a factor out of range or an unknown preset
   */
  public RenderSettings withEncoding(double newCrf, String newPreset) {
    return with(
        copy -> {
          copy.crf = newCrf;
          copy.preset = newPreset;
        });
  }

  /** The number of workers. */
  public int jobs() {
    return jobs;
  }

  /**
   * A copy with another number of workers.
   *
   * @throws IllegalArgumentException for less than 1 or more than 1024
   */
  public RenderSettings withJobs(int newJobs) {
    return with(copy -> copy.jobs = newJobs);
  }

  /** The seed of the scenes' random sources. */
  public long seed() {
    return seed;
  }

  /** A copy with another seed. */
  public RenderSettings withSeed(long newSeed) {
    return with(copy -> copy.seed = newSeed);
  }

  /** The values of scene parameters, by name, as text. */
  public Map<String, String> parameters() {
    return Collections.unmodifiableMap(parameters);
  }

  /** A copy with other values of scene parameters. */
  public RenderSettings withParameters(Map<String, String> newParameters) {
    return with(copy -> copy.parameters = new LinkedHashMap<>(newParameters));
  }

  /** How a scene's frame, 16:9 by default, fits into a picture of another shape. */
  public FrameFit fit() {
    return fit;
  }

  /** A copy with another way to fit frames into pictures. */
  public RenderSettings withFit(FrameFit newFit) {
    return with(copy -> copy.fit = Objects.requireNonNull(newFit, "fit"));
  }

  /**
   * The time limit of each scene, without the time in which it waits for the workers of other
   * scenes; empty for none.
   */
  public Optional<Duration> timeout() {
    return Optional.ofNullable(timeout);
  }

  /**
   * A copy with a time limit for each scene; null for none.
   *
   * @throws IllegalArgumentException for a time that is not above 0
   */
  public RenderSettings withTimeout(Duration newTimeout) {
    return with(copy -> copy.timeout = newTimeout);
  }

  /** The voice, the loudness and the place of the subtitles. */
  public Narration narration() {
    return new Narration(voice, Optional.ofNullable(loudness), burnsSubtitles);
  }

  /** A copy with another narration. */
  public RenderSettings withNarration(Narration newNarration) {
    return with(
        copy -> {
          copy.voice = newNarration.voice();
          copy.loudness = newNarration.loudness().orElse(null);
          copy.burnsSubtitles = newNarration.burnsSubtitles();
        });
  }

  /** A copy with another voice. */
  public RenderSettings withVoice(VoiceSettings newVoice) {
    return withNarration(new Narration(newVoice, Optional.ofNullable(loudness), burnsSubtitles));
  }

  /**
   * A copy with another loudness of the sound, in LUFS.
   *
   * @throws IllegalArgumentException for less than -70 or more than -5
   */
  public RenderSettings withLoudness(double newLoudness) {
    return withNarration(new Narration(voice, Optional.of(newLoudness), burnsSubtitles));
  }

  /** A copy that draws subtitles into the pictures. */
  public RenderSettings withBurntSubtitles() {
    return with(copy -> copy.burnsSubtitles = true);
  }

  /**
   * Whether pictures have no background, whatever scenes set. Films can be transparent in MOV
   * (ProRes 4444), WebM (VP9) and MKV (FFV1, ProRes or VP9).
   */
  public boolean transparent() {
    return transparent;
  }

  /** A copy without a background. */
  public RenderSettings withTransparency() {
    return withTransparency(true);
  }

  /** A copy with or without a background. */
  public RenderSettings withTransparency(boolean wanted) {
    return with(copy -> copy.transparent = wanted);
  }

  /** The codec of films. */
  public FilmFormat format() {
    return new FilmFormat(Optional.ofNullable(codec), lossless);
  }

  /** A copy with another codec of films. */
  public RenderSettings withFormat(FilmFormat newFormat) {
    return with(
        copy -> {
          copy.codec = newFormat.codec().orElse(null);
          copy.lossless = newFormat.lossless();
        });
  }

  /** The title, author, comment and date in films and stills. */
  public Metadata metadata() {
    return metadata;
  }

  /** A copy with other metadata. */
  public RenderSettings withMetadata(Metadata newMetadata) {
    return with(copy -> copy.metadata = Objects.requireNonNull(newMetadata, "metadata"));
  }

  /** How the pictures of films are encoded. */
  public Coding coding() {
    return new Coding(format().codec(), format().lossless(), transparent);
  }

  private List<Object> values() {
    return List.of(
        width,
        height,
        rate,
        crf,
        preset,
        jobs,
        seed,
        parameters,
        fit,
        timeout(),
        narration(),
        transparent,
        format(),
        metadata);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RenderSettings settings && values().equals(settings.values());
  }

  @Override
  public int hashCode() {
    return values().hashCode();
  }

  @Override
  public String toString() {
    return "RenderSettings" + values();
  }
}
