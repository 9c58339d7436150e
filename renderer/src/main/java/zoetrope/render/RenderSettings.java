package zoetrope.render;

import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.frame.PictureShape;
import zoetrope.internal.video.VideoSettings;
import zoetrope.output.Coding;
import zoetrope.output.OutputFormat;
import zoetrope.scene.StageSettings;
import zoetrope.sound.Narration;
import zoetrope.sound.VoiceSettings;

/**
 * What a rendering depends on beside the scene. The number of jobs never changes a byte of the
 * result.
 *
 * @param width of the picture in pixels, 1 to 16384; of films but GIFs even, and at least 16
 * @param height of the picture in pixels, 1 to 16384; of films but GIFs even, and at least 16; with
 *     the greatest width less, as FFmpeg stores no more than about 16000 by 16000 pixels
 * @param rate frames a second
 * @param crf the encoder's rate factor, 0 (lossless) to 51 (worst); stills and sequences are always
 *     lossless
 * @param preset the encoder's speed, {@code ultrafast} to {@code placebo}; slower makes smaller
 *     films
 * @param jobs the number of workers, 1 to 1024
 * @param seed of the scenes' random sources
 * @param parameters values for scene parameters, by name, as text
 * @param fit what becomes of a scene's frame, 16:9 if it says nothing else, in a picture of another
 *     shape
 * @param timeout how long each scene may be worked on, more than nothing; empty for no limit. Time
 *     in which it waits for the workers of other scenes does not count
 * @param narration how films are heard and read
 * @param transparent whether pictures have no background, whatever scenes set; of films those in
 *     MOV (ProRes 4444), WebM (VP9) and MKV (FFV1, or ProRes or VP9)
 * @param format how films are coded
 * @param metadata what films and stills tell of themselves
 */
