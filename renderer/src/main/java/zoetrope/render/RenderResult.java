package zoetrope.render;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Time;
import zoetrope.scene.TimeEvent;
import zoetrope.sound.SoundLevels;

/**
 * The result of rendering one scene.
 *
 * @param scene its name
 * @param target the file or folder that was asked for
 * @param failure why it failed; empty when it is done
 * @param range the frames in the output, by their numbers in the scene; none when it failed
 * @param duration of the output
 * @param bytes of the output file, or of all pictures of a sequence
 * @param sha256 of the output file in lower-case hexadecimal; empty when not asked for, for
 *     sequences, and after a failure
 * @param subtitles the file of subtitles beside a film; empty when there is none
 * @param thumbnail the picture beside a film that stands for it; empty when none was asked for
 * @param sections those of the scene as far as they are in the output, the chapters of a film
 * @param sound how loud the sound of the output is; empty when it has none
 * @param timeEvents the scene's, as far as it was run
 * @param wallSeconds from the beginning to the end of this scene's rendering
 * @param stepSeconds the time spent in {@code rehearsal}, {@code stage}, {@code hashing} (where
 *     segments are cached), {@code raster}, {@code conversion}, {@code encoding} and {@code
 *     muxing}, summed over all threads
 * @param warnings what the author should know
 */
public record RenderResult(
    String scene,
    Path target,
    Optional<Failure> failure,
    FrameRange range,
    Time duration,
    long bytes,
    String sha256,
    Optional<Path> subtitles,
    Optional<Path> thumbnail,
    List<RenderedSection> sections,
    Optional<SoundLevels> sound,
    List<TimeEvent> timeEvents,
    double wallSeconds,
    Map<String, Double> stepSeconds,
    List<String> warnings) {

  /**
   * A section in the output.
   *
   * @param name as the scene has it
   * @param start from the beginning of the output
   * @param duration of what is in the output
   */
  public record RenderedSection(String name, Time start, Time duration) {}

  /** Copies the lists and the map. */
  public RenderResult {
    sections = List.copyOf(sections);
    timeEvents = List.copyOf(timeEvents);
    stepSeconds = Collections.unmodifiableMap(new LinkedHashMap<>(stepSeconds));
    warnings = List.copyOf(warnings);
  }

  /** Whether the output is there and whole. */
  public boolean done() {
    return failure.isEmpty();
  }

  /** The number of frames in the output, 0 when it failed. */
  public long frames() {
    return range.to() - range.from();
  }

  /** That of the same scene when its output could not be brought to where it belongs. */
  public RenderResult failing(Failure why) {
    return failed(scene, target, why, wallSeconds, stepSeconds, warnings);
  }

  /** That of a scene of which nothing came. */
  static RenderResult failed(
      String scene,
      Path target,
      Failure why,
      double wallSeconds,
      Map<String, Double> stepSeconds,
      List<String> warnings) {
    return new RenderResult(
        scene,
        target,
        Optional.of(why),
        FrameRange.NONE,
        Time.ZERO,
        0,
        "",
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        List.of(),
        wallSeconds,
        stepSeconds,
        warnings);
  }

  /**
   * This, when it is done; else throws its failure.
   *
   * @throws UsageException when something was asked for that does not exist
   * @throws zoetrope.scene.SceneException for what went wrong in the scene
   * @throws OutputException when a file could not be written
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public RenderResult orThrow() {
    if (failure.isPresent()) {
      throw failure.get().thrown();
    }
    return this;
  }
}
