package zoetrope.internal.video.gif;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import zoetrope.internal.video.segment.Packets;
import zoetrope.internal.video.segment.SegmentForm;

/**
 * The binary form of segments of animated GIFs. It consists of a magic number, the number of
 * frames, and the packets. Numbers are big-endian.
 */
final class GifSegmentFile implements SegmentForm<GifSegment> {
  /** "ZGS" and the version. */
  private static final int MAGIC = 0x5a475302;

  @Override
  public long frames(GifSegment segment) {
    return segment.frames();
  }

  @Override
  public void write(GifSegment segment, OutputStream target) throws IOException {
    DataOutputStream out = new DataOutputStream(target);
    out.writeInt(MAGIC);
    out.writeLong(segment.frames());
    segment.packets().write(out);
    out.flush();
  }

  @Override
  public GifSegment read(InputStream source) throws IOException {
    DataInputStream in = new DataInputStream(source);
    if (in.readInt() != MAGIC) {
      throw new IOException("this is not a segment of a GIF, or it has another version");
    }
    long frames = in.readLong();
    return new GifSegment(Packets.read(in), frames);
  }
}
