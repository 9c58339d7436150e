package zoetrope.internal.video.segment;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;

/** The packets of a segment in decoding order, concatenated in one array. Immutable. */
public final class Packets {
  private final byte[] data;
  private final int[] ends;
  private final int[] pts;
  private final BitSet keys;

  private Packets(Builder builder) {
    this.data = Arrays.copyOf(builder.data, builder.length);
    this.ends = Arrays.copyOf(builder.ends, builder.count);
    this.pts = Arrays.copyOf(builder.pts, builder.count);
    this.keys = (BitSet) builder.keys.clone();
  }

  public int count() {
    return ends.length;
  }

  long bytes() {
    return data.length;
  }

  boolean endsWithKey() {
    return keys.get(ends.length - 1);
  }

  private int length(int index) {
    return ends[index] - (index == 0 ? 0 : ends[index - 1]);
  }

  public void forEach(Segment.PacketVisitor sink) {
    for (int i = 0; i < ends.length; i++) {
      visit(i, pts[i], sink);
    }
  }

  /** Passes the last packet to {@code sink} again, as frame {@code at}. */
  void repeatLast(long at, Segment.PacketVisitor sink) {
    visit(ends.length - 1, at, sink);
  }

  /**
   * Writes the number of packets. Then writes for each packet its time, whether it is a key frame,
   * its length and its bytes. Numbers are big-endian.
   */
  public void write(DataOutputStream out) throws IOException {
    out.writeInt(count());
    for (int i = 0; i < count(); i++) {
      out.writeInt(pts[i]);
      out.writeBoolean(keys.get(i));
      out.writeInt(length(i));
      out.write(data, ends[i] - length(i), length(i));
    }
  }

  public static Packets read(DataInputStream in) throws IOException {
    int count = in.readInt();
    Builder packets = new Builder();
    for (int i = 0; i < count; i++) {
      int time = in.readInt();
      boolean key = in.readBoolean();
      packets.add(SegmentFile.bytes(in), time, key);
    }
    return packets.build();
  }

  private void visit(int index, long at, Segment.PacketVisitor sink) {
    int length = length(index);
    sink.visit(data, ends[index] - length, length, at, keys.get(index));
  }

  public static final class Builder {
    private byte[] data = new byte[1 << 14];
    private int length;
    private int[] ends = new int[64];
    private int[] pts = new int[64];
    private int count;
    private final BitSet keys = new BitSet();

    public void add(byte[] packet, long frame, boolean key) {
      int end = Math.addExact(length, packet.length);
      if (end > data.length) {
        data = Arrays.copyOf(data, Math.max(end, (int) Math.min(data.length * 2L, 1L << 30)));
      }
      if (count == ends.length) {
        ends = Arrays.copyOf(ends, 2 * count);
        pts = Arrays.copyOf(pts, 2 * count);
      }
      System.arraycopy(packet, 0, data, length, packet.length);
      length = end;
      ends[count] = end;
      pts[count] = Math.toIntExact(frame);
      keys.set(count, key);
      count++;
    }

    public Packets build() {
      return new Packets(this);
    }
  }
}
