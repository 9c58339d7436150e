package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Bounds;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.svg.model.SvgPart;

/** The places of content in view boxes and arcs, in the drawing's units with y down. */
class SvgPlacementTest {
  private static Bounds box(String drawing) {
    SvgPart part = SvgDrawing.parse(drawing).parts().get(0);
    return TightBounds.of(((SvgPart.Outline) part).path());
  }

  private static void assertBox(double x0, double y0, double x1, double y1, Bounds box) {
    assertEquals(x0, box.min().x(), 1e-3, box::toString);
    assertEquals(-y1, box.min().y(), 1e-3, box::toString);
    assertEquals(x1, box.max().x(), 1e-3, box::toString);
    assertEquals(-y0, box.max().y(), 1e-3, box::toString);
  }

  @ParameterizedTest
  @CsvSource({
    "'',             25,   0,  75,  50",
    "xMidYMid,       25,   0,  75,  50",
    "xMinYMid,        0,   0,  50,  50",
    "xMaxYMin meet,  50,   0, 100,  50",
    "none,            0,   0, 100,  50",
    "xMidYMin slice,  0,   0, 100, 100",
    "xMidYMid slice,  0, -25, 100,  75",
    "xMinYMax slice,  0, -50, 100,  50",
  })
  void aViewBoxIsFittedByPreserveAspectRatio(
      String aspect, double x0, double y0, double x1, double y1) {
    String attribute = aspect.isEmpty() ? "" : " preserveAspectRatio='" + aspect + "'";
    String drawing =
        "<svg xmlns='http://www.w3.org/2000/svg' overflow='visible' width='100' height='50' viewBox='5 5 10 10'"
            + attribute
            + "><path d='M5 5h10v10h-10z'/></svg>";
    assertBox(x0, y0, x1, y1, box(drawing));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "0, 1", "1, 0", "1, 1"})
  void rotatedArcsEqualArcsThatAreRotatedAfterwards(int large, int sweep) {
    double c = StrictMath.cos(StrictMath.toRadians(30));
    double s = StrictMath.sin(StrictMath.toRadians(30));
    String flags = large + " " + sweep;
    String head =
        "<svg xmlns='http://www.w3.org/2000/svg' overflow='visible' width='100' height='100'>";
    String plain = "<path transform='rotate(30)' d='M20 20A12 6 0 " + flags + " 32 24z'/></svg>";
    String turned =
        String.format(
            Locale.ROOT,
            "<path d='M%f %fA12 6 30 %s %f %fz'/></svg>",
            20 * c - 20 * s,
            20 * s + 20 * c,
            flags,
            32 * c - 24 * s,
            32 * s + 24 * c);
    Bounds one = box(head + plain);
    Bounds other = box(head + turned);
    assertEquals(0, one.min().distance(other.min()), 1e-3, () -> one + " and " + other);
    assertEquals(0, one.max().distance(other.max()), 1e-3, () -> one + " and " + other);
  }

  @Test
  void smallArcsAreEnlargedToReachTheirEnd() {
    String head =
        "<svg xmlns='http://www.w3.org/2000/svg' overflow='visible' width='100' height='100'>";
    assertBox(0, 0, 40, 20, box(head + "<path d='M0 20A1 1 0 0 1 40 20z'/></svg>"));
    assertBox(0, 10, 40, 20, box(head + "<path d='M0 20A2 1 0 0 1 40 20z'/></svg>"));
    assertBox(0, 0, 40, 0, box(head + "<path d='M0 0A0 9 0 0 1 40 0' stroke='red'/></svg>"));
  }

  @Test
  void flagsChooseAmongTheFourArcs() {
    String head =
        "<svg xmlns='http://www.w3.org/2000/svg' overflow='visible' width='100' height='100'>";
    assertBox(0, 0, 10, 10, box(head + "<path d='M0 10A10 10 0 0 1 10 0L10 10z'/></svg>"));
    assertBox(0, -10, 20, 10, box(head + "<path d='M0 0A10 10 0 1 1 10 10z'/></svg>"));
    assertBox(-10, 0, 10, 20, box(head + "<path d='M0 0A10 10 0 1 0 10 10z'/></svg>"));
  }
}
