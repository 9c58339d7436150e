package zoetrope.internal.raster;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import zoetrope.frame.Item;
import zoetrope.internal.raster.depth.DepthMembers;
import zoetrope.internal.raster.depth.DepthPart;

/**
 * Finds what changed within depth groups since the previous frame. A depth group is an item whose
 * members hide one another by their depth. If one of a hundred solids moves, the other solids are
 * not projected again. Only the tiles that the solid touches before or after the move are damaged.
 */
final class GroupDamage {
  private int[] partners = new int[0];
  private boolean[] isPartner = new boolean[0];

  /**
   * Pairs each depth group of a frame with the group of the previous frame that was between the
   * same items.
   *
   * @param before the items of the previous frame
   * @param sameCamera whether the camera is unchanged, so that projected members may be reused
   */
  void begin(List<Item> before, List<Item> items, DisplayListDiff diff, boolean sameCamera) {
    partners = partners.length < items.size() ? new int[items.size()] : partners;
    isPartner = isPartner.length < before.size() ? new boolean[before.size()] : isPartner;
    Arrays.fill(partners, 0, items.size(), -1);
    Arrays.fill(isPartner, 0, before.size(), false);
    if (!sameCamera) {
      return;
    }
    int next = diff.prefixLength();
    for (int i = diff.prefixLength(); i < items.size(); i++) {
      if (diff.isKept(i)) {
        next = Math.max(next, diff.origin(i) + 1);
      } else if (items.get(i) instanceof Item.DepthGroup) {
        int partner = next;
        while (partner < before.size()
            && !diff.stays(partner)
            && !(before.get(partner) instanceof Item.DepthGroup)) {
          partner++;
        }
        if (partner < before.size() && !diff.stays(partner)) {
          partners[i] = partner;
          isPartner[partner] = true;
          next = partner + 1;
        }
      }
    }
  }

  /** Returns the group of the previous frame that item {@code i} replaces, or -1. */
  int partner(int i) {
    return i < partners.length ? partners[i] : -1;
  }

  /** Whether item {@code i} of the previous frame is the partner of an item of this frame. */
  boolean isPartner(int i) {
    return isPartner[i];
  }

  /**
   * Visits all parts that were added, removed or changed. Returns false if the changes are unknown.
   */
  static boolean forEachChange(DepthMembers before, DepthMembers now, Consumer<DepthPart> visitor) {
    if (before == null || now == null) {
      return false;
    }
    Map<List<DepthPart>, Integer> places = new IdentityHashMap<>();
    for (int i = 0; i < before.members().size(); i++) {
      places.put(before.members().get(i).parts(), i);
    }
    int last = -1;
    for (DepthMembers.Member member : now.members()) {
      Integer place = places.get(member.parts());
      if (place != null && place < last) {
        return false;
      }
      last = place == null ? last : place;
    }
    for (DepthMembers.Member member : now.members()) {
      if (places.remove(member.parts()) == null) {
        member.parts().forEach(visitor);
      }
    }
    for (DepthMembers.Member member : before.members()) {
      if (places.containsKey(member.parts())) {
        member.parts().forEach(visitor);
      }
    }
    return true;
  }
}
