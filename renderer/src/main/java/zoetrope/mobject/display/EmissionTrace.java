package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;

/**
 * A trace of a display list under construction: records the owner of each item, and leaves out
 * invisible items. Owners are opaque objects.
 */
public final class EmissionTrace {
  private final Visibility visibility;
  private final Map<Item, Object> owners = new IdentityHashMap<>();
  private Object owner;

  /** Whether the current owner or one of its ancestors is selected to be shown alone. */
  private boolean seen;

  EmissionTrace(Visibility visibility) {
    this.visibility = visibility;
    this.seen = visibility.alone().isEmpty();
  }

  Map<Item, Object> owners() {
    return owners;
  }

  /** Returns whether a family is left out. */
  public boolean hides(CreationSite family) {
    return family != null && visibility.hidden().contains(family.number());
  }

  /** Runs {@code emit}, whose items belong to {@code newOwner}. */
  public void during(Object newOwner, CreationSite site, Runnable emit) {
    Object ownerBefore = owner;
    boolean seenBefore = seen;
    owner = newOwner;
    seen = seen || site != null && visibility.alone().contains(site.number());
    emit.run();
    owner = ownerBefore;
    seen = seenBefore;
  }

  /** Returns whether to add an item, and records its owner unless it has one. */
  boolean takes(Item item) {
    if (!seen && !owners.containsKey(item)) {
      return false;
    }
    owners.putIfAbsent(item, owner);
    return true;
  }

  /** Returns whether to add an object in space, and records the owner of its items. */
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

  /**
   * Records for each item of {@code turned} the owner of the item of {@code items} at the same
   * index.
   */
  public void turned(List<Item> items, List<Item> turned) {
    for (int i = 0; i < items.size(); i++) {
      Object known = owners.get(items.get(i));
      if (known != null) {
        owners.put(turned.get(i), known);
      }
    }
  }
}
