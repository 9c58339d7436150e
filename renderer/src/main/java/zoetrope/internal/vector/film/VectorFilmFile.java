package zoetrope.internal.vector.film;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.vector.Zlib;

/**
 * Writes a film of paths, segment by segment, so that memory is bounded. A film may have variants,
 * one after the other. Paths, images and segments that occur several times are written once. An
 * index at the end says where everything is.
 */
public final class VectorFilmFile implements Closeable {
  /** The version of the format, which players check. */
  public static final int VERSION = 2;

  /** The compression level that gives the smallest files. */
  private static final int COMPRESSION_LEVEL = 9;

  private static final byte[] MAGIC = "ZVF1".getBytes(StandardCharsets.US_ASCII);

  private final OutputStream out;
  private long position;
  private long frames;
  private int pathCount;
  private final Map<ByteBuffer, Integer> paths = new HashMap<>();
  private final Map<Object, Integer> images = new HashMap<>();
  private final Map<ByteBuffer, Integer> clips = new HashMap<>();
  private final List<Object> pathBlocks = new ArrayList<>();
  private final List<Object> imageBlocks = new ArrayList<>();
  private final List<Object> clipBlocks = new ArrayList<>();
  private final Map<ByteBuffer, List<Object>> sounds = new HashMap<>();
  private final SegmentBlocks blocks;
  private final TextTracks tracks = new TextTracks();
  private final List<Map<String, Object>> variants = new ArrayList<>();
  private List<Object> segments = new ArrayList<>();
  private int track;
  private List<Object> sound = List.of();

  /** Creates a file, or overwrites it. */
  public VectorFilmFile(Path file) throws IOException {
    blocks = new SegmentBlocks();
    try {
      out = new BufferedOutputStream(Files.newOutputStream(file));
      write(MAGIC);
    } catch (IOException e) {
      blocks.close();
      throw e;
    }
  }

  /** Returns the number of frames of the current variant. */
  public long frames() {
    return frames;
  }

  private void write(byte[] bytes) throws IOException {
    out.write(bytes);
    position += bytes.length;
  }

  /** Adds a segment to the current variant. */
  public void append(VectorSegment segment) throws IOException {
    Column map = new Column();
    addPaths(segment, map);
    addImages(segment, map);
    List<byte[]> parts = new ArrayList<>();
    parts.add(map.toBytes());
    parts.addAll(segment.changes());
    segments.add(blocks.add(segments.size(), segment.frames(), parts));
    frames += segment.frames();
  }

  private void addPaths(VectorSegment segment, Column map) throws IOException {
    Column added = new Column();
    int first = pathCount;
    int previous = 0;
    map.unsigned(segment.paths().size());
    for (byte[] path : segment.paths()) {
      Integer known = paths.putIfAbsent(key(path), pathCount);
      if (known == null) {
        known = pathCount++;
        added.add(path);
      }
      map.signed((long) known - previous);
      previous = known + 1;
    }
    if (pathCount > first) {
      List<Object> entry = new ArrayList<>(block(added.toBytes()));
      entry.add(pathCount - first);
      pathBlocks.add(entry);
    }
  }

  private void addImages(VectorSegment segment, Column map) throws IOException {
    List<Integer> clipsOfFilm = addClips(segment);
    map.unsigned(segment.images().size());
    for (FilmImage image : segment.images()) {
      map.unsigned(
          image instanceof FilmImage.Still still
              ? addStill(still)
              : addPart((FilmImage.Part) image, clipsOfFilm));
    }
  }

  private int addStill(FilmImage.Still still) throws IOException {
    Integer known = images.putIfAbsent(key(still.file()), images.size());
    if (known != null) {
      return known;
    }
    imageBlocks.add(List.of(position, still.file().length, still.width(), still.height()));
    write(still.file());
    return images.size() - 1;
  }

  private int addPart(FilmImage.Part part, List<Integer> clipsOfFilm) {
    List<Object> entry =
        List.of(
            clipsOfFilm.get(part.clip()),
            part.picture(),
            part.x(),
            part.y(),
            part.width(),
            part.height());
    Integer known = images.putIfAbsent(entry, images.size());
    if (known != null) {
      return known;
    }
    imageBlocks.add(entry);
    return images.size() - 1;
  }

  /** Adds the clips of a segment if they are new, and returns their indices in the film. */
  private List<Integer> addClips(VectorSegment segment) throws IOException {
    List<Integer> indices = new ArrayList<>();
    for (byte[] clip : segment.clips()) {
      Integer known = clips.putIfAbsent(key(clip), clips.size());
      if (known == null) {
        known = clips.size() - 1;
        clipBlocks.add(List.of(position, clip.length));
        write(clip);
      }
      indices.add(known);
    }
    return indices;
  }

  static ByteBuffer key(byte[] content) {
    return ByteBuffer.wrap(ContentKey.sha256().digest(content));
  }

  /** Sets the texts of the current variant, as JSON values of a {@link LineTrack}. */
  public void texts(List<Object> lines) {
    track = tracks.add(lines);
  }

  /** Sets the sound of the current variant. */
  public void sound(byte[] file, String mediaType) throws IOException {
    ByteBuffer key = key(file);
    if (!sounds.containsKey(key)) {
      sounds.put(key, List.of(position, file.length, mediaType));
      write(file);
    }
    sound = sounds.get(key);
  }

  /**
   * Writes a compressed block, and returns its place, its size, and its size before compression.
   */
  private List<Object> block(byte[] content) throws IOException {
    byte[] compressed = Zlib.compress(content, COMPRESSION_LEVEL);
    List<Object> entry = List.of(position, compressed.length, content.length);
    write(compressed);
    return entry;
  }

  /**
   * Completes the current variant, or the only film. The next calls add the next variant.
   *
   * @param facts entries of the index about this variant, as JSON values
   */
  public void complete(Map<String, Object> facts) {
    Map<String, Object> variant = new LinkedHashMap<>(facts);
    variant.put("frames", frames);
    variant.put("segments", segments);
    variant.put("track", track);
    variant.put("sound", sound);
    variants.add(variant);
    frames = 0;
    segments = new ArrayList<>();
    sound = List.of();
  }

  /**
   * Writes the index and closes the file.
   *
   * @param facts entries of the index about the whole film, as JSON values
   */
  public void finish(Map<String, Object> facts) throws IOException {
    Map<String, Object> index = new LinkedHashMap<>();
    index.put("version", VERSION);
    index.put("units", VectorSegmentEncoder.UNITS);
    index.putAll(facts);
    if (variants.size() == 1) {
      index.putAll(variants.get(0));
    } else {
      index.put("variants", variants);
    }
    index.put("paths", pathBlocks);
    index.put("images", imageBlocks);
    index.put("clips", clipBlocks);
    List<Object> segmentBlocks = new ArrayList<>();
    blocks.write(content -> segmentBlocks.add(block(content)));
    index.put("blocks", segmentBlocks);
    index.put("texts", block(tracks.toBytes()));
    byte[] json = Json.write(index).getBytes(StandardCharsets.UTF_8);
    byte[] compressed = Zlib.compress(json, COMPRESSION_LEVEL);
    write(compressed);
    write(littleEndian(json.length));
    write(littleEndian(compressed.length));
    write(MAGIC);
    close();
  }

  private static byte[] littleEndian(int value) {
    return ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(value).array();
  }

  @Override
  public void close() throws IOException {
    try {
      out.close();
    } finally {
      blocks.close();
    }
  }
}
