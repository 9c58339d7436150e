package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.mobject.Near.assertAt;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zoetrope.frame.Filter;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/** What {@code feImage} shows, in the user units of the filtered element, y down. */
class SvgFilterPicturesTest {
  private static final String DOT =
      "<circle id='dot' cx='30' cy='40' r='5' stroke='red' stroke-width='2'/>";

  /** A blue picture of 1 x 1. */
  private static final String PNG =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

  private static SvgDrawing parse(String attributes, String steps) {
    return SvgDrawing.parse(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100'><defs>"
            + DOT
            + "<filter id='f' "
            + attributes
            + ">"
            + steps
            + "</filter></defs>"
            + "<rect x='10' y='20' width='40' height='30' filter='url(#f)'/></svg>");
  }

  private static List<Item> shown(String attributes, String step) {
    SvgDrawing drawing = parse(attributes, step);
    assertEquals(List.of(), drawing.notes());
    Filter filter = assertInstanceOf(SvgPart.Layer.class, drawing.parts().get(0)).filter();
    return assertInstanceOf(Filter.Picture.class, filter.steps().get(0).effect()).items();
  }

  private static void assertBox(double left, double top, double right, double bottom, Item item) {
    Bounds box = item.bounds();
    assertAt(left, top, box.min());
    assertAt(right, bottom, box.max());
  }

  @Test
  void anElementIsShownWhereItStands() {
    Item dot = shown("", "<feImage href='#dot' x='3'/>").get(0);
    assertBox(25, 35, 35, 45, dot);
    assertEquals(200, ((Item.Shape) dot).style().stroke().maxWidth(), 1e-9);
  }

  @Test
  void aPictureFillsItsRegion() {
    assertBox(
        6,
        17,
        54,
        53,
        shown("", "<feImage preserveAspectRatio='none' href='" + PNG + "'/>").get(0));
    // A square in the middle of 48 x 36.
    assertBox(12, 17, 48, 53, shown("", "<feImage href='" + PNG + "'/>").get(0));
    assertBox(
        20,
        30,
        24,
        34,
        shown("", "<feImage x='20' y='30' width='4' height='4' href='" + PNG + "'/>").get(0));
  }

  @Test
  void theStepsAfterItTakeItsPicture() {
    Filter filter =
        ((SvgPart.Layer)
                parse("", "<feImage href='#dot' result='a'/><feOffset in='a' dx='2'/>")
                    .parts()
                    .get(0))
            .filter();
    assertEquals(List.of(), filter.steps().get(0).inputs());
    assertEquals(List.of(0), filter.steps().get(1).inputs());
    assertEquals(1, filter.pictures().size());
    assertEquals(Vec.of(30, 40), filter.pictures().get(0).bounds().center());
  }

  @Test
  void whatIsMissingShowsNothingAndIsNoted() {
    assertTrue(parse("", "<feImage href='#no'/>").notes().get(0).contains("<feImage> of #no"));
    assertTrue(parse("", "<feImage href='no.png'/>").notes().get(0).contains("no.png"));
    assertEquals(List.of(), parse("", "<feImage/>").notes());
  }

  @Test
  @Timeout(10)
  void aFilterThatShowsItselfEnds() {
    SvgDrawing drawing =
        SvgDrawing.parse(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100'>"
                + "<filter id='f'><feImage href='#a'/><feImage href='#a'/></filter>"
                + "<g id='a' filter='url(#f)'><rect width='9' height='9' filter='url(#f)'/></g></svg>");
    assertTrue(drawing.notes().get(0).contains("of which it is a part"), "" + drawing.notes());
  }
}
