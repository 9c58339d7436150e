package zoetrope.tools.faults;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import zoetrope.text.FontFamily;

/** Small valid files. */
final class IntactFiles {
  private static final String FONT = "/zoetrope/text/fonts/cmuntt.ttf";

  private IntactFiles() {}

  static byte[] picture(String format, Random random) throws IOException {
    BufferedImage image = new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 300; i++) {
      image.setRGB(random.nextInt(40), random.nextInt(30), random.nextInt(1 << 24));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(image, format, out);
    return out.toByteArray();
  }

  static byte[] font() throws IOException {
    try (InputStream in = FontFamily.class.getResourceAsStream(FONT)) {
      return in.readAllBytes();
    }
  }

  /** Returns an attention pattern of one layer, one head and two tokens in NumPy's format. */
  static byte[] npy() {
    String header = "{'descr': '<f8', 'fortran_order': False, 'shape': (1, 1, 2, 2), }\n";
    ByteBuffer file = ByteBuffer.allocate(10 + header.length() + 32).order(ByteOrder.LITTLE_ENDIAN);
    file.put((byte) 0x93).put("NUMPY\1\0".getBytes(StandardCharsets.US_ASCII));
    file.putShort((short) header.length()).put(header.getBytes(StandardCharsets.US_ASCII));
    file.putDouble(1).putDouble(0).putDouble(0.5).putDouble(0.5);
    return file.array();
  }

  static byte[] npz() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("attention.npy"));
      zip.write(npy());
    }
    return out.toByteArray();
  }
}
