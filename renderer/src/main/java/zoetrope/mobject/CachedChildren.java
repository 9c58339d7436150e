package zoetrope.mobject;

import java.util.List;

/**
 * Families in painting order, which are not looked at again as long as nothing in them changes: a
 * hundred thousand letters that stand still cost a frame as much as a few hundred.
 *
 * <p>A line-up is that of one moment: who changes the list makes a new one, and {@link #end ends}
 * this.
 */
public final class CachedChildren {
  private static final int STRETCH = 64;

  /** What a stretch shows is kept when it has at least so many members, */
  private static final int MANY_MEMBERS = 16;

  /** or so many items; else it is as cheap to look again. */
  private static final int MANY_ITEMS = 32;

  private final Mobject<?>[] members;
  private final CachedRange[] stretches;
  private boolean ended;

  /** Families that are part of nothing else, from back to front. */
  public CachedChildren(List<? extends Mobject<?>> members) {
    this(members, null);
  }

  /** The families of children of an object that stands in {@code stretch}, or in none: null. */
  CachedChildren(List<? extends Mobject<?>> members, CachedRange stretch) {
    this.members = members.toArray(new Mobject<?>[0]);
    this.stretches = new CachedRange[(this.members.length + STRETCH - 1) / STRETCH];
    for (int k = 0; k < stretches.length; k++) {
      stretches[k] = new CachedRange();
      stretches[k].isPartOf(stretch);
    }
  }

  /** Forgets everything; whoever is at work with it comes to an end still. */
  public void end() {
    ended = true;
    for (CachedRange stretch : stretches) {
      stretch.end();
    }
  }

  /** The object whose children these are stands in {@code stretch}. */
  void isPartOf(CachedRange stretch) {
    for (CachedRange part : stretches) {
      part.isPartOf(stretch);
    }
  }

  /** Adds what all families show, from back to front. */
  public void gather(DisplayListBuilder gathering) {
    for (int k = 0; k < stretches.length; k++) {
      CachedRange stretch = stretches[k];
      if (ended || gathering.hidesSome() || stretch.isKnown() && stretch.shown() == null) {
        gatherMembers(k, gathering);
      } else if (stretch.isKnown()) {
        gathering.addAll(stretch.shown());
      } else {
        learn(k, gathering);
      }
    }
  }

  private void learn(int k, DisplayListBuilder gathering) {
    CachedRange stretch = watched(k);
    int start = gathering.size();
    int untold = gathering.untold();
    gatherMembers(k, gathering);
    if (gathering.untold() == untold) {
      int count = gathering.sizeSince(start);
      boolean keep = end(k) - STRETCH * k >= MANY_MEMBERS || count >= MANY_ITEMS;
      stretch.learn(keep ? gathering.since(start) : null);
    }
  }

  private void gatherMembers(int k, DisplayListBuilder gathering) {
    for (int i = STRETCH * k; i < end(k); i++) {
      members[i].gather(gathering);
    }
  }

  /** Whether a member of a family has an updater that is not suspended. */
  public boolean hasActiveUpdaters() {
    for (int k = 0; k < stretches.length; k++) {
      if (isActive(k)) {
        return true;
      }
    }
    return false;
  }

  /** Runs the updaters of all families; see {@link Mobject#update}. They may change the list. */
  public void update(double dt) {
    for (int k = 0; k < stretches.length; k++) {
      if (isActive(k)) {
        for (int i = STRETCH * k; i < end(k); i++) {
          members[i].update(dt);
        }
      }
    }
  }

  private boolean isActive(int k) {
    if (stretches[k].isQuiet()) {
      return false;
    }
    CachedRange stretch = ended ? stretches[k] : watched(k);
    for (int i = STRETCH * k; i < end(k); i++) {
      if (members[i].hasActiveUpdaters()) {
        return true;
      }
    }
    stretch.learnQuiet();
    return false;
  }

  /** A stretch that will hear of all changes from now on. */
  private CachedRange watched(int k) {
    CachedRange stretch = stretches[k];
    if (stretch.isLost()) {
      stretch.found();
      for (int i = STRETCH * k; i < end(k); i++) {
        members[i].standIn(stretch);
      }
    }
    stretch.watch();
    return stretch;
  }

  private int end(int k) {
    return Math.min(members.length, STRETCH * (k + 1));
  }
}
