package zoetrope.color;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.Zoetrope;
import zoetrope.mobject.shapes.Square;

class ColorNamesTest {
  @ParameterizedTest
  @CsvSource({
    "'#87c2a5', #87C2A5",
    "'#ff0', #FFFF00",
    "'#11223380', #11223380",
    "BLUE_E, #1C758A",
    "blue e, #1C758A",
    "' Light-Gray ', #BBBBBB",
    "GRAY_BROWN, #736357",
    "DARK_BLUE, #236B8E",
    "DARKER_GREY, #222222",
    "LIGHTER_GRAY, #DDDDDD",
    "LOGO_GREEN, #87C2A5",
    "PURE_CYAN, #00FFFF"
  })
  void findsColoursByNameAndByDigits(String text, String hex) {
    assertEquals(hex, Zoetrope.color(text).toHex());
  }

  @ParameterizedTest
  @CsvSource({"bleu, BLUE", "'#12345', ''", "87c2a5, ''", "'', ''", "BLUE_F, BLUE_A"})
  void suggestsSimilarNamesForUnknownColours(String text, String near) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Color.named(text)).getMessage();
    assertTrue(message.startsWith("\"" + text + "\" is not a colour: expected #RGB"), message);
    assertTrue(message.contains(near), message);
    assertEquals(!near.isEmpty(), message.contains("; did you mean"), message);
  }

  @Test
  void coloursObjectsByText() {
    Square square = new Square().setColor("#87c2a5");
    assertEquals(Palette.LOGO_GREEN, square.strokeColor());
    assertEquals(Palette.RED, square.setStroke("red").strokeColor());
    assertEquals(3, square.setStroke("TEAL", 3).strokeWidth());
    assertEquals(Palette.TEAL, square.strokeColor());
    assertEquals(Palette.PINK.withAlpha(0.5), square.setStroke("PINK", 3, 0.5).strokeColor());
    assertEquals(Palette.GOLD.withAlpha(0.25), square.setFill("GOLD", 0.25).fillColor());
    assertEquals(Palette.WHITE.withAlpha(0.25), square.setFill("#fff").fillColor());
    assertThrows(IllegalArgumentException.class, () -> square.setColor("rde"));
  }

  @Test
  void randomColoursComeFromTheSeedAndBrightOnesAreNotDark() {
    assertEquals(
        Zoetrope.randomBrightColor(new Random(7)), Zoetrope.randomBrightColor(new Random(7)));
    assertEquals(Zoetrope.randomColor(new Random(7)), Zoetrope.randomColor(new Random(7)));
    Random random = new Random(3);
    assertNotEquals(Zoetrope.randomColor(random), Zoetrope.randomColor(random));
    for (int i = 0; i < 100; i++) {
      double[] hsl = Zoetrope.randomBrightColor(random).toHsl();
      assertTrue(hsl[2] >= 0.5 - 1e-9, () -> "lightness " + hsl[2]);
      assertTrue(hsl[1] >= 0.5 - 1e-9 && hsl[1] <= 0.8 + 1e-9, () -> "saturation " + hsl[1]);
    }
  }

  @Test
  void mixesColoursWithTheFunctionsOfManim() {
    Color middle = Zoetrope.interpolateColor(Palette.BLACK, Palette.WHITE, 0.5);
    assertEquals(Math.sqrt(0.5), middle.red(), 1e-9);
    assertEquals(middle, Zoetrope.averageColor(Palette.BLACK, Palette.WHITE));
    Color third = Zoetrope.averageColor(Palette.BLACK, Palette.WHITE, Palette.BLACK);
    assertEquals(Math.sqrt(1 / 3.0), third.green(), 1e-9);
    assertThrows(IllegalArgumentException.class, () -> Zoetrope.averageColor());
    assertEquals(
        List.of(Palette.RED, Palette.RED.mix(Palette.BLUE, 0.5), Palette.BLUE),
        Zoetrope.colorGradient(3, Palette.RED, Palette.BLUE));
    assertEquals(Palette.PURE_CYAN, Palette.PURE_RED.invert());
  }
}
