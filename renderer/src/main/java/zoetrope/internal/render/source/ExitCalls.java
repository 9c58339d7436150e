package zoetrope.internal.render.source;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import zoetrope.internal.diagnostics.Messages;

/**
 * Prevents authors' classes from ending the program. Current versions of Java have no mechanism for
 * this. Calls of {@code System.exit} in these classes throw an exception, so that only the scene
 * that makes the call fails. Calls of {@code Runtime.halt} become calls of {@code Runtime.exit},
 * which also ends the program, but only after the program has reported its errors.
 *
 * <p>Only the constant pool of a class file changes (The Java Virtual Machine Specification, 4.4).
 * References to {@code System.exit} are replaced by references to {@link #exit}, and references to
 * {@code halt} by references to {@code exit}.
 */
public final class ExitCalls {
  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int METHOD = 10;
  private static final int NAME_AND_TYPE = 12;

  /**
   * The number of bytes after the tag of each constant; 0 for unused tags and for constants of
   * variable length.
   */
  private static final int[] LENGTHS = {
    0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2
  };

  /**
   * The number of added constants. {@link #OWN_CLASS} and {@link #EXIT} are the indexes, among
   * these, of this class and of the name and type of {@code exit(int)}.
   */
  private static final int ADDED = 5;

  private static final int OWN_CLASS = 1;
  private static final int EXIT = 4;

  /** The offsets of the number of constants, and of the first constant, in a class file. */
  private static final int COUNT_OFFSET = 8;

  private static final int FIRST_OFFSET = 10;
  private static final int MAX_CONSTANTS = 0xFFFF;

  private final ByteBuffer bytes;

  /**
   * The offset of each constant in the class file. A long or double takes two numbers; the second
   * has offset 0.
   */
  private final int[] places;

  private final int end;

  private ExitCalls(byte[] classFile) {
    bytes = ByteBuffer.wrap(classFile.clone());
    places = new int[unsigned(COUNT_OFFSET)];
    int at = FIRST_OFFSET;
    for (int i = 1; i < places.length; i++) {
      places[i] = at;
      int tag = bytes.get(at);
      at += 1 + (tag == UTF8 ? 2 + unsigned(at + 1) : LENGTHS[tag]);
      i += tag == LONG || tag == DOUBLE ? 1 : 0;
    }
    end = at;
  }

  /**
   * Returns a class file with these calls redirected. The file is unchanged if it contains none, or
   * if it has too many constants to add more.
   */
  public static byte[] redirected(byte[] classFile) {
    return new ExitCalls(classFile).redirect();
  }

  /** Authors' classes call this method instead of {@code System.exit}. */
  public static void exit(int code) {
    throw new IllegalStateException(
        Messages.of(
            "exit(%s) would end the program, with all other scenes: throw an exception instead",
            code));
  }

  private byte[] redirect() {
    if (places.length + ADDED > MAX_CONSTANTS) {
      return bytes.array();
    }
    boolean changed = false;
    for (int place : places) {
      if (isMethod(place, "java/lang/System", "exit")) {
        bytes.putShort(place + 1, (short) (places.length + OWN_CLASS));
        changed = true;
      } else if (isMethod(place, "java/lang/Runtime", "halt")) {
        bytes.putShort(place + 3, (short) (places.length + EXIT));
        changed = true;
      }
    }
    return changed ? with(constants(places.length)) : bytes.array();
  }

  /** Returns the added constants, numbered from {@code first}. */
  private static byte[] constants(int first) {
    ByteBuffer out = ByteBuffer.allocate(256);
    putText(out, ExitCalls.class.getName().replace('.', '/'));
    out.put((byte) CLASS).putShort((short) first);
    putText(out, "exit");
    putText(out, "(I)V");
    out.put((byte) NAME_AND_TYPE).putShort((short) (first + 2)).putShort((short) (first + 3));
    return Arrays.copyOf(out.array(), out.position());
  }

  private static void putText(ByteBuffer out, String ascii) {
    byte[] text = ascii.getBytes(StandardCharsets.US_ASCII);
    out.put((byte) UTF8).putShort((short) text.length).put(text);
  }

  private byte[] with(byte[] more) {
    ByteBuffer out = ByteBuffer.allocate(bytes.capacity() + more.length);
    out.put(bytes.array(), 0, end).put(more).put(bytes.array(), end, bytes.capacity() - end);
    return out.putShort(COUNT_OFFSET, (short) (places.length + ADDED)).array();
  }

  private boolean isMethod(int place, String owner, String name) {
    if (place == 0 || bytes.get(place) != METHOD) {
      return false;
    }
    int type = places[unsigned(place + 1)];
    int signature = places[unsigned(place + 3)];
    return isText(places[unsigned(type + 1)], owner)
        && isText(places[unsigned(signature + 1)], name)
        && isText(places[unsigned(signature + 3)], "(I)V");
  }

  private boolean isText(int place, String ascii) {
    int length = unsigned(place + 1);
    return ascii.equals(new String(bytes.array(), place + 3, length, StandardCharsets.US_ASCII));
  }

  private int unsigned(int place) {
    return Short.toUnsignedInt(bytes.getShort(place));
  }
}
