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
 * The result of rendering one scene. Immutable: each {@code with} method returns a changed copy.
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
   * @param name the name in the scene
   * @param start the time from the beginning of the output
   * @param duration the duration in the output
   */
  public record RenderedSection(String name, Time start, Time duration) {}

  private RenderResult(String scene, Path target) {
    this.scene = Objects.requireNonNull(scene, "scene");
    this.target = Objects.requireNonNull(target, "target");
  }

  /** Returns an empty result of a scene. */
  public static RenderResult of(String scene, Path target) {
    return new RenderResult(scene, target);
  }

  private RenderResult with(Consumer<RenderResult> change) {
    try {
      RenderResult copy = (RenderResult) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  public String scene() {
    return scene;
  }

  /** Returns the requested file or folder. */
  public Path target() {
    return target;
  }

  /** Whether the output is complete. */
  public boolean done() {
    return failure == null;
  }

  /** Returns the reason of a failure; empty if the output is complete. */
  public Optional<Failure> failure() {
    return Optional.ofNullable(failure);
  }

  /**
   * Returns a failed result. It has the durations and warnings of this result, and nothing about
   * the output.
   */
  public RenderResult failing(Failure why) {
    return of(scene, target)
        .withEffort(wallSeconds, stepSeconds)
        .withWarnings(warnings)
        .with(copy -> copy.failure = Objects.requireNonNull(why, "failure"));
  }

  /** Returns the frames in the output, by their numbers in the scene; none after a failure. */
  public FrameRange range() {
    return range;
  }

  /** Returns the number of frames in the output; 0 after a failure. */
  public long frames() {
    return range.to() - range.from();
  }

  /** Returns the duration of the output. */
  public Time duration() {
    return duration;
  }

  public RenderResult withFrames(FrameRange newRange, FrameRate rate) {
    return with(
        copy -> {
          copy.range = newRange;
          copy.duration = Time.ofFrame(copy.frames(), rate);
        });
  }

  /** Returns the size in bytes of the output file, or of all images of a sequence. */
  public long bytes() {
    return bytes;
  }

  /**
   * Returns the SHA-256 of the output file in lower-case hexadecimal. Empty if it was not
   * requested, for image sequences, and after a failure.
   */
  public String sha256() {
    return sha256;
  }

  /** Returns a copy with the size and hash of the output. */
  public RenderResult withContent(long newBytes, String newSha256) {
    return with(
        copy -> {
          copy.bytes = newBytes;
          copy.sha256 = newSha256;
        });
  }

  /** Returns the subtitle file next to a video; empty if there is none. */
  public Optional<Path> subtitles() {
    return Optional.ofNullable(subtitles);
  }

  public RenderResult withSubtitles(Optional<Path> file) {
    return with(copy -> copy.subtitles = file.orElse(null));
  }

  /** Returns the thumbnail of a video; empty if none was requested. */
  public Optional<Path> thumbnail() {
    return Optional.ofNullable(thumbnail);
  }

  public RenderResult withThumbnail(Optional<Path> file) {
    return with(copy -> copy.thumbnail = file.orElse(null));
  }

  /** Returns the scene's sections that are in the output. They are the chapters of a video. */
  public List<RenderedSection> sections() {
    return sections;
  }

  public RenderResult withSections(List<RenderedSection> newSections) {
    return with(copy -> copy.sections = List.copyOf(newSections));
  }

  /** Returns the levels of the sound in the output; empty if it has no sound. */
  public Optional<SoundLevels> sound() {
    return Optional.ofNullable(sound);
  }

  public RenderResult withSound(Optional<SoundLevels> levels) {
    return with(copy -> copy.sound = levels.orElse(null));
  }

  /** Returns the scene's time events, up to the point where its run ended. */
  public List<TimeEvent> timeEvents() {
    return timeEvents;
  }

  public RenderResult withTimeEvents(List<TimeEvent> events) {
    return with(copy -> copy.timeEvents = List.copyOf(events));
  }

  /** Returns the seconds from the beginning to the end of rendering this scene. */
  public double wallSeconds() {
    return wallSeconds;
  }

  /**
   * Returns the seconds spent in {@code rehearsal}, {@code stage}, {@code hashing} (where segments
   * are cached), {@code raster}, {@code conversion}, {@code encoding} and {@code muxing}, summed
   * over all threads.
   */
  public Map<String, Double> stepSeconds() {
    return stepSeconds;
  }

  /** Returns a copy with the times that the rendering took. */
  public RenderResult withEffort(double newWallSeconds, Map<String, Double> newStepSeconds) {
    return with(
        copy -> {
          copy.wallSeconds = newWallSeconds;
          copy.stepSeconds = Collections.unmodifiableMap(new LinkedHashMap<>(newStepSeconds));
        });
  }

  public List<String> warnings() {
    return warnings;
  }

  public RenderResult withWarnings(List<String> newWarnings) {
    return with(copy -> copy.warnings = List.copyOf(newWarnings));
  }

  /**
   * Returns this result, or throws its failure.
   *
   * @throws UsageException if something was requested that does not exist
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws OutputException if a file could not be written
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public RenderResult orThrow() {
    if (failure != null) {
      throw failure.thrown();
    }
    return this;
  }
}
