package zoetrope.attention.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The type of an array's elements, from NumPy's {@code descr}: "&lt;f4", "|b1", "&lt;U12".
 *
 * @param kind f for real, i for integer, u for unsigned integer, b for boolean, U for string
 * @param size the bytes of an element
 * @param order the byte order of a number
 */
record NpyType(char kind, int size, ByteOrder order) {
  private static final Pattern DESCR = Pattern.compile("([<>|=])([fiubU])(\\d{1,4})");

  /** Parses the type {@code descr}; {@code place} is for messages. */
  static NpyType of(String descr, String place) {
    Matcher matcher = DESCR.matcher(descr);
    if (matcher.matches()) {
      char kind = matcher.group(2).charAt(0);
      int size = Integer.parseInt(matcher.group(3)) * (kind == 'U' ? 4 : 1);
      ByteOrder order =
          matcher.group(1).equals(">") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
      if (isKnown(kind, size)) {
        return new NpyType(kind, size, order);
      }
    }
    String fix =
        descr.contains("O")
            ? "these are Python objects; save strings with np.array(tokens, dtype=str)"
            : "save real numbers with .astype(np.float32), strings with dtype=str";
    throw new AttentionFileException(
        place, "elements of type '" + descr + "' cannot be read: " + fix);
  }

  boolean isText() {
    return kind == 'U';
  }

  private static boolean isKnown(char kind, int size) {
    return switch (kind) {
      case 'f' -> size == 2 || size == 4 || size == 8;
      case 'i', 'u' -> size == 1 || size == 2 || size == 4 || size == 8;
      case 'b' -> size == 1;
      default -> true;
    };
  }

  /** Returns the number at byte {@code at}; integers beyond 2⁵³ are rounded. */
  double number(ByteBuffer bytes, int at) {
    if (kind == 'f') {
      return switch (size) {
        case 2 -> half(bytes.getShort(at));
        case 4 -> bytes.getFloat(at);
        default -> bytes.getDouble(at);
      };
    }
    long whole =
        switch (size) {
          case 1 -> bytes.get(at);
          case 2 -> bytes.getShort(at);
          case 4 -> bytes.getInt(at);
          default -> bytes.getLong(at);
        };
    if (kind != 'u' || whole >= 0) {
      return whole;
    }
    return size == 8 ? whole + 0x1p64 : whole + (1L << (8 * size));
  }

  /** Returns the string at byte {@code at}: code points of four bytes, padded with zeros. */
  String text(ByteBuffer bytes, int at, String place) {
    StringBuilder text = new StringBuilder();
    int end = at + size;
    while (end > at && bytes.getInt(end - 4) == 0) {
      end -= 4;
    }
    for (int i = at; i < end; i += 4) {
      int codePoint = bytes.getInt(i);
      if (!Character.isValidCodePoint(codePoint)) {
        throw new AttentionFileException(
            place,
            "a string contains the code point "
                + Integer.toUnsignedString(codePoint)
                + ", which is not a character");
      }
      text.appendCodePoint(codePoint);
    }
    return text.toString();
  }

  /** Returns a 16-bit number (IEEE 754 binary16). */
  private static double half(short bits) {
    int exponent = bits >> 10 & 31;
    int fraction = bits & 1023;
    double size =
        switch (exponent) {
          case 0 -> fraction * 0x1p-24;
          case 31 -> fraction == 0 ? Double.POSITIVE_INFINITY : Double.NaN;
          default -> Math.scalb(1024.0 + fraction, exponent - 25);
        };
    return bits < 0 ? -size : size;
  }
}
