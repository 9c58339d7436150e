package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.svg.model.SvgPart;

/** SVG elements become paths and paints. */
class SvgDrawingTest {
  private static final String HEAD =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
          + " overflow='visible' width='100' height='100'>";

  private static SvgDrawing draw(String content) {
    return SvgDrawing.parse(HEAD + content + "</svg>");
  }

  private static SvgPart.Outline outline(String content, int index) {
    return (SvgPart.Outline) draw(content).parts().get(index);
  }

  private static SvgPart.Outline only(String content) {
    List<SvgPart> parts = draw(content).parts();
    assertEquals(1, parts.size(), parts.toString());
    return (SvgPart.Outline) parts.get(0);
  }

  private static void assertBox(double x0, double y0, double x1, double y1, SvgPart.Outline part) {
    Bounds box = TightBounds.of(part.path());
    assertEquals(x0, box.min().x(), 1e-4, box.toString());
    assertEquals(-y1, box.min().y(), 1e-4, box.toString());
    assertEquals(x1, box.max().x(), 1e-4, box.toString());
    assertEquals(-y0, box.max().y(), 1e-4, box.toString());
  }

  private static Color fill(SvgPart.Outline part) {
    return assertInstanceOf(Paint.Solid.class, part.fill()).color();
  }

  @Test
  void basicShapesHaveTheirCoordinatesWithYUp() {
    assertBox(10, 20, 40, 60, only("<rect x='10' y='20' width='30' height='40'/>"));
    assertBox(10, 20, 40, 60, only("<rect x='10' y='20' width='30' height='40' rx='5'/>"));
    assertBox(20, 30, 40, 50, only("<circle cx='30' cy='40' r='10'/>"));
    assertBox(20, 35, 40, 45, only("<ellipse cx='30' cy='40' rx='10' ry='5'/>"));
    assertBox(1, 2, 3, 4, only("<line x1='1' y1='2' x2='3' y2='4' stroke='red'/>"));
    assertBox(0, 0, 10, 10, only("<polygon points='0,0 10,0 10 10'/>"));
    assertEquals(2, only("<polyline points='0 0 10 0 10 10'/>").path().curveCount());
    assertBox(10, 0, 60, 50, only("<rect x='10%' width='50%' height='50%'/>"));
    assertBox(0, 0, 96, 96 / 2.54, only("<rect width='1in' height='1cm'/>"));
  }

  @Test
  void allPathCommandsAreSupported() {
    assertBox(10, 10, 30, 30, only("<path d='M10 10h20v20H10z'/>"));
    assertBox(10, 10, 40, 30, only("<path d='m10,10 l20,0 0,20 z m0 0 h30'/>"));
    assertBox(0, 0, 20, 10, only("<path d='M0 10A10 10 0 0 1 20 10z'/>"));
    assertBox(0, 0, 20, 10, only("<path d='M0 10a10 10 0 0120 0z'/>"));
    assertBox(0, -7.5, 40, 7.5, only("<path d='M0 0C0 10 20 10 20 0S40-10 40 0'/>"));
    assertBox(0, -5, 40, 5, only("<path d='M0 0Q10 10 20 0T40 0'/>"));
  }

  @Test
  void transformsAndViewBoxesMultiply() {
    assertBox(
        20, 40, 40, 60, only("<g transform='translate(20 40)'><rect width='20' height='20'/></g>"));
    assertBox(
        30,
        10,
        50,
        30,
        only("<rect width='10' height='10' transform='translate(30,10) scale(2)'/>"));
    assertBox(-10, 0, 0, 20, only("<rect width='20' height='10' transform='rotate(90)'/>"));
    String inner =
        "<svg x='10' y='10' width='40' height='20' viewBox='0 0 10 10' %s><rect width='10'"
            + " height='10'/></svg>";
    assertBox(20, 10, 40, 30, only(inner.formatted("")));
    assertBox(10, 10, 30, 30, only(inner.formatted("preserveAspectRatio='xMinYMin'")));
    assertBox(10, 10, 50, 30, only(inner.formatted("preserveAspectRatio='none'")));
    assertBox(10, 10, 50, 30, only(inner.formatted("preserveAspectRatio='xMidYMid slice'")));
  }

