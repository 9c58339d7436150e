package zoetrope.internal.video.animated;

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
 * The binary form of segments of animated images. It consists of a magic number, the number of
 * parts, and the parts. Each part has its rectangle, its number of frames, the length of its file,
 * and the file. Numbers are big-endian.
 */
final class PictureSegmentFile implements SegmentForm<PictureSegment> {
  /** "ZPS" and the version. */
  private static final int MAGIC = 0x5a505301;

  @Override
  public long frames(PictureSegment segment) {
    return segment.frames();
  }

  @Override
  public void write(PictureSegment segment, OutputStream target) throws IOException {
    DataOutputStream out = new DataOutputStream(target);
    out.writeInt(MAGIC);
    out.writeInt(segment.parts().size());
    for (PictureSegment.Part part : segment.parts()) {
      out.writeInt(part.x());
      out.writeInt(part.y());
      out.writeInt(part.width());
      out.writeInt(part.height());
      out.writeLong(part.frames());
      out.writeInt(part.file().length);
      out.write(part.file());
    }
    out.flush();
  }

  @Override
  public PictureSegment read(InputStream source) throws IOException {
    DataInputStream in = new DataInputStream(source);
    if (in.readInt() != MAGIC) {
      throw new IOException(
          "this is not a segment of an animated image, or it has another version");
    }
    int count = in.readInt();
    List<PictureSegment.Part> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parts.add(
          new PictureSegment.Part(
              in.readInt(),
              in.readInt(),
              in.readInt(),
              in.readInt(),
              in.readLong(),
              SegmentFile.bytes(in)));
    }
    return new PictureSegment(parts);
  }
}
