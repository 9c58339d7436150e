package zoetrope.render.result;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Time;
import zoetrope.scene.TimeEvent;
import zoetrope.sound.SoundLevels;

/**
 * The result of rendering one scene. Instances do not change: each {@code with} method returns a
 * copy.
 */
public final class RenderResult implements Cloneable {
  private final String scene;
  private final Path target;
  private Failure failure;
  private FrameRange range = FrameRange.NONE;
  private Time duration = Time.ZERO;
  private long bytes;
  private String sha256 = "";
  private Path subtitles;
  private Path thumbnail;
  private List<RenderedSection> sections = List.of();
  private SoundLevels sound;
  private List<TimeEvent> timeEvents = List.of();
  private double wallSeconds;
  private Map<String, Double> stepSeconds = Map.of();
  private List<String> warnings = List.of();

  /**
   * A section in the output.
   *
   * @param name as the scene has it
   * @param start from the beginning of the output
   * @param duration of what is in the output
   */
  public record RenderedSection(String name, Time start, Time duration) {}

  private RenderResult(String scene, Path target) {
    this.scene = Objects.requireNonNull(scene, "scene");
    this.target = Objects.requireNonNull(target, "target");
  }

  /** The empty result of a scene. */
  public static RenderResult of(String scene, Path target) {
    return new RenderResult(scene, target);
  }

  /** A changed copy. */
  private RenderResult with(Consumer<RenderResult> change) {
    try {
      RenderResult copy = (RenderResult) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** The scene's name. */
  public String scene() {
    return scene;
  }

  /** The file or folder that was asked for. */
  public Path target() {
    return target;
  }

  /** Whether the output is complete. */
  public boolean done() {
    return failure == null;
  }

  /** The reason of a failure; empty when the output is complete. */
  public Optional<Failure> failure() {
    return Optional.ofNullable(failure);
  }

  /** A result that failed, which keeps nothing of the output. */
  public RenderResult failing(Failure why) {
    return of(scene, target)
        .withEffort(wallSeconds, stepSeconds)
        .withWarnings(warnings)
        .with(copy -> copy.failure = Objects.requireNonNull(why, "failure"));
  }

  /** The frames in the output, by their numbers in the scene; none after a failure. */
  public FrameRange range() {
    return range;
  }

  /** The number of frames in the output, 0 after a failure. */
  public long frames() {
    return range.to() - range.from();
  }

  /** The duration of the output. */
  public Time duration() {
    return duration;
  }

  /** A copy with these frames. */
  public RenderResult withFrames(FrameRange newRange, FrameRate rate) {
    return with(
        copy -> {
          copy.range = newRange;
          copy.duration = Time.ofFrame(copy.frames(), rate);
        });
  }

  /** The size of the output file, or of all pictures of a sequence. */
  public long bytes() {
    return bytes;
  }

  /**
   * The SHA-256 of the output file in lower-case hexadecimal; empty when not asked for, for
   * sequences, and after a failure.
   */
  public String sha256() {
    return sha256;
  }

  /** A copy with the size and hash of the output. */
  public RenderResult withContent(long newBytes, String newSha256) {
    return with(
        copy -> {
          copy.bytes = newBytes;
          copy.sha256 = newSha256;
        });
  }

  /** The file of subtitles next to a film; empty when there is none. */
  public Optional<Path> subtitles() {
    return Optional.ofNullable(subtitles);
  }

  /** A copy with a file of subtitles. */
  public RenderResult withSubtitles(Optional<Path> file) {
    return with(copy -> copy.subtitles = file.orElse(null));
  }

  /** The thumbnail next to a film; empty when none was asked for. */
  public Optional<Path> thumbnail() {
    return Optional.ofNullable(thumbnail);
  }

  /** A copy with a thumbnail. */
  public RenderResult withThumbnail(Optional<Path> file) {
    return with(copy -> copy.thumbnail = file.orElse(null));
  }

  /** The scene's sections as far as they are in the output: the chapters of a film. */
  public List<RenderedSection> sections() {
    return sections;
  }

  /** A copy with these sections. */
  public RenderResult withSections(List<RenderedSection> newSections) {
    return with(copy -> copy.sections = List.copyOf(newSections));
  }

  /** The levels of the sound in the output; empty when it has none. */
  public Optional<SoundLevels> sound() {
    return Optional.ofNullable(sound);
  }

  /** A copy with the levels of the sound. */
  public RenderResult withSound(Optional<SoundLevels> levels) {
    return with(copy -> copy.sound = levels.orElse(null));
  }

  /** The scene's time events, as far as it was run. */
  public List<TimeEvent> timeEvents() {
    return timeEvents;
  }

  /** A copy with these time events. */
  public RenderResult withTimeEvents(List<TimeEvent> events) {
    return with(copy -> copy.timeEvents = List.copyOf(events));
  }

  /** The time from the beginning to the end of this scene's rendering. */
  public double wallSeconds() {
    return wallSeconds;
  }

  /**
   * The time spent in {@code rehearsal}, {@code stage}, {@code hashing} (where segments are
   * cached), {@code raster}, {@code conversion}, {@code encoding} and {@code muxing}, summed over
   * all threads.
   */
  public Map<String, Double> stepSeconds() {
    return stepSeconds;
  }

  /** A copy with the times that its rendering took. */
  public RenderResult withEffort(double newWallSeconds, Map<String, Double> newStepSeconds) {
    return with(
        copy -> {
          copy.wallSeconds = newWallSeconds;
          copy.stepSeconds = Collections.unmodifiableMap(new LinkedHashMap<>(newStepSeconds));
        });
  }

  /** The warnings for the author. */
  public List<String> warnings() {
    return warnings;
  }

  /** A copy with these warnings. */
  public RenderResult withWarnings(List<String> newWarnings) {
    return with(copy -> copy.warnings = List.copyOf(newWarnings));
  }

  /**
   * Returns this result, or throws its failure.
   *
   * @throws UsageException when something was asked for that does not exist
   * @throws zoetrope.scene.SceneException for what went wrong in the scene
   * @throws OutputException when a file could not be written
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public RenderResult orThrow() {
    if (failure != null) {
      throw failure.thrown();
    }
    return this;
  }
}
