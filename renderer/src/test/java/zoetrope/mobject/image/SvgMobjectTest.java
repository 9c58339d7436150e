package zoetrope.mobject.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.svgMobject;

import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.svg.SvgDrawing;
import zoetrope.svg.SvgException;

/** A drawing as a mobject: size, place, parts, strokes. */
class SvgMobjectTest {
  private static SvgMobject draw(String content) {
    return new SvgMobject(
        SvgDrawing.parse(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" + content + "</svg>"));
  }

  private static double strokeWidth(Mobject<?> child) {
    assertInstanceOf(Shape.class, child);
    java.util.List<zoetrope.frame.Item> items = new java.util.ArrayList<>();
    child.appendItems(items);
    return ((zoetrope.frame.Item.Shape) items.get(0)).style().stroke().width(0);
  }

  @Test
  void itIsTwoUnitsHighInTheMiddleWithTheUpperPartUp() {
    SvgMobject drawing =
        draw(
            "<rect x='10' y='5' width='40' height='10'/><rect x='30' y='75' width='20' height='10'/>");
    assertEquals(2, drawing.size());
    assertEquals(2, drawing.height(), 1e-9);
    assertEquals(1, drawing.width(), 1e-9);
    assertEquals(Vec.ZERO, drawing.center());
    assertTrue(drawing.get(0).center().y() > drawing.get(1).center().y());
  }

  @Test
  void aDrawingBesideTheClassIsFoundByItsName() {
    assertEquals(1, svgMobject("drawing").size());
    assertEquals(1, svgMobject("drawing.svg").size());
    var e = assertThrows(SvgException.class, () -> svgMobject("drawn"));
    assertTrue(e.getMessage().contains("zoetrope/mobject/image/drawn"), e.getMessage());
  }

  @Test
  void strokesHaveTheWidthOfTheFileAndFollowOnRequest() {
    SvgMobject drawing =
        draw("<rect width='50' height='50' stroke='red' stroke-width='5' stroke-dasharray='2'/>");
    assertEquals(20, strokeWidth(drawing.get(0)), 1e-6);
    drawing.scale(3);
    assertEquals(20, strokeWidth(drawing.get(0)), 1e-6);
    assertEquals(60, strokeWidth(drawing.fitStrokes().get(0)), 1e-6);
    assertEquals(0.12, drawing.scale(), 1e-9);
    assertEquals(0, strokeWidth(drawing.withoutStrokes().get(0)));
  }

  @Test
  void partsAreFoundByTheIdsOfTheFile() {
    SvgMobject drawing =
        draw(
            "<g id='house'><rect width='9' height='9'/><rect x='20' width='9' height='9'/>"
                + "<circle id='door' r='3'/></g>");
    assertEquals(2, drawing.part("house").size());
    assertEquals(drawing.get(2), drawing.part("door").get(0));
    String message =
        assertThrows(IllegalArgumentException.class, () -> drawing.part("roof")).getMessage();
    assertTrue(message.contains("house, door"), message);
  }

  @Test
  void anEmptyDrawingAndALineAreDrawnAsTheyAre() {
    assertEquals(0, draw("").size());
    SvgMobject line = draw("<path d='M0 5h50' stroke='red'/>");
    assertEquals(2, line.width(), 1e-9);
    assertEquals(0, line.height(), 1e-9);
  }

  @Test
  void aCopyIsScaledByItself() {
    SvgMobject drawing = draw("<rect width='50' height='50' stroke='red'/>");
    SvgMobject copy = drawing.copy().scale(2);
    assertEquals(2 * drawing.scale(), copy.scale(), 1e-12);
    assertEquals(0.08, copy.scale(), 1e-12);
  }
}
