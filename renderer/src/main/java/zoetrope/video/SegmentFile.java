package zoetrope.video;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * Segments as bytes: a mark, the headers, the hold, the samples in decoding order, and a checksum
 * of all that; numbers are big-endian.
 */
final class SegmentFile {
  /** "ZSG" and the version. */
  private static final int MARK = 0x5a534701;

  private static final int SAMPLE_LIMIT = 1 << 28;

  private SegmentFile() {}

  static void write(Segment segment, OutputStream target) throws IOException {
    CheckedOutputStream checked = new CheckedOutputStream(target, new CRC32());
    DataOutputStream out = new DataOutputStream(checked);
    out.writeInt(MARK);
    byte[] configuration = segment.headers().configuration();
    out.writeInt(configuration.length);
    out.write(configuration);
    out.writeInt(segment.headers().delay());
    Hold hold = segment.hold();
    out.writeLong(hold.count());
    out.writeInt(hold.last().frameNum());
    out.writeInt(hold.last().order());
    out.writeInt(hold.keyInterval());
    out.writeInt(segment.packets().count());
    try {
      segment
          .packets()
          .forEach((data, from, length, shown, key) -> sample(out, data, from, length, shown, key));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    out.writeLong(checked.getChecksum().getValue());
    out.flush();
  }

  private static void sample(
      DataOutputStream out, byte[] data, int from, int length, long shown, boolean key) {
    try {
      out.writeInt((int) shown);
      out.writeBoolean(key);
      out.writeInt(length);
      out.write(data, from, length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Segment read(InputStream source) throws IOException {
    CheckedInputStream checked = new CheckedInputStream(source, new CRC32());
    DataInputStream in = new DataInputStream(checked);
    if (in.readInt() != MARK) {
      throw new IOException("this is no segment, or one of another version: render it again");
    }
    byte[] configuration = bytes(in);
    int delay = in.readInt();
    long held = in.readLong();
    PictureNumber last = new PictureNumber(in.readInt(), in.readInt());
    int keyInterval = in.readInt();
    int count = in.readInt();
    Packets.Builder packets = new Packets.Builder();
    for (int i = 0; i < count; i++) {
      int shown = in.readInt();
      boolean key = in.readBoolean();
      packets.add(bytes(in), shown, key);
    }
    long sum = checked.getChecksum().getValue();
    if (in.readLong() != sum || count < 1) {
      throw damaged();
    }
    return new Segment(
        StreamHeaders.ofConfiguration(configuration, delay),
        packets.build(),
        new Hold(held, last, keyInterval));
  }

  private static byte[] bytes(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > SAMPLE_LIMIT) {
      throw damaged();
    }
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw damaged();
    }
    return bytes;
  }

  private static IOException damaged() {
    return new IOException("this segment is damaged: render it again");
  }
}
