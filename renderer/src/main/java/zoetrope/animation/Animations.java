package zoetrope.animation;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.NumberMobject;

/**
 * Makes animations; one method each, options follow on what it returns. This class has those that
 * follow numbers and functions, and updaters; the others it inherits, theme by theme.
 */
public class Animations extends Composition {
  /** The base of the author's vocabulary; not to be made. */
  protected Animations() {}

  // --- numbers ---

  /** The number counts from {@code source} to its own value, linearly. */
  public static NumberChange countInFrom(NumberMobject<?> number, double source) {
    return new NumberChange("CountInFrom", number, own -> NumberChange.between(source, own));
  }

  /** The number counts from its present value to {@code target}, linearly. */
  public static NumberChange changeDecimalToValue(NumberMobject<?> number, double target) {
    return new NumberChange(
        "ChangeDecimalToValue", number, own -> NumberChange.between(own, target));
  }

  /** The number follows a function of the progress. */
  public static NumberChange changingDecimal(NumberMobject<?> number, DoubleUnaryOperator valueAt) {
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

  /** Lets {@code change} happen to the object at every time, and now; returns the object. */
  public static <M extends Mobject<M>> M always(M mobject, Consumer<M> change) {
    return mobject.addUpdater(change);
  }

  /**
   * Lets a method be called at every time, and now, with a fresh value: {@code fAlways(label,
   * Label::moveTo, dot::center)}; returns the object.
   */
  public static <M extends Mobject<M>, T> M fAlways(
      M mobject, BiConsumer<? super M, ? super T> method, Supplier<? extends T> value) {
    return mobject.addUpdater((Consumer<M>) m -> method.accept(m, value.get()));
  }

  /** Lets the object move by {@code velocity}, in scene units a second; returns it. */
  public static <M extends Mobject<M>> M alwaysShift(M mobject, Vec velocity) {
    return mobject.addUpdater((m, dt) -> m.shift(velocity.times(dt)));
  }

  /** Lets the object turn by {@code rate} radians a second about its centre; returns it. */
  public static <M extends Mobject<M>> M alwaysRotate(M mobject, double rate) {
    return mobject.addUpdater((m, dt) -> m.rotate(rate * dt));
  }

  /** An object that is made anew, from the present state of other things, at every time. */
  public static <M extends Mobject<M>> M alwaysRedraw(Supplier<? extends M> make) {
    M mobject = make.get();
    return mobject.addUpdater((Consumer<M>) m -> m.become(make.get()));
  }

  /**
   * Lets an animation run beside what is played, from now until its end, by an updater of its
   * object, which is returned.
   *
   * @throws IllegalArgumentException if it lasts no time or changes what is on the stage
   */
  public static Mobject<?> turnAnimationIntoUpdater(Animation<?> animation) {
    AnimationUpdater.start(animation, false);
    return animation.mobject();
  }

  /** {@link #turnAnimationIntoUpdater}, again and again. */
  public static Mobject<?> cycleAnimation(Animation<?> animation) {
    AnimationUpdater.start(animation, true);
    return animation.mobject();
  }
}
