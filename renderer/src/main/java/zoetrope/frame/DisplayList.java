package zoetrope.frame;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * Items in painting order, from back to front, stored in chunks that lists share. Chunks that two
 * successive frames share are neither copied nor compared item by item. Immutable.
 */
public final class DisplayList extends AbstractList<Item> implements RandomAccess {
  public static final DisplayList EMPTY = new DisplayList(new Item[0][]);

  private final Item[][] chunks;

  /** The first index of each chunk, and the end of the last one. */
  private final int[] starts;

  /** The chunk that was found last; a hint only, so a data race is harmless. */
  private int hint;

  private DisplayList(Item[][] chunks) {
    this.chunks = chunks;
    this.starts = new int[chunks.length + 1];
    for (int i = 0; i < chunks.length; i++) {
      starts[i + 1] = starts[i] + chunks[i].length;
    }
  }

  /** Returns a display list of the items; {@code items} itself if it is a display list. */
  public static DisplayList copyOf(List<? extends Item> items) {
    if (items instanceof DisplayList list) {
      return list;
    }
    Builder builder = new Builder();
    items.forEach(builder::add);
    return builder.build();
  }

  @Override
  public int size() {
    return starts[chunks.length];
  }

  @Override
  public Item get(int index) {
    int chunk = hint;
    if (chunk >= chunks.length || index < starts[chunk] || index >= starts[chunk + 1]) {
      chunk = chunkOf(index);
    }
    return chunks[chunk][index - starts[chunk]];
  }

  private int chunkOf(int index) {
    Objects.checkIndex(index, size());
    int next = hint + 1;
    if (next >= chunks.length || index < starts[next] || index >= starts[next + 1]) {
      int found = Arrays.binarySearch(starts, index);
      next = found >= 0 ? found : -found - 2;
    }
    hint = next;
    return next;
  }

  /**
   * Returns the first index from {@code from} on where the lists differ by reference. If they do
   * not differ, returns the size of the shorter list, or {@code from} if that is more.
   */
  public static int firstDifference(List<? extends Item> a, List<? extends Item> b, int from) {
    int n = Math.min(a.size(), b.size());
    int i = from;
    while (i < n) {
      if (a.get(i) != b.get(i)) {
        return i;
      }
      int shared =
          a instanceof DisplayList p && b instanceof DisplayList q ? p.sharedAt(i, q, i) : 0;
      i += Math.max(1, shared);
    }
    return i;
  }

  /** Whether both lists have the same items, by reference. */
  public static boolean same(List<? extends Item> a, List<? extends Item> b) {
    return a == b || a.size() == b.size() && firstDifference(a, b, 0) == a.size();
  }

  /** Returns the length of the common suffix of both lists, by reference; at most {@code most}. */
  public static int commonSuffix(List<? extends Item> a, List<? extends Item> b, int most) {
    int m = a.size();
    int n = b.size();
    int i = 0;
    while (i < most) {
      int shared =
          a instanceof DisplayList p && b instanceof DisplayList q
              ? p.sharedBefore(m - i, q, n - i)
              : 0;
      if (shared == 0 && a.get(m - 1 - i) != b.get(n - 1 - i)) {
        return i;
      }
      i += Math.max(1, shared);
    }
    return Math.max(0, most);
  }

  /** Returns the number of items in the shared chunks that begin at these indices. */
  private int sharedAt(int i, DisplayList other, int j) {
    int p = chunkAt(i);
    int q = other.chunkAt(j);
    if (starts[p] != i || other.starts[q] != j) {
      return 0;
    }
    while (p < chunks.length && q < other.chunks.length && chunks[p] == other.chunks[q]) {
      p++;
      q++;
    }
    return starts[p] - i;
  }

  /** Returns the number of items in the shared chunks that end before these indices. */
  private int sharedBefore(int i, DisplayList other, int j) {
    int p = chunkAt(i - 1);
    int q = other.chunkAt(j - 1);
    if (starts[p + 1] != i || other.starts[q + 1] != j) {
      return 0;
    }
    while (p >= 0 && q >= 0 && chunks[p] == other.chunks[q]) {
      p--;
      q--;
    }
    return i - starts[p + 1];
  }

  private int chunkAt(int index) {
    int chunk = hint;
    boolean here = index >= starts[chunk] && index < starts[chunk + 1];
    return here ? chunk : chunkOf(index);
  }

  /** A builder that adds items from back to front. */
  public static final class Builder {
    private static final int CHUNK = 64;

    /** The capacity of a builder's first chunk; many lists have few items. */
    private static final int FIRST_OPEN = 4;

    private Item[][] chunks = new Item[1][];
    private int chunkCount;

    /** The number of items in {@link #chunks}, without the chunk that is being filled. */
    private int closed;

    private Item[] open = new Item[FIRST_OPEN];
    private int openCount;

    /** Returns the number of items so far. */
    public int size() {
      return closed + openCount;
    }

    /**
     * Adds an item in front of the others.
     *
     * @throws NullPointerException for null
     */
    public void add(Item item) {
      Objects.requireNonNull(item);
      if (openCount == CHUNK) {
        close();
      } else if (openCount == open.length) {
        open = Arrays.copyOf(open, CHUNK);
      }
      open[openCount++] = item;
    }

    /** Adds items in front of the others; the list's chunks are shared. */
    public void addAll(DisplayList items) {
      if (items.isEmpty()) {
        return;
      }
      close();
      reserve(items.chunks.length);
      System.arraycopy(items.chunks, 0, chunks, chunkCount, items.chunks.length);
      chunkCount += items.chunks.length;
      closed += items.size();
    }

    /** Returns the items from {@code start} on; lists built later share their chunks. */
    public DisplayList since(int start) {
      close();
      int first = chunkCount;
      int begin = closed;
      while (begin > start) {
        begin -= chunks[--first].length;
      }
      if (begin < start) {
        split(first, start - begin);
        first++;
      }
      return first == chunkCount
          ? EMPTY
          : new DisplayList(Arrays.copyOfRange(chunks, first, chunkCount));
    }

    public DisplayList build() {
      return since(0);
    }

    private void split(int chunk, int at) {
      reserve(1);
      Item[] whole = chunks[chunk];
      System.arraycopy(chunks, chunk + 1, chunks, chunk + 2, chunkCount - chunk - 1);
      chunks[chunk] = Arrays.copyOf(whole, at);
      chunks[chunk + 1] = Arrays.copyOfRange(whole, at, whole.length);
      chunkCount++;
    }

    private void close() {
      if (openCount == 0) {
        return;
      }
      reserve(1);
      if (openCount == CHUNK) {
        chunks[chunkCount++] = open;
        open = new Item[CHUNK];
      } else {
        chunks[chunkCount++] = Arrays.copyOf(open, openCount);
      }
      closed += openCount;
      openCount = 0;
    }

    private void reserve(int more) {
      if (chunkCount + more > chunks.length) {
        chunks = Arrays.copyOf(chunks, Math.max(chunkCount + more, 2 * chunks.length));
      }
    }
  }
}
