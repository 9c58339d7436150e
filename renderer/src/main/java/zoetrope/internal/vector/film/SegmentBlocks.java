package zoetrope.internal.vector.film;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The segments of a film and its variants. A block contains the segments of the same time in all
 * variants, part by part, because similar bytes that are close to each other compress well. The
 * segments wait in a temporary file, so that memory is bounded.
 */
final class SegmentBlocks implements Closeable {
  /** A block ends after this many bytes, so that players need not unpack too much for a segment. */
  private static final int MAX_BYTES = 1 << 22;

  private final Path file;
  private final RandomAccessFile waiting;
  private final Map<List<Object>, List<Object>> entries = new HashMap<>();
  private final Map<Integer, List<Waiting>> byNumber = new TreeMap<>();

  /**
   * A segment in the temporary file.
   *
   * @param entry its entry in the index, without its place
   */
  private record Waiting(long position, int[] sizes, List<Object> entry) {
    int size() {
      int sum = 0;
      for (int size : sizes) {
        sum += size;
      }
      return sum;
    }
  }

  /** Receives the bytes of blocks. */
  @FunctionalInterface
  interface Target {
    void accept(byte[] block) throws IOException;
  }

  SegmentBlocks() throws IOException {
    file = Files.createTempFile("zoetrope-segments", null);
    waiting = new RandomAccessFile(file.toFile(), "rw");
  }

  /**
   * Adds a segment, unless an equal segment was added before.
   *
   * @param number the number of the segment in its variant, from 0
   * @return the segment's entry in the index: its number of frames, its block and its number in the
   *     block; the last two are missing before {@link #write}
   */
  List<Object> add(int number, long frames, List<byte[]> parts) throws IOException {
    List<Object> content = new ArrayList<>(List.of(frames));
    parts.forEach(part -> content.add(VectorFilmFile.key(part)));
    List<Object> known = entries.get(content);
    if (known != null) {
      return known;
    }
    List<Object> entry = new ArrayList<>(List.of(frames));
    entries.put(content, entry);
    int[] sizes = parts.stream().mapToInt(part -> part.length).toArray();
    byNumber
        .computeIfAbsent(number, n -> new ArrayList<>())
        .add(new Waiting(waiting.length(), sizes, entry));
    waiting.seek(waiting.length());
    for (byte[] part : parts) {
      waiting.write(part);
    }
    return entry;
  }

  /** Passes all blocks to a target in their order, and completes the entries of the segments. */
  void write(Target target) throws IOException {
    int block = 0;
    for (List<Waiting> segments : byNumber.values()) {
      int from = 0;
      while (from < segments.size()) {
        int to = from + 1;
        long bytes = segments.get(from).size();
        while (to < segments.size() && bytes + segments.get(to).size() <= MAX_BYTES) {
          bytes += segments.get(to++).size();
        }
        for (int i = from; i < to; i++) {
          segments.get(i).entry().addAll(List.of(block, i - from));
        }
        target.accept(block(segments.subList(from, to)));
        block++;
        from = to;
      }
    }
  }

  private byte[] block(List<Waiting> segments) throws IOException {
    List<ByteBuffer> contents = new ArrayList<>();
    for (Waiting segment : segments) {
      byte[] bytes = new byte[segment.size()];
      waiting.seek(segment.position());
      waiting.readFully(bytes);
      contents.add(ByteBuffer.wrap(bytes));
    }
    Column out = new Column();
    out.unsigned(segments.size());
    int parts = segments.get(0).sizes().length;
    for (int part = 0; part < parts; part++) {
      for (Waiting segment : segments) {
        out.unsigned(segment.sizes()[part]);
      }
    }
    for (int part = 0; part < parts; part++) {
      for (int i = 0; i < segments.size(); i++) {
        byte[] bytes = new byte[segments.get(i).sizes()[part]];
        contents.get(i).get(bytes);
        out.add(bytes);
      }
    }
    return out.toBytes();
  }

  @Override
  public void close() throws IOException {
    try {
      waiting.close();
    } finally {
      Files.deleteIfExists(file);
    }
  }
}
