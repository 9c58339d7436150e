package zoetrope.internal.video.gif;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import zoetrope.internal.video.segment.Packets;
import zoetrope.internal.video.segment.SegmentFile;
import zoetrope.internal.video.segment.SegmentForm;

/**
 * The binary form of segments of animated GIFs: a magic number, the number of frames, the number of
 * packets, and for each packet its time, its length and its bytes. Numbers are big-endian.
 */
final class GifSegmentFile implements SegmentForm<GifSegment> {
  /** "ZGS" and the version. */
  private static final int MAGIC = 0x5a475301;

  @Override
  public long frames(GifSegment segment) {
    return segment.frames();
  }

  @Override
  public void write(GifSegment segment, OutputStream target) throws IOException {
    DataOutputStream out = new DataOutputStream(target);
    out.writeInt(MAGIC);
    out.writeLong(segment.frames());
    out.writeInt(segment.packets().count());
    try {
      segment
          .packets()
          .forEach((data, from, length, time, key) -> writePacket(out, data, from, length, time));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    out.flush();
  }

  private static void writePacket(
      DataOutputStream out, byte[] data, int from, int length, long time) {
    try {
      out.writeInt((int) time);
      out.writeInt(length);
      out.write(data, from, length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public GifSegment read(InputStream source) throws IOException {
    DataInputStream in = new DataInputStream(source);
    if (in.readInt() != MAGIC) {
      throw new IOException("this is not a segment of a GIF, or it has another version");
    }
    long frames = in.readLong();
    int count = in.readInt();
    Packets.Builder packets = new Packets.Builder();
    for (int i = 0; i < count; i++) {
      int time = in.readInt();
      packets.add(SegmentFile.bytes(in), time, true);
    }
    return new GifSegment(packets.build(), frames);
  }
}
