package zoetrope.mobject.display;

import java.util.Set;

/**
 * A selection of visible families by the numbers of their {@link CreationSite}s. It is used to
 * inspect a scene; the stage itself contains all families.
 *
 * @param hidden the families that are left out
 * @param alone if not empty, the only families that are shown
 */
public record Visibility(Set<Integer> hidden, Set<Integer> alone) {
  /** Shows everything. */
  public static final Visibility ALL = new Visibility(Set.of(), Set.of());

  /** Copies the sets. */
  public Visibility {
    hidden = Set.copyOf(hidden);
    alone = Set.copyOf(alone);
  }

  /** Returns whether everything is shown. */
  public boolean isAll() {
    return hidden.isEmpty() && alone.isEmpty();
  }
}
