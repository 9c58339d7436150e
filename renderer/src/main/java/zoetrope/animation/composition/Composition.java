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
import zoetrope.animation.indication.Indications;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;

/** Factory methods of animations made of animations. */
public class Composition extends Indications {
  /** For subclasses that add methods. */
  protected Composition() {}

  /** All together. */
  public static AnimationGroup animationGroup(Animation<?>... animations) {
    return animationGroup(List.of(animations));
  }

  /** All together. */
  public static AnimationGroup animationGroup(List<? extends Animation<?>> animations) {
    return new AnimationGroup("AnimationGroup", animations, 0);
  }

  /** Each starts 5 % of the one before's time after it; the whole lasts until the last ends. */
  public static AnimationGroup laggedStart(Animation<?>... animations) {
    return laggedStart(List.of(animations));
  }

  /** Each starts 5 % of the one before's time after it; the whole lasts until the last ends. */
  public static AnimationGroup laggedStart(List<? extends Animation<?>> animations) {
    return new AnimationGroup("LaggedStart", animations, 0.05);
  }

  /** {@link #laggedStart(List)} with one animation made from each child of {@code group}. */
  public static <E extends Mobject<?>> AnimationGroup laggedStart(
      TypedGroup<E, ?> group, Function<? super E, ? extends Animation<?>> animation) {
    return laggedStart(each(group, animation));
  }

  /** {@link #laggedStart(TypedGroup, Function)}, rescaled to 2 s. */
  public static <E extends Mobject<?>> AnimationGroup laggedStartMap(
      TypedGroup<E, ?> group, Function<? super E, ? extends Animation<?>> animation) {
    return new AnimationGroup("LaggedStartMap", each(group, animation), 0.05).defaultRunTime(2);
  }

  /** One after the other. */
  public static Succession succession(Animation<?>... animations) {
    return new Succession(List.of(animations));
  }

  /** One after the other. */
  public static Succession succession(List<? extends Animation<?>> animations) {
    return new Succession(animations);
  }

  /** Plays an animation at speeds given at values of its alpha, linear in time between them. */
  public static ChangeSpeed changeSpeed(Animation<?> animation, Map<Double, Double> speedAtShare) {
    return new ChangeSpeed(animation, speedAtShare);
  }

  /** Nothing changes for 1 s, but the mobject is brought to the front. */
  public static IdentityAnimation still(Mobject<?> mobject) {
    return new IdentityAnimation(mobject);
  }

  /** Waits for some seconds within a succession. */
  public static Waiting waiting(double seconds) {
    return new Waiting(seconds);
  }

  /** Adds the mobject in no time: a step of a succession or lagged start. */
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
