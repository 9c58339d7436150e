package zoetrope.render;

import java.nio.file.Path;
import java.util.List;
import zoetrope.frame.Frame;
import zoetrope.internal.video.Png;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;
import zoetrope.text.AwtFonts;

/** Draws a single frame of a scene, without drawing those before it. */
public final class Still {
  private Still() {}

  /**
   * What came of it.
   *
   * @param number the frame's number in the scene
   * @param warnings what the author should know, as far as the scene was run
   */
  public record Taken(long number, List<String> warnings) {}

  /**
   * Loads on a thread of its own what reads fonts and what writes files, while the scene is found
   * and run. What goes wrong then is found out once more, and thrown, by {@link #write}.
   */
  public static void prepare() {
    Thread loading =
        new Thread(
            () -> {
              try {
                AwtFonts.prepare();
                Png.warmUp();
              } catch (RuntimeException | Error e) {
                // The first still will say so.
              }
            },
            "zoetrope-warm-up");
    loading.setDaemon(true);
    loading.start();
  }

  /**
   * Writes the frame that a film of the scene shows at {@code time}, as a PNG, and tells which it
   * was.
   *
   * <p>Throws {@link UsageException} that names the scene's length when {@code time} is beyond it,
   * or the target cannot be written; {@link zoetrope.scene.SceneException} for what goes wrong in
   * the scene; and {@link zoetrope.internal.video.VideoException} or {@link OutputException} when
   * the file cannot be written.
   */
  public static Taken write(
      SceneEntry scene, TimePoint time, RenderSettings settings, Path target) {
    scene
        .problem()
        .ifPresent(
            problem -> {
              throw problem;
            });
    Targets.checkFiles(List.of(target));
    long number = time.frameAt(settings.rate(), frames(scene, time, settings));
    Frame[] frame = new Frame[1];
    StageResult result =
        Rehearsal.run(scene, settings, FrameRange.only(number), (f, count) -> frame[0] = f);
    if (frame[0] == null) {
      throw beyond(scene, time, settings, result.frames());
    }
    try (RenderContext desk = new RenderContext(settings.width(), settings.height())) {
      desk.draw(frame[0], new Timings());
      Targets.createParent(target);
      Png.write(target, desk.picture(), settings.width(), settings.height());
    }
    return new Taken(number, result.warnings());
  }

  /** The number of frames, where the place asked for depends on it. */
  private static long frames(SceneEntry scene, TimePoint time, RenderSettings settings) {
    return time instanceof TimePoint.End
        ? Rehearsal.run(scene, settings, new Cancellation()).frames()
        : Long.MAX_VALUE;
  }

  /** What is wrong with a time after the last of {@code frames} frames. */
  static UsageException beyond(
      SceneEntry scene, TimePoint time, RenderSettings settings, long frames) {
    String length = TimeRange.length(settings.rate(), frames);
    return new UsageException(
        "--at "
            + time
            + " is beyond the last frame of "
            + scene.name()
            + ", which is "
            + length
            + " long; --at end is the last frame");
  }
}
