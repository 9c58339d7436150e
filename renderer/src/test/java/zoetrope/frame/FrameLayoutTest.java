package zoetrope.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class FrameLayoutTest {
  private static final double EPS = 1e-12;

  private static FrameLayout layout(int width, int height, FrameFit fit) {
    return PictureShape.of(width, height, fit).layout(FrameSize.WIDE);
  }

  private static void assertSize(double width, double height, FrameSize size) {
    assertEquals(width, size.width(), EPS);
    assertEquals(height, size.height(), EPS);
  }

  @ParameterizedTest
  @CsvSource({
    "1920, 1080",
    "1280, 720",
    "854, 480",
    "848, 480",
    "426, 240",
    "1366, 768",
    "160, 90",
    "16, 9"
  })
  void ratiosNearSixteenToNineKeepTheDesignedFrame(int width, int height) {
    for (FrameFit fit : FrameFit.values()) {
      assertEquals(FrameLayout.WIDE, layout(width, height, fit));
    }
  }

  @ParameterizedTest
  @CsvSource({"1080, 1920", "1080, 1350", "1080, 1080", "2560, 1080", "720, 400", "1, 9", "9, 1"})
  void expandGrowsTheFrameToTheAspectRatio(int width, int height) {
    FrameLayout layout = layout(width, height, FrameFit.EXPAND);
    assertEquals((double) width / height, layout.frame().aspect(), EPS);
    assertEquals(layout.frame(), layout.picture());
    assertEquals(FrameSize.WIDE, layout.camera());
    assertTrue(layout.picture().contains(FrameSize.WIDE));
    boolean touches =
        layout.frame().width() == FrameSize.WIDE.width()
            || layout.frame().height() == FrameSize.WIDE.height();
    assertTrue(touches, () -> layout + " is larger than necessary");
    assertTrue(layout.changesFrame());
    assertFalse(layout.hasBars());
  }

  @ParameterizedTest
  @CsvSource({"1080, 1920", "1080, 1080", "2560, 1080"})
  void letterboxKeepsTheDesignedFrame(int width, int height) {
    FrameLayout layout = layout(width, height, FrameFit.LETTERBOX);
    assertEquals(FrameSize.WIDE, layout.frame());
    assertEquals(FrameSize.WIDE, layout.camera());
    assertEquals(layout(width, height, FrameFit.EXPAND).picture(), layout.picture());
    assertTrue(layout.hasBars());
    assertFalse(layout.changesFrame());
  }

  @Test
  void heightKeepsTheFrameEightUnitsHigh() {
    FrameLayout narrow = layout(1080, 1920, FrameFit.HEIGHT);
    assertSize(4.5, 8, narrow.frame());
    assertEquals(narrow.frame(), narrow.camera());
    assertEquals(narrow.frame(), narrow.picture());
    assertTrue(narrow.changesFrame());
    FrameLayout wide = layout(2560, 1080, FrameFit.HEIGHT);
    assertSize(8 * 2560 / 1080.0, 8, wide.frame());
  }

  @Test
  void usesTheFrameThatTheSceneIsDesignedFor() {
    FrameSize tall = new FrameSize(9, 16);
    PictureShape phone = PictureShape.of(1080, 1920, FrameFit.EXPAND);
    assertEquals(FrameLayout.same(tall), phone.layout(tall));
    assertSize(9, 9, PictureShape.of(99, 99, FrameFit.EXPAND).layout(new FrameSize(9, 3)).frame());
  }

  @ParameterizedTest
  @EnumSource(FrameFit.class)
  void parsesFitsByName(FrameFit fit) {
    assertEquals(fit, FrameFit.parse(fit.toString()));
    assertEquals(fit, FrameFit.parse(fit.name()));
  }

  @Test
  void refusesInvalidFitsAndFrames() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> FrameFit.parse("cover")).getMessage();
    assertTrue(message.contains("expected expand, letterbox or height"), message);
    for (double side : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> new FrameSize(side, 1));
      assertThrows(IllegalArgumentException.class, () -> new FrameSize(1, side));
      assertThrows(IllegalArgumentException.class, () -> new PictureShape(side, FrameFit.EXPAND));
    }
  }
}
