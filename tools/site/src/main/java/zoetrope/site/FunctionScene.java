package zoetrope.site;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.Animation;
import zoetrope.animation.RateFunction;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.Range;
import zoetrope.scene.Scene;

/**
 * A scene that shows the result of a function. Its methods play an animation, draw an object, turn
 * a solid, or move dots by a rate function.
 */
public abstract class FunctionScene extends Scene {
  /** The angle by which a solid is tilted, so that several of its faces are visible. */
  private static final double TILT = 60 * DEGREES;

  /** The vertical axis of a tilted solid. */
  private static final Vec AXIS = at(0, Math.sin(TILT), Math.cos(TILT));

  /** The distance of the frame's edge from the middle, as a multiple of the distance of objects. */
  private static final double MARGIN = 1.35;

  /** The smallest height of the frame in scene units. */
  private static final double MIN_HEIGHT = 4;

  /** Shows an object that does not move, with other objects that it belongs to. */
  protected final void show(Mobject<?> made, Mobject<?>... around) {
    fit(made, around);
    zoom(made, around);
    add(around);
    add(made);
  }

  /** Draws the curves of an object, with other objects that it belongs to. */
  protected final void draw(Mobject<?> made, Mobject<?>... around) {
    fit(made, around);
    zoom(made, around);
    add(around);
    play(create(made).runTime(1.2));
    pause(1.6);
  }

  /** Writes a text. */
  protected final void letter(Mobject<?> made) {
    fit(made);
    zoom(made);
    play(write(made).runTime(1.2));
    pause(1.6);
  }

  /** Turns a solid once about its vertical axis. */
  protected final void turn(Mobject<?> made) {
    fit(made);
    made.rotate(-TILT, RIGHT);
    add(made);
    play(rotating(made, TAU).axis(AXIS).runTime(4).rate(LINEAR));
  }

  protected final void show(Color made) {
    add(square(4).setFill(made, 1).setStroke(WHITE, 2));
  }

  /**
   * Moves one dot along the curve of a rate function, and another dot up and down by its values.
   */
  protected final void show(RateFunction made) {
    var axes = axes(Range.of(0, 1), Range.of(-0.4, 1.4), 8, 5).shift(left(1));
    var time = valueTracker(0);
    var curve = dot(0.14).setColor(YELLOW);
    curve.addUpdater(dot -> dot.moveTo(axes.coordsToPoint(time.value(), made.at(time.value()))));
    var value = dot(0.14).setColor(BLUE);
    value.addUpdater(dot -> dot.moveTo(axes.coordsToPoint(1.2, made.at(time.value()))));
    add(axes, axes.plot(made::at).setColor(YELLOW), curve, value);
    play(animate(time, t -> t.setValue(1)).runTime(1.6).rate(LINEAR));
    pause(0.6);
  }

  protected final void show(Animation<?> made, Mobject<?>... around) {
    add(around);
    play(made.runTime(1.2));
    pause(0.8);
  }

  /** Shows small objects from nearby, so that their lines are visible in small images. */
  private void zoom(Mobject<?> made, Mobject<?>... around) {
    var all = group(around);
    all.add(made);
    double x = Math.max(-all.left().x(), all.right().x());
    double y = Math.max(-all.bottom().y(), all.top().y());
    double height = 2 * MARGIN * Math.max(y, x * 9 / 16);
    camera().setHeight(Math.max(MIN_HEIGHT, Math.min(height, 8)));
  }

  /** Shrinks objects that are larger than the frame, and enlarges very small ones. */
  private static void fit(Mobject<?> made, Mobject<?>... around) {
    var all = group(around);
    all.add(made);
    double scale = Math.min(12 / all.width(), 6.4 / all.height());
    if (scale < 1) {
      all.scale(scale);
    } else if (scale > 2.5 && scale < 1000) {
      all.scale(scale / 2.5);
    }
  }
}
