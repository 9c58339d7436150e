package zoetrope.mobject;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import zoetrope.internal.mobject.CachedRange;
import zoetrope.mobject.display.DisplayListBuilder;

/**
 * Families of mobjects in painting order. The display list items of families that do not change are
 * cached. The cache makes frames with many static mobjects cheap.
 *
 * <p>The list of mobjects is immutable and divided into ranges of up to 64 mobjects; each range has
 * a cache. {@link #withInserted} and {@link #without} return a list that differs by one mobject.
 * The new list reuses all but one or two ranges of this list. For all other changes, the caller
 * creates a new object. In both cases the old object must not be used again. Only a loop that
 * already runs over the old list may continue.
 */
public final class CachedChildren {
  private static final int MAX_RANGE_MEMBERS = 64;

  /**
   * A range caches its items if it has at least this many members or {@link #MIN_CACHED_ITEMS}
   * items. For smaller ranges, it is as fast to ask the mobjects for their items again.
   */
  private static final int MIN_CACHED_MEMBERS = 16;

  private static final int MIN_CACHED_ITEMS = 32;

  private final Range[] ranges;

  /** The range that contains the parent of these mobjects and caches its items, or null. */
  private CachedRange parent;

  /** Creates a list of families that have no common parent, from back to front. */
  public CachedChildren(List<? extends Mobject<?>> members) {
    this(members, null);
  }

  /**
   * Creates a list of children. {@code parent} is the range that contains their parent, or null.
   */
  CachedChildren(List<? extends Mobject<?>> members, CachedRange parent) {
    Mobject<?>[] all = members.toArray(new Mobject<?>[0]);
    this.parent = parent;
    this.ranges = new Range[(all.length + MAX_RANGE_MEMBERS - 1) / MAX_RANGE_MEMBERS];
    for (int k = 0; k < ranges.length; k++) {
      int end = Math.min(all.length, MAX_RANGE_MEMBERS * (k + 1));
      ranges[k] = new Range(Arrays.copyOfRange(all, MAX_RANGE_MEMBERS * k, end), parent);
    }
  }

  private CachedChildren(Range[] ranges, CachedRange parent) {
    this.ranges = ranges;
    this.parent = parent;
  }

  /** Disables the cache permanently. */
  public void dispose() {
    for (Range range : ranges) {
      range.cache.dispose();
    }
  }

  // --- lists that differ by one mobject ---

  /** Returns a list with {@code added} at {@code index}, which replaces this list. */
  public CachedChildren withInserted(int index, Mobject<?> added) {
    int at = index;
    int k = 0;
    while (k < ranges.length - 1 && at > ranges[k].members.length) {
      at -= ranges[k++].members.length;
    }
    if (k == ranges.length || at == MAX_RANGE_MEMBERS && k == ranges.length - 1) {
      return replaced(ranges.length, 0, new Mobject<?>[] {added});
    }
    Mobject<?>[] old = ranges[k].members;
    Mobject<?>[] all = Arrays.copyOf(old, old.length + 1);
    System.arraycopy(old, at, all, at + 1, old.length - at);
    all[at] = added;
    if (all.length <= MAX_RANGE_MEMBERS) {
      return replaced(k, 1, all);
    }
    int half = all.length / 2;
    return replaced(k, 1, Arrays.copyOf(all, half), Arrays.copyOfRange(all, half, all.length));
  }

  /** Returns a list without {@code gone}, which must be a member. The result replaces this list. */
  public CachedChildren without(Mobject<?> gone) {
    int k = 0;
    int at = Arrays.asList(ranges[0].members).indexOf(gone);
    while (at < 0) {
      at = Arrays.asList(ranges[++k].members).indexOf(gone);
    }
    Mobject<?>[] old = ranges[k].members;
    if (old.length == 1) {
      return replaced(k, 1);
    }
    Mobject<?>[] rest = Arrays.copyOf(old, old.length - 1);
    System.arraycopy(old, at + 1, rest, at, rest.length - at);
    if (k + 1 == ranges.length
        || rest.length + ranges[k + 1].members.length > MAX_RANGE_MEMBERS / 2) {
      return replaced(k, 1, rest);
    }
    Mobject<?>[] next = ranges[k + 1].members;
    Mobject<?>[] both = Arrays.copyOf(rest, rest.length + next.length);
    System.arraycopy(next, 0, both, rest.length, next.length);
    return replaced(k, 2, both);
  }

