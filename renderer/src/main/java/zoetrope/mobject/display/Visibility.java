package zoetrope.mobject.display;

import java.util.Set;

/**
 * Which families of a stage are seen, by the numbers of their {@link CreationSite}s: for looking at
 * a scene only, as the stage itself has all of them.
 *
 * @param hidden those that are left out
 * @param alone if not empty, those of which nothing else is seen
 */
public record Visibility(Set<Integer> hidden, Set<Integer> alone) {
  /** Everything. */
  public static final Visibility ALL = new Visibility(Set.of(), Set.of());

  /** Copies the sets. */
  public Visibility {
    hidden = Set.copyOf(hidden);
    alone = Set.copyOf(alone);
  }

  /** Whether everything is seen. */
  public boolean isAll() {
    return hidden.isEmpty() && alone.isEmpty();
  }
}