public record RenderSettings(
    int width,
    int height,
    FrameRate rate,
    double crf,
    String preset,
    int jobs,
    long seed,
    Map<String, String> parameters,
    FrameFit fit,
    Optional<Duration> timeout,
    Narration narration,
    boolean transparent,
    FilmFormat format,
    Metadata metadata) {
  /** The rate factor that is used unless another is asked for. */
  public static final double DEFAULT_CRF = VideoSettings.DEFAULT_CRF;

  /** The preset that is used unless another is asked for. */
  public static final String DEFAULT_PRESET = VideoSettings.DEFAULT_PRESET;

  private static final int MAX_JOBS = 1024;

  /**
   * Checks the values and copies the map.
   *
   * @throws IllegalArgumentException that names the value which is out of its range
   */
  public RenderSettings {
    new VideoSettings(width, height, rate, crf, preset);
    Objects.requireNonNull(fit, "fit");
    Objects.requireNonNull(narration, "narration");
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(metadata, "metadata");
    if (timeout.isPresent() && timeout.get().compareTo(Duration.ZERO) <= 0) {
      throw new IllegalArgumentException(
          "a time limit of "
              + timeout.get().toMillis() / 1e3
              + " s is not possible: it must be above 0");
    }
    if (jobs < 1 || jobs > MAX_JOBS) {
      throw new IllegalArgumentException(jobs + " jobs are not between 1 and " + MAX_JOBS);
    }
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /** The same on the background of the scene. */
  public RenderSettings(
      int width,
      int height,
      FrameRate rate,
      double crf,
      String preset,
      int jobs,
      long seed,
      Map<String, String> parameters,
      FrameFit fit,
      Optional<Duration> timeout,
      Narration narration) {
    this(
        width,
        height,
        rate,
        crf,
        preset,
        jobs,
        seed,
        parameters,
        fit,
        timeout,
        narration,
        false,
        FilmFormat.USUAL,
        Metadata.NONE);
  }

  /** The same with silent lines, as loud as the sounds are. */
  public RenderSettings(
      int width,
      int height,
      FrameRate rate,
      double crf,
      String preset,
      int jobs,
      long seed,
      Map<String, String> parameters,
      FrameFit fit,
      Optional<Duration> timeout) {
    this(width, height, rate, crf, preset, jobs, seed, parameters, fit, timeout, Narration.PLAIN);
  }

  /** The same without a time limit. */
  public RenderSettings(
      int width,
      int height,
      FrameRate rate,
      double crf,
      String preset,
      int jobs,
      long seed,
      Map<String, String> parameters,
      FrameFit fit) {
    this(width, height, rate, crf, preset, jobs, seed, parameters, fit, Optional.empty());
  }

  /** The same with frames that expand. */
  public RenderSettings(
      int width,
      int height,
      FrameRate rate,
      double crf,
      String preset,
      int jobs,
      long seed,
      Map<String, String> parameters) {
    this(width, height, rate, crf, preset, jobs, seed, parameters, FrameFit.EXPAND);
  }

  /** The settings of a quality: a job for each core, seed 0, everything else at its default. */
  public static RenderSettings of(Quality quality) {
    return of(quality.width(), quality.height(), quality.rate());
  }

  /**
   * Settings for pictures of this size in pixels: a job for each core, seed 0, everything else at
   * its default.
   *
   * @throws IllegalArgumentException for a size that no picture can have
   */
  public static RenderSettings of(int width, int height, FrameRate rate) {
    return new RenderSettings(
        width, height, rate, DEFAULT_CRF, DEFAULT_PRESET, defaultJobs(), 0, Map.of());
  }

  /** A job for each core. */
  public static int defaultJobs() {
    return Math.min(MAX_JOBS, Runtime.getRuntime().availableProcessors());
  }

  /**
   * The same with another rate factor and preset.
   *
   * @throws IllegalArgumentException for a factor out of range or an unknown preset
   */
  public RenderSettings withEncoding(double newCrf, String newPreset) {
    Draft draft = new Draft(this);
    draft.crf = newCrf;
    draft.preset = newPreset;
    return draft.settings();
  }

  /**
   * The same with another number of workers.
   *
   * @throws IllegalArgumentException for less than 1 or more than 1024
   */
  public RenderSettings withJobs(int newJobs) {
    Draft draft = new Draft(this);
    draft.jobs = newJobs;
    return draft.settings();
  }

  /** The same with another seed. */
  public RenderSettings withSeed(long newSeed) {
    Draft draft = new Draft(this);
    draft.seed = newSeed;
    return draft.settings();
  }

  /** The same with other scene parameters. */
  public RenderSettings withParameters(Map<String, String> newParameters) {
    Draft draft = new Draft(this);
    draft.parameters = newParameters;
    return draft.settings();
  }

  /** The same with another way to fit frames into pictures. */
  public RenderSettings withFit(FrameFit newFit) {
    Draft draft = new Draft(this);
    draft.fit = newFit;
    return draft.settings();
  }

  /**
   * The same with a time limit for each scene; null for none.
   *
   * @throws IllegalArgumentException for a time that is not above 0
   */
  public RenderSettings withTimeout(Duration newTimeout) {
    Draft draft = new Draft(this);
    draft.timeout = Optional.ofNullable(newTimeout);
    return draft.settings();
  }

  /** The same, heard and read otherwise. */
  public RenderSettings withNarration(Narration newNarration) {
    Draft draft = new Draft(this);
    draft.narration = newNarration;
    return draft.settings();
  }

  /** The same with another voice. */
  public RenderSettings withVoice(VoiceSettings newVoice) {
    return withNarration(new Narration(newVoice, narration.loudness(), narration.burnsSubtitles()));
  }

  /**
   * The same with another loudness of the sound, in LUFS.
   *
   * @throws IllegalArgumentException for less than -70 or more than -5
   */
  public RenderSettings withLoudness(double newLoudness) {
    return withNarration(
        new Narration(narration.voice(), Optional.of(newLoudness), narration.burnsSubtitles()));
  }

  /** The same with subtitles in the pictures. */
  public RenderSettings withBurntSubtitles() {
    return withNarration(new Narration(narration.voice(), narration.loudness(), true));
  }

  /** The same without a background. */
  public RenderSettings withTransparency() {
    Draft draft = new Draft(this);
    draft.transparent = true;
    return draft.settings();
  }

  /** The same with films that are coded in another way. */
  public RenderSettings withFormat(FilmFormat newFormat) {
    Draft draft = new Draft(this);
    draft.format = newFormat;
    return draft.settings();
  }

  /** The same whose films and stills tell other things of themselves. */
  public RenderSettings withMetadata(Metadata newMetadata) {
    Draft draft = new Draft(this);
    draft.metadata = newMetadata;
    return draft.settings();
  }

  /**
   * The same with pictures of another size, in pixels, and another rate.
   *
   * @throws IllegalArgumentException for a size that no picture can have
   */
  public RenderSettings withPictures(int newWidth, int newHeight, FrameRate newRate) {
    Draft draft = new Draft(this);
    draft.width = newWidth;
    draft.height = newHeight;
    draft.rate = newRate;
    return draft.settings();
  }

  /** Settings of which some are to be others. */
  private static final class Draft {
    private int width;
    private int height;
    private FrameRate rate;
    private double crf;
    private String preset;
    private int jobs;
    private long seed;
    private Map<String, String> parameters;
    private FrameFit fit;
    private Optional<Duration> timeout;
    private Narration narration;
    private boolean transparent;
    private FilmFormat format;
    private Metadata metadata;

    Draft(RenderSettings basis) {
      width = basis.width;
      height = basis.height;
      rate = basis.rate;
      crf = basis.crf;
      preset = basis.preset;
      jobs = basis.jobs;
      seed = basis.seed;
      parameters = basis.parameters;
      fit = basis.fit;
      timeout = basis.timeout;
      narration = basis.narration;
      transparent = basis.transparent;
      format = basis.format;
      metadata = basis.metadata;
    }

    RenderSettings settings() {
      return new RenderSettings(
          width,
          height,
          rate,
          crf,
          preset,
          jobs,
          seed,
          parameters,
          fit,
          timeout,
          narration,
          transparent,
          format,
          metadata);
    }
  }

  /** The shape of the pictures. */
  PictureShape picture() {
    return PictureShape.of(width, height, fit);
  }

  /** How the pictures of films are encoded. */
  public Coding coding() {
    return new Coding(format.codec(), format.lossless(), transparent);
  }

  /** What the encoders of an output need to know. */
  VideoSettings video(OutputFormat output) {
    return new VideoSettings(width, height, rate, crf, preset).with(coding().in(output));
  }

  /**
   * What the stage needs to know, in pictures of this shape, with the parameters that {@code known}
   * names only.
   */
  StageSettings stage(Collection<String> known, PictureShape shape) {
    Map<String, String> own = new LinkedHashMap<>(parameters);
    own.keySet().retainAll(known);
    return new StageSettings(
        rate, seed, own, shape, narration.voice(), narration.burnsSubtitles(), transparent);
  }
}
