package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Bounds;
import zoetrope.svg.model.SvgPart;

/** Texts of both directions, their anchors and their blanks, as in browsers. */
class SvgTextOrderTest {
  private static List<Bounds> boxes(String content) {
    SvgDrawing drawing =
        SvgDrawing.parse(
            "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='40'>"
                + content
                + "</svg>");
    assertEquals(List.of(), drawing.notes());
    return drawing.parts().stream().map(SvgPart::bounds).toList();
  }

  private static double width(String attributes, String text) {
    return boxes("<text y='9' " + attributes + ">" + text + "</text>").get(0).size().x();
  }

  @ParameterizedTest
  @CsvSource({
    "ltr,start,1",
    "ltr,middle,0",
    "ltr,end,-1",
    "rtl,start,-1",
    "rtl,middle,0",
    "rtl,end,1"
  })
  void aTextBeginsAtItsAnchor(String direction, String anchor, int side) {
    String text = "<text x='200' y='30' direction='%s' text-anchor='%s'>שלום, abc</text>";
    Bounds box =
        boxes(text.formatted(direction, anchor)).stream().reduce(Bounds.EMPTY, Bounds::union);
    assertEquals(side, Math.round((box.center().x() - 200) / (box.size().x() / 2)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ltr | one <tspan>two</tspan>",
        "ltr | one <tspan>שלום</tspan>",
        "rtl | <tspan>one</tspan> <tspan>two</tspan>",
        "ltr | one <tspan>12</tspan>",
      })
  void wordsFollowOneAnotherRightwards(String direction, String words) {
    List<Bounds> boxes =
        boxes("<text x='200' y='30' direction='" + direction + "'>" + words + "</text>");
    assertTrue(boxes.get(0).max().x() < boxes.get(1).min().x(), boxes.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ltr | שלום <tspan>עולם</tspan>",
        "ltr | السلام <tspan>عليكم</tspan>",
        "rtl | שלום <tspan>abc</tspan>",
        "rtl | abc <tspan>עולם</tspan>",
        "ltr | שלום <tspan>12</tspan>",
      })
  void wordsFollowOneAnotherLeftwards(String direction, String words) {
    List<Bounds> boxes =
        boxes("<text x='200' y='30' direction='" + direction + "'>" + words + "</text>");
    Bounds first = boxes.get(0);
    Bounds last = boxes.get(boxes.size() - 1);
    assertTrue(last.max().x() < first.min().x(), boxes.toString());
  }

  @Test
  void lettersThatAreSpacedKeepTheirOrder() {
    List<Bounds> boxes = boxes("<text x='9' y='30' letter-spacing='3'>שלום</text>");
    assertTrue(boxes.get(3).max().x() < boxes.get(0).min().x(), boxes.toString());
  }

  @Test
  void whiteSpacePreservesBlanks() {
    double one = width("", "a b");
    assertEquals(one, width("", "a   b"), 1e-9);
    assertTrue(width("style='white-space:pre'", "a   b") > one + 5);
    assertEquals(
        width("xml:space='preserve'", "a   b"), width("style='white-space:pre'", "a   b"), 1e-9);
  }

  @Test
  void wordSpacingChangesTheWidthOfBlanks() {
    assertEquals(
        boxes("<text y='9'>a b</text>").get(0).max().x() + 20,
        boxes("<text y='9' word-spacing='20'>a b</text>").get(1).max().x(),
        1e-9);
  }

  @Test
  void invisibleTextsAddNoNotes() {
    boxes(
        "<g opacity='0'><image href='no.png' width='9' height='9'/><foreignObject/></g>"
            + "<image href='no.png' width='0' height='9'/><script>let a = 1</script>"
            + "<rect width='9' height='9'/>");
  }
}
