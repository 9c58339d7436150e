package zoetrope.internal.render.cluster;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import zoetrope.internal.render.pipeline.MemoryBudget;
import zoetrope.render.cluster.FarmedSegment;

/**
 * Segments that a cluster has made before they can be appended to the video. They are in memory
 * while there is room, and then in a temporary file, so that a video of any length can wait for its
 * first segment. {@link #close} deletes the file. Not thread-safe.
 */
public final class EarlySegments implements AutoCloseable {
  private final Map<Integer, FarmedSegment> inMemory = new HashMap<>();
  private final Map<Integer, Place> inFile = new HashMap<>();
  private final MemoryBudget room;
  private FileChannel file;
  private long end;
  private boolean closed;

  private record Place(FarmedSegment segment, long from, int size) {}

  /**
   * Creates an empty store; {@code room} limits the memory that the segments of several videos take
   * together.
   */
  public EarlySegments(MemoryBudget room) {
    this.room = room;
  }

  /**
   * Adds a segment. Does nothing if the segment is stored already, or if this store is closed,
   * because a farm may still deliver segments then.
   *
   * @throws IOException if the segment cannot be written to the temporary folder
   */
  public void add(FarmedSegment segment) throws IOException {
    if (closed || has(segment.index())) {
      return;
    }
    if (room.take(segment.size())) {
      inMemory.put(segment.index(), segment);
      return;
    }
    if (file == null) {
      file = create();
    }
    ByteBuffer bytes = ByteBuffer.wrap(segment.bytes());
    long from = end;
    while (bytes.hasRemaining()) {
      end += file.write(bytes, end);
    }
    inFile.put(segment.index(), new Place(segment.withBytes(new byte[0]), from, segment.size()));
  }

  private static FileChannel create() throws IOException {
    Path path = Files.createTempFile("zoetrope-segments", ".tmp");
    return FileChannel.open(
        path,
        StandardOpenOption.READ,
        StandardOpenOption.WRITE,
        StandardOpenOption.DELETE_ON_CLOSE);
  }

  /** Returns whether the segment with this index has arrived and was not taken. */
  public boolean has(int index) {
    return inMemory.containsKey(index) || inFile.containsKey(index);
  }

  /**
   * Removes a segment that {@linkplain #has has arrived}, and returns it.
   *
   * @throws IOException if the temporary file cannot be read
   */
  public FarmedSegment take(int index) throws IOException {
    FarmedSegment known = inMemory.remove(index);
    if (known != null) {
      room.giveBack(known.size());
      return known;
    }
    Place place = inFile.remove(index);
    ByteBuffer bytes = ByteBuffer.allocate(place.size());
    while (bytes.hasRemaining()) {
      if (file.read(bytes, place.from() + bytes.position()) < 0) {
        throw new IOException("a temporary file became shorter");
      }
    }
    if (inFile.isEmpty()) {
      file.truncate(0);
      end = 0;
    }
    return place.segment().withBytes(bytes.array());
  }

  @Override
  public void close() throws IOException {
    closed = true;
    inMemory.values().forEach(segment -> room.giveBack(segment.size()));
    inMemory.clear();
    inFile.clear();
    if (file != null) {
      file.close();
    }
  }
}
