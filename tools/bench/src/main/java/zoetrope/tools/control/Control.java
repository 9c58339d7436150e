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

/** A scene with known pictures: a still, or a film whose frames stand at known times. */
public final class Control {
  /** Frames a second of a film whose times are not named. */
  static final int RATE = 6;

  /** Times of a film are rounded to this part of a second. */
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

  /** Says in one line why the picture is not that of the community's Manim. */
  public Control because(String line) {
    reason = line;
    return this;
  }

  /** Says that the end of the scene is black. */
  public Control endsBlack() {
    black = true;
    return this;
  }

  /** Module and name, such as {@code creation/FadeIn}. */
  public String name() {
    return name;
  }

  /** Whether it has frames beside its end. */
  public boolean isFilm() {
    return film;
  }

  /** Why the picture differs; empty when it should not. */
  public String reason() {
    return reason;
  }

  /** Whether the last picture is to be black. */
  public boolean isBlackAtEnd() {
    return black;
  }

  /** The width of the pictures in pixels. */
  public int width() {
    return film ? 427 : 854;
  }

  /** The height of the pictures in pixels. */
  public int height() {
    return film ? 240 : 480;
  }

  /**
   * The pictures in order, {@code 0xAARRGGBB} row by row; the last one is the end of the scene, and
   * a still's only one.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in it
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

  /** The name. */
  @Override
  public String toString() {
    return name;
  }

  private List<Frame> frames() {
    FrameRate rate = times == null ? FrameRate.of(RATE) : FINE;
    List<Frame> all = new ArrayList<>();
    StageResult result =
        Stage.run(
            ControlScene.of(body),
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
