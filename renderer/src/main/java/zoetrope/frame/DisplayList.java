package zoetrope.frame;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * Items in painting order, in pieces that lists share: of two frames after one another the most
 * part is mostly the same, and that is neither copied nor compared item by item. Immutable.
 */
public final class DisplayList extends AbstractList<Item> implements RandomAccess {
  /** Nothing. */
  public static final DisplayList EMPTY = new DisplayList(new Item[0][]);

  private final Item[][] pieces;

  /** Where each piece begins, and the end of the last one. */
  private final int[] starts;

  /** The piece that was found last; any value will do, so threads need not agree on it. */
  private int hint;

  private DisplayList(Item[][] pieces) {
    this.pieces = pieces;
    this.starts = new int[pieces.length + 1];
    for (int i = 0; i < pieces.length; i++) {
      starts[i + 1] = starts[i] + pieces[i].length;
    }
  }

  /** The same items; {@code items} itself when it is such a list. */
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
    return starts[pieces.length];
  }

  @Override
  public Item get(int index) {
    int piece = hint;
    if (piece >= pieces.length || index < starts[piece] || index >= starts[piece + 1]) {
      piece = pieceOf(index);
    }
    return pieces[piece][index - starts[piece]];
  }

  private int pieceOf(int index) {
    Objects.checkIndex(index, size());
    int next = hint + 1;
    if (next >= pieces.length || index < starts[next] || index >= starts[next + 1]) {
      int found = Arrays.binarySearch(starts, index);
      next = found >= 0 ? found : -found - 2;
    }
    hint = next;
    return next;
  }

  /**
   * The first index from {@code from} on where not both lists have the same reference; where there
   * is none, the size of the shorter list, or {@code from} if that is more.
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

  /** Whether both lists have the same references. */
  public static boolean same(List<? extends Item> a, List<? extends Item> b) {
    return a == b || a.size() == b.size() && firstDifference(a, b, 0) == a.size();
  }

  /** How many items before the end, {@code most} at most, are the same references in both lists. */
  public static int sameAtEnd(List<? extends Item> a, List<? extends Item> b, int most) {
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

  /** How many items follow that are in shared pieces, from {@code i} here and {@code j} there. */
  private int sharedAt(int i, DisplayList other, int j) {
    int p = pieceAt(i);
    int q = other.pieceAt(j);
    if (starts[p] != i || other.starts[q] != j) {
      return 0;
    }
    while (p < pieces.length && q < other.pieces.length && pieces[p] == other.pieces[q]) {
      p++;
      q++;
    }
    return starts[p] - i;
  }

  /** How many items before {@code i} here and {@code j} there are in shared pieces. */
  private int sharedBefore(int i, DisplayList other, int j) {
    int p = pieceAt(i - 1);
    int q = other.pieceAt(j - 1);
    if (starts[p + 1] != i || other.starts[q + 1] != j) {
      return 0;
    }
    while (p >= 0 && q >= 0 && pieces[p] == other.pieces[q]) {
      p--;
      q--;
    }
    return i - starts[p + 1];
  }

  private int pieceAt(int index) {
    int piece = hint;
    boolean here = index >= starts[piece] && index < starts[piece + 1];
    return here ? piece : pieceOf(index);
  }

  /** Collects a list from back to front. */
  public static final class Builder {
    private static final int LENGTH = 64;

    private Item[][] pieces = new Item[4][];
    private int pieceCount;

    /** The items in {@link #pieces}, without the piece that is being filled. */
    private int closed;

    private Item[] open = new Item[LENGTH];
    private int openCount;

    /** A builder that has nothing yet. */
    public Builder() {}

    /** How many items there are. */
    public int size() {
      return closed + openCount;
    }

    /** Adds an item in front. Throws {@link NullPointerException} for null. */
    public void add(Item item) {
      Objects.requireNonNull(item);
      if (openCount == LENGTH) {
        close();
      }
      open[openCount++] = item;
    }

    /** Adds items in front; the list's pieces are shared. */
    public void addAll(DisplayList items) {
      if (items.isEmpty()) {
        return;
      }
      close();
      reserve(items.pieces.length);
      System.arraycopy(items.pieces, 0, pieces, pieceCount, items.pieces.length);
      pieceCount += items.pieces.length;
      closed += items.size();
    }

    /** The items from index {@code start} on, whose pieces this list and that one will share. */
    public DisplayList since(int start) {
      close();
      int first = pieceCount;
      int begin = closed;
      while (begin > start) {
        begin -= pieces[--first].length;
      }
      if (begin < start) {
        split(first, start - begin);
        first++;
      }
      return first == pieceCount
          ? EMPTY
          : new DisplayList(Arrays.copyOfRange(pieces, first, pieceCount));
    }

    /** All items. */
    public DisplayList build() {
      return since(0);
    }

    private void split(int piece, int at) {
      reserve(1);
      Item[] whole = pieces[piece];
      System.arraycopy(pieces, piece + 1, pieces, piece + 2, pieceCount - piece - 1);
      pieces[piece] = Arrays.copyOf(whole, at);
      pieces[piece + 1] = Arrays.copyOfRange(whole, at, whole.length);
      pieceCount++;
    }

    private void close() {
      if (openCount == 0) {
        return;
      }
      reserve(1);
      if (openCount == LENGTH) {
        pieces[pieceCount++] = open;
        open = new Item[LENGTH];
      } else {
        pieces[pieceCount++] = Arrays.copyOf(open, openCount);
      }
      closed += openCount;
      openCount = 0;
    }

    private void reserve(int more) {
      if (pieceCount + more > pieces.length) {
        pieces = Arrays.copyOf(pieces, Math.max(pieceCount + more, 2 * pieces.length));
      }
    }
  }
}
