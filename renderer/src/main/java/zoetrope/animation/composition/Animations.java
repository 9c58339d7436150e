package zoetrope.animation.composition;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationUpdater;
import zoetrope.animation.NumberChange;
import zoetrope.animation.UpdateFromFunction;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.AbstractNumber;

/**
 * The factory methods of all animations. Options are set on the returned animation. This class has
 * the methods for numbers, functions and updaters, and inherits the others.
 */
public class Animations extends Composition {
  protected Animations() {}

  // --- numbers ---

  /** Counts a number from {@code source} to its own value. */
  public static NumberChange countInFrom(AbstractNumber<?> number, double source) {
    return new NumberChange("CountInFrom", number, own -> NumberChange.between(source, own));
  }

  /** Counts a number from its current value to {@code target}. */
  public static NumberChange changeDecimalToValue(AbstractNumber<?> number, double target) {
    return new NumberChange(
        "ChangeDecimalToValue", number, own -> NumberChange.between(own, target));
  }

  /** Sets a number to a function of the progress, in [0, 1]. */
  public static NumberChange changingDecimal(
      AbstractNumber<?> number, DoubleUnaryOperator valueAt) {
    return new NumberChange("ChangingDecimal", number, own -> valueAt);
  }

  // --- functions ---

  /** Calls {@code change} with the mobject for every frame. */
  public static <M extends Mobject<?>> UpdateFromFunction updateFromFunction(
      M mobject, Consumer<? super M> change) {
    return UpdateFromFunction.of(mobject, change);
  }

  /**
   * Calls {@code change} with the mobject and the progress for every frame. The rate function gives
   * the progress.
   */
  public static <M extends Mobject<?>> UpdateFromFunction updateFromAlpha(
      M mobject, ObjDoubleConsumer<? super M> change) {
    return UpdateFromFunction.ofAlpha(mobject, change);
  }

  // --- updaters ---

  /**
   * Applies {@code change} to the mobject now, and adds an updater that applies it in every frame.
   * Returns the mobject.
   */
  public static <M extends Mobject<M>> M always(M mobject, Consumer<M> change) {
    return mobject.addUpdater(change);
  }

  /**
   * Calls a method with the value of a supplier now, and adds an updater that calls it in every
   * frame: {@code fAlways(label, Label::moveTo, dot::center)}. Returns the mobject.
   */
  public static <M extends Mobject<M>, T> M fAlways(
      M mobject, BiConsumer<? super M, ? super T> method, Supplier<? extends T> value) {
    return mobject.addUpdater((Consumer<M>) m -> method.accept(m, value.get()));
  }

  /**
   * Adds an updater that moves the mobject by {@code velocity}, in scene units per second. Returns
   * the mobject.
   */
  public static <M extends Mobject<M>> M alwaysShift(M mobject, Vec velocity) {
    return mobject.addUpdater((m, dt) -> m.shift(velocity.times(dt)));
  }

  /**
   * Adds an updater that rotates the mobject about its centre by {@code rate} radians per second.
   * Returns the mobject.
   */
  public static <M extends Mobject<M>> M alwaysRotate(M mobject, double rate) {
    return mobject.addUpdater((m, dt) -> m.rotate(rate * dt));
  }

  /** Creates a mobject with {@code make}, and an updater that recreates it for every frame. */
  public static <M extends Mobject<M>> M alwaysRedraw(Supplier<? extends M> make) {
    M mobject = make.get();
    return mobject.addUpdater((Consumer<M>) m -> m.become(make.get()));
  }

  /**
   * Starts an animation now and runs it once, as an updater of its mobject. Returns the mobject.
   *
   * @throws IllegalArgumentException if its duration is 0, or it adds mobjects to the stage or
   *     removes them
   */
  public static Mobject<?> turnAnimationIntoUpdater(Animation<?> animation) {
    AnimationUpdater.start(animation, false);
    return animation.mobject();
  }

  /**
   * Starts an animation now and repeats it endlessly, as an updater of its mobject. Returns the
   * mobject.
   *
   * @throws IllegalArgumentException if its duration is 0, or it adds mobjects to the stage or
   *     removes them
   */
  public static Mobject<?> cycleAnimation(Animation<?> animation) {
    AnimationUpdater.start(animation, true);
    return animation.mobject();
  }
}
