package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.mobject.Near.assertAt;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.svg.model.SvgException;

/** Drawings as images inside other drawings. */
class SvgWithinSvgTest {
  private static final String DOT =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
          + "<rect x='2' y='4' width='6' height='2' fill='green'/></svg>";

  private static SvgDrawing parse(String body) {
    return SvgDrawing.parse(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" + body + "</svg>");
  }

  private static String image(String data) {
    return "<image x='10' y='20' width='40' height='20' href=\"" + data + "\"/>";
  }

  private static String encoded(String svg) {
    byte[] bytes = svg.getBytes(StandardCharsets.UTF_8);
    return "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(bytes);
  }

  @Test
  void aDrawingIsFittedIntoTheImageRectangle() {
    String plain = "data:image/svg+xml," + DOT.replace("<", "%3C").replace("#", "%23");
    for (String data : List.of(encoded(DOT), plain)) {
      SvgDrawing drawing = parse(image(data));
      assertEquals(List.of(), drawing.notes());
      assertAt(24, -32, drawing.bounds().min());
      assertAt(36, -28, drawing.bounds().max());
    }
  }

  @Test
  void errorsInAnInnerDrawingAreNotedAndTheRestIsDrawn() {
    SvgDrawing drawing = parse(image(encoded("<svg><g>")) + "<circle r='9'/>");
    assertTrue(drawing.notes().get(0).contains("malformed"), "" + drawing.notes());
    assertEquals(1, drawing.parts().size());
    String linked = encoded(DOT.replace("<rect", "<image href='secret.png'/><rect"));
    String notes = "" + parse(image(linked)).notes();
    assertTrue(notes.contains("embedded images only"), notes);
  }

  @Test
  void drawingsInDrawingsAreCountedTogether() {
    String many =
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>"
            + "<path id='a' d='M0 0h1'/>"
            + "<use href='#a'/>".repeat(2_000)
            + "</svg>";
    SvgException e =
        assertThrows(SvgException.class, () -> parse(image(encoded(many)).repeat(100)));
    assertTrue(e.getMessage().contains("200000 elements"), e.getMessage());
  }
}
