package zoetrope.tools.fuzz;

import static zoetrope.Zoetrope.*;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageIO;
import zoetrope.frame.RasterImage;
import zoetrope.internal.video.still.Webp;
import zoetrope.mobject.image.PictureException;
import zoetrope.mobject.image.Pictures;

/** PNG, JPEG, GIF, TIFF, BMP and WebP files: random ones, and mutated ones of the project. */
final class PictureTarget implements FuzzTarget {
  private static final int[] TYPES = {
    BufferedImage.TYPE_INT_RGB,
    BufferedImage.TYPE_INT_ARGB,
    BufferedImage.TYPE_BYTE_GRAY,
    BufferedImage.TYPE_BYTE_INDEXED,
    BufferedImage.TYPE_BYTE_BINARY,
    BufferedImage.TYPE_USHORT_GRAY,
    BufferedImage.TYPE_3BYTE_BGR
  };

  private final List<byte[]> seeds =
      Seeds.bytes(".*\\.(png|jpg|gif|webp)", 60_000, "examples", "scenes/src/main/resources");

  @Override
  public byte[] generate(Random random) throws IOException {
    Mutator mutator = new Mutator(random);
    byte[] picture =
        seeds.isEmpty() || random.nextInt(8) > 0 ? drawn(mutator, random) : mutator.pick(seeds);
    return random.nextInt(8) == 0 ? picture : mutator.bytes(picture);
  }

  private static byte[] drawn(Mutator mutator, Random random) throws IOException {
    int type = TYPES[random.nextInt(TYPES.length)];
    BufferedImage image = new BufferedImage(1 + random.nextInt(40), 1 + random.nextInt(40), type);
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        image.setRGB(x, y, random.nextInt(3) == 0 ? random.nextInt() : 0xff336699);
      }
    }
    String format = mutator.pick("png", "jpg", "gif", "tiff", "bmp", "webp");
    if (format.equals("webp")) {
      int width = image.getWidth();
      int[] argb = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
      return Webp.encode(argb, width, image.getHeight(), Map.of());
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    if (!ImageIO.write(image, format, out)) {
      ImageIO.write(image, "png", out);
    }
    return out.toByteArray();
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    RasterImage picture;
    try {
      picture = Pictures.decode(input, "input");
    } catch (PictureException e) {
      return false;
    }
    boolean jpeg = input.length > 1 && (input[0] & 0xff) == 0xff && (input[1] & 0xff) == 0xd8;
    if (jpeg) {
      requireOpaque(picture);
    }
    return OneObject.show(() -> imageMobject(picture));
  }

  private static void requireOpaque(RasterImage picture) throws UnwantedOutcome {
    for (int pixel : picture.argb()) {
      if (pixel >>> 24 != 255) {
        throw new UnwantedOutcome("a JPEG, which has no transparency, is not opaque");
      }
    }
  }
}
