package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Mobjects that leave the stage. The listed mobjects are the roots of the families on the stage.
 * The families that contain leaving mobjects are found upwards through the parents, so the cost
 * does not depend on the number of other mobjects on the stage.
 */
public final class Leaving {
  private final Set<? extends Mobject<?>> gone;
  private final Set<? extends Mobject<?>> listed;

  /** The listed mobjects whose families contain leaving mobjects. */
  private final Set<Mobject<?>> wholes = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * For each ancestor of a leaving mobject: whether it is a listed mobject or a descendant of one.
   */
  private final Map<Mobject<?>, Boolean> onStage = new IdentityHashMap<>();

  /** For each mobject on the stage, its children that are ancestors of leaving mobjects. */
  private final Map<Mobject<?>, List<Mobject<?>>> below = new IdentityHashMap<>();

  /**
   * Makes {@code gone} absent from all families on the stage.
   *
   * @param gone the leaving mobjects, including their families
   * @param listed the roots of the families on the stage; none of them leaves
   */
  public Leaving(Set<? extends Mobject<?>> gone, Set<? extends Mobject<?>> listed) {
    this.gone = gone;
    this.listed = listed;
    for (Mobject<?> member : gone) {
      member.forEachParent(
          parent -> {
            if (!gone.contains(parent) && isOnStage(parent)) {
              parent.links().setPresent(member, false);
            }
          });
    }
  }

  private boolean isOnStage(Mobject<?> above) {
    Boolean known = onStage.get(above);
    if (known != null) {
      return known;
    }
    boolean[] found = {listed.contains(above)};
    if (found[0]) {
      wholes.add(above);
    }
    above.forEachParent(
        parent -> {
          if (!gone.contains(parent) && isOnStage(parent)) {
            below.computeIfAbsent(parent, p -> new ArrayList<>()).add(above);
            found[0] = true;
          }
        });
    onStage.put(above, found[0]);
    return found[0];
  }

  /** Returns the listed mobjects whose families contain leaving mobjects. */
  public Set<Mobject<?>> wholes() {
    return Collections.unmodifiableSet(wholes);
  }

  /**
   * Makes the groups absent that are {@linkplain Presence#isEmpty empty} now.
   *
   * @param present supplies all present mobjects of the stage; called only if a family has no
   *     present members with points
   */
  public void takeOutEmpty(Supplier<Set<Mobject<?>>> present) {
    wholes.forEach(whole -> takeOutEmpty(whole, present));
  }

  private void takeOutEmpty(Mobject<?> mobject, Supplier<Set<Mobject<?>>> present) {
    for (Mobject<?> child : below.getOrDefault(mobject, List.of())) {
      if (!mobject.links().isPresent(child)) {
        continue;
      }
      if (Presence.isEmpty(child, present)) {
        mobject.links().setPresent(child, false);
      } else {
        takeOutEmpty(child, present);
      }
    }
  }
}
