package zoetrope.internal.vector;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSBoolean;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import zoetrope.frame.RasterImage;
import zoetrope.internal.video.still.Png;

/** The images of a PDF file; each image is stored once. */
final class PdfImages {
  private static final int PNG_SIGNATURE = 8;

  /** The PDF predictor that reads the rows of a PNG file unchanged. */
  private static final int PNG_PREDICTOR = 15;

  private final Map<RasterImage, COSStream> smooth = new IdentityHashMap<>();
  private final Map<RasterImage, COSStream> sharp = new IdentityHashMap<>();

  /** Returns the object of an image. */
  COSStream of(Mark.Picture picture) {
    return (picture.smooth() ? smooth : sharp)
        .computeIfAbsent(picture.source(), source -> image(source, picture.smooth()));
  }

  private static COSStream image(RasterImage source, boolean isSmooth) {
    int[] argb = source.argb();
    int[] opaque = new int[argb.length];
    byte[] alpha = new byte[argb.length];
    boolean translucent = false;
    for (int i = 0; i < argb.length; i++) {
      opaque[i] = argb[i] | 0xFF000000;
      alpha[i] = (byte) (argb[i] >>> 24);
      translucent |= alpha[i] != -1;
    }
    byte[] png = Png.encode(opaque, source.width(), source.height());
    COSStream image = PdfStreams.ofDeflated(pixels(png));
    describe(image, source, COSName.DEVICERGB);
    COSDictionary rows = new COSDictionary();
    rows.setInt(COSName.PREDICTOR, PNG_PREDICTOR);
    rows.setInt(COSName.COLORS, 3);
    rows.setInt(COSName.COLUMNS, source.width());
    image.setItem(COSName.DECODE_PARMS, rows);
    image.setItem(COSName.INTERPOLATE, COSBoolean.getBoolean(isSmooth));
    if (translucent) {
      COSStream mask = PdfStreams.of(alpha);
      describe(mask, source, COSName.DEVICEGRAY);
      mask.setItem(COSName.INTERPOLATE, COSBoolean.getBoolean(isSmooth));
      image.setItem(COSName.SMASK, mask);
    }
    return image;
  }

  private static void describe(COSStream image, RasterImage source, COSName colors) {
    image.setItem(COSName.TYPE, COSName.XOBJECT);
    image.setItem(COSName.SUBTYPE, COSName.IMAGE);
    image.setInt(COSName.WIDTH, source.width());
    image.setInt(COSName.HEIGHT, source.height());
    image.setInt(COSName.BITS_PER_COMPONENT, 8);
    image.setItem(COSName.COLORSPACE, colors);
  }

  /** Returns the compressed rows of a PNG file. */
  private static byte[] pixels(byte[] png) {
    ByteArrayOutputStream rows = new ByteArrayOutputStream(png.length);
    ByteBuffer chunks = ByteBuffer.wrap(png).position(PNG_SIGNATURE);
    byte[] name = new byte[4];
    while (chunks.hasRemaining()) {
      int length = chunks.getInt();
      chunks.get(name);
      if (new String(name, StandardCharsets.US_ASCII).equals("IDAT")) {
        rows.write(png, chunks.position(), length);
      }
      chunks.position(chunks.position() + length + Integer.BYTES);
    }
    return rows.toByteArray();
  }
}
