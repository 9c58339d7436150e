package zoetrope.internal.raster;

import java.util.Arrays;

/**
 * The figures of a frame, from back to front, with their boxes in chunks, and those in groups:
 * where a hundred thousand of them stand still and one moves, few of them are looked at.
 */
final class DrawCommandList {
  private static final int CHUNK = 64;

  /** The chunks of a group, and its figures. */
  private static final int GROUP = 32;

  private static final int GROUPED = GROUP * CHUNK;

  /** The figures of each chunk; those that stay in their places are shared with the last list. */
  private DrawCommand[][] chunks = new DrawCommand[0][];

  private int count;

  private final BoundsHierarchy runs = new BoundsHierarchy();
  private final BoundsHierarchy groups = new BoundsHierarchy();

  /** For each chunk, the room that its figures take. */
  private long[] sizes = new long[0];

  int count() {
    return count;
  }

  DrawCommand get(int i) {
    return chunks[i / CHUNK][i % CHUNK];
  }

  void clear() {
    count = 0;
    chunks = new DrawCommand[0][];
  }

  /**
   * Begins a list of {@code newCount} figures, of which the first {@code kept} are those of {@code
   * last}: whole chunks of them are taken over, the others are to be set.
   */
  void begin(DrawCommandList last, int newCount, int kept) {
    count = newCount;
    int needed = (newCount + CHUNK - 1) / CHUNK;
    if (chunks.length < needed) {
      chunks = new DrawCommand[needed + needed / 4 + 1][];
      sizes = new long[chunks.length];
      runs.reserve(chunks.length);
      groups.reserve(chunks.length / GROUP + 1);
    }
    int whole = kept / CHUNK;
    System.arraycopy(last.chunks, 0, chunks, 0, whole);
    System.arraycopy(last.sizes, 0, sizes, 0, whole);
    runs.take(last.runs, whole);
    groups.take(last.groups, whole / GROUP);
    for (int chunk = whole; chunk < needed; chunk++) {
      chunks[chunk] = new DrawCommand[CHUNK];
    }
  }

  /** Lets go of all figures, but keeps the room for as many. */
  void release() {
    Arrays.fill(chunks, 0, (count + CHUNK - 1) / CHUNK, null);
    count = 0;
  }

  void set(int i, DrawCommand figure) {
    chunks[i / CHUNK][i % CHUNK] = figure;
  }

  /** Measures the chunks from that of figure {@code first}, all of whose figures are set. */
  void measure(int first) {
    for (int chunk = first / CHUNK; chunk * CHUNK < count; chunk++) {
      runs.clear(chunk);
      long size = 0;
      for (int i = chunk * CHUNK; i < end(chunk); i++) {
        runs.add(chunk, get(i));
        size += get(i).size();
      }
      sizes[chunk] = size;
    }
    int chunkCount = (count + CHUNK - 1) / CHUNK;
    for (int group = first / GROUPED; group * GROUPED < count; group++) {
      groups.clear(group);
      for (int i = group * GROUP; i < Math.min(chunkCount, (group + 1) * GROUP); i++) {
        groups.add(group, runs, i);
      }
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
      if (at % GROUPED == 0 && !groups.meets(at / GROUPED, x0, y0, x1, y1)) {
        at += GROUPED;
        continue;
      }
      int chunk = at / CHUNK;
      int end = end(chunk);
      if (runs.meets(chunk, x0, y0, x1, y1)) {
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
      if (!groups.hides(at / GROUPED)) {
        at = at / GROUPED * GROUPED - 1;
      } else if (!runs.hides(chunk)) {
        at = chunk * CHUNK - 1;
      } else {
        for (; at >= chunk * CHUNK; at--) {
          if (get(at).cover() != null) {
            return at;
          }
        }
      }
    }
    return -1;
  }

  private int end(int chunk) {
    return Math.min(count, (chunk + 1) * CHUNK);
  }
}
