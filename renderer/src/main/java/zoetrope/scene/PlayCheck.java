package zoetrope.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import zoetrope.animation.Animation;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Updater;

/** What is wrong with animations that are played together, and what they are called. */
final class PlayCheck {
  private PlayCheck() {}

  /**
   * Checks that each animation is there, and once.
   *
   * @throws IllegalArgumentException if one is null or repeated
   */
  static void requireDistinct(List<? extends Animation<?>> animations) {
    Set<Animation<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Animation<?> a : animations) {
      if (a == null) {
        throw new IllegalArgumentException(
            "play() got null among its animations: is a field not set yet?");
      }
      if (!seen.add(a)) {
        throw new IllegalArgumentException(
            a.describe() + " is in this play twice: make an animation for each");
      }
    }
  }

  /**
   * Warnings of animations that undo one another: a transform overwrites its mobject, and so what
   * an earlier animation in the same play changed.
   */
  static List<String> conflicts(List<? extends Animation<?>> animations) {
    Map<Mobject<?>, Animation<?>> seen = new IdentityHashMap<>();
    List<String> found = new ArrayList<>();
    animations.stream()
        .flatMap(Animation::together)
        .filter(Animation::setsPlace)
        .forEach(a -> conflict(a, seen).ifPresent(found::add));
    return found;
  }

  private static Optional<String> conflict(Animation<?> a, Map<Mobject<?>, Animation<?>> seen) {
    Animation<?> conflict = null;
    for (Mobject<?> member : a.mobject().family()) {
      Animation<?> before = seen.put(member, a);
      conflict = conflict == null && a.setsAll() ? before : conflict;
    }
    return conflict == null
        ? Optional.empty()
        : Optional.of(
            conflict.describe()
                + " and "
                + a.describe()
                + " change the same object in one play, so that only the last is seen: put both"
                + " changes into one animate(...), or play one after the other");
  }

  /**
   * Warnings of objects that move by themselves, as time passes, and are animated too: meanwhile
   * their updaters rest. Those that follow something, and so do not ask for the time, are not
   * meant: what they follow mostly rests as well.
   */
  static List<String> resting(List<? extends Animation<?>> animations) {
    return animations.stream()
        .flatMap(Animation::together)
        .filter(a -> a.restsUpdaters() && a.mobject().hasActiveUpdaters())
        .flatMap(a -> resting(a).stream())
        .toList();
  }

  private static Optional<String> resting(Animation<?> a) {
    return a.mobject().family().stream()
        .filter(PlayCheck::movesByItself)
        .findFirst()
        .map(
            member ->
                "the updater of "
                    + member.kind()
                    + " rests while "
                    + a.describe()
                    + " plays: let one updateFromAlpha(m, (m, t) -> ...) do both, or animate a"
                    + " valueTracker that the updater reads");
  }

  private static boolean movesByItself(Mobject<?> member) {
    return member.updaters().stream().anyMatch(u -> !(u instanceof Updater.Untimed))
        && member.hasActiveUpdaters();
  }

  /** The animations in a line, such as {@code FadeIn(Text), Write(Tex)}. */
  static String describe(List<? extends Animation<?>> animations) {
    return animations.stream().map(Animation::describe).collect(Collectors.joining(", "));
  }
}
