package zoetrope.render.request;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

/**
 * A range of plays and pauses of a scene, by their numbers from 0. A dry run lists these numbers.
 *
 * @param from the number of the first play or pause
 * @param to the number of the last play or pause; {@link Integer#MAX_VALUE} for the last of the
 *     scene
 */
public record PlayRange(int from, int to) implements ScenePart {
  private static final Pattern FORM = Pattern.compile("(\\d{1,9})(-(\\d{1,9})?)?");

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException for a negative number, or a last before the first
   */
  public PlayRange {
    Preconditions.require(from >= 0, "there is no play %s: the first is play 0", from);
    Preconditions.require(to >= from, "there is no play from %s to %s", from, to);
  }

  /**
   * Parses {@code 3}, {@code 3-5} (inclusive) or {@code 3-} (to the end).
   *
   * @throws IllegalArgumentException for anything else; the message shows the forms
   */
  public static PlayRange parse(String text) {
    Matcher form = FORM.matcher(text);
    Preconditions.require(
        form.matches(),
        "'%s' is not a play: expected a number such as 3, a range such as 3-5, or 3- to the"
            + " end",
        text);
    int from = Integer.parseInt(form.group(1));
    if (form.group(2) == null) {
      return new PlayRange(from, from);
    }
    return new PlayRange(
        from, form.group(3) == null ? Integer.MAX_VALUE : Integer.parseInt(form.group(3)));
  }

  /** Returns no frames, because the frames of the plays are only known when the scene has ended. */
  @Override
  public FrameRange known(FrameRate rate, List<Section> sections) {
    return FrameRange.NONE;
  }

  @Override
  public FrameRange resolve(FrameRate rate, StageResult whole) {
    int last = last(whole);
    return frames(whole.plays().get(from), whole.plays().get(last), rate, whole);
  }

  /** Returns the frames from the beginning of one play to the end of another. */
  static FrameRange frames(PlayRecord first, PlayRecord last, FrameRate rate, StageResult whole) {
    Time end = last.start().plus(last.duration());
    long from = first.start().firstFrame(rate);
    boolean ending = last.index() + 1 == whole.plays().size();
    long to = ending ? whole.frames() : end.firstFrame(rate);
    UsageException.require(
        from < to,
        "no frames are left in play %d, which is from %.3f s to %.3f s",
        last.index(),
        first.start().seconds(),
        end.seconds());
    return new FrameRange(from, to);
  }

  @Override
  public OptionalInt lastPlay(StageResult whole) {
    return OptionalInt.of(last(whole));
  }

  private int last(StageResult whole) {
    int count = whole.plays().size();
    if (from >= count) {
      throw new UsageException(
          "there is no play "
              + from
              + ": "
              + (count == 0 ? "the scene plays nothing" : "the last is play " + (count - 1)));
    }
    return Math.min(to, count - 1);
  }

  @Override
  public List<String> warnings(FrameRate rate, StageResult whole) {
    int last = whole.plays().size() - 1;
    return to > last && to != Integer.MAX_VALUE
        ? List.of("there is no play " + to + ": the part ends with the last play, " + last)
        : List.of();
  }

  /** Returns {@code play3}, {@code play3-5} or {@code play3-end}. */
  @Override
  public String label() {
    String end = to == Integer.MAX_VALUE ? "-end" : "-" + to;
    return "play" + from + (to == from ? "" : end);
  }
}
