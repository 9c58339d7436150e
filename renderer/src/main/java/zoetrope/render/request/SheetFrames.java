package zoetrope.render.request;

import java.util.List;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Bounds;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/**
 * The frames of a contact sheet, which are at regular or chosen times, and the marks on them.
 *
 * @param step the time between two frames; zero for chosen times
 * @param times the chosen times; empty with a step
 */
public record SheetFrames(Time step, List<TimePoint> times, Marker marker) {
  /** A function that marks objects on the stage, such as objects with faults. */
  @FunctionalInterface
  public interface Marker {
    Marker NONE = (frame, stage) -> List.of();

    /** Returns the marks on a frame; called on the scene's thread. */
    List<Mark> marks(long frame, StageView stage);
  }

  /**
   * A numbered mark on objects of a frame, with a text below the frame.
   *
   * @param number the number of the subject, from 1
   * @param text a text about the subject; it is shown only below the first frame with this number
   * @param boxes the boxes to outline, in scene units from the centre of the frame
   */
  public record Mark(int number, String text, List<Bounds> boxes) {
    public Mark {
      boxes = List.copyOf(boxes);
    }
  }

  /**
   * Checks the step.
   *
   * @throws IllegalArgumentException for a negative step, or neither a step nor times
   */
  public SheetFrames {
    times = List.copyOf(times);
    if (step.flicks() < 0 || step.flicks() == 0 && times.isEmpty()) {
      throw new IllegalArgumentException(
          step.seconds() + " s between two frames are out of range: expected more than 0");
    }
  }

  /** Creates frames from the start of the scene, with this time between them. */
  public static SheetFrames every(Time step) {
    return new SheetFrames(step, List.of(), Marker.NONE);
  }

  public static SheetFrames at(List<TimePoint> times) {
    return new SheetFrames(Time.ZERO, times, Marker.NONE);
  }

  /** Returns these frames with times after the end of a video replaced by its last frame. */
  public SheetFrames within(FrameRate rate, long frameCount) {
    List<TimePoint> inside =
        times.stream()
            .<TimePoint>map(
                time ->
                    new TimePoint.FrameNumber(
                        Math.min(frameCount - 1, time.frameAt(rate, frameCount))))
            .toList();
    return new SheetFrames(step, inside, marker);
  }

  public SheetFrames withMarker(Marker other) {
    return new SheetFrames(step, times, other);
  }
}
