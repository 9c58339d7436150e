package zoetrope.internal.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;

/** Tests of frames that are written as SVG and PDF files. */
class VectorFilesTest {
  private static final Set<String> DRAWN_AS_IMAGES =
      Set.of(
          "faint mesh",
          "colours of corners",
          "image in perspective",
          "smooth image of few pixels",
          "linear mask",
          "filter");

  static Stream<String> kinds() {
    return VectorSamples.all().keySet().stream();
  }

  /** Every new kind of item or paint must be added to the samples and to the writers. */
  @Test
  void eachKindOfItemAndPaintHasASample() {
    Set<Class<?>> items = new HashSet<>();
    Set<Class<?>> paints = new HashSet<>();
    for (Item item : VectorSamples.all().values()) {
      items.add(item.getClass());
      if (item instanceof Item.Shape shape) {
        paints.add(shape.style().fill().getClass());
      }
    }
    assertEquals(Set.of(Item.class.getPermittedSubclasses()), items);
    assertEquals(Set.of(Paint.class.getPermittedSubclasses()), paints);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void drawsEachKindAndUsesImagesOnlyWherePathsCannot(String kind) throws Exception {
    Drawing drawing = drawing(VectorSamples.frame(VectorSamples.all().get(kind)));
    assertEquals(
        DRAWN_AS_IMAGES.contains(kind), !drawing.notes().isEmpty(), drawing.notes()::toString);
    Document svg = parsed(SvgWriter.write(drawing, kind));
    int drawn = 0;
    for (String element : List.of("path", "use")) {
      drawn += svg.getElementsByTagName(element).getLength();
    }
    assertTrue(drawn > 0, kind);
  }

  @Test
  void theSameFrameGivesTheSameBytesWithoutExternalReferences() throws Exception {
    byte[] svg = SvgWriter.write(drawing(VectorSamples.frame()), "all");
    assertArrayEquals(svg, SvgWriter.write(drawing(VectorSamples.frame()), "all"));
    assertArrayEquals(pdf(VectorSamples.frame()), pdf(VectorSamples.frame()));
    String text = new String(svg, StandardCharsets.UTF_8);
    Matcher references = Pattern.compile("(?:href=\"|url\\()([^\")]{0,22})").matcher(text);
    while (references.find()) {
      String to = references.group(1);
      assertTrue(to.startsWith("#") || to.startsWith("data:image/png;base64,"), to);
    }
    String latin = new String(pdf(VectorSamples.frame()), StandardCharsets.ISO_8859_1);
    assertFalse(latin.contains("Date"), "a date would differ from run to run");
  }

  @Test
  void everyIdIsDefinedOnceAndUsed() throws Exception {
    String svg =
        new String(SvgWriter.write(drawing(VectorSamples.frame()), "all"), StandardCharsets.UTF_8);
    List<String> defined = found(svg, " id=\"([^\"]+)\"");
    assertEquals(defined.size(), new TreeSet<>(defined).size());
    List<String> used = found(svg, "(?:href=\"#|url\\(#)([^\")]+)");
    assertEquals(new TreeSet<>(defined), new TreeSet<>(used));
  }

  private static List<String> found(String text, String pattern) {
    List<String> found = new ArrayList<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  @Test
  void titlesWithOddCharactersStayWellFormed() throws Exception {
    String title = "a<b & \"c\" > \u0001\uD800 d\u00e9\uD83D\uDE00";
    Document svg = parsed(SvgWriter.write(drawing(VectorSamples.frame()), title));
    assertEquals(
        "a<b & \"c\" >  d\u00e9\uD83D\uDE00",
        svg.getElementsByTagName("title").item(0).getTextContent());
  }

  @Test
  void anEmptyFrameIsAFileWithItsBackgroundOnly() throws Exception {
    Frame empty = new Frame(Camera.DEFAULT, Color.rgb(0, 0, 0), List.of());
    Document svg = parsed(SvgWriter.write(drawing(empty), "empty"));
    assertEquals(1, svg.getElementsByTagName("rect").getLength());
    assertEquals(0, svg.getElementsByTagName("path").getLength());
    Frame clear = new Frame(Camera.DEFAULT, Color.TRANSPARENT, List.of());
    assertEquals(
        0,
        parsed(SvgWriter.write(drawing(clear), "clear")).getElementsByTagName("rect").getLength());
    try (PDDocument pdf = Loader.loadPDF(pdf(empty))) {
      assertEquals(1, pdf.getNumberOfPages());
      assertEquals(960, pdf.getPage(0).getMediaBox().getWidth());
    }
  }

  @Test
  void emptyItemsAndItemsOutsideTheFrameOrAtNaNAreLeftOut() {
    Item nowhere =
        VectorSamples.shape(VectorSamples.SQUARE, VectorSamples.style(VectorSamples.RED))
            .withTransform(Affine.scaling(Double.NaN));
    Item outside =
        VectorSamples.shape(VectorSamples.SQUARE, VectorSamples.style(VectorSamples.RED))
            .withTransform(Affine.translation(Vec.of(100, 0)));
    Item without = VectorSamples.stroked(Path.EMPTY, Stroke.of(VectorSamples.RED, 4));
    Frame frame = new Frame(Camera.DEFAULT, Color.TRANSPARENT, List.of(nowhere, outside, without));
    assertEquals(List.of(), drawing(frame).marks());
  }

  @Test
  void storesOneCopyOfAnImageThatIsShownTwice() throws Exception {
    Item image = VectorSamples.all().get("smooth image");
    Item again = image.withTransform(Affine.translation(Vec.of(3, 0)));
    Frame frame = new Frame(Camera.DEFAULT, Color.TRANSPARENT, List.of(image, again));
    Document svg = parsed(SvgWriter.write(drawing(frame), "twice"));
    assertEquals(1, svg.getElementsByTagName("image").getLength());
    assertEquals(2, svg.getElementsByTagName("use").getLength());
  }

  @Test
  void storesARepeatedPathAsOneObjectForAllColours() throws Exception {
    int often = countOfObjects(List.of(VectorSamples.RED, VectorSamples.BLUE, VectorSamples.RED));
    assertEquals(1, often);
    assertEquals(0, countOfObjects(List.of(VectorSamples.RED)));
  }

  /** PDF weighs colours in a mask differently from SVG. */
  @Test
  void aColouredMaskHasTheSameOpacityInPdfAndOnTheCanvas() throws Exception {
    for (Color color : List.of(Color.rgb(0, 1, 0), Color.rgb(1, 0, 0), Color.rgb(0, 0.5, 1))) {
      Frame masked = VectorSamples.masked(color);
      Canvas ours = new Canvas(480, 270);
      ours.draw(masked);
      try (PDDocument pdf = Loader.loadPDF(pdf(masked))) {
        BufferedImage read = new PDFRenderer(pdf).renderImageWithDPI(0, 36);
        int level = read.getRGB(read.getWidth() / 2, read.getHeight() / 2) & 255;
        assertEquals(ours.pixels()[135 * 480 + 240] & 255, level, 3);
      }
    }
  }

  /** Counts the XObjects of a PDF page that shows one star for each element of {@code colors}. */
  private static int countOfObjects(List<Color> colors) throws Exception {
    Vec[] corners = new Vec[24];
    Arrays.setAll(corners, i -> Vec.polar(i % 2 == 0 ? 1 : 0.5, 2 * Math.PI * i / corners.length));
    List<Item> items = new ArrayList<>();
    for (Color color : colors) {
      Affine place = Affine.translation(Vec.of(2.3333 * items.size() - 4, 0.777 * items.size()));
      items.add(
          VectorSamples.shape(Path.polygon(corners), VectorSamples.style(color))
              .withTransform(place));
    }
    byte[] file = pdf(new Frame(Camera.DEFAULT, Color.TRANSPARENT, items));
    try (PDDocument pdf = Loader.loadPDF(file)) {
      int count = 0;
      for (COSName ignored : pdf.getPage(0).getResources().getXObjectNames()) {
        count++;
      }
      return count;
    }
  }

  @Test
  void writesManyItemsIntoASmallFile() {
    Item[] dots = new Item[50_000];
    Arrays.setAll(
        dots,
        i ->
            VectorSamples.shape(VectorSamples.SQUARE, VectorSamples.style(VectorSamples.RED))
                .withTransform(
                    Affine.scaling(0.01)
                        .then(Affine.translation(Vec.of(i % 250 / 20.0 - 6, i / 250 / 40.0 - 3)))));
    Drawing drawing = drawing(new Frame(Camera.DEFAULT, Color.TRANSPARENT, List.of(dots)));
    assertEquals(50_000, drawing.marks().size());
    assertTrue(SvgWriter.write(drawing, "many").length < 5_000_000);
  }

  static Drawing drawing(Frame frame) {
    return Drawing.of(frame, 480, 270, Map.of(), 1);
  }

  private static byte[] pdf(Frame frame) {
    try (PdfWriter writer = new PdfWriter("all")) {
      writer.add(drawing(frame));
      return writer.bytes();
    }
  }

  private static Document parsed(byte[] xml) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml));
  }
}
