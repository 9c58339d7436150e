package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.BlendMode;
import zoetrope.geometry.Vec;
import zoetrope.svg.model.SvgException;
import zoetrope.svg.model.SvgPart;

/** Output of drawing programs, which does not always follow the specifications. */
class SvgDialectsTest {
  private static SvgDrawing drawing(String attributes, String content) {
    return SvgDrawing.parse(
        "<svg xmlns='http://www.w3.org/2000/svg' " + attributes + ">" + content + "</svg>");
  }

  private static SvgDrawing drawing(String content) {
    return drawing("width='100' height='80'", content);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "width='40' height='30'                                       | 40  | 30",
        "viewBox='0 0 200 100'                                        | 200 | 100",
        "viewBox='0 0 200 100' width='40' height='30'                 | 40  | 30",
        "viewBox='0 0 200 100' width='40'                             | 40  | 20",
        "viewBox='0 0 200 100' height='30'                            | 60  | 30",
        "viewBox='0 0 200 100' width='100%' height='30mm'             | 60mm | 30mm",
        "viewBox='0 0 200 100' width='100%' height='100%'             | 200 | 100",
        "viewBox='0 0 200 100' width='50%'                            | 200 | 100",
        "viewBox='0 0 200 100' width='auto' height='30'               | 60  | 30",
        "width='100%' height='40'                                     | 300 | 40",
        "stroke='none'                                                | 300 | 150",
      })
  void percentagesOfThePageAreIgnoredAsSizes(String attributes, String width, String height) {
    Vec size = drawing(attributes, "<rect width='9' height='9'/>").viewport().size();
    assertEquals(pixels(width), size.x(), 1e-9);
    assertEquals(pixels(height), size.y(), 1e-9);
  }

  private static double pixels(String length) {
    return length.endsWith("mm")
        ? Double.parseDouble(length.replace("mm", "")) * 96 / 25.4
        : Double.parseDouble(length);
  }

  private static SvgPart.Layer filtered(String steps) {
    SvgDrawing drawing =
        drawing(
            "<filter id='f'>" + steps + "</filter><rect width='9' height='9' filter='url(#f)'/>");
    assertEquals(List.of(), drawing.notes());
    return assertInstanceOf(SvgPart.Layer.class, drawing.parts().get(0));
  }

  @Test
  void aFilterThatBlendsWithTheBackdropBecomesABlendMode() {
    SvgPart.Layer layer = filtered("<feBlend mode='color-burn' in2='BackgroundImage'/>");
    assertEquals(BlendMode.COLOR_BURN, layer.blend());
    assertEquals(null, layer.filter());
    for (String other :
        List.of(
            "<feBlend mode='screen' in2='SourceAlpha'/>",
            "<feBlend mode='screen' in='BackgroundImage' in2='BackgroundImage'/>",
            "<feOffset dx='1'/><feBlend mode='screen' in2='BackgroundImage'/>")) {
      assertEquals(BlendMode.NORMAL, filtered(other).blend(), other);
    }
  }

  @Test
  void numbersMayEndWithADot() {
    String one = "<rect width='9' height='9' style='fill-opacity:%s;stroke:red'/>";
    SvgDrawing drawing = drawing(one.formatted("0."));
    assertEquals(List.of(), drawing.notes());
    assertEquals(drawing(one.formatted("0")).parts(), drawing.parts());
    assertEquals(1, drawing(one.formatted("1..5")).notes().size());
    assertEquals(1, drawing(one.formatted("1.px")).notes().size());
  }

  @Test
  void groupsThatOnlySetColorsMayNestDeeply() {
    String groups = "<g stroke='red'><path d='M0 0h9v9z'/>".repeat(5_000);
    assertEquals(5_000, drawing(groups + "</g>".repeat(5_000)).parts().size());
  }

  @Test
  void layersMayNotNestAsDeeply() {
    String sheet = "<style>g { opacity: .9 }</style>";
    String layer = "<g><path d='M0 0h9v9zv9'/><path d='M0 0h9v9z'/>";
    String deep = sheet + layer.repeat(250) + "</g>".repeat(250);
    SvgException e = assertThrows(SvgException.class, () -> drawing(deep));
    assertTrue(e.getMessage().contains("layers"), e.getMessage());
  }

  @Test
  void embeddedFontsAreNotedWhereTextUsesThem() {
    String sheet =
        "<style>@font-face{font-family:'My Hand';src:url(data:font/woff2;base64,)}</style>";
    assertEquals(List.of(), drawing(sheet + "<text y='9' font-family='serif'>a</text>").notes());
    SvgDrawing drawing =
        drawing(sheet + "<text y='9' font-family='\"My Hand\", sans-serif'>a</text>");
    assertEquals(1, drawing.notes().size());
    assertTrue(drawing.notes().get(0).contains("embedded font my hand"), drawing.notes().get(0));
    assertEquals(1, drawing.parts().size());
  }

  @Test
  void missingCharactersAreNotedByScript() {
    String text = "<text y='9'>\u0938\u092D\u0940 a</text>\n<text y='9'>\u0938</text>";
    SvgDrawing drawing = drawing(text + "<text y='9'>\uE052\u09B8</text>");
    String notes = String.join("\n", drawing.notes());
    assertEquals(3, drawing.notes().size(), notes);
    assertTrue(notes.contains("and 1 other: characters of the script Devanagari"), notes);
    assertTrue(notes.contains("characters of the script Bengali"), notes);
    assertTrue(notes.contains("the character \uE052 (U+E052)"), notes);
  }
}
