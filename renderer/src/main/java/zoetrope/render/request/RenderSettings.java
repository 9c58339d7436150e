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
 * The settings of a rendering. A scene and its settings determine every byte of the result; the
 * number of jobs does not change it. Immutable: each {@code with} method returns a changed copy.
 *
 * <p>The serialized form is for the workers of a cluster. It leaves out the metadata, because
 * workers write only segments of videos.
 */
public final class RenderSettings implements Cloneable, Serializable {
  public static final double DEFAULT_CRF = VideoSettings.DEFAULT_CRF;

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
  private boolean light;
  private VideoCodec codec;
  private boolean lossless;
  private transient Metadata metadata = Metadata.NONE;

  private RenderSettings(int width, int height, FrameRate rate) {
    this.width = width;
    this.height = height;
    this.rate = rate;
    check();
  }

  /**
   * Returns the settings of a quality: a job for each core, seed 0, everything else at its default.
   */
  public static RenderSettings of(Quality quality) {
    return of(quality.width(), quality.height(), quality.rate());
  }

  /**
   * Returns settings for frames of this size in pixels: a job for each core, seed 0, everything
   * else at its default.
   *
   * @param width 1 to 16384; for videos even and at least 16, except for GIF, APNG and WebP
   * @param height with the same limits as the width; a frame has at most about 16000 by 16000
   *     pixels
   * @throws IllegalArgumentException for a size out of range
   */
  public static RenderSettings of(int width, int height, FrameRate rate) {
    return new RenderSettings(width, height, rate);
  }

  /** Returns the default number of jobs: one for each core, at most 1024. */
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

  /** Returns the width of frames in pixels. */
  public int width() {
    return width;
  }

  /** Returns the height of frames in pixels. */
  public int height() {
    return height;
  }

  public FrameRate rate() {
    return rate;
  }

  /**
   * Returns a copy with another frame size, in pixels, and another frame rate.
   *
   * @throws IllegalArgumentException for a size out of range
   */
  public RenderSettings withPictures(int newWidth, int newHeight, FrameRate newRate) {
    return with(
        copy -> {
          copy.width = newWidth;
          copy.height = newHeight;
          copy.rate = newRate;
        });
  }

  /** Returns the encoder's rate factor. Stills and image sequences are always lossless. */
  public double crf() {
    return crf;
  }

  public String preset() {
    return preset;
  }

  /**
   * Returns a copy with another rate factor and preset.
   *
   * @param newCrf 0 (lossless) to 51 (worst)
   * @param newPreset {@code ultrafast} to {@code placebo}; slower presets make smaller videos
   * @throws IllegalArgumentException for a factor out of range or an unknown preset
   */
  public RenderSettings withEncoding(double newCrf, String newPreset) {
    return with(
        copy -> {
          copy.crf = newCrf;
          copy.preset = newPreset;
        });
  }

  /** Returns the number of workers. */
  public int jobs() {
    return jobs;
  }

  /**
   * Returns a copy with another number of workers.
   *
   * @throws IllegalArgumentException for less than 1 or more than 1024
   */
  public RenderSettings withJobs(int newJobs) {
    return with(copy -> copy.jobs = newJobs);
  }

  /** Returns the seed of the scenes' random sources. */
  public long seed() {
    return seed;
  }

  public RenderSettings withSeed(long newSeed) {
    return with(copy -> copy.seed = newSeed);
  }

  /** Returns the values of scene parameters as text, by name. */
  public Map<String, String> parameters() {
    return Collections.unmodifiableMap(parameters);
  }

  public RenderSettings withParameters(Map<String, String> newParameters) {
    return with(copy -> copy.parameters = new LinkedHashMap<>(newParameters));
  }

  /** Returns how a scene's frame, 16:9 by default, fits into an output of another aspect ratio. */
  public FrameFit fit() {
    return fit;
  }

  public RenderSettings withFit(FrameFit newFit) {
    return with(copy -> copy.fit = Objects.requireNonNull(newFit, "fit"));
  }

  /**
   * Returns the time limit of each scene; empty for none. Time that a scene spends waiting for the
   * workers of other scenes does not count.
   */
  public Optional<Duration> timeout() {
    return Optional.ofNullable(timeout);
  }

  /**
   * Returns a copy with a time limit for each scene; null for none.
   *
   * @throws IllegalArgumentException for a time that is not above 0
   */
  public RenderSettings withTimeout(Duration newTimeout) {
    return with(copy -> copy.timeout = newTimeout);
  }

  /** Returns the voice, the loudness, and where subtitles are shown. */
  public Narration narration() {
    return new Narration(voice, Optional.ofNullable(loudness), burnsSubtitles);
  }

  public RenderSettings withNarration(Narration newNarration) {
    return with(
        copy -> {
          copy.voice = newNarration.voice();
          copy.loudness = newNarration.loudness().orElse(null);
          copy.burnsSubtitles = newNarration.burnsSubtitles();
        });
  }

  public RenderSettings withVoice(VoiceSettings newVoice) {
    return withNarration(new Narration(newVoice, Optional.ofNullable(loudness), burnsSubtitles));
  }

  /**
   * Returns a copy with another loudness of the sound, in LUFS.
   *
   * @throws IllegalArgumentException for less than -70 or more than -5
   */
  public RenderSettings withLoudness(double newLoudness) {
    return withNarration(new Narration(voice, Optional.of(newLoudness), burnsSubtitles));
  }

  /** Returns a copy that draws subtitles into the frames. */
  public RenderSettings withBurntSubtitles() {
    return with(copy -> copy.burnsSubtitles = true);
  }

  public RenderSettings withoutBurntSubtitles() {
    return with(copy -> copy.burnsSubtitles = false);
  }

  /**
   * Whether frames have no background, even if scenes set one. Videos can be transparent in MOV
   * (ProRes 4444), WebM (VP9) and MKV (FFV1, ProRes or VP9).
   */
  public boolean transparent() {
    return transparent;
  }

  /** Returns a copy whose frames have no background. */
  public RenderSettings withTransparency() {
    return withTransparency(true);
  }

  /**
   * Returns a copy whose frames have no background if {@code wanted}; otherwise frames have the
   * background of the scene.
   */
  public RenderSettings withTransparency(boolean wanted) {
    return with(copy -> copy.transparent = wanted);
  }

  /** Whether dark scenes are shown as dark ink on a light background, for printing. */
  public boolean light() {
    return light;
  }

  /** Returns a copy that shows dark scenes as dark ink on a light background if {@code wanted}. */
  public RenderSettings withLight(boolean wanted) {
    return with(copy -> copy.light = wanted);
  }

  /** Returns the encoding of videos. */
  public FilmFormat format() {
    return new FilmFormat(Optional.ofNullable(codec), lossless);
  }

  public RenderSettings withFormat(FilmFormat newFormat) {
    return with(
        copy -> {
          copy.codec = newFormat.codec().orElse(null);
          copy.lossless = newFormat.lossless();
        });
  }

  /** Returns the title, author, comment and date in videos and stills. */
  public Metadata metadata() {
    return metadata;
  }

  public RenderSettings withMetadata(Metadata newMetadata) {
    return with(copy -> copy.metadata = Objects.requireNonNull(newMetadata, "metadata"));
  }

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
        light,
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
