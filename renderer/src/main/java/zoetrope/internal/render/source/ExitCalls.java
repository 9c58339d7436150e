package zoetrope.internal.render.source;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Keeps authors' classes from ending the program, which Java has no means for any more: their calls
 * of {@code System.exit} throw an exception, so that only their scene fails. {@code Runtime.halt},
 * after which nothing could be told, becomes {@code Runtime.exit}, which ends the program.
 *
 * <p>Only the constant pool of a class file changes (The Java Virtual Machine Specification, 4.4):
 * references to these methods refer to others of the same descriptor.
 */
public final class ExitCalls {
  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int METHOD = 10;
  private static final int NAME_AND_TYPE = 12;

  /** The bytes behind the tag of each constant; 0 for what has no such tag, or varies. */
  private static final int[] LENGTHS = {
    0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2
  };

  /** How many constants are added, and which of them are a class and a name and type. */
  private static final int ADDED = 5;

  private static final int OWN_CLASS = 1;
  private static final int EXIT = 4;

  /** Where a class file has the number of its constants, and the first of them. */
  private static final int COUNT = 8;

  private static final int FIRST = 10;
  private static final int MOST = 0xFFFF;

  private final ByteBuffer bytes;

  /** Where each constant begins; 0 for the second number of those that take two. */
  private final int[] places;

  /** Behind the constants. */
  private final int end;

  private ExitCalls(byte[] classFile) {
    bytes = ByteBuffer.wrap(classFile.clone());
    places = new int[unsigned(COUNT)];
    int at = FIRST;
    for (int i = 1; i < places.length; i++) {
      places[i] = at;
      int tag = bytes.get(at);
      at += 1 + (tag == UTF8 ? 2 + unsigned(at + 1) : LENGTHS[tag]);
      i += tag == LONG || tag == DOUBLE ? 1 : 0;
    }
    end = at;
  }

  /** A class file as it is to be loaded: without the calls, or the same where it has none. */
  public static byte[] redirected(byte[] classFile) {
    return new ExitCalls(classFile).redirect();
  }

  /** What {@code System.exit} is for an author. */
  public static void exit(int code) {
    throw new IllegalStateException(
        "exit("
            + code
            + ") would end the program, with all other scenes: throw an exception"
            + " instead");
  }

  private byte[] redirect() {
    if (places.length + ADDED > MOST) {
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

  /** The constants that are added, the first of which has the number {@code first}. */
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
    return out.putShort(COUNT, (short) (places.length + ADDED)).array();
  }

  /** Whether the constant at {@code place} is the method of that name that takes an int. */
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
