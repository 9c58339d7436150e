package zoetrope.render.request;

import java.util.Objects;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.scene.Time;

/**
 * A time in a video, in the form that a user types: {@code 12.5}, {@code 12.5s}, {@code frame:750}
 * or {@code end}.
 */
public sealed interface TimePoint {
  /** The end of a video. */
  TimePoint END = new End();

  /**
   * Parses a time.
   *
   * @throws IllegalArgumentException for any other text; the message shows the forms
   */
  static TimePoint parse(String text) {
    if (text.equals("end")) {
      return END;
    }
    try {
      if (text.matches("frame:\\d{1,15}")) {
        return new FrameNumber(Long.parseLong(text.substring("frame:".length())));
      }
      if (text.matches("\\d{1,9}(\\.\\d{1,12})?s?")) {
        String number = text.endsWith("s") ? text.substring(0, text.length() - 1) : text;
        return new Seconds(Time.of(Double.parseDouble(number)), number);
      }
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("'" + text + "' is out of reach: " + e.getMessage(), e);
    }
    throw new IllegalArgumentException(
        "'" + text + "' is not a time: expected seconds such as 12.5 or 12.5s, frame:750 or end");
  }

  /**
   * Returns the frame that is visible at this time: the last one that begins at or before it.
   *
   * @param frames the number of frames of the video, for a time relative to its end
   */
  long frameAt(FrameRate rate, long frames);

  /**
   * Returns the number of the first frame that begins at or after this time; {@code frames} for the
   * end.
   */
  long frameFrom(FrameRate rate, long frames);

  /** Returns a text for file names, such as {@code 12.5}, {@code frame750} or {@code end}. */
  String label();

  /** A number of seconds from the beginning. */
  record Seconds(Time time, String text) implements TimePoint {
    public Seconds {
      Objects.requireNonNull(time, "time");
      Objects.requireNonNull(text, "text");
    }

    @Override
    public long frameAt(FrameRate rate, long frames) {
      return time.lastFrame(rate);
    }

    @Override
    public long frameFrom(FrameRate rate, long frames) {
      return time.firstFrame(rate);
    }

    @Override
    public String label() {
      return text;
    }

    @Override
    public String toString() {
      return text + " s";
    }
  }

  /** A frame by its number from 0. */
  record FrameNumber(long number) implements TimePoint {
    /** Far more frames than a scene can have, and small enough for arithmetic without overflow. */
    private static final long BEYOND_ALL = 1L << 60;

    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException for a negative number
     */
    public FrameNumber {
      Preconditions.require(number >= 0, "there is no frame %s: the first is frame 0", number);
    }

    @Override
    public long frameAt(FrameRate rate, long frames) {
      return Math.min(number, BEYOND_ALL);
    }

    @Override
    public long frameFrom(FrameRate rate, long frames) {
      return number;
    }

    @Override
    public String label() {
      return "frame" + number;
    }

    @Override
    public String toString() {
      return "frame " + number;
    }
  }

  /**
   * The end. For a still it means the last frame. As the end of a range it means that the last
   * frame is included.
   */
  record End() implements TimePoint {
    @Override
    public long frameAt(FrameRate rate, long frames) {
      return frames - 1;
    }

    @Override
    public long frameFrom(FrameRate rate, long frames) {
      return frames;
    }

    @Override
    public String label() {
      return "end";
    }

    @Override
    public String toString() {
      return "the end";
    }
  }
}
