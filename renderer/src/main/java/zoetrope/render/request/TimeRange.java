package zoetrope.render.request;

import java.util.List;
import java.util.Objects;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

/**
 * A time range of a video.
 *
 * @param from the range begins with the first frame at or after this time
 * @param to the range contains only frames that begin before this time
 */
public record TimeRange(TimePoint from, TimePoint to) implements ScenePart {
  public TimeRange {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
  }

  /** The whole video. */
  public static final TimeRange ALL = new TimeRange(TimePoint.parse("0"), TimePoint.END);

  /**
   * Returns the frames of this range in a video of {@code frames} frames. An end beyond the end of
   * the video means the end of the video.
   *
   * @throws UsageException if the range has no frames
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
    UsageException.require(first < last, "there are no frames from %s to %s", from, to);
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

  @Override
  public List<String> warnings(FrameRate rate, StageResult whole) {
    return endsBeyond(rate, whole.frames())
        ? List.of(
            Messages.of(
                "the range ends at %s, but the video ends at %s", to, length(rate, whole.frames())))
        : List.of();
  }

  /** Whether this range ends beyond a video of {@code frames} frames. */
  boolean endsBeyond(FrameRate rate, long frames) {
    return to.frameFrom(rate, frames) > frames;
  }

  /** Returns the length of a video as text: {@code 34.500 s (2070 frames)}. */
  public static String length(FrameRate rate, long frames) {
    double seconds = Time.ofFrame(frames, rate).seconds();
    return Messages.of("%.3f s (%d frames)", seconds, frames);
  }
}