  @Test
  void sheetsOverrideAttributesAndAttributesOverrideParents() {
    String sheet = "<style>.a{fill:#00f} #b{fill:lime} g > rect.c{fill:rgba(255,0,0,0.5)}</style>";
    String rect = "<rect width='9' height='9' ";
    assertEquals(Color.hex("#0000ff"), fill(only(sheet + rect + "class='a' fill='red'/>")));
    assertEquals(Color.hex("#00ff00"), fill(only(sheet + rect + "class='a' id='b'/>")));
    assertEquals(Color.hex("#ffffff"), fill(only(sheet + rect + "class='a' style='fill:white'/>")));
    assertEquals(new Color(1, 0, 0, 0.5), fill(only(sheet + "<g>" + rect + "class='c'/></g>")));
    assertEquals(Color.rgb(0, 0, 0), fill(only(rect + "/>")));
    String printed = "<style>@media print { rect { fill: red } }</style>";
    assertEquals(Color.rgb(0, 0, 0), fill(only(printed + rect + "/>")));
    assertEquals(Color.hex("#ff0000"), fill(only("<g fill='red'>" + rect + "/></g>")));
    assertEquals(
        Color.hex("#008080"), fill(only("<g color='teal'>" + rect + "fill='currentColor'/></g>")));
    assertEquals(
        new Color(1, 0, 0, 0.25),
        fill(only("<g opacity='.5'>" + rect + "fill='#f00' fill-opacity='50%'/></g>")));
    assertEquals(Color.hex("#0000ff"), fill(only(rect + "fill='hsl(240, 100%, 50%)'/>")));
  }

  @Test
  void invisibleElementsAreLeftOut() {
    assertTrue(draw("<rect width='9' height='9' fill='none'/>").parts().isEmpty());
    assertTrue(draw("<rect width='9' height='9' display='none'/>").parts().isEmpty());
    assertTrue(draw("<g visibility='hidden'><rect width='9' height='9'/></g>").parts().isEmpty());
    assertTrue(draw("<rect width='0' height='9'/><path d=''/>").parts().isEmpty());
    assertTrue(draw("<defs><rect width='9' height='9'/></defs>").parts().isEmpty());
    assertTrue(draw("").parts().isEmpty());
  }

  @Test
  void contentOfAUseElementInheritsFromTheUseElement() {
    String defs =
        "<defs><rect id='r' width='10' height='10'/>"
            + "<symbol id='s' viewBox='0 0 2 2'><circle cx='1' cy='1' r='1'/></symbol></defs>";
    SvgPart.Outline used = only(defs + "<use href='#r' x='5' y='6' fill='red'/>");
    assertBox(5, 6, 15, 16, used);
    assertEquals(Color.hex("#ff0000"), fill(used));
    assertBox(
        10, 20, 30, 40, only(defs + "<use xlink:href='#s' x='10' y='20' width='20' height='20'/>"));
  }

  @Test
  void gradientsMapToTheShapesBoxAndTakeStopsFromOthers() {
    String defs =
        "<linearGradient id='a'><stop offset='.2' stop-color='red'/>"
            + "<stop offset='80%' stop-color='blue' stop-opacity='.5'/></linearGradient>"
            + "<radialGradient id='b' href='#a' gradientUnits='userSpaceOnUse' cx='5' cy='5' r='4'"
            + " fx='7' fy='5' spreadMethod='repeat'/>";
    String rect = "<rect x='10' y='20' width='40' height='10' fill='url(#%s) black'/>";
    Paint.Gradient linear =
        assertInstanceOf(Paint.Gradient.class, only(defs + rect.formatted("a")).fill());
    assertEquals(Vec.of(10, -20), linear.map().apply(Vec.ZERO));
    assertEquals(Vec.of(50, -20), linear.map().apply(Vec.of(1, 0)));
    assertEquals(0.8, linear.stops().get(1).offset(), 1e-12);
    assertEquals(0.5, linear.stops().get(1).color().alpha(), 1e-12);
    Paint.Gradient radial =
        assertInstanceOf(Paint.Gradient.class, only(defs + rect.formatted("b")).fill());
    assertEquals(0.5, radial.focusX(), 1e-12);
    assertEquals(Paint.Spread.REPEAT, radial.spread());
    assertEquals(Vec.of(9, -5), radial.map().apply(Vec.of(1, 0)));
    assertEquals(Color.rgb(0, 0, 0), fill(only(defs + rect.formatted("missing"))));
  }

  @Test
  void linesScaleWithTheDrawing() {
    SvgPart.Line line =
        only("<path d='M0 0h9' transform='scale(2)' stroke='red' stroke-width='3'"
                + " stroke-linecap='round' stroke-linejoin='bevel' stroke-dasharray='4 1'"
                + " stroke-dashoffset='2'/>")
            .line();
    assertEquals(6, line.width(), 1e-9);
    assertEquals(List.of(8.0, 2.0), line.dashes());
    assertEquals(4, line.dashOffset(), 1e-9);
    assertEquals(Stroke.Cap.ROUND, line.cap());
    assertEquals(Stroke.Join.BEVEL, line.join());
    assertEquals(300, line.stroke(0.5).width(0), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 4",
    "stroke-miterlimit='1', 1",
    "stroke-miterlimit='4.4', 4.4",
    "stroke-miterlimit='25', 25",
    "stroke-miterlimit='1e9', 1000",
    "stroke-miterlimit='0.5', 1",
    "stroke-miterlimit='-3', 4",
    "stroke-miterlimit='nonsense', 4",
    "style='stroke-miterlimit: 3 !important' stroke-miterlimit='2', 3",
  })
  void cornersKeepToTheirMiterLimit(String attributes, double limit) {
    SvgPart.Line line = only("<path d='M0 0h9v9' stroke='red' " + attributes + "/>").line();
    assertEquals(Stroke.Join.MITER, line.join());
    assertEquals(limit, line.miterLimit());
    assertEquals(limit, line.stroke(0.5).miterLimit());
  }

