package zoetrope.internal.pictures;

import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import zoetrope.frame.RasterImage;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.still.WebpDecoder;

/** Decodes the bytes of an image file to pixels. */
public final class PictureDecoder {
  private static final long MAX_PIXELS = 100_000_000;

  /** The first characters of a file, and its format. */
  private static final String[][] FORMATS = {
    {"II*\0", "tiff"},
    {"MM\0*", "tiff"},
    {"BM", "bmp"},
    {"\u0089PNG", "png"},
    {"\u00ff\u00d8\u00ff", "jpeg"},
    {"GIF8", "gif"}
  };

  private PictureDecoder() {}

  /**
   * Decodes an image in upright orientation.
   *
   * @param name the name in messages
   * @throws UnreadablePictureException unless the bytes are a PNG, JPEG, GIF, WebP, TIFF or BMP
   *     file of at most 100 million pixels
   */
  public static RasterImage decode(byte[] bytes, String name) throws UnreadablePictureException {
    RasterImage picture = asStored(bytes, name);
    int orientation =
        switch (format(bytes, name)) {
          case "jpeg" -> JpegHeader.of(bytes).orientation();
          case "tiff" -> ExifOrientation.of(bytes, 0, bytes.length);
          case "webp" -> WebpDecoder.exif(bytes).map(ExifOrientation::of).orElse(1);
          default -> 1;
        };
    return ExifOrientation.turn(picture, orientation);
  }

  /**
   * Decodes an image without applying its Exif orientation.
   *
   * @throws UnreadablePictureException as {@link #decode}
   */
  public static RasterImage asStored(byte[] bytes, String name) throws UnreadablePictureException {
    String format = format(bytes, name);
    if (format.equals("webp")) {
      return webp(bytes, name);
    }
    JpegHeader header = JpegHeader.of(bytes);
    if (format.equals("jpeg") && header.isCmyk()) {
      boolean ycck = header.transform() == 2;
      return decode(
          JpegHeader.withoutProfile(bytes),
          format,
          name,
          reader -> InkColors.pixels(reader.readRaster(0, null), ycck));
    }
    return decode(bytes, format, name, reader -> pixels(reader.read(0), format));
  }

  private static RasterImage webp(byte[] bytes, String name) throws UnreadablePictureException {
    try {
      return WebpDecoder.decode(bytes, MAX_PIXELS);
    } catch (VideoException e) {
      throw broken(name, "WebP", e.getMessage().lines().findFirst().orElse(""), e);
    }
  }

  /** Reads the pixels of an open file whose size was checked. */
  private interface Pixels {
    RasterImage read(ImageReader reader) throws IOException;
  }

  private static RasterImage decode(byte[] bytes, String format, String name, Pixels pixels)
      throws UnreadablePictureException {
    ImageReader reader = ImageIO.getImageReadersByFormatName(format).next();
    List<String> warnings = new ArrayList<>();
    reader.addIIOReadWarningListener((source, warning) -> warnings.add(warning));
    try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
      reader.setInput(in, true, true);
      requireSize(reader.getWidth(0), reader.getHeight(0), name);
      RasterImage picture = pixels.read(reader);
      if (warnings.stream().anyMatch(w -> w.startsWith("Premature end"))) {
        throw broken(name, format.toUpperCase(Locale.ROOT), "it ends too early", null);
      }
      return picture;
    } catch (IOException | RuntimeException e) {
      // Java's readers also throw unchecked exceptions for broken data.
      throw broken(name, format.toUpperCase(Locale.ROOT), String.valueOf(e.getMessage()), e);
    } finally {
      reader.dispose();
    }
  }

  private static UnreadablePictureException broken(
      String name, String format, String what, Exception cause) {
    return new UnreadablePictureException(
        Messages.of(
            "the image %s is a broken or unusual %s file (%s): save it again as an RGB image",
            name, format, what),
        cause);
  }

  private static void requireSize(long width, long height, String name)
      throws UnreadablePictureException {
    if (width * height > MAX_PIXELS) {
      throw new UnreadablePictureException(
          Messages.of(
              "the image %s has %s x %s pixels, more than 100 million: scale it down to what a"
                  + " frame can show",
              name, width, height),
          null);
    }
  }

  private static String format(byte[] bytes, String name) throws UnreadablePictureException {
    String head = new String(bytes, 0, Math.min(12, bytes.length), StandardCharsets.ISO_8859_1);
    if (head.startsWith("RIFF") && head.endsWith("WEBP")) {
      return "webp";
    }
    for (String[] format : FORMATS) {
      if (head.startsWith(format[0])) {
        return format[1];
      }
    }
    throw new UnreadablePictureException(
        "the image "
            + name
            + " is "
            + (bytes.length == 0
                ? "empty: save it again as PNG, JPEG or GIF"
                : "neither PNG, JPEG, GIF, WebP, TIFF nor BMP"
                    + guess(head)
                    + ": save it as one of these"),
        null);
  }

  private static String guess(String head) {
    if (head.startsWith("ftyp", 4)) {
      return head.endsWith("avif") ? " but AVIF" : " but HEIC or a video";
    }
    return head.startsWith("<svg") || head.startsWith("<?xml") ? " but an SVG drawing" : "";
  }

  /**
   * Returns the samples as they are in the file. {@link BufferedImage#getRGB} would treat grey as
   * linear light and apply colour profiles, which differ between platforms.
   */
  private static RasterImage pixels(BufferedImage image, String format) throws IOException {
    if (format.equals("tiff")) {
      requireSamples(image.getColorModel());
    }
    image.coerceData(false);
    int width = image.getWidth();
    int height = image.getHeight();
    int[] argb = new int[width * height];
    if (image.getColorModel() instanceof IndexColorModel) {
      image.getRGB(0, 0, width, height, argb, 0, width);
      return new RasterImage(width, height, argb);
    }
    Raster raster = image.getRaster();
    int bands = raster.getNumBands();
    boolean grey = bands < 3;
    boolean alpha = bands % 2 == 0;
    int[] bits = image.getColorModel().getComponentSize();
    int[] row = new int[width * bands];
    for (int y = 0; y < height; y++) {
      raster.getPixels(0, y, width, 1, row);
      for (int x = 0; x < width; x++) {
        int i = x * bands;
        int r = eightBits(row[i], bits[0]);
        int g = grey ? r : eightBits(row[i + 1], bits[1]);
        int b = grey ? r : eightBits(row[i + 2], bits[2]);
        int a = alpha ? eightBits(row[i + bands - 1], bits[bands - 1]) : 255;
        argb[y * width + x] = a << 24 | r << 16 | g << 8 | b;
      }
    }
    return new RasterImage(width, height, argb);
  }

  /** Refuses the samples of a TIFF file unless they are RGB or grey of at most 16 bits. */
  private static void requireSamples(ColorModel model) throws IOException {
    int space = model.getColorSpace().getType();
    boolean known = space == ColorSpace.TYPE_RGB || space == ColorSpace.TYPE_GRAY;
    if (!known
        || model.getTransferType() > DataBuffer.TYPE_USHORT
        || model.getComponentSize(0) > 16) {
      throw new IOException("its samples are not RGB or grey of at most 16 bits");
    }
  }

  private static int eightBits(int sample, int bits) {
    int max = (1 << bits) - 1;
    return bits == 8 ? sample : (int) ((sample * 255L + max / 2) / max);
  }
}
