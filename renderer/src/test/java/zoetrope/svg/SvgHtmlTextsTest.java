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
import zoetrope.geometry.Vec;
import zoetrope.svg.model.SvgPart;

/** HTML texts in drawings, such as the labels of Mermaid. */
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
  void aLabelIsCentredInItsBox() {
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
  void longLinesAreBrokenAtBlanks() {
    String words = "one two three four five six seven";
    List<Bounds> lines = boxes("style='font-size:16px'>" + words);
    assertTrue(lines.size() > 1);
    lines.forEach(line -> assertTrue(line.size().x() <= 100, line.toString()));
    assertEquals(1, boxes("style='font-size:16px;white-space:nowrap'>" + words).size());
    assertEquals(1, boxes(">" + "w".repeat(40)).size());
  }

  /**
   * Labels as draw.io writes them: as large as the drawing, with a container of height 0 inside.
   */
  @ParameterizedTest
  @CsvSource({
    "center, center, 130, 80",
    "unsafe center, unsafe center, 130, 80",
    "center, flex-start, 130, 89.6",
    "center, flex-end, 130, 70.4",
    "flex-start, center, 103, 80",
    "flex-end, end, 157, 70.4",
  })
  void aFlexContainerPlacesItsText(String across, String down, double x, double y) {
    String container =
        "style='display: flex; margin-left: 100px; padding-top: 80px; width: 60px; height: 0;"
            + (" justify-content: " + across + "; align-items: " + down + "'>")
            + "<div style='font-size:0'> <div style='font-size:16px'>x</div></div>";
    SvgDrawing drawing = drawing("", "width='100%' height='100%'", container);
    Vec center = drawing.parts().get(0).bounds().center();
    assertEquals(x, center.x(), 3);
    assertEquals(-y, center.y(), 3.5);
  }

  @Test
  void aSwitchChoosesDrawableHtmlText() {
    String html =
        "<foreignObject width='90' height='20'><div xmlns='http://www.w3.org/1999/xhtml'>";
    String other = "</div></foreignObject><rect width='3' height='4'/></switch></svg>";
    String head = "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><switch>";
    for (String empty : List.of("", " ", "a<img src='a.png'/>", "<b/>")) {
      SvgDrawing drawing = SvgDrawing.parse(head + html + empty + other);
      assertEquals(3, drawing.parts().get(0).bounds().size().x(), 1e-9, empty);
      assertEquals(List.of(), drawing.notes());
    }
    SvgPart text = SvgDrawing.parse(head + html + "label" + other).parts().get(0);
    assertTrue(text.bounds().size().x() > 10);
  }

  @Test
  void aBackgroundLiesBehindItsTextOnly() {
    String style = "style='background-color: rgb(255, 255, 255)'";
    SvgDrawing drawing =
        drawing(
            "svg { background-color: red } p { background: #00f }",
            "width='400' height='60' style='background-color: lime'",
            ">none <b " + style + ">white</b><p>blue<br/>blue</p>");
    List<Color> colors =
        drawing.parts().stream()
            .map(part -> ((Paint.Solid) ((SvgPart.Outline) part).fill()).color())
            .filter(color -> !color.equals(Color.rgb(0, 0, 0)))
            .toList();
    Color blue = Color.rgb(0, 0, 1);
    assertEquals(List.of(Color.rgb(1, 1, 1), blue, blue), colors);
    Bounds white = drawing.parts().get(0).bounds();
    assertTrue(white.min().x() > 20 && white.size().y() > 16, "as high as a line: " + white);
  }

  @ParameterizedTest
  @CsvSource({"normal, 24", "1.5, 30", "2em, 40", "25px, 25", "150%, 30"})
  void linesHaveTheirLineHeight(String height, double expected) {
    List<Bounds> lines =
        boxes("style='font-size:20px;line-height:" + height + "'><p>x</p><p>x</p>");
    assertEquals(expected, lines.get(0).min().y() - lines.get(1).min().y(), 1e-9);
  }

  @Test
  void textsHaveTheColourOfTheirHtmlElement() {
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
  void unsupportedHtmlIsNotedButEmptyHtmlIsNot() {
    assertEquals(List.of(), drawing("", "", ">").notes());
    SvgDrawing drawing = drawing("", "width='90' height='20'", ">a<img src='b.png'/>");
    assertEquals(1, drawing.parts().size());
    assertEquals(
        List.of(
            "(a string), line 1: <img> is not supported in <foreignObject>; only the text was drawn"),
        drawing.notes());
  }
}
