package zoetrope.studio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Decoded images equal the encoded ones. */
class PictureCodeTest {
  private static final int WIDTH = 50;
  private static final int HEIGHT = 40;

  private final PictureCode code = new PictureCode(WIDTH, HEIGHT);
  private final int[] page = new int[WIDTH * HEIGHT];

  @Test
  void encodesAnyImagesInAnyOrder() {
    Random random = new Random(1);
    int[] picture = new int[WIDTH * HEIGHT];
    for (int round = 0; round < 500; round++) {
      change(picture, random);
      receive(code.encode(round, round, picture));
      assertArrayEquals(picture, page, "round " + round);
    }
  }

  private static void change(int[] picture, Random random) {
    int from = random.nextInt(picture.length);
    int to = Math.min(picture.length, from + random.nextInt(400));
    switch (random.nextInt(4)) {
      case 0 -> Arrays.fill(picture, from, to, random.nextInt());
      case 1 -> picture[from] = random.nextInt();
      case 2 -> {
        for (int i = from; i < to; i++) {
          picture[i] = random.nextInt(3) * 0x01020304;
        }
      }
      default -> Arrays.fill(picture, 0xff102030);
    }
  }

  @Test
  void sendsOnlyAHeaderWithoutChanges() {
    int[] picture = new int[WIDTH * HEIGHT];
    Arrays.fill(picture, 0xffffffff);
    receive(code.encode(1, 0, picture));
    assertEquals(4 * PictureCode.HEADER, code.encode(2, 1, picture).remaining());
  }

  @Test
  void sendsOnlyChangedRows() {
    int[] picture = new int[WIDTH * HEIGHT];
    receive(code.encode(1, 0, picture));
    picture[7 * WIDTH + 3] = 0xff00ff00;
    IntBuffer header = code.encode(2, 1, picture).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    assertEquals(7, header.get(6));
    assertEquals(8, header.get(8));
  }

  @Test
  void compressesAFlatImage() {
    int[] picture = new int[WIDTH * HEIGHT];
    Arrays.fill(picture, 0xff336699);
    assertTrue(code.encode(1, 0, picture).remaining() < 100);
  }

  /** Decodes a message like the page. */
  private void receive(ByteBuffer message) {
    IntBuffer in = message.order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    int at = in.get(6) * WIDTH;
    in.position(PictureCode.HEADER);
    while (in.hasRemaining()) {
      int token = in.get();
      int count = token & 0x3fffffff;
      int kind = token & 0xc0000000;
      int color = kind == PictureCode.RUN ? in.get() : 0;
      for (int i = 0; i < count; i++, at++) {
        if (kind != PictureCode.SKIP) {
          int abgr = kind == PictureCode.RUN ? color : in.get();
          page[at] = abgr & 0xff00ff00 | abgr << 16 & 0xff0000 | abgr >>> 16 & 0xff;
        }
      }
    }
  }
}
