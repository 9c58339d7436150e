package zoetrope.mobject.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.RasterImage;

class PicturesTest {
  @TempDir Path folder;

  private static byte[] encoded(BufferedImage image, String format) throws IOException {
    var out = new ByteArrayOutputStream();
    assertTrue(ImageIO.write(image, format, out));
    return out.toByteArray();
  }

  private static BufferedImage gradient(int type) {
    var image = new BufferedImage(16, 8, type);
    for (int y = 0; y < 8; y++) {
      for (int x = 0; x < 16; x++) {
        image.setRGB(x, y, 0xff000000 | x * 16 << 16 | y * 32 << 8 | 0x40);
      }
    }
    return image;
  }

  private Path write(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes);
  }

  private static String messageOf(Path file) {
    return assertThrows(PictureException.class, () -> Pictures.load(file)).getMessage();
  }

  @Test
  void pixelsOfAPngComeExactlyWithTheirOpacity() throws IOException {
    var image = new BufferedImage(2, 1, BufferedImage.TYPE_INT_ARGB);
    image.setRGB(0, 0, 0x80ff2010);
    image.setRGB(1, 0, 0x00123456);
    RasterImage picture = Pictures.load(write("a.png", encoded(image, "png")));
    assertEquals(2, picture.width());
    assertArrayEquals(new int[] {0x80ff2010, 0x00123456}, picture.argb());
  }

  @Test
  void greyIsTakenAsItIsWritten() throws IOException {
    var image = new BufferedImage(1, 1, BufferedImage.TYPE_BYTE_GRAY);
    image.getRaster().setSample(0, 0, 0, 128);
    RasterImage picture = Pictures.load(write("grey.png", encoded(image, "png")));
    assertEquals(0xff808080, picture.argb()[0]);
  }

  @Test
  void sixteenBitsARoundedToEight() throws IOException {
    var image = new BufferedImage(2, 1, BufferedImage.TYPE_USHORT_GRAY);
    image.getRaster().setSample(0, 0, 0, 0xffff);
    image.getRaster().setSample(1, 0, 0, 0x8080);
    RasterImage picture = Pictures.load(write("deep.png", encoded(image, "png")));
    assertArrayEquals(new int[] {0xffffffff, 0xff808080}, picture.argb());
  }

  @Test
  void jpegAndGifAreReadToo() throws IOException {
    RasterImage jpeg =
        Pictures.load(write("a.jpg", encoded(gradient(BufferedImage.TYPE_INT_RGB), "jpg")));
    assertEquals(16, jpeg.width());
    assertEquals(240, jpeg.argb()[15] >> 16 & 255, 24);
    var gif = new BufferedImage(2, 1, BufferedImage.TYPE_BYTE_INDEXED);
    gif.setRGB(0, 0, 0xffff0000);
    assertEquals(0xffff0000, Pictures.load(write("a.gif", encoded(gif, "gif"))).argb()[0]);
  }

  @Test
  void theEndingMayBeLeftOutAndMayLie() throws IOException {
    byte[] png = encoded(gradient(BufferedImage.TYPE_INT_RGB), "png");
    write("forest.jpeg", png);
    assertEquals(8, Pictures.load(folder.resolve("forest")).height());
  }

  @Test
  void aMissingPictureNamesItsPathAndItsNeighbours() throws IOException {
    write("creature.png", new byte[0]);
    write("notes.txt", new byte[0]);
    String message = messageOf(folder.resolve("craeture.png"));
    assertTrue(message.contains("craeture.png"), message);
    assertTrue(message.contains("did you mean creature.png?"), message);
    assertTrue(
        messageOf(folder.resolve("none").resolve("a.png")).contains("folder does not exist"));
  }

  @Test
  void aMissingResourceNamesWhereItWasLookedFor() {
    var e =
        assertThrows(PictureException.class, () -> Pictures.resource(PicturesTest.class, "nope"));
    assertTrue(e.getMessage().contains("zoetrope/mobject/image/nope"), e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpg", "gif"})
  void aTruncatedPictureIsBroken(String format) throws IOException {
    byte[] whole = encoded(gradient(BufferedImage.TYPE_INT_RGB), format);
    for (int part : new int[] {2, 4}) {
      byte[] half = Arrays.copyOf(whole, Math.max(20, whole.length * part / 6));
      String message = messageOf(write("half." + format, half));
      assertTrue(message.contains("half." + format), message);
      assertTrue(message.contains("broken"), message);
    }
  }

  @Test
  void otherFormatsAreNamed() throws IOException {
    assertTrue(messageOf(write("a.webp.png", "RIFF0000WEBPVP8 ".getBytes())).contains("WebP"));
    assertTrue(messageOf(write("a.svg.png", "<svg/>".getBytes())).contains("SVG"));
    assertTrue(messageOf(write("empty.png", new byte[0])).contains("is empty"));
  }

  @Test
  void aPictureOfMoreThanAHundredMegapixelsIsRefusedUnread() throws IOException {
    byte[] png = encoded(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB), "png");
    int[] size = {20_000, 20_000};
    for (int i = 0; i < 8; i++) {
      png[16 + i] = (byte) (size[i / 4] >> 8 * (3 - i % 4));
    }
    var crc = new CRC32();
    crc.update(png, 12, 17);
    for (int i = 0; i < 4; i++) {
      png[29 + i] = (byte) (crc.getValue() >> 8 * (3 - i));
    }
    assertTrue(messageOf(write("huge.png", png)).contains("20000 x 20000"));
  }
}
