package zoetrope.internal.vector.film;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.video.segment.SegmentFile;
import zoetrope.internal.video.segment.SegmentForm;

/**
 * The binary form of cached segments of films of paths: a magic number, the number of frames, the
 * changes, the paths, the images and the clips. Numbers are big-endian. An array of bytes follows
 * its length.
 */
final class VectorSegmentFile implements SegmentForm<VectorSegment> {
  /** "ZVS" and the version. */
  private static final int MAGIC = 0x5a565303;

  @Override
  public long frames(VectorSegment segment) {
    return segment.frames();
  }

  @Override
  public void write(VectorSegment segment, OutputStream target) throws IOException {
    DataOutputStream out = new DataOutputStream(target);
    out.writeInt(MAGIC);
    out.writeLong(segment.frames());
    write(segment.changes(), out);
    write(segment.paths(), out);
    out.writeInt(segment.images().size());
    for (FilmImage image : segment.images()) {
      write(image, out);
    }
    write(segment.clips(), out);
    out.flush();
  }

  private static void write(FilmImage image, DataOutputStream out) throws IOException {
    out.writeInt(image.width());
    out.writeInt(image.height());
    out.writeBoolean(image instanceof FilmImage.Still);
    if (image instanceof FilmImage.Still still) {
      write(still.file(), out);
    } else if (image instanceof FilmImage.Part part) {
      for (int value : new int[] {part.clip(), part.picture(), part.x(), part.y()}) {
        out.writeInt(value);
      }
    }
  }

  private static FilmImage readImage(DataInputStream in) throws IOException {
    int width = in.readInt();
    int height = in.readInt();
    return in.readBoolean()
        ? new FilmImage.Still(width, height, SegmentFile.bytes(in))
        : new FilmImage.Part(in.readInt(), in.readInt(), in.readInt(), in.readInt(), width, height);
  }

  private static void write(List<byte[]> blocks, DataOutputStream out) throws IOException {
    out.writeInt(blocks.size());
    for (byte[] block : blocks) {
      write(block, out);
    }
  }

  private static List<byte[]> readBlocks(DataInputStream in) throws IOException {
    List<byte[]> blocks = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      blocks.add(SegmentFile.bytes(in));
    }
    return blocks;
  }

  private static void write(byte[] bytes, DataOutputStream out) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  @Override
  public VectorSegment read(InputStream source) throws IOException {
    DataInputStream in = new DataInputStream(source);
    if (in.readInt() != MAGIC) {
      throw new IOException("this is not a segment of a film of paths, or it has another version");
    }
    long frames = in.readLong();
    List<byte[]> changes = readBlocks(in);
    List<byte[]> paths = readBlocks(in);
    List<FilmImage> images = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      images.add(readImage(in));
    }
    return new VectorSegment(frames, changes, paths, images, readBlocks(in));
  }
}
