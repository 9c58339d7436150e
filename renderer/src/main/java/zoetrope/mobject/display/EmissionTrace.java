package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;

/**
 * Follows a display list while it is built: notes whose each item is, and leaves out what is not to
 * be seen. It does not know what the owners are.
 */
public final class EmissionTrace {
  private final Visibility visibility;
  private final Map<Item, Object> owners = new IdentityHashMap<>();
  private Object owner;

  /** Whether the present owner is one of those that are seen alone, or part of one. */
  private boolean seen;

  EmissionTrace(Visibility visibility) {
    this.visibility = visibility;
    this.seen = visibility.alone().isEmpty();
  }

  /** The owners of all items, by identity. */
  Map<Item, Object> owners() {
    return owners;
  }

  /** Whether a family is left out. */
  public boolean hides(CreationSite family) {
    return family != null && visibility.hidden().contains(family.number());
  }

  /** Runs {@code emit}, whose items are {@code newOwner}'s. */
  public void during(Object newOwner, CreationSite site, Runnable emit) {
    Object ownerBefore = owner;
    boolean seenBefore = seen;
    owner = newOwner;
    seen = seen || site != null && visibility.alone().contains(site.number());
    emit.run();
    owner = ownerBefore;
    seen = seenBefore;
  }

  /** Whether an item is to be added; it is the present owner's unless it is known already. */
  boolean takes(Item item) {
    if (!seen && !owners.containsKey(item)) {
      return false;
    }
    owners.putIfAbsent(item, owner);
    return true;
  }

  /** The same for all that the eye may see of an object in space. */
  boolean takes(DepthSortable sortable, Vec eye) {
    List<Item> items = new ArrayList<>(sortable.seen(eye));
    GroupMembers members = new GroupMembers();
    sortable.addTo(members, eye);
    items.addAll(members.items());
    boolean taken = seen;
    for (Item item : items) {
      taken |= takes(item);
    }
    return taken;
  }

  /** Notes that {@code turned} are {@code items}, one by one, in another place. */
  public void turned(List<Item> items, List<Item> turned) {
    for (int i = 0; i < items.size(); i++) {
      Object known = owners.get(items.get(i));
      if (known != null) {
        owners.put(turned.get(i), known);
      }
    }
  }
}
