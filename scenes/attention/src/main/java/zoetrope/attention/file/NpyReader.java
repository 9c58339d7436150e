package zoetrope.attention.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A reader of arrays in the format of {@code numpy.save}, versions 1.0 to 3.0 (NumPy Enhancement
 * Proposal 1). Memory is allocated for bytes that were read, not for the size in a header.
 */
final class NpyReader {
  private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y'};
  private static final int MAX_HEADER_BYTES = 1 << 16;
  private static final long MAX_BYTES = 1 << 28;

  private NpyReader() {}

  /** Reads all of {@code in}; {@code place} names the source in messages. */
  static NumpyArray read(InputStream in, String place) throws IOException {
    if (!Arrays.equals(in.readNBytes(MAGIC.length), MAGIC)) {
      throw new AttentionFileException(
          place + ", byte 0", "this is not a NumPy array: write it with numpy.save or numpy.savez");
    }
    NpyHeader header = header(in, place);
    return elements(in, header, place);
  }

  private static NpyHeader header(InputStream in, String place) throws IOException {
    String at = place + ", byte 6";
    byte[] version = bytes(in, 2, at, "a version");
    if (version[0] < 1 || version[0] > 3 || version[1] != 0) {
      throw new AttentionFileException(
          at,
          "version " + version[0] + "." + version[1] + " is unknown: versions 1.0 to 3.0 are read");
    }
    boolean narrow = version[0] == 1;
    ByteBuffer size = ByteBuffer.wrap(bytes(in, narrow ? 2 : 4, place + ", byte 8", "a length"));
    size.order(ByteOrder.LITTLE_ENDIAN);
    long length = narrow ? size.getShort() & 0xFFFF : size.getInt() & 0xFFFFFFFFL;
    if (length > MAX_HEADER_BYTES) {
      throw new AttentionFileException(
          place + ", byte 8",
          "the header has " + length + " bytes, but at most " + MAX_HEADER_BYTES + " are read");
    }
    Charset charset = version[0] == 3 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
    String start = place + ", byte " + (narrow ? 10 : 12);
    return NpyHeader.parse(new String(bytes(in, (int) length, start, "a header"), charset), start);
  }

  private static NumpyArray elements(InputStream in, NpyHeader header, String place)
      throws IOException {
    NpyType type = header.type();
    int count = header.count();
    long length = (long) count * type.size();
    if (length > MAX_BYTES) {
      throw new AttentionFileException(
          place,
          "the array has %s bytes, but at most %s are read: save fewer tokens"
              .formatted(length, MAX_BYTES));
    }
    String what = "an array " + header.shape();
    ByteBuffer bytes = ByteBuffer.wrap(bytes(in, (int) length, place, what)).order(type.order());
    if (in.read() >= 0) {
      throw new AttentionFileException(
          place, "the file continues after the " + length + " bytes of " + what);
    }
    int[] order = header.fortranOrder() ? fortranOrder(header.shape(), count) : null;
    if (type.isText()) {
      List<String> strings = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        strings.add(type.text(bytes, (order == null ? i : order[i]) * type.size(), place));
      }
      return new NumpyArray.Strings(header.shape(), strings);
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = type.number(bytes, (order == null ? i : order[i]) * type.size());
    }
    return new NumpyArray.Numbers(header.shape(), numbers);
  }

  /**
   * Returns, for each element in row-major order, its index in a file whose first axis varies
   * fastest.
   */
  private static int[] fortranOrder(List<Integer> shape, int count) {
    int[] order = new int[count];
    int[] index = new int[shape.size()];
    for (int i = 0; i < count; i++) {
      int at = 0;
      for (int axis = index.length - 1; axis >= 0; axis--) {
        at = at * shape.get(axis) + index[axis];
      }
      order[i] = at;
      for (int axis = index.length - 1; axis >= 0 && ++index[axis] == shape.get(axis); axis--) {
        index[axis] = 0;
      }
    }
    return order;
  }

  private static byte[] bytes(InputStream in, int length, String place, String what)
      throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new AttentionFileException(
          place,
          "the file is cut off: %s takes %s bytes, but %s are left"
              .formatted(what, length, bytes.length));
    }
    return bytes;
  }
}
