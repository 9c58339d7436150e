package zoetrope.raster;

import java.util.Arrays;

/**
 * The figures of a frame, from back to front, with their boxes in chunks: where a hundred thousand
 * of them stand still and one moves, neither is each of them looked at.
 */
final class FigureList {
  private static final int CHUNK = 64;

  /** The figures of each chunk; those that stay in their places are shared with the last list. */
  private Figure[][] chunks = new Figure[0][];

  private int count;

  /** For each chunk: the box of all of it, and how many of its figures hide what is behind them. */
  private int[] boxes = new int[0];

  private int[] covers = new int[0];
  private long[] sizes = new long[0];

  int count() {
    return count;
  }

  Figure get(int i) {
    return chunks[i / CHUNK][i % CHUNK];
  }

  void clear() {
    count = 0;
    chunks = new Figure[0][];
  }

  /**
   * Begins a list of {@code newCount} figures, of which the first {@code kept} are those of {@code
   * last}: whole chunks of them are taken over, the others are to be set.
   */
  void begin(FigureList last, int newCount, int kept) {
    count = newCount;
    int needed = (newCount + CHUNK - 1) / CHUNK;
    if (chunks.length < needed) {
      chunks = new Figure[needed + needed / 4 + 1][];
      boxes = new int[4 * chunks.length];
      covers = new int[chunks.length];
      sizes = new long[chunks.length];
    }
    int whole = kept / CHUNK;
    System.arraycopy(last.chunks, 0, chunks, 0, whole);
    System.arraycopy(last.boxes, 0, boxes, 0, 4 * whole);
    System.arraycopy(last.covers, 0, covers, 0, whole);
    System.arraycopy(last.sizes, 0, sizes, 0, whole);
    for (int chunk = whole; chunk < needed; chunk++) {
      chunks[chunk] = new Figure[CHUNK];
    }
  }

  /** Lets go of all figures, but keeps the room for as many. */
  void release() {
    Arrays.fill(chunks, 0, (count + CHUNK - 1) / CHUNK, null);
    count = 0;
  }

  void set(int i, Figure figure) {
    chunks[i / CHUNK][i % CHUNK] = figure;
  }

  /** Measures the chunks from that of figure {@code first}, all of whose figures are set. */
  void measure(int first) {
    for (int chunk = first / CHUNK; chunk * CHUNK < count; chunk++) {
      int left = Integer.MAX_VALUE;
      int top = Integer.MAX_VALUE;
      int right = 0;
      int bottom = 0;
      int hiding = 0;
      long size = 0;
      for (int i = chunk * CHUNK; i < end(chunk); i++) {
        Figure figure = get(i);
        left = Math.min(left, figure.left());
        top = Math.min(top, figure.top());
        right = Math.max(right, figure.right());
        bottom = Math.max(bottom, figure.bottom());
        hiding += figure.cover() == null ? 0 : 1;
        size += figure.size();
      }
      boxes[4 * chunk] = left;
      boxes[4 * chunk + 1] = top;
      boxes[4 * chunk + 2] = right;
      boxes[4 * chunk + 3] = bottom;
      covers[chunk] = hiding;
      sizes[chunk] = size;
    }
  }

  /** The room that the figures before the chunk of figure {@code i} take. */
  long sizeBeforeChunkOf(int i) {
    long size = 0;
    for (int chunk = 0; chunk < i / CHUNK; chunk++) {
      size += sizes[chunk];
    }
    return size;
  }

  /** The first figure of the chunk that figure {@code i} is in. */
  static int startOfChunk(int i) {
    return i / CHUNK * CHUNK;
  }

  /** The first figure from {@code i} on that meets the box, or {@link #count}. */
  int next(int i, int x0, int y0, int x1, int y1) {
    int at = i;
    while (at < count) {
      int chunk = at / CHUNK;
      int box = 4 * chunk;
      int end = end(chunk);
      if (boxes[box] < x1 && boxes[box + 2] > x0 && boxes[box + 1] < y1 && boxes[box + 3] > y0) {
        for (; at < end; at++) {
          if (get(at).meets(x0, y0, x1, y1)) {
            return at;
          }
        }
      }
      at = end;
    }
    return count;
  }

  /** The last figure before {@code i} that hides what is behind it, or -1. */
  int lastCover(int i) {
    int at = i - 1;
    while (at >= 0) {
      int chunk = at / CHUNK;
      if (covers[chunk] > 0) {
        for (; at >= chunk * CHUNK; at--) {
          if (get(at).cover() != null) {
            return at;
          }
        }
      }
      at = chunk * CHUNK - 1;
    }
    return -1;
  }

  private int end(int chunk) {
    return Math.min(count, (chunk + 1) * CHUNK);
  }
}