  @Test
  void clipPathsCutOffFillsAndLines() {
    String defs =
        "<clipPath id='c'><circle cx='50' cy='50' r='20'/></clipPath>"
            + "<clipPath id='half' clipPathUnits='objectBoundingBox'>"
            + "<rect width='.5' height='1'/></clipPath>";
    assertBox(30, 30, 70, 70, only(defs + "<rect width='99' height='99' clip-path='url(#c)'/>"));
    assertBox(
        40,
        40,
        50,
        60,
        only(defs + "<rect x='40' y='40' width='20' height='20' clip-path='url(#half)'/>"));
    assertBox(
        30, 49.5, 70, 50.5, only(defs + "<path d='M0 50h99' stroke='red' clip-path='url(#c)'/>"));
    assertTrue(draw(defs + "<rect width='9' height='9' clip-path='url(#c)'/>").parts().isEmpty());
    assertBox(
        45,
        45,
        55,
        55,
        only(
            defs
                + "<g clip-path='url(#c)'><rect x='45' y='45' width='10' height='10'"
                + " stroke='red'/></g>"));
  }

  @Test
  void evenOddFillsHaveHoles() {
    String d = "d='M0 0h30v30h-30z M10 10h10v10h-10z'";
    SvgPart.Outline part = only("<path fill-rule='evenodd' " + d + "/>");
    assertEquals(2, part.path().subpathCount());
    SvgPart.Outline fill = outline("<path fill-rule='evenodd' stroke='red' " + d + "/>", 0);
    SvgPart.Outline line = outline("<path fill-rule='evenodd' stroke='red' " + d + "/>", 1);
    assertTrue(fill.line().isInvisible());
    assertTrue(line.fill().isInvisible());
  }

  @Test
  void textsBecomeOutlinesOfTheBundledFonts() {
    SvgPart.Outline start = only("<text x='50' y='60' font-size='20'>  a \n b  </text>");
    assertTrue(start.bounds().min().x() >= 50, start.bounds().toString());
    SvgPart.Outline end = only("<text x='50' y='60' font-size='20' text-anchor='end'>a b</text>");
    assertTrue(end.bounds().max().x() <= 50.5, end.bounds().toString());
    assertEquals(start.bounds().size().x(), end.bounds().size().x(), 1e-9);
    List<SvgPart> spans =
        draw("<text y='9'>a<tspan fill='red' dx='3'>b</tspan><tspan x='70'>c</tspan></text>")
            .parts();
    assertEquals(3, spans.size());
    assertTrue(spans.get(2).bounds().min().x() >= 70);
    assertEquals(Color.hex("#ff0000"), fill((SvgPart.Outline) spans.get(1)));
  }

  @Test
  void aGradientRunsAcrossAllOfATextFromTheTopOfItsCells() {
    SvgDrawing drawing =
        draw(
            "<linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>"
                + "<text x='10' y='50' font-size='20' fill='url(#g)'>a<tspan>b</tspan></text>");
    Paint.Gradient first = (Paint.Gradient) ((SvgPart.Outline) drawing.parts().get(0)).fill();
    assertEquals(first, ((SvgPart.Outline) drawing.parts().get(1)).fill());
    Vec start = first.map().apply(Vec.ZERO);
    assertEquals(10, start.x(), 1e-9);
    assertTrue(start.y() > -40, "" + start);
    assertTrue(first.map().apply(Vec.of(1, 0)).x() > drawing.parts().get(1).bounds().min().x());
  }

  @Test
  void unsupportedElementsAreNotedWithTheirLine() {
    SvgDrawing drawing =
        draw(
            "\n"
                + "<filter id='f'><feBogus/></filter>\n"
                + "<rect width='9' height='9' filter='url(#f)' onclick='x()'/>");
    assertEquals(1, drawing.parts().size());
    assertEquals(
        List.of(
            "(a string), line 2: <feBogus> is not supported: elements with this filter are drawn"
                + " without it"),
        drawing.notes());
  }

  @Test
  void doctypesAndEntitiesOfDrawingProgramsAreRead() {
    SvgDrawing drawing =
        SvgDrawing.parse(
            "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN'"
                + " 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd' [<!ENTITY ns"
                + " 'http://www.w3.org/2000/svg'><!ENTITY c 'red'>]><svg xmlns='&ns;' viewBox='0 0"
                + " 20 10'><rect fill='&c;' width='9' height='9'/></svg>");
    assertEquals(Color.hex("#ff0000"), fill((SvgPart.Outline) drawing.parts().get(0)));
    assertEquals(Vec.of(20, 0), drawing.viewport().point(Vec.of(1, 1)));
  }
}
