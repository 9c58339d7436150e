package zoetrope.internal.vector;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.GregorianCalendar;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import zoetrope.geometry.Affine;

/**
 * Writes drawings as the pages of a PDF file. The same drawings give the same bytes: the time of
 * writing is not stored, and the file's id is a hash of its contents. Must be closed.
 */
public final class PdfWriter implements AutoCloseable {
  /** The default length of a page's shorter side, in points: 7.5 inches, the height of slides. */
  private static final double SHORTER_SIDE = 540;

  private final PDDocument document = new PDDocument();
  private final PdfObjects objects = new PdfObjects(new PdfImages(), new PdfShapes());
  private final PdfFonts fonts = new PdfFonts();

  /** Creates a file without pages. */
  public PdfWriter(String title) {
    document.getDocumentInformation().setTitle(title);
    document.getDocumentInformation().setProducer("Zoetrope");
    PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
    preferences.setDisplayDocTitle(true);
    document.getDocumentCatalog().setViewerPreferences(preferences);
  }

  public void author(String name) {
    document.getDocumentInformation().setAuthor(name);
  }

  public void subject(String text) {
    document.getDocumentInformation().setSubject(text);
  }

  /** Sets the creation date of the document. */
  public void created(LocalDate day) {
    document
        .getDocumentInformation()
        .setCreationDate(GregorianCalendar.from(day.atStartOfDay(ZoneOffset.UTC)));
  }

  /** Adds a page whose shorter side is 7.5 inches long. */
  public void add(Drawing drawing) {
    add(drawing, SHORTER_SIDE / Math.min(drawing.width(), drawing.height()));
  }

  public void add(Drawing drawing, double pointsPerPixel) {
    double height = drawing.height() * pointsPerPixel;
    PDPage page =
        new PDPage(new PDRectangle((float) (drawing.width() * pointsPerPixel), (float) height));
    Affine toPage = Affine.plane(pointsPerPixel, 0, 0, -pointsPerPixel, 0, height);
    PdfContent content = PdfContent.ofPage(objects, drawing, toPage);
    content.texts(drawing.texts(), fonts);
    COSDictionary dictionary = page.getCOSObject();
    dictionary.setItem(COSName.CONTENTS, PdfStreams.ofText(content.operators()));
    dictionary.setItem(COSName.RESOURCES, content.resources());
    dictionary.setItem(COSName.GROUP, PdfContent.transparency(COSName.DEVICERGB));
    document.addPage(page);
  }

  /** Returns the whole file; no pages can be added afterwards. */
  public byte[] bytes() {
    fonts.finish();
    document.setDocumentId(0L);
    document.setDocumentId(ByteBuffer.wrap(sha256(saved())).getLong());
    return saved();
  }

  private byte[] saved() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      document.save(bytes, CompressParameters.NO_COMPRESSION);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static byte[] sha256(byte[] content) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(content);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    try {
      document.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
