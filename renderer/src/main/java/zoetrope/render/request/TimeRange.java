package zoetrope.render.request;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import zoetrope.frame.FrameRate;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

/**
 * A part of a film.
 *
 * @param from the frames at or after this place
 * @param to the frames before this place
 */
public record TimeRange(TimePoint from, TimePoint to) implements ScenePart {
  /** Checks that nothing is null. */
  public TimeRange {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
  }

  /** The whole film. */
  public static final TimeRange ALL = new TimeRange(TimePoint.parse("0"), TimePoint.END);

  /**
   * The frames of this part in a film of {@code frames} frames. An end beyond the film's means the
   * film's.
   *
   * @throws UsageException when nothing is left
   */
  public FrameRange resolve(FrameRate rate, long frames) {
    long first = from.frameFrom(rate, frames);
    long last = Math.min(to.frameFrom(rate, frames), frames);
    if (first >= frames) {
      throw new UsageException(
          "no frame begins at " + from + " or later: the scene ends after " + length(rate, frames),
          Failure.Subject.RANGE_START,
          from.toString());
    }
    if (first >= last) {
      throw new UsageException("there are no frames from " + from + " to " + to);
    }
    return new FrameRange(first, last);
  }

  @Override
  public FrameRange resolve(FrameRate rate, StageResult whole) {
    return resolve(rate, whole.frames());
  }

  @Override
  public FrameRange known(FrameRate rate, List<Section> sections) {
    long first = from.frameFrom(rate, Long.MAX_VALUE);
    return new FrameRange(first, Math.max(first, to.frameFrom(rate, Long.MAX_VALUE)));
  }

  @Override
  public String label() {
    return equals(ALL) ? "" : from.label() + "-" + to.label();
  }

  /** Tells of an end that lies beyond the film's. */
  @Override
  public List<String> warnings(FrameRate rate, StageResult whole) {
    return endsBeyond(rate, whole.frames())
        ? List.of(
            "the range goes on to "
                + to
                + ", which is beyond the end, "
                + length(rate, whole.frames()))
        : List.of();
  }

  /** Whether the end lies beyond a film of {@code frames} frames. */
  boolean endsBeyond(FrameRate rate, long frames) {
    return to.frameFrom(rate, frames) > frames;
  }

  /** The length of a film in words, {@code 34.5 s (2070 frames)}. */
  public static String length(FrameRate rate, long frames) {
    double seconds = Time.ofFrame(frames, rate).seconds();
    return String.format(Locale.ROOT, "%.3f s (%d frames)", seconds, frames);
  }
}
