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
 * changes, the paths and the images. Numbers are big-endian. An array of bytes follows its length.
 */
final class VectorSegmentFile implements SegmentForm<VectorSegment> {
  /** "ZVS" and the version. */
  private static final int MAGIC = 0x5a565301;

  @Override
  public long frames(VectorSegment segment) {
    return segment.frames();
  }

  @Override
  public void write(VectorSegment segment, OutputStream target) throws IOException {
    DataOutputStream out = new DataOutputStream(target);
    out.writeInt(MAGIC);
    out.writeLong(segment.frames());
    out.writeInt(segment.changesSize());
    write(segment.changes(), out);
    out.writeInt(segment.paths().size());
    for (byte[] path : segment.paths()) {
      write(path, out);
    }
    out.writeInt(segment.images().size());
    for (FilmImage image : segment.images()) {
      out.writeInt(image.width());
      out.writeInt(image.height());
      write(image.file(), out);
    }
    out.flush();
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
    int size = in.readInt();
    byte[] changes = SegmentFile.bytes(in);
    List<byte[]> paths = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      paths.add(SegmentFile.bytes(in));
    }
    List<FilmImage> images = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      images.add(new FilmImage(in.readInt(), in.readInt(), SegmentFile.bytes(in)));
    }
    return new VectorSegment(frames, changes, size, paths, images);
  }
}
