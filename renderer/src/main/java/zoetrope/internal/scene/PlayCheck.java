package zoetrope.internal.scene;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zoetrope.animation.Animation;
import zoetrope.geometry.Bounds;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Updater;

/** Checks and descriptions of animations that are played together. */
public final class PlayCheck {
  /** The smallest jump that gets a warning, in scene units. */
  private static final double MIN_JUMP = 0.05;

  private static final String SUGGESTION =
      ": let one updateFromAlpha(m, (m, t) -> ...) do both, or animate a valueTracker that the"
          + " updater reads";

  private PlayCheck() {}

  /**
   * Checks that no animation is null or repeated.
   *
   * @throws IllegalArgumentException if one is null or repeated
   */
  public static void requireDistinct(List<? extends Animation<?>> animations) {
    Set<Animation<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Animation<?> a : animations) {
      Preconditions.require(
          a != null, "play() got null among its animations: is a field not set yet?");
      Preconditions.require(
          seen.add(a), "%s is in this play twice: create an animation for each", a.describe());
    }
  }

  /**
   * Returns warnings about mobjects whose timed updaters are suspended during an animation. For
   * updaters that do not use the time, see {@link #jumps}.
   */
  public static List<String> resting(List<? extends Animation<?>> animations) {
    return rested(animations)
        .flatMap(
            a ->
                a.mobject().family().stream()
                    .filter(PlayCheck::movesByItself)
                    .limit(1)
                    .map(m -> resting(m, a) + "plays" + SUGGESTION))
        .toList();
  }

  private static boolean movesByItself(Mobject<?> member) {
    return member.updaters().stream().anyMatch(u -> !(u instanceof Updater.Untimed));
  }

  private static String resting(Mobject<?> mobject, Animation<?> a) {
    return "the updater of " + mobject.kind() + " is suspended while " + a.describe() + " ";
  }

  /** Returns the animations that suspend active updaters of their mobjects. */
  private static Stream<? extends Animation<?>> rested(List<? extends Animation<?>> animations) {
    return animations.stream()
        .flatMap(Animation::together)
        .filter(a -> a.restsUpdaters() && a.mobject().hasActiveUpdaters());
  }

  /**
   * Returns the bounds, at the end of a play, of the mobjects whose updaters were suspended. The
   * keys are the animations that suspended them.
   */
  public static Map<Animation<?>, List<Bounds>> places(List<? extends Animation<?>> animations) {
    Map<Animation<?>, List<Bounds>> places = new LinkedHashMap<>();
    rested(animations).forEach(a -> places.put(a, places(a)));
    return places;
  }

  private static List<Bounds> places(Animation<?> a) {
    return a.mobject().family().stream().<Bounds>map(Mobject::bounds).toList();
  }

  /** Returns warnings about mobjects that jump as soon as their updaters run again. */
  public static List<String> jumps(Map<Animation<?>, List<Bounds>> ends) {
    return ends.entrySet().stream()
        .filter(end -> jump(end.getValue(), places(end.getKey())))
        .map(
            end ->
                resting(end.getKey().mobject(), end.getKey())
                    + "plays, and moves it suddenly afterwards: call clearUpdaters() first, or"
                    + " let one"
                    + " updateFromAlpha(m, (m, t) -> ...) do both")
        .toList();
  }

  private static boolean jump(List<Bounds> before, List<Bounds> after) {
    return before.size() == after.size()
        && IntStream.range(0, before.size()).anyMatch(i -> jump(before.get(i), after.get(i)));
  }

  private static boolean jump(Bounds before, Bounds after) {
    return !before.isEmpty()
        && !after.isEmpty()
        && Math.max(before.min().distance(after.min()), before.max().distance(after.max()))
            > MIN_JUMP;
  }

  /** Returns the animations on one line, such as {@code FadeIn(Text), Write(Tex)}. */
  public static String describe(List<? extends Animation<?>> animations) {
    return animations.stream().map(Animation::describe).collect(Collectors.joining(", "));
  }
}
