package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Path;

/** Clip paths that are basic shapes of CSS, in the box of a rectangle from (10, 20) to (50, 50). */
class SvgBasicShapesTest {
  private static final String HEAD =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100' fill-rule='nonzero'>";

  private static SvgDrawing parse(String body) {
    return SvgDrawing.parse(HEAD + body + "</svg>");
  }

  private static Path outline(SvgDrawing drawing) {
    assertEquals(List.of(), drawing.notes());
    assertEquals(1, drawing.parts().size());
    return ((SvgPart.Outline) drawing.parts().get(0)).path();
  }

  private static SvgDrawing clipped(String value) {
    return parse("<rect x='10' y='20' width='40' height='30' style=\"clip-path:" + value + "\"/>");
  }

  /** A basic shape shows what a clip path of an element shows. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "circle(10px)                       | <circle cx='30' cy='35' r='10'/>",
        "circle()                           | <circle cx='30' cy='35' r='15'/>",
        "circle(farthest-side at left)      | <circle cx='10' cy='35' r='40'/>",
        "circle(closest-side at 15px 10px)  | <circle cx='25' cy='30' r='10'/>",
        "circle(5px at top)                 | <circle cx='30' cy='20' r='5'/>",
        "circle(5px at bottom left)         | <circle cx='10' cy='50' r='5'/>",
        "circle(5px at 25% 50%)             | <circle cx='20' cy='35' r='5'/>",
        "circle(5px at right 10px bottom 20%) | <circle cx='40' cy='44' r='5'/>",
        "circle(5px at left calc(50% + 1px) top) | <circle cx='31' cy='20' r='5'/>",
        "CIRCLE(5px AT CENTER)              | <circle cx='30' cy='35' r='5'/>",
        "ellipse()                          | <ellipse cx='30' cy='35' rx='20' ry='15'/>",
        "ellipse(25% 10px at 50% 20px)      | <ellipse cx='30' cy='40' rx='10' ry='10'/>",
        "ellipse(farthest-side 4px at 10px) | <ellipse cx='20' cy='35' rx='30' ry='4'/>",
        "inset(5px)                         | <rect x='15' y='25' width='30' height='20'/>",
        "inset(10% 20% 5px 1px)             | <rect x='11' y='23' width='31' height='22'/>",
        "inset(1px 2px)                     | <rect x='12' y='21' width='36' height='28'/>",
        "inset(1px 2px 3px)                 | <rect x='12' y='21' width='36' height='26'/>",
        "inset(0 round 5px)                 | <rect x='10' y='20' width='40' height='30' rx='5'/>",
        "inset(0 round 5px / 10px)          | <rect x='10' y='20' width='40' height='30' rx='5' ry='10'/>",
        "inset(0 round 40px)                | <rect x='10' y='20' width='40' height='30' rx='15' ry='15'/>",
        "inset(5px round 4px 0)             | <path d='M19 25H45V41A4 4 0 0 1 41 45H15V29A4 4 0 0 1 19 25z'/>",
        "rect(5px 30px auto 10%)            | <rect x='14' y='25' width='26' height='25'/>",
        "xywh(5px 10% 20px 50%)             | <rect x='15' y='23' width='20' height='15'/>",
        "polygon(0 0, 100% 0, 50% 100%)     | <path d='M10 20H50L30 50z'/>",
        "polygon(evenodd, 0 0, 50% 0, 50% 50%, 0 50%) | <path d='M10 20H30V35H10z'/>",
        "path('M1 2h10v10h-10z')            | <path d='M11 22h10v10h-10z'/>",
        "path(evenodd, 'M0 0h30v30h-30zM10 10h10v10h-10z') | <path clip-rule='evenodd' d='M10 20h30v30h-30zM20 30h10v10h-10z'/>",
        "fill-box                           | <rect x='10' y='20' width='40' height='30'/>",
        "circle(10px) fill-box              | <circle cx='30' cy='35' r='10'/>",
        "view-box circle(30px at 40px 30px) | <circle cx='40' cy='30' r='30'/>",
      })
  void showsWhatAnElementShows(String value, String shape) {
    Path expected =
        outline(
            parse(
                "<clipPath id='c'>"
                    + shape
                    + "</clipPath><rect x='10' y='20' width='40' height='30'"
                    + " clip-path='url(#c)'/>"));
    Path actual = outline(clipped(value));
    assertEquals(expected.pointCount(), actual.pointCount(), value);
    for (int i = 0; i < expected.pointCount(); i++) {
      assertEquals(0, expected.point(i).distance(actual.point(i)), 1e-6, value);
    }
  }

  @Test
  void theBoxHasHalfTheLineAroundIt() {
    SvgDrawing drawing =
        parse(
            "<rect width='20' height='20' fill='red' style='clip-path:inset(50% 0 0 0)'"
                + " stroke='blue' stroke-width='10'/>");
    // From -5 to 25 the upper half ends at 10.
    assertEquals(-10, SvgPart.bounds(drawing.parts()).max().y(), 1e-9);
    assertEquals(-25, SvgPart.bounds(drawing.parts()).min().y(), 1e-9);
  }

  @Test
  void groupsAreClippedAsAWhole() {
    SvgDrawing drawing =
        parse(
            "<g style='clip-path:inset(0 25% 0 0)'><rect width='20' height='20'/>"
                + "<g transform='translate(20 0)'><rect width='20' height='20'/></g></g>");
    assertEquals(30, SvgPart.bounds(drawing.parts()).max().x(), 1e-9);
  }

  @Test
  void whatIsClippedToNothingIsNotSeen() {
    for (String value :
        List.of("circle(0)", "inset(60%)", "inset(20px)", "polygon(0 0, 9px 9px)")) {
      assertEquals(List.of(), clipped(value).parts(), value);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "circle(4px 5px)",
        "circle(4px at)",
        "circle(at here)",
        "ellipse(4px)",
        "inset()",
        "inset(1px 2px 3px 4px 5px)",
        "inset(1px round)",
        "inset(1px round 1px 2px 3px 4px 5px)",
        "rect(1px 2px 3px)",
        "xywh(1px)",
        "polygon()",
        "polygon(0 0, 1px)",
        "path(M0 0)",
        "path('M0 0', 'M0 0')",
        "circle() ellipse()",
        "fill-box view-box",
        "star(5)",
        "5px"
      })
  void whatCannotBeReadIsNotedAndTheWholeDrawn(String value) {
    SvgDrawing drawing = clipped(value);
    assertEquals(1, drawing.parts().size());
    assertTrue(drawing.notes().get(0).contains("clip-path"), "" + drawing.notes());
    assertEquals(40, drawing.parts().get(0).bounds().size().x(), 1e-9);
  }
}
