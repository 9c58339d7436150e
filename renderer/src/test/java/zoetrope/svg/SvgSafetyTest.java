package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.document.SvgLimits;
import zoetrope.internal.svg.document.SvgReader;
import zoetrope.svg.model.SvgException;
import zoetrope.svg.model.SvgPart;

/**
 * Drawings from untrusted sources cannot access other files or exhaust the machine. Errors name the
 * file and the line.
 */
class SvgSafetyTest {
  private static final String HEAD =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
          + " width='100' height='100'>\n";

  /** A red pixel. */
  private static final String PNG =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

  @TempDir Path folder;

  private static String refused(String svg) {
    return assertThrows(SvgException.class, () -> SvgDrawing.parse(svg)).getMessage();
  }

  private static void assertRefused(String content, String... words) {
    assertSays(refused(HEAD + content + "</svg>"), words);
  }

  /**
   * Asserts that all other content of the drawing is drawn, and that the note contains these words.
   */
  private static void assertNoted(String content, String... words) {
    SvgDrawing drawing =
        SvgDrawing.parse(HEAD + content + "<circle id='rest' cx='50' cy='50' r='9'/></svg>");
    assertTrue(drawing.parts().stream().anyMatch(part -> part.id().equals("rest")));
    assertSays(String.join("\n", drawing.notes()), words);
  }

  private static void assertSays(String message, String... words) {
    for (String word : words) {
      assertTrue(message.contains(word), message);
    }
  }

  @Test
  void malformedXmlIsReportedWithItsLine() {
    assertSays(refused(HEAD + "<g>\n<rect>\n</g></svg>"), "line 4", "malformed");
    assertSays(refused(""), "(a string)");
    assertSays(refused("<html/>"), "<html>", "not <svg>");
    assertSays(refused("no drawing at all"), "line 1");
  }

  @Test
  void namesInAWrongNamespaceAreRefused() {
    assertSays(refused("<svg x='' :=''>"), "a name in it has a wrong namespace");
  }

  @Test
  @Timeout(10)
  void contentThatCannotBeClippedExactlyIsMasked() {
    SvgPart far =
        SvgDrawing.parse(
                HEAD
                    + "<clipPath id='c'><circle r='1e232'/></clipPath>"
                    + "<rect width='9' height='9' clip-path='url(#c)'/></svg>")
            .parts()
            .get(0);
    assertEquals(1, assertInstanceOf(SvgPart.Layer.class, far).masks().size());
    String zigzag = "M0 0" + "l1 50 l-.9 -50".repeat(2_000);
    SvgDrawing intricate =
        SvgDrawing.parse(
            HEAD
                + "<clipPath id='c'><path d='"
                + zigzag
                + "'/></clipPath><g clip-path='url(#c)'><rect width='9' height='9'/></g></svg>");
    assertEquals(List.of(), intricate.notes());
    SvgPart.Layer masked = assertInstanceOf(SvgPart.Layer.class, intricate.parts().get(0));
    assertEquals(1, masked.masks().size());
    assertEquals(1, masked.parts().size());
  }

  @Test
  void invalidValuesAreReportedWithElementAndLine() {
    assertNoted("<path d='M0 0 L x'/>", "line 2", "path data");
    assertNoted("\n<rect width='big' height='1'/>", "line 3", "width=\"big\"");
    assertNoted("<g transform='turn(3)'/>", "line 2", "turn(3)");
    assertNoted("<polygon points='1,2,x'/>", "line 2", "points");
    assertRefused("<circle r='1e999'/>", "line 2", "r=");
    assertSays(refused(HEAD.replace("width", "viewBox='0 0 0 5' width") + "</svg>"), "viewBox");
  }

