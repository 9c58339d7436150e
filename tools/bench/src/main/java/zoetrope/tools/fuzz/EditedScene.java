package zoetrope.tools.fuzz;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Compositing;
import zoetrope.frame.Filter;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Scene;

/**
 * A scene encoded in bytes, four for each step: its kind, the object, and two numbers. An author's
 * edit is a change of some bytes.
 */
final class EditedScene extends Scene {
  /** The number of bytes of a step. */
  static final int BEAT = 4;

  private static final int KINDS = 24;
  private static final String[] WORDS = {
    "attention", "queries", "keys", "values", "heads", "softmax"
  };
  private static final String[] FORMULAS = {
    "A = \\pi r^2", "QK^T", "\\frac{x}{\\sqrt{d_k}}", "e^x"
  };
  private static final Color[] COLORS = {BLUE, GREEN, RED, YELLOW, WHITE, PURPLE};

  private final byte[] beats;
  private final List<Mobject<?>> shown = new ArrayList<>();

  /** Creates the scene of these bytes. Trailing bytes that are no whole step are ignored. */
  EditedScene(byte[] beats) {
    this.beats = beats;
  }

  @Override
  protected void construct() {
    for (int i = 0; i + BEAT <= beats.length; i += BEAT) {
      int kind = (beats[i] & 0xff) % KINDS;
      happen(kind, beats[i + 1] & 0xff, beats[i + 2] & 0xff, beats[i + 3] & 0xff);
    }
    pause(0.5);
  }

  private void happen(int kind, int which, int a, int b) {
    switch (kind) {
      case 0 -> show(text(WORDS[which % WORDS.length]).setColor(color(b)), a, b);
      case 1 -> show(tex(FORMULAS[which % FORMULAS.length]), a, b);
      case 2 -> show(circle(0.3 + which / 256.0).setFill(color(a), 0.5), a, b);
      case 3 -> show(imageMobject(new double[][] {{a / 256.0, 1}, {0, b / 256.0}}), a, b);
      case 4 -> show(cube().scale(0.3 + which / 512.0), a, b);
      case 5 -> addAtOnce(square(0.4).setStroke(color(which), 1 + a % 8), a, b);
      case 6, 7, 8 -> pause(0.1 + which / 64.0);
      case 9 -> pause(0.2);
      case 10 -> play(animate(camera(), c -> c.scale(0.7 + a / 400.0)).runTime(seconds(b)));
      case 18 -> section("part " + which);
      case 19 -> show(dot().setColor(randomBrightColor(random())), a, b);
      case 20 -> show(sphere(0.3 + which / 512.0), a, b);
      case 21 -> play(animate(camera(), c -> c.reorient(a - 128, b / 4.0)).runTime(seconds(b)));
      case 22 -> show(text(WORDS[which % WORDS.length]).font("CMU Sans Serif"), a, b);
      default -> change(kind, which, a, b);
    }
  }

  private void change(int kind, int which, int a, int b) {
    if (shown.isEmpty()) {
      return;
    }
    Mobject<?> one = shown.get(which % shown.size());
    switch (kind) {
      case 11, 12 -> play(animate(one, m -> m.moveTo(place(a, b))).runTime(seconds(a)));
      case 13 -> play(rotate(one, a / 40.0).runTime(seconds(b)));
      case 14 -> one.setColor(color(a));
      case 15 -> one.setCompositing(Compositing.NONE.withFilter(Filter.blur(a / 2000.0)));
      case 23 -> one.addUpdater((m, dt) -> m.rotate(dt * which / 64.0));
      case 16 -> play(transform(one, circle(0.5).moveTo(place(a, b))).runTime(seconds(b)));
      default -> {
        play(fadeOut(one).runTime(seconds(a)));
        shown.remove(one);
      }
    }
  }

  private void show(Mobject<?> made, int a, int b) {
    made.moveTo(place(a, b));
    shown.add(made);
    play(fadeIn(made).runTime(seconds(b)));
  }

  private void addAtOnce(Mobject<?> made, int a, int b) {
    shown.add(made.moveTo(place(a, b)));
    add(made);
    pause(0.3);
  }

  private static Vec place(int a, int b) {
    return at((a - 128) / 24.0, (b - 128) / 40.0);
  }

  private static double seconds(int number) {
    return 0.2 + number / 128.0;
  }

  private static Color color(int number) {
    return COLORS[number % COLORS.length];
  }
}