  /** Replaces and disposes of the {@code count} ranges from {@code k} on, in a new list. */
  private CachedChildren replaced(int k, int count, Mobject<?>[]... members) {
    Range[] all = new Range[ranges.length - count + members.length];
    System.arraycopy(ranges, 0, all, 0, k);
    for (int i = 0; i < members.length; i++) {
      all[k + i] = new Range(members[i], parent);
    }
    int rest = ranges.length - k - count;
    System.arraycopy(ranges, k + count, all, k + members.length, rest);
    for (int i = k; i < k + count; i++) {
      ranges[i].cache.dispose();
    }
    return new CachedChildren(all, parent);
  }

  /** Sets the range that contains the parent of these mobjects. */
  void setParent(CachedRange newParent) {
    parent = newParent;
    for (Range range : ranges) {
      range.cache.setParent(newParent);
    }
  }

  // --- reading ---

  /** Adds the items of all families to {@code out}, from back to front. */
  public void emit(DisplayListBuilder out) {
    for (Range range : ranges) {
      if (range.cache.isDisposed()
          || out.asksMembers()
          || range.cache.isValid() && range.cache.items() == null) {
        emitMembers(range, out);
      } else if (range.cache.isValid()) {
        out.addAll(range.cache.items());
      } else {
        emitAndStore(range, out);
      }
    }
  }

  private static void emitAndStore(Range range, DisplayListBuilder out) {
    prepare(range);
    int start = out.size();
    int uncacheable = out.uncacheable();
    emitMembers(range, out);
    if (out.uncacheable() == uncacheable) {
      int count = out.sizeSince(start);
      boolean worthCaching =
          range.members.length >= MIN_CACHED_MEMBERS || count >= MIN_CACHED_ITEMS;
      range.cache.storeItems(worthCaching ? out.since(start) : null);
    }
  }

  private static void emitMembers(Range range, DisplayListBuilder out) {
    for (Mobject<?> member : range.members) {
      member.emit(out);
    }
  }

  /** Returns whether any member of a family has an updater that is not suspended. */
  public boolean hasActiveUpdaters() {
    for (Range range : ranges) {
      if (isActive(range)) {
        return true;
      }
    }
    return false;
  }

  /** Runs the updaters of all families; see {@link Mobject#update}. They may change the list. */
  public void update(double dt) {
    forEachActive(member -> member.update(dt));
  }

  /** Calls {@code action} for all families with active updaters, and possibly for some without. */
  void forEachActive(Consumer<Mobject<?>> action) {
    for (Range range : ranges) {
      if (isActive(range)) {
        for (Mobject<?> member : range.members) {
          action.accept(member);
        }
      }
    }
  }

  private static boolean isActive(Range range) {
    if (range.cache.isIdle()) {
      return false;
    }
    if (!range.cache.isDisposed()) {
      prepare(range);
    }
    for (Mobject<?> member : range.members) {
      if (member.hasActiveUpdaters()) {
        return true;
      }
    }
    range.cache.storeIdle();
    return false;
  }

  /** Registers all members with their range, so that their later changes invalidate its cache. */
  private static void prepare(Range range) {
    if (range.cache.isDetached()) {
      range.cache.attached();
      for (Mobject<?> member : range.members) {
        member.register(range.cache);
      }
    }
    range.cache.beginRead();
  }

  /** Some neighbouring members, in painting order, with the cache of their items. */
  private static final class Range {
    private final Mobject<?>[] members;
    private final CachedRange cache;

    Range(Mobject<?>[] members, CachedRange parent) {
      this.members = members;
      this.cache = new CachedRange(parent);
    }
  }
}
