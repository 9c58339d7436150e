package zoetrope.internal.video;

import java.util.Arrays;
import java.util.BitSet;

/** The encoded pictures of a segment in decoding order, end to end in one array. Immutable. */
final class Packets {
  private final byte[] data;
  private final int[] ends;
  private final int[] shown;
  private final BitSet keys;

  private Packets(Builder builder) {
    this.data = Arrays.copyOf(builder.data, builder.length);
    this.ends = Arrays.copyOf(builder.ends, builder.count);
    this.shown = Arrays.copyOf(builder.shown, builder.count);
    this.keys = (BitSet) builder.keys.clone();
  }

  int count() {
    return ends.length;
  }

  long bytes() {
    return data.length;
  }

  /** Whether the picture that is decoded last is a key frame. */
  boolean endsWithKey() {
    return keys.get(ends.length - 1);
  }

  private int length(int index) {
    return ends[index] - (index == 0 ? 0 : ends[index - 1]);
  }

  void forEach(Segment.SampleSink sink) {
    for (int i = 0; i < ends.length; i++) {
      sample(i, shown[i], sink);
    }
  }

  /** Hands on the picture that is decoded last once more, as the frame {@code at}. */
  void repeatLast(long at, Segment.SampleSink sink) {
    sample(ends.length - 1, at, sink);
  }

  private void sample(int index, long at, Segment.SampleSink sink) {
    int length = length(index);
    sink.sample(data, ends[index] - length, length, at, keys.get(index));
  }

  /** Collects packets. */
  static final class Builder {
    private byte[] data = new byte[1 << 14];
    private int length;
    private int[] ends = new int[64];
    private int[] shown = new int[64];
    private int count;
    private final BitSet keys = new BitSet();

    void add(byte[] sample, long frame, boolean key) {
      int end = Math.addExact(length, sample.length);
      if (end > data.length) {
        data = Arrays.copyOf(data, Math.max(end, (int) Math.min(data.length * 2L, 1L << 30)));
      }
      if (count == ends.length) {
        ends = Arrays.copyOf(ends, 2 * count);
        shown = Arrays.copyOf(shown, 2 * count);
      }
      System.arraycopy(sample, 0, data, length, sample.length);
      length = end;
      ends[count] = end;
      shown[count] = Math.toIntExact(frame);
      keys.set(count, key);
      count++;
    }

    Packets build() {
      return new Packets(this);
    }
  }
}
