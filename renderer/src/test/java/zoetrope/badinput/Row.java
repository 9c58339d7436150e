package zoetrope.badinput;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zoetrope.animation.Animation;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayOptions;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

/**
 * A row of a table of bad input, with the expected result: an error message or a drawn frame.
 *
 * @param given a description of the input
 * @param body a scene with the input. All frames of the scene are drawn, and those of half a second
 *     after it
 * @param refusal the expected message, or its beginning; null when the scene runs
 * @param items the number of items in the last frame when the scene runs
 */
record Row(String given, Consumer<Row.Sketch> body, String refusal, int items) {
  /**
   * A placeholder at the end of an expected message. It stands for a part that contains numbers, or
   * that the platform's libraries write.
   */
  private static final String REST = "\u2026";

  private static final FrameRate RATE = FrameRate.of(4);

  /** Creates a row whose input is refused with a message. */
  static Row refused(String given, Supplier<? extends Mobject<?>> make, String message) {
    return new Row(given, s -> s.show(make.get()), message, 0);
  }

  /** Creates a row whose input is refused with a message. */
  static Row refused(String given, Consumer<Sketch> body, String message) {
    return new Row(given, body, message, 0);
  }

  /** Creates a row whose input shows a number of items. */
  static Row shows(int items, String given, Supplier<? extends Mobject<?>> make) {
    return new Row(given, s -> s.show(make.get()), null, items);
  }

  /** Creates a row whose input shows a number of items. */
  static Row shows(int items, String given, Consumer<Sketch> body) {
    return new Row(given, body, null, items);
  }

  /** Runs the scene and compares the result with the table. */
  void check() {
    List<Frame> frames = new ArrayList<>();
    String message = null;
    try {
      run(frames);
    } catch (SceneException e) {
      message = e.getMessage();
      String place = e.place();
      assertTrue(place.matches("\\w+BadInputTest\\.java:\\d+|Row\\.java:\\d+"), place);
    }
    if (refusal != null) {
      assertTrue(message != null, () -> "not refused, but shown: " + last(frames));
      boolean begins = refusal.endsWith(REST);
      String expected = begins ? refusal.substring(0, refusal.length() - 1) : refusal;
      int length = Math.min(message.length(), expected.length());
      assertEquals(expected, begins ? message.substring(0, length) : message);
    } else {
      assertEquals(null, message);
      List<Item> shown = Item.DepthGroup.flatten(last(frames));
      assertEquals(items, shown.stream().mapToInt(Row::count).sum());
    }
  }

  private void run(List<Frame> frames) {
    Canvas canvas = new Canvas(64, 36);
    Stage.run(
        new Sketch(body),
        StageSettings.of(RATE),
        FrameRange.ALL,
        (frame, count) -> {
          canvas.draw(frame);
          frames.add(frame);
        });
    for (Item item : last(frames)) {
      Bounds bounds = item.bounds();
      assertTrue(bounds.isEmpty() || bounds.size().isFinite(), () -> "endless: " + item);
    }
  }

  /** Returns 1, or the number of faces of a mesh. */
  private static int count(Item item) {
    return item instanceof Item.Mesh mesh ? mesh.order().length : 1;
  }

  private static List<Item> last(List<Frame> frames) {
    return frames.get(frames.size() - 1).items();
  }

  @Override
  public String toString() {
    return given + ": " + (refusal == null ? "shows " + items : refusal);
  }

  /** A scene from a lambda. */
  static final class Sketch extends Scene {
    private final Consumer<Sketch> body;

    private Sketch(Consumer<Sketch> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(this);
      pause(0.5);
    }

    void show(Mobject<?>... mobjects) {
      add(mobjects);
    }

    void perform(Animation<?>... animations) {
      play(animations);
    }

    void perform(PlayOptions options, Animation<?>... animations) {
      play(options, animations);
    }

    void rest(double seconds) {
      pause(seconds);
    }

    void exchange(Mobject<?> old, Mobject<?> replacement) {
      replace(old, replacement);
    }

    void takeOff(Mobject<?>... mobjects) {
      remove(mobjects);
    }

    CameraFrame frame() {
      return camera();
    }
  }
}
