package zoetrope.render;

import java.nio.file.Path;
import zoetrope.frame.Frame;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;
import zoetrope.video.Png;

/** Draws a single frame of a scene, without drawing those before it. */
public final class Still {
  private Still() {}

  /**
   * Writes the frame that a film of the scene shows at {@code time}, as a PNG, and returns its
   * number.
   *
   * <p>Throws {@link UsageException} that names the scene's length when {@code time} is beyond it,
   * or the target cannot be written; {@link zoetrope.scene.SceneException} for what goes wrong in
   * the scene; and {@link zoetrope.video.VideoException} or {@link OutputException} when the file
   * cannot be written.
   */
  public static long write(SceneEntry scene, TimePoint time, RenderSettings settings, Path target) {
    Targets.checkFiles(java.util.List.of(target));
    long number = time.frameAt(settings.rate(), frames(scene, time, settings));
    Frame frame = frame(scene, number, time, settings);
    try (DrawingDesk desk = new DrawingDesk(settings.width(), settings.height())) {
      desk.draw(frame, new Timings());
      Targets.createParent(target);
      Png.write(target, desk.pixels(), settings.width(), settings.height());
    }
    return number;
  }

  /** The number of frames, where the place asked for depends on it. */
  private static long frames(SceneEntry scene, TimePoint time, RenderSettings settings) {
    return time.equals(TimePoint.END)
        ? Rehearsal.run(scene, settings, new Cancellation()).frames()
        : Long.MAX_VALUE;
  }

  private static Frame frame(
      SceneEntry scene, long number, TimePoint time, RenderSettings settings) {
    Frame[] taken = new Frame[1];
    StageResult result =
        Rehearsal.run(scene, settings, FrameRange.only(number), (frame, count) -> taken[0] = frame);
    if (taken[0] == null) {
      throw new UsageException(
          "--at "
              + time
              + " is beyond the last frame of "
              + scene.name()
              + ", which is "
              + TimeRange.length(settings.rate(), result.frames())
              + " long; the last frame is"
              + " --at end");
    }
    return taken[0];
  }
}
