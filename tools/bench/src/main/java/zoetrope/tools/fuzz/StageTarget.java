package zoetrope.tools.fuzz;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.Mobject;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

/**
 * Stage operations in any order: objects, changes, animations. Each byte of an input selects a
 * step, an object or a number, so no source is compiled. At the end, a red square is in front. If
 * the square is not visible, drawing failed without an error.
 */
final class StageTarget implements FuzzTarget {
  private static final StageSettings SETTINGS = StageSettings.of(FrameRate.of(4));
  private static final int WIDTH = 96;
  private static final int HEIGHT = 54;
  private static final int RED_ARGB = 0xfffc6255;
  private static final int MAX_RANDOM_BYTES = 80;

  /** Mostly ordinary numbers, because the scene ends at the first number that is refused. */
  private static final double[] NUMBERS = {
    0.1,
    0.2,
    0.25,
    0.4,
    0.5,
    0.6,
    0.7,
    0.8,
    0.9,
    1,
    1,
    1,
    1.1,
    1.2,
    1.3,
    1.4,
    1.5,
    1.6,
    1.8,
    2,
    2,
    2.5,
    2.9,
    3,
    3,
    3.5,
    4,
    0.001,
    7,
    0,
    -0.4,
    -1,
    40,
    1e9,
    Double.NaN
  };

  @Override
  public byte[] generate(Random random) {
    byte[] input = new byte[8 + random.nextInt(MAX_RANDOM_BYTES)];
    random.nextBytes(input);
    return input;
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    Frame[] last = new Frame[1];
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    try {
      Stage.run(
          new Steps(input),
          SETTINGS,
          FrameRange.ALL,
          (frame, count) -> {
            last[0] = frame;
            canvas.draw(frame);
          });
    } catch (SceneException e) {
      return OneObject.refused(e);
    }
    int middle = canvas.pixels()[HEIGHT / 2 * WIDTH + WIDTH / 2];
    if (middle != RED_ARGB) {
      throw new UnwantedOutcome(
          "the square in the middle is " + Integer.toHexString(middle) + ", without an error");
    }
    Canvas scratch = new Canvas(WIDTH, HEIGHT);
    scratch.draw(last[0]);
    if (!java.util.Arrays.equals(canvas.pixels(), scratch.pixels())) {
      throw new UnwantedOutcome("the last frame differs if it is drawn after the frames before it");
    }
    return true;
  }

  private static final class Steps extends Scene {
    private final byte[] input;
    private final List<Mobject<?>> made = new ArrayList<>();
    private int at;

    Steps(byte[] input) {
      this.input = input;
    }

    @Override
    protected void construct() {
      made.add(square());
      while (at < input.length) {
        switch (choice(4)) {
          case 0 -> made.add(object());
          case 1 -> change(any());
          case 2 -> animate();
          default -> arrange();
        }
      }
      add(square(0.5).setFill(RED, 1).setStroke(RED, 0).fixInFrame().setZIndex(1e12));
      pause(0.5);
    }

    private int choice(int count) {
      return at < input.length ? (input[at++] & 0xff) % count : 0;
    }

    private double number() {
      return NUMBERS[choice(NUMBERS.length)];
    }

    private zoetrope.geometry.Vec point() {
      return at(number(), number());
    }

    private Mobject<?> any() {
      return made.get(choice(made.size()));
    }

