package zoetrope.internal.video.still;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.encode.MovingImages;

class PngTest {
  @TempDir Path folder;

  private static int[] decode(byte[] png, boolean alpha) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertEquals(alpha, image.getColorModel().hasAlpha());
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }

  @Test
  void decodesOpaquePixelsWithoutAlpha() throws IOException {
    int[] argb = MovingImages.picture(97, 53, 3);
    assertArrayEquals(argb, decode(Png.encode(argb, 97, 53), false));
  }

  @Test
  void decodesTranslucentPixelsExactly() throws IOException {
    int[] argb = new int[31 * 17];
    Random random = new Random(9);
    for (int i = 0; i < argb.length; i++) {
      argb[i] = random.nextInt();
    }
    assertArrayEquals(argb, decode(Png.encode(argb, 31, 17), true));
  }

  @Test
  void writesTheSameBytesEverywhere() throws Exception {
    byte[] png = Png.encode(MovingImages.picture(96, 64, 1), 96, 64);
    String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(png));
    assertEquals("c0ba1da1494144c0e3560fd3100f14b6f45096152375932771bbcc3fa04e0236", hash);
  }

  @Test
  void replacesAnOlderFile() throws IOException {
    Path target = folder.resolve("a.png");
    Files.write(target, new byte[7]);
    int[] argb = MovingImages.picture(20, 10, 0);
    Png.write(target, argb, 20, 10);
    assertArrayEquals(Png.encode(argb, 20, 10), Files.readAllBytes(target));
    try (var files = Files.list(folder)) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void refusesAFolderAsTarget() {
    String message =
        assertThrows(VideoException.class, () -> Png.write(folder, new int[4], 2, 2)).getMessage();
    assertTrue(message.contains("it is a folder"), message);
  }

  @Test
  void refusesAWrongNumberOfPixels() {
    assertThrows(IllegalArgumentException.class, () -> Png.encode(new int[5], 2, 2));
  }
}
