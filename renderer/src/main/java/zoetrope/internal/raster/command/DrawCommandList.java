package zoetrope.internal.raster.command;

import java.util.Arrays;

/**
 * The draw commands of a frame, from back to front, with the bounding boxes of chunks and of groups
 * of chunks. So if one of a hundred thousand commands changes, only few commands are visited.
 */
public final class DrawCommandList {
  private static final int CHUNK = 64;

  /** The number of chunks per group. */
  private static final int GROUP = 32;

  private static final int GROUPED = GROUP * CHUNK;

  /** The commands of each chunk; unchanged first chunks are shared with the previous frame. */
  private DrawCommand[][] chunks = new DrawCommand[0][];

  private int count;

  private final BoundsHierarchy chunkBounds = new BoundsHierarchy();
  private final BoundsHierarchy groupBounds = new BoundsHierarchy();

  /** The memory that the commands of each chunk use, in array elements. */
  private long[] sizes = new long[0];

  public int count() {
    return count;
  }

  public DrawCommand get(int i) {
    return chunks[i / CHUNK][i % CHUNK];
  }

  public void clear() {
    count = 0;
    chunks = new DrawCommand[0][];
  }

  /**
   * Begins a list of {@code newCount} commands. The first {@code kept} commands are the same as in
   * {@code last}, and the chunks that contain only these are shared. All other commands must be
   * set.
   */
  public void begin(DrawCommandList last, int newCount, int kept) {
    count = newCount;
    int needed = (newCount + CHUNK - 1) / CHUNK;
    if (chunks.length < needed) {
      chunks = new DrawCommand[needed + needed / 4 + 1][];
      sizes = new long[chunks.length];
      chunkBounds.reserve(chunks.length);
      groupBounds.reserve(chunks.length / GROUP + 1);
    }
    int whole = kept / CHUNK;
    System.arraycopy(last.chunks, 0, chunks, 0, whole);
    System.arraycopy(last.sizes, 0, sizes, 0, whole);
    chunkBounds.copyPrefix(last.chunkBounds, whole);
    groupBounds.copyPrefix(last.groupBounds, whole / GROUP);
    for (int chunk = whole; chunk < needed; chunk++) {
      chunks[chunk] = new DrawCommand[CHUNK];
    }
  }

  /** Removes all commands, but keeps the arrays. */
  public void release() {
    Arrays.fill(chunks, 0, (count + CHUNK - 1) / CHUNK, null);
    count = 0;
  }

  public void set(int i, DrawCommand command) {
    chunks[i / CHUNK][i % CHUNK] = command;
  }

  /** Computes the bounds of the chunks from that of command {@code first} on. */
  public void measure(int first) {
    for (int chunk = first / CHUNK; chunk * CHUNK < count; chunk++) {
      chunkBounds.clear(chunk);
      long size = 0;
      for (int i = chunk * CHUNK; i < end(chunk); i++) {
        chunkBounds.add(chunk, get(i));
        size += get(i).size();
      }
      sizes[chunk] = size;
    }
    int chunkCount = (count + CHUNK - 1) / CHUNK;
    for (int group = first / GROUPED; group * GROUPED < count; group++) {
      groupBounds.clear(group);
      for (int i = group * GROUP; i < Math.min(chunkCount, (group + 1) * GROUP); i++) {
        groupBounds.add(group, chunkBounds, i);
      }
    }
  }

  /** Returns the memory of all chunks before that of command {@code i}, in array elements. */
  public long sizeBeforeChunkOf(int i) {
    return Arrays.stream(sizes, 0, i / CHUNK).sum();
  }

  /** Returns the index of the first command in the chunk that contains command {@code i}. */
  public static int startOfChunk(int i) {
    return i / CHUNK * CHUNK;
  }

  /** Returns the first command from {@code i} on that intersects a rectangle, or the count. */
  public int next(int i, int x0, int y0, int x1, int y1) {
    int at = i;
    while (at < count) {
      if (at % GROUPED == 0 && !groupBounds.intersects(at / GROUPED, x0, y0, x1, y1)) {
        at += GROUPED;
        continue;
      }
      int chunk = at / CHUNK;
      int end = end(chunk);
      if (chunkBounds.intersects(chunk, x0, y0, x1, y1)) {
        for (; at < end; at++) {
          if (get(at).intersects(x0, y0, x1, y1)) {
            return at;
          }
        }
      }
      at = end;
    }
    return count;
  }

  /** Returns the index of the last command before {@code i} that has an opaque rectangle, or -1. */
  public int lastOpaque(int i) {
    int at = i - 1;
    while (at >= 0) {
      int chunk = at / CHUNK;
      if (!groupBounds.hasOpaque(at / GROUPED)) {
        at = at / GROUPED * GROUPED - 1;
      } else if (!chunkBounds.hasOpaque(chunk)) {
        at = chunk * CHUNK - 1;
      } else {
        for (; at >= chunk * CHUNK; at--) {
          if (get(at).opaqueRect() != null) {
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
