package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Bounds;

/** Texts that drawings have as HTML, such as the labels of Mermaid. */
class SvgHtmlTextsTest {
  private static SvgDrawing drawing(String sheet, String attributes, String html) {
    return SvgDrawing.parse(
        "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='200'><style>"
            + sheet
            + "</style><foreignObject "
            + attributes
            + "><div xmlns='http://www.w3.org/1999/xhtml' "
            + html
            + "</div></foreignObject></svg>");
  }

  private static List<Bounds> boxes(String html) {
    SvgDrawing drawing = drawing("", "x='100' y='50' width='100' height='24'", html);
    assertEquals(List.of(), drawing.notes());
    return drawing.parts().stream().map(SvgPart::bounds).toList();
  }

  @Test
  void aLabelStandsInTheMiddleOfItsBox() {
    Bounds box = boxes("style='text-align:center'><span><p>xox</p></span>").get(0);
    assertEquals(150, box.center().x(), 1);
    assertEquals(-62, box.center().y(), 3);
  }

  @ParameterizedTest
  @CsvSource({"left, 100", "start, 100", "right, 200", "end, 200"})
  void linesAreAligned(String align, int edge) {
    Bounds box = boxes("style='text-align:" + align + "'>H").get(0);
    assertEquals(edge, edge == 100 ? box.min().x() : box.max().x(), 1);
  }

  @Test
  void blocksAndBreaksBeginLines() {
    assertEquals(3, boxes("><p>a</p><p>b<br/>c</p>").size());
    assertEquals(1, boxes(">a\n  b").size());
  }

  @Test
  void linesThatAreTooLongAreBrokenAtBlanks() {
    String words = "one two three four five six seven";
    List<Bounds> lines = boxes("style='font-size:16px'>" + words);
    assertTrue(lines.size() > 1);
    lines.forEach(line -> assertTrue(line.size().x() <= 100, line.toString()));
    assertEquals(1, boxes("style='font-size:16px;white-space:nowrap'>" + words).size());
    assertEquals(1, boxes(">" + "w".repeat(40)).size());
  }

  @Test
  void theColourIsThatOfHtml() {
    SvgDrawing drawing =
        drawing(
            "div .label { color: red } svg { fill: blue; stroke: lime; text-anchor: end }",
            "width='200' height='20'",
            "><span class='label'>a</span> <b style='color:#00f'>b</b>");
    List<Color> colors =
        drawing.parts().stream()
            .map(part -> ((Paint.Solid) ((SvgPart.Outline) part).fill()).color())
            .toList();
    assertEquals(List.of(Color.rgb(1, 0, 0), Color.rgb(0, 0, 1)), colors);
  }

  @Test
  void whatIsNoTextIsNotedAndEmptyOnesAreNot() {
    assertEquals(List.of(), drawing("", "", ">").notes());
    SvgDrawing drawing = drawing("", "width='90' height='20'", ">a<img src='b.png'/>");
    assertEquals(1, drawing.parts().size());
    assertEquals(
        List.of("(a string), line 1: of <foreignObject> the text is drawn, and no <img>"),
        drawing.notes());
  }
}
