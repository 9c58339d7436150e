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
 * Finds what changed within depth groups from frame to frame: where one of a hundred solids moves,
 * the others are not projected again, and only what it covers and uncovers is damaged.
 */
final class GroupDamage {
  private int[] partners = new int[0];
  private boolean[] isPartner = new boolean[0];

  /**
   * Pairs the groups of a frame with those of the frame before that they take the place of: those
   * that stand between the same items.
   *
   * @param before the items of the frame before
   * @param sameCamera whether projected members may be taken
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

  /** The group of the frame before that item {@code i} takes the place of; -1 for none. */
  int partner(int i) {
    return i < partners.length ? partners[i] : -1;
  }

  /** Whether item {@code i} of the frame before is the {@link #partner} of another. */
  boolean isPartner(int i) {
    return isPartner[i];
  }

  /**
   * Visits the parts of a group that came, went or changed.
   *
   * @return false when that is not all: members changed their order, or they are not known
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
