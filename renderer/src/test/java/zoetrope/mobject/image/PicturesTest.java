package zoetrope.mobject.image;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.frame.RasterImage;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.animated.AnimatedFormat;
import zoetrope.internal.video.animated.PictureFilm;
import zoetrope.internal.video.animated.PictureSegmentEncoder;
import zoetrope.internal.video.still.Webp;

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
  void greyIsReadUnchanged() throws IOException {
    var image = new BufferedImage(1, 1, BufferedImage.TYPE_BYTE_GRAY);
    image.getRaster().setSample(0, 0, 0, 128);
    RasterImage picture = Pictures.load(write("grey.png", encoded(image, "png")));
    assertEquals(0xff808080, picture.argb()[0]);
  }

  @Test
  void sixteenBitsAreRoundedToEight() throws IOException {
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

  @ParameterizedTest
  @ValueSource(strings = {"tiff", "bmp"})
  void readsTiffAndBmpExactly(String format) throws IOException {
    BufferedImage image = gradient(BufferedImage.TYPE_INT_RGB);
    RasterImage picture = Pictures.load(write("a." + format, encoded(image, format)));
    assertArrayEquals(image.getRGB(0, 0, 16, 8, null, 0, 16), picture.argb());
  }

  @Test
  void readsTheOpacityOfATiff() throws IOException {
    var image = new BufferedImage(2, 1, BufferedImage.TYPE_INT_ARGB);
    image.setRGB(0, 0, 0x80ff2010);
    assertEquals(0x80ff2010, Pictures.decode(encoded(image, "tiff"), "a").argb()[0]);
  }

  @Test
  void refusesTiffOfNumbersThatAreNoColours() throws IOException {
    var floats =
        new ComponentColorModel(
            ColorSpace.getInstance(ColorSpace.CS_GRAY), false, false, 1, DataBuffer.TYPE_FLOAT);
    var image = new BufferedImage(floats, floats.createCompatibleWritableRaster(4, 4), false, null);
    assertTrue(messageOf(write("a.tif", encoded(image, "tiff"))).contains("of at most 16 bits"));
  }

  @Test
  void readsTheWebpOfStills() throws IOException {
    int[] argb = gradient(BufferedImage.TYPE_INT_RGB).getRGB(0, 0, 16, 8, null, 0, 16);
    for (Map<String, String> tags : List.of(Map.<String, String>of(), Map.of("title", "T"))) {
      byte[] file = Webp.encode(argb, 16, 8, tags);
      assertArrayEquals(argb, Pictures.load(write("a.webp", file)).argb());
    }
  }

  @Test
  void readsTheOpacityOfAWebp() throws IOException {
    int[] argb = new int[64 * 64];
    for (int i = 0; i < argb.length; i++) {
      int opacity = Math.max(0, 255 - 12 * Math.abs(i % 64 - i / 64));
      argb[i] = opacity == 0 ? 0 : opacity << 24 | 0x3366cc;
    }
    byte[] file = Webp.encode(argb, 64, 64, Map.of());
    int[] read = Pictures.load(write("a.webp", file)).argb();
    assertArrayEquals(argb, Arrays.stream(read).map(p -> p >>> 24 == 0 ? 0 : p).toArray());
  }

  @Test
  void showsTheFirstPictureOfAnAnimatedWebp() {
    VideoSettings settings = VideoSettings.of(16, 8, FrameRate.of(10));
    int[] argb = gradient(BufferedImage.TYPE_INT_RGB).getRGB(0, 0, 16, 8, null, 0, 16);
    PictureSegmentEncoder encoder = new PictureSegmentEncoder(AnimatedFormat.WEBP, settings);
    encoder.picture(argb, 2);
    encoder.picture(new int[16 * 8], 2);
    Path file = folder.resolve("film.webp");
    try (PictureFilm film = PictureFilm.open(file, AnimatedFormat.WEBP, settings, Map.of())) {
      film.append(encoder.finish());
      film.finish();
    }
    assertArrayEquals(argb, Pictures.load(file).argb());
  }

  @Test
  void refusesABrokenWebp() throws IOException {
    byte[] whole = Webp.encode(new int[16 * 8], 16, 8, Map.of());
    for (int length : new int[] {12, 20, whole.length - 4}) {
      String message = messageOf(write("half.webp", Arrays.copyOf(whole, length)));
      assertTrue(message.contains("half.webp is a broken or unusual WebP file"), message);
    }
  }

  @Test
  void theExtensionIsOptionalAndMayBeWrong() throws IOException {
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
  @ValueSource(strings = {"png", "jpg", "gif", "tiff", "bmp"})
  void aTruncatedPictureIsReportedAsBroken(String format) throws IOException {
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
    assertTrue(messageOf(write("a.png", "0000ftypavif".getBytes())).contains("but AVIF"));
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

  /** Returns a JPEG file of four channels where every pixel has the samples {@code pixel}. */
  private static byte[] fourChannels(int... pixel) throws IOException {
    var raster = Raster.createInterleavedRaster(DataBuffer.TYPE_BYTE, 16, 16, 4, null);
    for (int i = 0; i < 256; i++) {
      raster.setPixel(i % 16, i / 16, pixel);
    }
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    var out = new ByteArrayOutputStream();
    try (var stream = new MemoryCacheImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.write(null, new IIOImage(raster, null, null), null);
    }
    writer.dispose();
    return out.toByteArray();
  }

  /** Returns a JPEG file with an additional segment at its start. */
  private static byte[] with(byte[] jpeg, int marker, byte[] content) {
    var out = new ByteArrayOutputStream();
    out.write(jpeg, 0, 2);
    out.write(0xff);
    out.write(marker);
    out.write(content.length + 2 >> 8);
    out.write(content.length + 2);
    out.writeBytes(content);
    out.write(jpeg, 2, jpeg.length - 2);
    return out.toByteArray();
  }

  private static byte[] adobe(byte[] jpeg, int transform) {
    byte[] content = {'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, (byte) transform};
    return with(jpeg, 0xee, content);
  }

  private static byte[] profile(byte[] jpeg) {
    return with(jpeg, 0xe2, "ICC_PROFILE\0\1\1 no profile at all".getBytes(ISO_8859_1));
  }

  private static void assertColor(int expected, int actual) {
    for (int shift = 0; shift < 32; shift += 8) {
      assertEquals(
          expected >>> shift & 255,
          actual >>> shift & 255,
          2,
          Integer.toHexString(expected) + " is " + Integer.toHexString(actual));
    }
  }

  @Test
  void inksOfACmykJpegBecomeColours() throws IOException {
    byte[] orange = fourChannels(250, 150, 20, 255);
    byte[] darkOrange = fourChannels(250, 150, 20, 128);
    assertColor(0xfffa9614, Pictures.decode(orange, "orange").argb()[100]);
    assertColor(0xfffa9614, Pictures.decode(adobe(orange, 0), "orange").argb()[100]);
    assertColor(0xfffa9614, Pictures.decode(profile(adobe(orange, 0)), "orange").argb()[100]);
    assertColor(0xff7d4b0a, Pictures.decode(adobe(darkOrange, 0), "orange").argb()[100]);
  }

  @Test
  void inksStoredAsLuminanceAndChrominanceBecomeTheSameColours() throws IOException {
    // 255 minus (250, 150, 20) is (5, 105, 235): Y 90, Cb 210, Cr 67.
    byte[] orange = adobe(fourChannels(90, 210, 67, 255), 2);
    assertColor(0xfffa9614, Pictures.decode(orange, "orange").argb()[100]);
    assertColor(0xfffa9614, Pictures.decode(profile(orange), "orange").argb()[100]);
  }

  @Test
  void aTruncatedCmykJpegIsReportedAsBroken() throws IOException {
    byte[] whole = adobe(fourChannels(250, 150, 20, 255), 0);
    byte[] half = Arrays.copyOf(whole, whole.length - 40);
    assertTrue(messageOf(write("half.jpg", half)).contains("broken"));
  }

  private static byte[] oriented(byte[] jpeg, boolean littleEndian, int orientation) {
    var tiff = ByteBuffer.allocate(32);
    tiff.order(littleEndian ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    tiff.put((littleEndian ? "Exif\0\0II" : "Exif\0\0MM").getBytes(ISO_8859_1));
    tiff.putShort((short) 42).putInt(8).putShort((short) 1);
    tiff.putShort((short) 0x112).putShort((short) 3).putInt(1).putShort((short) orientation);
    return with(jpeg, 0xe1, tiff.array());
  }

  /** The order of the four quarters of the file as displayed, from upper left to lower right. */
  @ParameterizedTest
  @CsvSource({
    "1, RGBW", "2, GRWB", "3, WBGR", "4, BWRG", "5, RBGW", "6, BRWG", "7, WGBR", "8, GWRB",
    "9, RGBW"
  })
  void photographsAreTurnedAsViewersDo(int orientation, String quarters) throws IOException {
    var image = new BufferedImage(64, 32, BufferedImage.TYPE_INT_RGB);
    int[] colors = {0xff0000, 0x00ff00, 0x0000ff, 0xffffff};
    for (int i = 0; i < 64 * 32; i++) {
      image.setRGB(i % 64, i / 64, colors[i / 64 / 16 * 2 + i % 64 / 32]);
    }
    byte[] jpeg = encoded(image, "jpg");
    for (boolean littleEndian : new boolean[] {true, false}) {
      RasterImage seen = Pictures.decode(oriented(jpeg, littleEndian, orientation), "turned");
      assertEquals(orientation >= 5 && orientation <= 8 ? 32 : 64, seen.width());
      for (int i = 0; i < 4; i++) {
        int x = seen.width() * (1 + i % 2 * 2) / 4;
        int y = seen.height() * (1 + i / 2 * 2) / 4;
        int argb = seen.argb()[y * seen.width() + x];
        int near = 0;
        for (int k = 0; k < 3; k++) {
          near |= (argb >> 8 * k & 255) > 128 ? 255 << 8 * k : 0;
        }
        assertEquals(colors["RGBW".indexOf(quarters.charAt(i))], near, "quarter " + i);
      }
    }
  }

  @Test
  void brokenExifTurnsNothing() throws IOException {
    byte[] jpeg = encoded(gradient(BufferedImage.TYPE_INT_RGB), "jpg");
    byte[] far = "Exif\0\0II*\0\377\377\377\177".getBytes(ISO_8859_1);
    byte[] many = "Exif\0\0II*\0\10\0\0\0\377\377".getBytes(ISO_8859_1);
    assertEquals(16, Pictures.decode(with(jpeg, 0xe1, far), "far").width());
    assertEquals(16, Pictures.decode(with(jpeg, 0xe1, many), "many").width());
  }

  @Test
  void aProgressiveJpegIsReadLikeABaselineOne() throws IOException {
    var image = gradient(BufferedImage.TYPE_INT_RGB);
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    var parameters = writer.getDefaultWriteParam();
    parameters.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
    var out = new ByteArrayOutputStream();
    try (var stream = new MemoryCacheImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.write(null, new IIOImage(image, null, null), parameters);
    }
    writer.dispose();
    RasterImage progressive = Pictures.decode(out.toByteArray(), "progressive");
    assertArrayEquals(
        Pictures.decode(encoded(image, "jpg"), "baseline").argb(), progressive.argb());
  }

  @Test
  void sixteenBitsOfColourAndGreyWithOpacityAreRead() throws IOException {
    assertEquals(
        0x80ff2010, Pictures.decode(png(16, 6, 0xffff, 0x2020, 0x1010, 0x8080), "a").argb()[0]);
    assertEquals(0xffff2010, Pictures.decode(png(16, 2, 0xffff, 0x2020, 0x1010), "b").argb()[0]);
    assertEquals(0x40303030, Pictures.decode(png(8, 4, 0x30, 0x40), "c").argb()[0]);
    assertEquals(0x40303030, Pictures.decode(png(16, 4, 0x3030, 0x4040), "d").argb()[0]);
  }

  /** Returns a PNG of one pixel. */
  private static byte[] png(int depth, int kind, int... samples) throws IOException {
    var row = new ByteArrayOutputStream();
    row.write(0);
    for (int sample : samples) {
      if (depth == 16) {
        row.write(sample >> 8);
      }
      row.write(sample);
    }
    var packed = new ByteArrayOutputStream();
    try (var deflater = new DeflaterOutputStream(packed)) {
      deflater.write(row.toByteArray());
    }
    var out = new ByteArrayOutputStream();
    out.writeBytes("\u0089PNG\r\n\u001a\n".getBytes(ISO_8859_1));
    chunk(out, "IHDR", new byte[] {0, 0, 0, 1, 0, 0, 0, 1, (byte) depth, (byte) kind, 0, 0, 0});
    if (kind == 3) {
      chunk(out, "PLTE", new byte[] {1, 2, 3, 40, 50, 60});
      chunk(out, "tRNS", new byte[] {(byte) 255, 77});
    } else if (kind == 2 && depth == 8) {
      chunk(out, "tRNS", new byte[] {0, 9, 0, 8, 0, 7});
    }
    chunk(out, "IDAT", packed.toByteArray());
    chunk(out, "IEND", new byte[0]);
    return out.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream out, String type, byte[] content) {
    byte[] head = type.getBytes(ISO_8859_1);
    var crc = new CRC32();
    crc.update(head);
    crc.update(content);
    out.writeBytes(ByteBuffer.allocate(4).putInt(content.length).array());
    out.writeBytes(head);
    out.writeBytes(content);
    out.writeBytes(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
  }

  @Test
  void transparencyOfAPaletteAndOfOneColourIsKept() throws IOException {
    assertEquals(0x4d28323c, Pictures.decode(png(8, 3, 1), "palette").argb()[0]);
    assertEquals(0xff010203, Pictures.decode(png(8, 3, 0), "palette").argb()[0]);
    assertEquals(0xff090806, Pictures.decode(png(8, 2, 9, 8, 6), "key").argb()[0]);
    assertEquals(0, Pictures.decode(png(8, 2, 9, 8, 7), "key").argb()[0] >>> 24);
  }

  @Test
  void formatsOfPhonesAreNamed() {
    for (String brand : new String[] {"avif", "heic"}) {
      byte[] head = ("\0\0\0\34ftyp" + brand).getBytes(ISO_8859_1);
      var e = assertThrows(PictureException.class, () -> Pictures.decode(head, "phone"));
      assertTrue(e.getMessage().contains(brand.toUpperCase(Locale.ROOT)), e.getMessage());
      assertTrue(e.getMessage().contains("save it as one of these"), e.getMessage());
    }
  }
}
