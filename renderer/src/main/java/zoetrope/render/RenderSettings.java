package zoetrope.render;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.VideoSettings;
import zoetrope.scene.StageSettings;

/**
 * What a rendering depends on beside the scene. The number of jobs never changes a byte of the
 * result.
 *
 * @param video size, frame rate and encoder settings; stills and sequences use the first two
 * @param jobs the number of workers, 1 to 1024
 * @param seed of the scenes' random sources
 * @param parameters values for scene parameters, by name, as text
 */
public record RenderSettings(
    VideoSettings video, int jobs, long seed, Map<String, String> parameters) {
  private static final int MAX_JOBS = 1024;

  /**
   * Checks the jobs, copies the map; throws {@link IllegalArgumentException} that names the value.
   */
  public RenderSettings {
    if (jobs < 1 || jobs > MAX_JOBS) {
      throw new IllegalArgumentException(jobs + " jobs are not between 1 and " + MAX_JOBS);
    }
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /** The settings of a quality: a job for each core, seed 0, everything else at its default. */
  public static RenderSettings of(Quality quality) {
    return of(VideoSettings.of(quality.width(), quality.height(), quality.rate()));
  }

  /** A job for each core, seed 0, no parameters. */
  public static RenderSettings of(VideoSettings video) {
    return new RenderSettings(video, defaultJobs(), 0, Map.of());
  }

  /** A job for each core. */
  public static int defaultJobs() {
    return Math.min(MAX_JOBS, Runtime.getRuntime().availableProcessors());
  }

  /** The same with another number of workers. */
  public RenderSettings withJobs(int newJobs) {
    return new RenderSettings(video, newJobs, seed, parameters);
  }

  /** The same with another seed. */
  public RenderSettings withSeed(long newSeed) {
    return new RenderSettings(video, jobs, newSeed, parameters);
  }

  /** The same with other scene parameters. */
  public RenderSettings withParameters(Map<String, String> newParameters) {
    return new RenderSettings(video, jobs, seed, newParameters);
  }

  /** The picture's width in pixels. */
  public int width() {
    return video.width();
  }

  /** The picture's height in pixels. */
  public int height() {
    return video.height();
  }

  /** Frames a second. */
  public FrameRate rate() {
    return video.rate();
  }

  /** What the stage needs to know, with the parameters that {@code known} names only. */
  StageSettings stage(Collection<String> known) {
    Map<String, String> own = new LinkedHashMap<>(parameters);
    own.keySet().retainAll(known);
    return new StageSettings(rate(), seed, own);
  }
}
