package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.svg.model.SvgPart;

/** Style sheets apply rule by rule, and markers are drawn at the ends of lines. */
class SvgSheetsTest {
  private static SvgDrawing draw(String content) {
    return SvgDrawing.parse(
        "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>" + content + "</svg>");
  }

  private static Color fill(SvgDrawing drawing, int part) {
    return ((Paint.Solid) ((SvgPart.Outline) drawing.parts().get(part)).fill()).color();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        ":root { --c: lime } .a { fill: var(--c) }",
        ".a { fill: var(--none, lime) }",
        ":root { --c: var(--d); --d: lime } .a { fill: var(--c) }",
        "rect { fill: red } rect:nth-child(3) { fill: lime }",
        "rect:not(.b) { fill: lime }",
        ":is(circle, .a) { fill: lime }",
        ".a::before { fill: red } .a { fill: lime }",
        "defs ~ rect { fill: lime }",
        "style + defs + .a { fill: lime }",
        "..b { fill: red } .a { fill: lime }",
        "@nonsense { .a { fill: red } } .a { fill: lime }",
        "@media (min-width: 90px) { .a { fill: lime } }",
        "@media print { .a { fill: red } } @media screen and (max-width: 100px) { .a { fill: lime }"
            + " }",
        ".a { -x-y: 3; fill: lime; fill: bogus }",
        ".a { fill: lime !important } #i { fill: red }",
        "[class='a'] { fill: url(#nope) lime }",
        "#i { fill: lime } .a { fill: red }",
        "/* } */ .a { fill: lime }",
      })
  void rulesApplyToTheRectangle(String css) {
    SvgDrawing drawing =
        draw(
            "<style>"
                + css.replace(">", "&gt;")
                + "</style><defs/><rect id='i' class='a' width='9' height='9'/>");
    assertEquals(Color.hex("#00ff00"), fill(drawing, 0), drawing.notes().toString());
  }

  @Test
  void arrowHeadsAreAtTheEndsAndFollowTheLine() {
    SvgDrawing drawing =
        draw(
            "<marker id='m' viewBox='0 0 10 10' refX='10' refY='5' markerWidth='5' markerHeight='5'"
                + " orient='auto'><path d='M0 0L10 5L0 10z' fill='context-stroke'/></marker><path"
                + " d='M10 50H50V90' fill='none' stroke='blue' stroke-width='2'"
                + " marker-end='url(#m)'/>");
    assertEquals(2, drawing.parts().size());
    assertEquals(Color.hex("#0000ff"), fill(drawing, 1));
    SvgPart.Outline head = (SvgPart.Outline) drawing.parts().get(1);
    Vec low = TightBounds.of(head.path()).min();
    assertEquals(-90, low.y(), 1e-6);
    assertEquals(45, low.x(), 1e-6);
    assertTrue(drawing.notes().isEmpty());
  }

  @Test
  void strokesUnderUnevenScalesHaveUnevenWidths() {
    SvgDrawing drawing =
        draw("<path transform='scale(1 5)' d='M10 5H90M50 2V8' stroke='red' stroke-width='2'/>");
    SvgPart.Outline stroke = (SvgPart.Outline) drawing.parts().get(1);
    assertTrue(stroke.line().isInvisible());
    assertEquals(2, stroke.path().subpathCount());
    assertEquals(10, TightBounds.of(stroke.path().subpath(0)).size().y(), 1e-9);
    assertEquals(2, TightBounds.of(stroke.path().subpath(1)).size().x(), 1e-9);
  }

  @Test
  void theEdgeOfTheDrawingClips() {
    SvgPart part = draw("<rect x='80' y='-20' width='60' height='60'/>").parts().get(0);
    assertEquals(Vec.of(20, 40), part.bounds().size());
    assertTrue(draw("<rect x='200' width='9' height='9'/>").parts().isEmpty());
  }

  @Test
  void paintOrderCanPutStrokesFirst() {
    SvgDrawing drawing =
        draw("<rect width='9' height='9' fill='lime' stroke='red' paint-order='stroke'/>");
    assertEquals(2, drawing.parts().size());
    assertEquals(Color.hex("#00ff00"), fill(drawing, 1));
  }

  @Test
  void aSwitchChoosesTheFirstDrawableChild() {
    SvgDrawing drawing =
        draw(
            "<switch><foreignObject/><rect systemLanguage='de' width='1' height='1'/>"
                + "<rect id='yes' systemLanguage='en' width='1' height='1'/></switch>");
    assertEquals("yes", drawing.parts().get(0).id());
    assertTrue(drawing.notes().isEmpty());
  }

  @Test
  void textsAreUnderlinedRaisedAndFitted() {
    String text = "<text y='50' font-size='20' %s</text>";
    assertEquals(2, draw(text.formatted("text-decoration='underline'>ab")).parts().size());
    SvgPart raised =
        draw(text.formatted("><tspan baseline-shift='super'>x</tspan>")).parts().get(0);
    SvgPart plain = draw(text.formatted(">x")).parts().get(0);
    assertEquals(8, raised.bounds().min().y() - plain.bounds().min().y(), 1e-6);
    double right = 0;
    for (SvgPart part : draw(text.formatted("textLength='90'>mm")).parts()) {
      right = Math.max(right, part.bounds().max().x());
    }
    assertEquals(90, right, 2);
  }

  @Test
  void onlyTheCharacterWithoutAGlyphIsLeftOut() {
    SvgDrawing drawing = draw("<text y='50'>a\uE123b</text>");
    assertEquals(1, drawing.parts().size());
    assertTrue(drawing.notes().get(0).contains("U+E123"), drawing.notes().toString());
  }

  @Test
  void eachKindOfNoteAppearsOnceWithItsCount() {
    SvgDrawing drawing = draw("<canvas/>\n<canvas/>\n<canvas/>");
    assertEquals(
        List.of("(a string), line 1 and 2 others: <canvas> is not supported and was left out"),
        drawing.notes());
  }
}
