package zoetrope.tools.control;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.raster.Canvas;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.scene.Time;

/**
 * A control scene: Manim CE's graphical tests contain images of the same scene. It is a still, or a
 * video with frames at known times.
 */
public final class Control {
  /** Frames per second of a video without explicit times. */
  static final int RATE = 6;

  /** Explicit times are rounded to this fraction of a second. */
  private static final FrameRate FINE = FrameRate.of(600);

  private final String name;
  private final boolean film;
  private final double[] times;
  private final Consumer<ControlScene> body;
  private String reason = "";
  private boolean black;

  Control(String name, boolean film, double[] times, Consumer<ControlScene> body) {
    this.name = name;
    this.film = film;
    this.times = times;
    this.body = body;
  }

  /** Explains in one line why the image differs from Manim CE's. */
  public Control because(String line) {
    reason = line;
    return this;
  }

  /** Declares that the scene ends with a black image. */
  public Control endsBlack() {
    black = true;
    return this;
  }

  /** Returns the module and the name, such as {@code creation/FadeIn}. */
  public String name() {
    return name;
  }

  /** Whether this is a video; otherwise it is a still of the last frame. */
  public boolean isFilm() {
    return film;
  }

  /** Returns why the image differs; empty if it should not. */
  public String reason() {
    return reason;
  }

  /** Whether the last image should be black. */
  public boolean isBlackAtEnd() {
    return black;
  }

  /** Returns the width of the images in pixels. */
  public int width() {
    return film ? 427 : 854;
  }

  /** Returns the height of the images in pixels. */
  public int height() {
    return film ? 240 : 480;
  }

  /**
   * Returns the images in order, {@code 0xAARRGGBB} row by row. The last one, or the only one of a
   * still, shows the end of the scene.
   *
   * @throws zoetrope.scene.SceneException for an error in the scene
   */
  public List<int[]> pictures() {
    Canvas canvas = new Canvas(width(), height());
    List<int[]> pictures = new ArrayList<>();
    for (Frame frame : frames()) {
      canvas.draw(frame);
      pictures.add(canvas.straightPixels());
    }
    return pictures;
  }

  @Override
  public String toString() {
    return name;
  }

  private List<Frame> frames() {
    FrameRate rate = times == null ? FrameRate.of(RATE) : FINE;
    List<Frame> all = new ArrayList<>();
    StageResult result =
        Stage.run(
            new ControlScene(body),
            StageSettings.of(rate),
            FrameRange.ALL,
            (frame, count) -> {
              for (long i = 0; i < count; i++) {
                all.add(frame);
              }
            });
    Time stand = Time.of(2 * ControlScene.HOLD);
    int end = (int) result.duration().minus(stand).firstFrame(rate);
    List<Frame> frames = new ArrayList<>();
    if (film && times == null) {
      frames.addAll(all.subList(0, end));
    } else if (film) {
      for (double time : times) {
        frames.add(all.get((int) Math.rint(time * FINE.perSecond())));
      }
    }
    frames.add(all.get(end));
    return frames;
  }
}