  @Test
  void externalEntitiesAreRefused() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");
    String entity = "<!DOCTYPE svg [<!ENTITY x SYSTEM '" + secret.toUri() + "'>]>";
    assertSays(refused(entity + HEAD + "<text>&x;</text></svg>"), "entity x", "not read");
    String parameter = "<!DOCTYPE svg [<!ENTITY % x SYSTEM '" + secret.toUri() + "'> %x;]>";
    assertSays(refused(parameter + HEAD + "</svg>"), "not read");
  }

  @Test
  void exponentialEntitiesAreRefused() {
    StringBuilder bomb = new StringBuilder("<!DOCTYPE svg [<!ENTITY a0 'ha'>");
    for (int i = 1; i < 30; i++) {
      bomb.append("<!ENTITY a%d '&a%d;&a%d;'>".formatted(i, i - 1, i - 1));
    }
    assertSays(refused(bomb + "]>" + HEAD + "<text>&a29;</text></svg>"), "not accepted");
  }

  @Test
  void exponentialUsesAreRefused() {
    StringBuilder bomb = new StringBuilder("<defs><rect id='u0' width='1' height='1'/>");
    for (int i = 1; i < 30; i++) {
      bomb.append(
          "<g id='u%d'><use href='#u%d'/><use href='#u%d'/></g>".formatted(i, i - 1, i - 1));
    }
    assertRefused(bomb + "</defs><use href='#u29'/>", "nested <use> elements");
  }

  @Test
  void selfReferencesAreLeftOut() {
    assertNoted("<g id='a'><use href='#a'/></g>", "line 2", "the element contains this <use>");
    assertNoted(
        "<use id='a' href='#b'/><use id='b' href='#a'/>", "the element contains this <use>");
    assertNoted(
        "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>"
            + "<rect width='1' height='1' fill='url(#a)'/>",
        "refers to itself");
    assertNoted(
        "<clipPath id='c' clip-path='url(#c)'><rect width='1' height='1'/></clipPath>"
            + "<rect width='1' height='1' clip-path='url(#c)'/>",
        "the clip path refers to itself");
  }

  @Test
  void depthAndNumberOfElementsAreBounded() {
    assertRefused("<a>".repeat(300) + "</a>".repeat(300), "elements", "200 deep");
    assertRefused("<g>".repeat(10_100) + "</g>".repeat(10_100), "groups", "10000 deep");
    String deep = "<g>".repeat(190) + "<rect width='1' height='1'/>" + "</g>".repeat(190);
    assertEquals(1, SvgDrawing.parse(HEAD + deep + "</svg>").parts().size());
    assertRefused("<g/>".repeat(SvgLimits.ELEMENTS + 1), "elements");
    byte[] large = new byte[SvgLimits.BYTES + 1];
    assertThrows(SvgException.class, () -> SvgReader.read(large, "large"));
  }

  @Test
  void pathsTooComplexForTheEvenOddRuleAreStillFilled() {
    String zigzag = "M0 0" + "l1 50 l-.9 -50".repeat(2_000);
    assertNoted("<path fill-rule='evenodd' d='" + zigzag + "'/>", "line 2", "even-odd");
    StringBuilder crossing = new StringBuilder("M0 0");
    for (int i = 0; i < 400; i++) {
      crossing.append("L").append(i % 97).append(" 0 ").append(i % 89).append(" 99");
    }
    assertNoted("<path fill-rule='evenodd' d='" + crossing + "'/>", "even-odd");
    String box = "M%1$d %1$dh%2$dv%2$dh-%2$dz";
    StringBuilder nested = new StringBuilder();
    for (int i = 0; i < 1_000; i++) {
      nested.append(box.formatted(i, 3_000 - 2 * i));
    }
    SvgPart rings =
        SvgDrawing.parse(HEAD + "<path fill-rule='evenodd' d='" + nested + "'/></svg>")
            .parts()
            .get(0);
    double area = 0;
    zoetrope.geometry.Path path = ((SvgPart.Outline) ((SvgPart.Layer) rings).parts().get(0)).path();
    for (int k = 0; k < path.subpathCount(); k++) {
      zoetrope.geometry.Path one = path.subpath(k);
      double side = one.bounds().size().x();
      Vec corner = one.point(3).minus(one.start());
      area += side * side * Math.signum(corner.cross(one.point(6).minus(one.point(3))).z());
    }
    // Every second ring is empty: half of the area between the first and the last is filled.
    assertEquals(4 / 9.0, Math.abs(area) / 9e6, 0.01);
  }

  @Test
  void nothingOutsideTheDrawingIsRead() {
    assertNoted("<use href='other.svg#a'/>", "other.svg#a", "outside this drawing");
    assertNoted(
        "<image href='https://example.org/a.png'/>", "example.org", "nothing is downloaded");
    assertNoted("<image href='file:///etc/passwd'/>", "nothing is downloaded");
    assertNoted("<image href='a.png'/>", "embedded images only");
    assertNoted("<style>@import url(http://example.org/a.css);</style>", "@import", "example.org");
    assertNoted("<style>@\\69mport 'http://example.org/a.css';</style>", "@import");
    assertNoted("<rect width='1' height='1' fill='url(http://example.org/#a)'/>", "outside");
  }

  @Test
  void invalidStylesAreNotedWithTheirLineAndOthersApply() {
    SvgDrawing drawing =
        SvgDrawing.parse(
            HEAD
                + "<rect width='1' height='1' style='fill:bogus;stroke:red;-x-y:none'/>\n"
                + "<rect width='1' height='1' stroke-width='thick' fill='none'"
                + " stroke='red'/></svg>");
    assertEquals(2, drawing.parts().size());
    drawing.parts().forEach(part -> assertEquals(1, ((SvgPart.Outline) part).line().width()));
    assertSays(drawing.notes().get(0), "line 2", "\"fill:bogus\" is not valid");
    assertSays(drawing.notes().get(1), "line 3", "stroke-width");
    assertEquals(2, drawing.notes().size());
  }

  @Test
  void scriptsAreLeftOut() {
    SvgDrawing drawing =
        SvgDrawing.parse(
            HEAD + "<script>alert(1)</script><rect width='1' height='1' onload='alert(1)'/></svg>");
    assertEquals(1, drawing.parts().size());
    assertEquals(List.of(), drawing.notes());
    SvgDrawing made = SvgDrawing.parse(HEAD + "<script>draw()</script></svg>");
    assertTrue(made.notes().get(0).contains("<script>"), made.notes().toString());
  }

  @Test
  void imagesAreReadOnlyFromTheDrawingsFolder() throws IOException {
    Path inner = Files.createDirectories(folder.resolve("in/pictures"));
    Files.write(inner.resolve("a b.png"), Base64.getDecoder().decode(PNG));
    Files.write(folder.resolve("outside.png"), Base64.getDecoder().decode(PNG));
    Files.createSymbolicLink(inner.resolve("link.png"), folder.resolve("outside.png"));
    assertEquals(1, load("<image width='9' href='pictures/a%20b.png'/>").parts().size());
    for (String href :
        new String[] {"../outside.png", "pictures/../../outside.png", "pictures/link.png"}) {
      assertSays(notes("<image width='9' href='" + href + "'/>"), href, "outside the drawing's");
    }
    assertSays(
        notes("<image href='" + folder.resolve("outside.png") + "'/>"),
        "outside the drawing's folder");
    assertSays(notes("<image href='none.png'/>"), "file not found: none.png");
  }

  /** Returns the notes on a drawing that shows nothing. */
  private String notes(String content) throws IOException {
    SvgDrawing drawing = load(content);
    assertEquals(0, drawing.parts().size());
    return String.join("\n", drawing.notes());
  }

  private SvgDrawing load(String content) throws IOException {
    Path file = Files.writeString(folder.resolve("in/drawing.svg"), HEAD + content + "</svg>");
    return SvgDrawing.load(file.resolveSibling("drawing"));
  }

  @Test
  void embeddedImagesAreReadAndDamagedOnesNoted() {
    String image = "<image x='10' y='20' width='30' height='10' href='data:image/png;base64,%s'/>";
    SvgDrawing drawing = SvgDrawing.parse(HEAD + image.formatted(PNG) + "</svg>");
    SvgPart part = drawing.parts().get(0);
    assertEquals(20, part.bounds().min().x(), 1e-9);
    assertEquals(-30, part.bounds().min().y(), 1e-9);
    assertEquals(10, part.bounds().size().x(), 1e-9);
    assertNoted(image.formatted(PNG.substring(0, 20)), "line 2", "broken");
  }

  @Test
  void aMissingFileIsNamed() {
    SvgException e =
        assertThrows(SvgException.class, () -> SvgDrawing.load(folder.resolve("none.svg")));
    assertSays(e.getMessage(), "file not found: ", "none.svg");
    assertThrows(SvgException.class, () -> SvgDrawing.resource(getClass(), "none.svg"));
  }

  @Test
  void aResourceFileFindsImagesInItsFolder() {
    SvgDrawing drawing = SvgDrawing.resource(getClass(), "linked.svg");
    assertEquals(List.of(), drawing.notes());
    assertInstanceOf(SvgPart.Raster.class, drawing.parts().get(0));
  }
}