    private Mobject<?> object() {
      return switch (choice(30)) {
        case 0 -> circle(number());
        case 1 -> rectangle(number(), number());
        case 2 -> dot(point());
        case 3 -> line(LEFT, point());
        case 4 -> arrow(ORIGIN, point());
        case 5 -> text("a b\nc");
        case 6 -> tex("x^2 + y");
        case 7 -> group(any(), any());
        case 8 -> group(any(), any()).arrange(RIGHT);
        case 9 -> any().copy();
        case 10 -> brace(any(), DOWN);
        case 11 -> numberPlane();
        case 12 -> axes();
        case 13 -> regularPolygon(5);
        case 14 -> star();
        case 15 -> decimalNumber(number());
        case 16 -> arc(number(), number());
        case 17 -> surroundingRectangle(any());
        case 18 -> matrix(List.of(List.of(any(), any())));
        case 19 -> dashedLine(LEFT, point());
        case 20 -> annulus(number(), number());
        case 21 -> cube();
        case 22 -> sphere();
        case 23 -> valueTracker(number());
        case 24 -> markupText("<b>x</b>");
        case 25 -> underline(any());
        case 26 -> cross(any());
        case 27 -> numberLine();
        case 28 -> cone();
        default -> polygon(UP, LEFT, point());
      };
    }

    private void change(Mobject<?> m) {
      switch (choice(26)) {
        case 0 -> m.shift(point());
        case 1 -> m.scale(number());
        case 2 -> m.rotate(number());
        case 3 -> m.setColor(BLUE);
        case 4 -> m.setFill(GREEN, number());
        case 5 -> m.setStroke(WHITE, number());
        case 6 -> m.moveTo(point());
        case 7 -> m.nextTo(any(), UP);
        case 8 -> m.toEdge(LEFT);
        case 9 -> m.setOpacity(number());
        case 10 -> m.setWidth(number());
        case 11 -> m.stretch(number(), choice(3));
        case 12 -> m.setZIndex(number());
        case 13 -> m.alignTo(any(), UP);
        case 14 -> m.flip();
        case 15 -> m.fade(number());
        case 16 -> m.saveState();
        case 17 -> m.restore();
        case 18 -> m.fixInFrame();
        case 19 -> m.become(any());
        case 20 -> m.add(any());
        case 21 -> m.remove(any());
        case 22 -> m.applyDepthTest();
        case 23 -> m.setFillGradient(RIGHT, RED, BLUE);
        case 24 -> m.matchStyle(any());
        default -> m.addUpdater((x, dt) -> x.shift(right(dt)));
      }
    }

    private void animate() {
      Mobject<?> m = any();
      switch (choice(22)) {
        case 0 -> play(fadeIn(m));
        case 1 -> play(fadeOut(m));
        case 2 -> play(create(m));
        case 3 -> play(write(m));
        case 4 -> play(transform(m, any()));
        case 5 -> play(replacementTransform(m, any()));
        case 6 -> play(laggedStart(fadeIn(m), rotate(any(), number())));
        case 7 -> play(indicate(m));
        case 8 -> play(uncreate(m));
        case 9 -> play(succession(fadeIn(m), fadeOut(any())));
        case 10 -> play(growFromCenter(m).runTime(number()));
        case 11 -> play(transformMatchingShapes(m, any()));
        case 12 -> play(moveAlongPath(m, circle(number())));
        case 13 -> play(fadeTransform(m, any()));
        case 14 -> play(circumscribe(m));
        case 15 -> play(flash(point()));
        case 16 -> play(animationGroup(create(m), fadeIn(any())).runTime(number()));
        case 17 -> play(rotate(m, number()), indicate(any()));
        case 18 -> play(transformFromCopy(m, any()));
        case 19 -> play(wiggle(m));
        case 20 -> play(applyWave(m));
        default -> pause(number());
      }
    }

    private void arrange() {
      switch (choice(14)) {
        case 0 -> add(any());
        case 1 -> add(any(), any());
        case 2 -> remove(any());
        case 3 -> bringToBack(any());
        case 4 -> bringToFront(any());
        case 5 -> camera().scale(number());
        case 6 -> camera().shift(point());
        case 7 -> clear();
        case 8 -> background(WHITE);
        case 9 -> replace(any(), any());
        case 10 -> addForegroundMobjects(any());
        case 11 -> subtitle("s", number());
        case 12 -> camera().rotate(number());
        default -> section("S" + at);
      }
    }
  }
}
