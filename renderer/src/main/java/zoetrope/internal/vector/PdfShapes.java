package zoetrope.internal.vector;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * Paths that a PDF file shows more than once, such as glyphs. From the second time on, a path is an
 * object that is referenced by name and moved to its position. The object contains neither a colour
 * nor a pen, so the current ones are used.
 */
final class PdfShapes {
  /** The minimum length of the operators of a path that becomes an object. */
  private static final int MIN_OPERATORS_LENGTH = 100;

  /** The maximum reach of a miter, in widths of the line. */
  private static final double MAX_MITER_REACH = 5;

  private final Map<ByteBuffer, COSStream> known = new HashMap<>();

  /**
   * Returns the object of a path that begins at the origin.
   *
   * @param operators the operators that construct the path and paint it
   * @param width the width of the line that paints it; 0 for none
   * @return null if the path is short, or is shown for the first time
   */
  COSBase of(Path path, CharSequence operators, double width) {
    if (operators.length() < MIN_OPERATORS_LENGTH) {
      return null;
    }
    String text = operators.toString();
    ByteBuffer key = key(text, width);
    if (!known.containsKey(key)) {
      known.put(key, null);
      return null;
    }
    return known.compute(key, (k, shape) -> shape == null ? shape(path, text, width) : shape);
  }

  private static ByteBuffer key(String text, double width) {
    String all = text + PdfOperators.number(width);
    return ByteBuffer.wrap(PdfWriter.sha256(all.getBytes(StandardCharsets.US_ASCII)));
  }

  private static COSStream shape(Path path, String operators, double width) {
    COSStream shape = PdfStreams.ofText(operators);
    Bounds box = path.bounds();
    double margin = 1 + MAX_MITER_REACH * width;
    shape.setItem(COSName.TYPE, COSName.XOBJECT);
    shape.setItem(COSName.SUBTYPE, COSName.FORM);
    shape.setItem(
        COSName.BBOX,
        PdfGradients.numbers(
            Math.floor(box.min().x() - margin),
            Math.floor(box.min().y() - margin),
            Math.ceil(box.max().x() + margin),
            Math.ceil(box.max().y() + margin)));
    shape.setItem(COSName.RESOURCES, new COSDictionary());
    return shape;
  }

  /** Returns a path translated so that it begins at the origin. */
  static Path fromOrigin(Path path) {
    Vec start = path.start();
    return path.map(point -> point.minus(start));
  }
}
