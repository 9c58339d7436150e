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
 * Factory methods of all animations; options are set on the returned animation. This class has
 * those of numbers, functions and updaters, and inherits the others.
 */
public class Animations extends Composition {
  /** For subclasses that add methods. */
  protected Animations() {}

  // --- numbers ---

  /** The number counts from {@code source} to its own value, linearly. */
  public static NumberChange countInFrom(AbstractNumber<?> number, double source) {
    return new NumberChange("CountInFrom", number, own -> NumberChange.between(source, own));
  }

  /** The number counts from its present value to {@code target}, linearly. */
  public static NumberChange changeDecimalToValue(AbstractNumber<?> number, double target) {
    return new NumberChange(
        "ChangeDecimalToValue", number, own -> NumberChange.between(own, target));
  }

  /** The number follows a function of the progress. */
  public static NumberChange changingDecimal(
      AbstractNumber<?> number, DoubleUnaryOperator valueAt) {
    return new NumberChange("ChangingDecimal", number, own -> valueAt);
  }

  // --- functions ---

  /** {@code change} is called for every frame. */
  public static <M extends Mobject<?>> UpdateFromFunction updateFromFunction(
      M mobject, Consumer<? super M> change) {
    return UpdateFromFunction.of(mobject, change);
  }

  /** {@code change} is called for every frame with the progress, by the rate function. */
  public static <M extends Mobject<?>> UpdateFromFunction updateFromAlpha(
      M mobject, ObjDoubleConsumer<? super M> change) {
    return UpdateFromFunction.ofAlpha(mobject, change);
  }

  // --- updaters ---

  /** Adds an updater that applies {@code change} to the mobject, also now; returns the mobject. */
  public static <M extends Mobject<M>> M always(M mobject, Consumer<M> change) {
    return mobject.addUpdater(change);
  }

  /**
   * Adds an updater that calls a method with the present value of a supplier, also now: {@code
   * fAlways(label, Label::moveTo, dot::center)}; returns the mobject.
   */
  public static <M extends Mobject<M>, T> M fAlways(
      M mobject, BiConsumer<? super M, ? super T> method, Supplier<? extends T> value) {
    return mobject.addUpdater((Consumer<M>) m -> method.accept(m, value.get()));
  }

  /**
   * Adds an updater that moves the mobject by {@code velocity}, in scene units a second; returns
   * it.
   */
  public static <M extends Mobject<M>> M alwaysShift(M mobject, Vec velocity) {
    return mobject.addUpdater((m, dt) -> m.shift(velocity.times(dt)));
  }

  /**
   * Adds an updater that rotates the mobject by {@code rate} radians a second about its centre;
   * returns it.
   */
  public static <M extends Mobject<M>> M alwaysRotate(M mobject, double rate) {
    return mobject.addUpdater((m, dt) -> m.rotate(rate * dt));
  }

  /** A mobject with an updater that makes it anew with {@code make}. */
  public static <M extends Mobject<M>> M alwaysRedraw(Supplier<? extends M> make) {
    M mobject = make.get();
    return mobject.addUpdater((Consumer<M>) m -> m.become(make.get()));
  }

  /**
   * Runs an animation once from now on, by an updater of its mobject, which is returned.
   *
   * @throws IllegalArgumentException if it lasts no time or changes what is on the stage
   */
  public static Mobject<?> turnAnimationIntoUpdater(Animation<?> animation) {
    AnimationUpdater.start(animation, false);
    return animation.mobject();
  }

  /**
   * {@link #turnAnimationIntoUpdater}, repeated without end.
   *
   * @throws IllegalArgumentException if it lasts no time or changes what is on the stage
   */
  public static Mobject<?> cycleAnimation(Animation<?> animation) {
    AnimationUpdater.start(animation, true);
    return animation.mobject();
  }
}
