package zoetrope.attention.model;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.file.JsonReader;

/**
 * A reader of the header of a safetensors file: eight bytes with its length, little-endian, and
 * JSON with the type, shape and place of each tensor. Everything is checked against the size of the
 * file before it is used.
 */
final class SafetensorsHeader {
  /** The maximum length of a header. Models have headers of up to several megabytes. */
  private static final long MAX_HEADER_BYTES = 1 << 25;

  private static final String METADATA = "__metadata__";

  private final String file;
  private final long dataStart;
  private final long dataLength;

  private SafetensorsHeader(String file, long dataStart, long dataLength) {
    this.file = file;
    this.dataStart = dataStart;
    this.dataLength = dataLength;
  }

  /** A tensor's type and shape, and its first byte and number of bytes in its file. */
  record Entry(ElementType type, List<Long> shape, long start, long length) {}

  /**
   * Returns the tensors of the file {@code channel} by name; {@code file} is its name in messages.
   */
  static Map<String, Entry> read(FileChannel channel, String file) throws IOException {
    long size = channel.size();
    if (size < 8) {
      throw new AttentionFileException(
          file, "it is cut off: it has " + size + " bytes, but the header's length alone takes 8");
    }
    long length = bytes(channel, 0, 8).order(ByteOrder.LITTLE_ENDIAN).getLong();
    if (length < 2 || length > MAX_HEADER_BYTES) {
      throw new AttentionFileException(
          file,
          String.format(
              "the header has %s bytes instead of 2 to %s: this is not a safetensors file, or it is"
                  + " damaged",
              Long.toUnsignedString(length), MAX_HEADER_BYTES));
    }
    if (length > size - 8) {
      throw new AttentionFileException(
          file,
          "it is cut off: the header takes " + length + " bytes, but " + (size - 8) + " are left");
    }
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(bytes(channel, 8, (int) length)).toString();
    } catch (CharacterCodingException e) {
      throw new AttentionFileException(file, "the header is not in UTF-8", e);
    }
    return new SafetensorsHeader(file, 8 + length, size - 8 - length).entries(text);
  }

  private static ByteBuffer bytes(FileChannel channel, long position, int length)
      throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining() && channel.read(bytes, position + bytes.position()) > 0) {}
    return bytes.flip();
  }

  private Map<String, Entry> entries(String text) {
    if (!(JsonReader.read(text, file + ", header") instanceof Map<?, ?> header)) {
      throw new AttentionFileException(file, "the header is not a JSON object");
    }
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : header.entrySet()) {
      String name = (String) entry.getKey();
      if (!name.equals(METADATA)) {
        entries.put(name, entry(name, entry.getValue()));
      }
    }
    requireApart(entries);
    return entries;
  }

  private Entry entry(String name, Object value) {
    String place = file + ", tensor '" + name + "'";
    if (!(value instanceof Map<?, ?> fields)) {
      throw new AttentionFileException(place, "its entry in the header is not an object");
    }
    ElementType type = type(fields.get("dtype"), place);
    List<Long> shape = whole(fields.get("shape"), "shape", place);
    List<Long> offsets = whole(fields.get("data_offsets"), "data_offsets", place);
    if (offsets.size() != 2 || offsets.get(1) < offsets.get(0)) {
      throw new AttentionFileException(
          place, "its data_offsets are " + offsets + ", not a begin and an end");
    }
    if (offsets.get(1) > dataLength) {
      throw new AttentionFileException(
          place,
          "the file is cut off: the tensor's bytes end at %s, but the file has %s bytes of data"
              .formatted(offsets.get(1), dataLength));
    }
    long length = offsets.get(1) - offsets.get(0);
    long expected = type.size();
    try {
      for (long axis : shape) {
        expected = Math.multiplyExact(expected, axis);
      }
    } catch (ArithmeticException e) {
      expected = -1;
    }
    if (expected != length) {
      throw new AttentionFileException(
          place, "its shape " + shape + " of " + type + " does not fit its " + length + " bytes");
    }
    return new Entry(type, shape, dataStart + offsets.get(0), length);
  }

  private static ElementType type(Object value, String place) {
    for (ElementType type : ElementType.values()) {
      if (type.name().equals(value)) {
        return type;
      }
    }
    throw new AttentionFileException(
        place, "the dtype " + value + " is not known: F32, F16, BF16 and F64 are read as weights");
  }

  private static List<Long> whole(Object value, String field, String place) {
    List<Long> numbers = new ArrayList<>();
    if (value instanceof List<?> list) {
      for (Object number : list) {
        if (number instanceof Double d && d >= 0 && d <= 1L << 53 && d == Math.rint(d)) {
          numbers.add(d.longValue());
        }
      }
      if (numbers.size() == list.size()) {
        return List.copyOf(numbers);
      }
    }
    throw new AttentionFileException(
        place, "its " + field + " should be a list of whole numbers, found " + value);
  }

  private void requireApart(Map<String, Entry> entries) {
    List<Map.Entry<String, Entry>> inOrder = new ArrayList<>(entries.entrySet());
    inOrder.sort(Comparator.comparingLong(entry -> entry.getValue().start()));
    for (int i = 1; i < inOrder.size(); i++) {
      Entry before = inOrder.get(i - 1).getValue();
      if (before.start() + before.length() > inOrder.get(i).getValue().start()) {
        throw new AttentionFileException(
            file + ", tensor '" + inOrder.get(i).getKey() + "'",
            "its bytes overlap with those of '" + inOrder.get(i - 1).getKey() + "'");
      }
    }
  }
}
