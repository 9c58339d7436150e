package zoetrope.animation.layout;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.animation.Animation;
import zoetrope.geometry.Bounds;
import zoetrope.internal.mobject.CurrentStage;
import zoetrope.mobject.Mobject;

/**
 * The states in which the other animations of a play leave the members of a container, as far as
 * they are known before the play.
 */
final class EndStates {
  /** The present states: nothing else is played. */
  static final EndStates NOW = new EndStates(List.of(), List.of());

  private final Map<Mobject<?>, Mobject<?>> ends = new IdentityHashMap<>();
  private final Set<Mobject<?>> arriving = identitySet();

  /**
   * Finds the states of a family.
   *
   * @param others the animations that are played with the layout
   */
  EndStates(List<Mobject<?>> family, List<? extends Animation<?>> others) {
    Set<Mobject<?>> members = identitySet();
    members.addAll(family);
    for (Animation<?> other : others) {
      if (members.contains(other.mobject())) {
        other.knownEnd().ifPresent(end -> ends.put(other.mobject(), end));
      }
      if (!other.isRemover()) {
        arriving.addAll(other.mobject().family());
        other.reveals().forEach(m -> arriving.addAll(m.family()));
      }
    }
  }

  private static Set<Mobject<?>> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** Returns the end state of an object as a whole; null if it is not known or does not change. */
  Mobject<?> of(Mobject<?> m) {
    return ends.get(m);
  }

  /** Returns whether the end state of a part of the object is known, but not that of the whole. */
  boolean changesPartOf(Mobject<?> m) {
    return !ends.isEmpty() && !ends.containsKey(m) && m.anyMember(ends::containsKey);
  }

  /** Returns whether an object is on the stage, or comes onto it in this play. */
  boolean shows(Mobject<?> m) {
    return CurrentStage.shows(m) || m.anyMember(arriving::contains);
  }

  /** Returns the box of an object at the end of the play. Texts have the height of their lines. */
  Bounds box(Mobject<?> m) {
    Mobject<?> end = ends.get(m);
    if (end != null || m.hasPoints() || !changesPartOf(m)) {
      Mobject<?> state = end == null ? m : end;
      return state.lineBox().union(state.bounds());
    }
    Bounds all = Bounds.EMPTY;
    for (Mobject<?> child : m.children()) {
      all = all.union(box(child));
    }
    return all;
  }
}
