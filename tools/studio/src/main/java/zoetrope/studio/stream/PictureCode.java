package zoetrope.studio.stream;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Encodes the differences between an image and the image that the page shows, without loss.
 *
 * <p>A message has 32-bit integers, little-endian. The first {@value #HEADER} are: {@value #KIND},
 * the number of the request, the frame, the width and height of the image, and the left, top, right
 * and bottom of the box that changed. Then tokens cover the rows of the box one after the other. A
 * token begins with an integer: a kind in its two highest bits, and a count of pixels in the
 * others. {@link #SKIP} leaves pixels unchanged. After {@link #RUN} comes one colour for all
 * pixels, after {@link #LITERAL} a colour for each. A colour is {@code 0xAABBGGRR}, as a canvas
 * stores it.
 */
public final class PictureCode {
  static final int HEADER = 9;

  /** The first integer of a message. */
  static final int KIND = 0;

  static final int SKIP = 0;
  static final int RUN = 1 << 30;
  static final int LITERAL = 2 << 30;

  /** The minimum length of a run in pixels. A shorter run does not save bytes. */
  private static final int MIN_RUN = 3;

  private final int width;
  private final int height;

  /** The image on the page; null if the page shows no image of this size. */
  private int[] shown;

  private int[] out = new int[1 << 16];
  private int size;

  public PictureCode(int width, int height) {
    this.width = width;
    this.height = height;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** Returns the message that turns the image on the page into {@code picture}. */
  public ByteBuffer encode(int request, long frame, int[] picture) {
    int top = shown == null ? 0 : firstRow(picture);
    int bottom = shown == null ? height : lastRow(picture, top) + 1;
    size = 0;
    reserve(HEADER);
    put(KIND);
    put(request);
    put((int) frame);
    put(width);
    put(height);
    put(0);
    put(top);
    put(top == height ? 0 : width);
    put(bottom);
    if (shown == null) {
      shown = new int[width * height];
      encodeRows(picture, 0, height, false);
    } else if (top < height) {
      encodeRows(picture, top, bottom, true);
    }
    System.arraycopy(picture, 0, shown, 0, picture.length);
    ByteBuffer message = ByteBuffer.allocate(Integer.BYTES * size).order(ByteOrder.LITTLE_ENDIAN);
    message.asIntBuffer().put(out, 0, size);
    if (out.length > 1 << 20) {
      out = new int[1 << 16];
    }
    return message;
  }

  private int firstRow(int[] picture) {
    int at = Arrays.mismatch(picture, shown);
    return at < 0 ? height : at / width;
  }

  private int lastRow(int[] picture, int top) {
    int row = height - 1;
    while (row > top
        && Arrays.equals(
            picture, row * width, (row + 1) * width, shown, row * width, (row + 1) * width)) {
      row--;
    }
    return top == height ? height - 1 : row;
  }

  private void encodeRows(int[] picture, int top, int bottom, boolean differences) {
    int end = bottom * width;
    int at = top * width;
    while (at < end) {
      int next = differences ? at + same(picture, at, end) : at;
      if (next > at) {
        reserve(1);
        put(SKIP | next - at);
        at = next;
        continue;
      }
      int run = run(picture, at, end);
      if (run >= MIN_RUN) {
        reserve(2);
        put(RUN | run);
        put(color(picture[at]));
        at += run;
      } else {
        at = literal(picture, at, end, differences);
      }
    }
  }

  private int same(int[] picture, int at, int end) {
    int mismatch = Arrays.mismatch(picture, at, end, shown, at, end);
    return mismatch < 0 ? end - at : mismatch;
  }

  private static int run(int[] picture, int at, int end) {
    int color = picture[at];
    int i = at + 1;
    while (i < end && picture[i] == color) {
      i++;
    }
    return i - at;
  }

  private int literal(int[] picture, int from, int end, boolean differences) {
    int at = from;
    while (at < end
        && !(differences
            && at + 1 < end
            && picture[at] == shown[at]
            && picture[at + 1] == shown[at + 1])
        && !(at + 2 < end && picture[at] == picture[at + 1] && picture[at] == picture[at + 2])) {
      at++;
    }
    int to = Math.max(at, from + 1);
    reserve(1 + to - from);
    put(LITERAL | to - from);
    for (int i = from; i < to; i++) {
      put(color(picture[i]));
    }
    return to;
  }

  private void reserve(int more) {
    if (size + more > out.length) {
      out = Arrays.copyOf(out, Math.max(size + more, 2 * out.length));
    }
  }

  private void put(int value) {
    out[size++] = value;
  }

  /** Converts {@code 0xAARRGGBB} to {@code 0xAABBGGRR}. */
  private static int color(int argb) {
    return argb & 0xff00ff00 | argb << 16 & 0xff0000 | argb >>> 16 & 0xff;
  }
}
