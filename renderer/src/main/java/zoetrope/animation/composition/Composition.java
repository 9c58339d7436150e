package zoetrope.animation.composition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zoetrope.animation.Adding;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.animation.ChangeSpeed;
import zoetrope.animation.IdentityAnimation;
import zoetrope.animation.Succession;
import zoetrope.animation.Waiting;
import zoetrope.animation.algebra.Calculations;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;

/** The factory methods of animations that consist of animations. */
public class Composition extends Calculations {
  protected Composition() {}

  /** Plays animations together. */
  public static AnimationGroup animationGroup(Animation<?>... animations) {
    return animationGroup(List.of(animations));
  }

  /** Plays animations together. */
  public static AnimationGroup animationGroup(List<? extends Animation<?>> animations) {
    return new AnimationGroup("AnimationGroup", animations, 0);
  }

  /**
   * Plays animations with delayed starts. Each starts when 5 % of the previous animation's run time
   * has passed.
   */
  public static AnimationGroup laggedStart(Animation<?>... animations) {
    return laggedStart(List.of(animations));
  }

  /**
   * Plays animations with delayed starts. Each starts when 5 % of the previous animation's run time
   * has passed.
   */
  public static AnimationGroup laggedStart(List<? extends Animation<?>> animations) {
    return new AnimationGroup("LaggedStart", animations, 0.05);
  }

  /**
   * Plays one animation for each child of {@code group}, with delayed starts as in {@link
   * #laggedStart(List)}.
   */
  public static <E extends Mobject<?>> AnimationGroup laggedStart(
      TypedGroup<E, ?> group, Function<? super E, ? extends Animation<?>> animation) {
    return laggedStart(each(group, animation));
  }

  /**
   * Plays one animation for each child of {@code group}, with delayed starts. The default run time
   * is 2 s.
   */
  public static <E extends Mobject<?>> AnimationGroup laggedStartMap(
      TypedGroup<E, ?> group, Function<? super E, ? extends Animation<?>> animation) {
    return new AnimationGroup("LaggedStartMap", each(group, animation), 0.05).defaultRunTime(2);
  }

  /** Plays animations one after the other. */
  public static Succession succession(Animation<?>... animations) {
    return new Succession(List.of(animations));
  }

  /** Plays animations one after the other. */
  public static Succession succession(List<? extends Animation<?>> animations) {
    return new Succession(animations);
  }

  /**
   * Plays an animation at varying speed. The speeds are given at values of the animation's alpha,
   * in [0, 1], and change linearly in time.
   */
  public static ChangeSpeed changeSpeed(Animation<?> animation, Map<Double, Double> speedAtShare) {
    return new ChangeSpeed(animation, speedAtShare);
  }

  /** Brings a mobject to the front and changes nothing for 1 s. */
  public static IdentityAnimation still(Mobject<?> mobject) {
    return new IdentityAnimation(mobject);
  }

  /** Waits for {@code seconds}; a step of a succession. */
  public static Waiting waiting(double seconds) {
    return new Waiting(seconds);
  }

  /** Adds a mobject to the stage in no time; a step of a succession or a lagged start. */
  public static Adding adding(Mobject<?> mobject) {
    return new Adding(mobject);
  }

  private static <E extends Mobject<?>> List<Animation<?>> each(
      TypedGroup<E, ?> group, Function<? super E, ? extends Animation<?>> animation) {
    List<Animation<?>> made = new ArrayList<>();
    for (E member : group) {
      made.add(animation.apply(member));
    }
    return made;
  }
}
