package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Mobjects that leave the families on the stage. What these are is found from below, by what each
 * mobject is a child of, so that it does not matter how much else is on the stage.
 */
public final class Leaving {
  private final Set<? extends Mobject<?>> gone;
  private final Set<? extends Mobject<?>> listed;

  /** Those of the stage's list that had members which leave. */
  private final Set<Mobject<?>> wholes = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Whether a mobject above those that leave is below one of the list, or is one. */
  private final Map<Mobject<?>, Boolean> onStage = new IdentityHashMap<>();

  /** The children above those that leave, of each mobject that is on the stage. */
  private final Map<Mobject<?>, List<Mobject<?>>> below = new IdentityHashMap<>();

  /**
   * Makes {@code gone} absent from all families on the stage.
   *
   * @param gone with their families
   * @param listed the tops of the families on the stage, none of which is gone
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

  /** Those of the stage's list that had members which leave. */
  public Set<Mobject<?>> wholes() {
    return Collections.unmodifiableSet(wholes);
  }

  /**
   * Makes the groups absent that are {@linkplain Presence#isEmpty empty} now.
   *
   * @param there all that is present on the stage; asked for when the families do not tell
   */
  public void takeOutEmpty(Supplier<Set<Mobject<?>>> there) {
    wholes.forEach(whole -> takeOutEmpty(whole, there));
  }

  private void takeOutEmpty(Mobject<?> mobject, Supplier<Set<Mobject<?>>> there) {
    for (Mobject<?> child : below.getOrDefault(mobject, List.of())) {
      if (!mobject.links().isPresent(child)) {
        continue;
      }
      if (Presence.isEmpty(child, there)) {
        mobject.links().setPresent(child, false);
      } else {
        takeOutEmpty(child, there);
      }
    }
  }
}
