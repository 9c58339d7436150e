package zoetrope.internal.video.segment;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import zoetrope.internal.video.h264.FrameNumbering;
import zoetrope.output.VideoCodec;

/**
 * The binary form of segments of videos. It consists of a magic number, the headers, the static
 * run, the packets in decoding order, and a checksum. Numbers are big-endian.
 */
public final class SegmentFile implements SegmentForm<Segment> {
  /** "ZSG" and the version. */
  private static final int MAGIC = 0x5a534703;

  private static final byte H264 = 1;
  private static final byte VP9 = 2;
  private static final byte CODEC = 3;

  private static final int PACKET_LIMIT = 1 << 28;

  @Override
  public long frames(Segment segment) {
    return segment.frames();
  }

  @Override
  public void write(Segment segment, OutputStream target) throws IOException {
    CheckedOutputStream checked = new CheckedOutputStream(target, new CRC32());
    DataOutputStream out = new DataOutputStream(checked);
    out.writeInt(MAGIC);
    byte[] head = head(segment);
    out.writeInt(head.length);
    out.write(head);
    out.writeLong(segment.staticRun().count());
    out.writeInt(segment.staticRun().keyInterval());
    segment.packets().write(out);
    out.writeLong(checked.getChecksum().getValue());
    out.flush();
  }

  private static byte[] head(Segment segment) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    write(segment.headers(), out);
    write(segment.staticRun().picture(), out);
    return bytes.toByteArray();
  }

  private static void write(StreamHeaders headers, DataOutputStream out) throws IOException {
    if (headers instanceof H264Headers h264) {
      out.writeByte(H264);
      out.writeInt(h264.configuration().length);
      out.write(h264.configuration());
      out.writeInt(h264.delay());
    } else if (headers instanceof Vp9Headers vp9) {
      out.writeByte(VP9);
      out.writeInt(vp9.width());
      out.writeInt(vp9.height());
    } else if (headers instanceof CodecHeaders codec) {
      out.writeByte(CODEC);
      out.writeUTF(codec.codec().name());
      out.writeInt(codec.format());
      out.writeInt(codec.width());
      out.writeInt(codec.height());
      out.writeInt(codec.delay());
      out.writeInt(codec.extra().length);
      out.write(codec.extra());
    }
  }

  private static StreamHeaders headers(DataInputStream in) throws IOException {
    return switch (in.readByte()) {
      case H264 -> H264Headers.ofConfiguration(bytes(in), in.readInt());
      case VP9 -> new Vp9Headers(in.readInt(), in.readInt());
      case CODEC -> codecHeaders(in);
      default -> throw damaged();
    };
  }

  private static CodecHeaders codecHeaders(DataInputStream in) throws IOException {
    try {
      VideoCodec codec = VideoCodec.valueOf(in.readUTF());
      return new CodecHeaders(
          codec, in.readInt(), in.readInt(), in.readInt(), in.readInt(), bytes(in));
    } catch (IllegalArgumentException e) {
      throw damaged();
    }
  }

  private static void write(RepeatedPicture picture, DataOutputStream out) throws IOException {
    if (picture instanceof H264RepeatedPicture h264) {
      out.writeInt(h264.last().frameNum());
      out.writeInt(h264.last().poc());
    } else if (picture instanceof Vp9RepeatedPicture vp9) {
      out.writeInt(vp9.slot());
    } else if (picture instanceof SamePacket same) {
      out.writeInt(same.packet().length);
      out.write(same.packet());
    }
  }

  private static RepeatedPicture repeats(StreamHeaders headers, DataInputStream in)
      throws IOException {
    if (headers instanceof H264Headers h264) {
      FrameNumbering last = new FrameNumbering(in.readInt(), in.readInt());
      return new H264RepeatedPicture(h264.sequence(), last);
    }
    return headers instanceof CodecHeaders
        ? new SamePacket(bytes(in))
        : new Vp9RepeatedPicture(in.readInt());
  }

  @Override
  public Segment read(InputStream source) throws IOException {
    CheckedInputStream checked = new CheckedInputStream(source, new CRC32());
    DataInputStream in = new DataInputStream(checked);
    if (in.readInt() != MAGIC) {
      throw new IOException("this is not a segment, or it has another version: render it again");
    }
    byte[] head = bytes(in);
    long repeats = in.readLong();
    int keyInterval = in.readInt();
    Packets packets = Packets.read(in);
    long sum = checked.getChecksum().getValue();
    if (in.readLong() != sum || packets.count() < 1) {
      throw damaged();
    }
    DataInputStream headIn = new DataInputStream(new ByteArrayInputStream(head));
    StreamHeaders headers = headers(headIn);
    RepeatedPicture last = repeats(headers, headIn);
    return new Segment(headers, packets, new StaticRun(repeats, last, keyInterval));
  }

  /** Reads bytes that are preceded by their length. */
  public static byte[] bytes(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > PACKET_LIMIT) {
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
