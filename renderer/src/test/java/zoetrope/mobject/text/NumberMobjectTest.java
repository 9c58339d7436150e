package zoetrope.mobject.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Palette;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

class NumberMobjectTest {
  private static final Vec LEFT = Vec.of(-1, 0);
  private static final Vec RIGHT = Vec.of(1, 0);

  @ParameterizedTest
  @CsvSource({
    "1.23, 2, false, 0.7514, 0.3346",
    "-1.23, 2, false, 1.0421, 0.3346",
    "5, 1, true, 0.9159, 0.3346",
    "-5, 1, true, 0.8366, 0.3346",
    "12288, 0, false, 1.2491, 0.4074",
    "0.5, 2, false, 0.7986, 0.3346"
  })
  void aNumberIsAsLargeAsInManim(
      double value, int decimals, boolean sign, double width, double height) {
    DecimalNumber number = new DecimalNumber(value, decimals);
    if (sign) {
      number.includeSign();
    }
    assertEquals(width, number.width(), 0.002 * width);
    assertEquals(height, number.height(), 0.002 * height);
    assertEquals(0, number.center().length(), 1e-12);
  }

  @ParameterizedTest
  @CsvSource({"2.5, 1.985, 0.342", "-2.5, 1.958, 0.342"})
  void aNumberAsAFormulaIsAsLargeAsInManimCommunity(double value, double width, double height) {
    DecimalNumber number = new DecimalNumber(value, 3).includeSign().showEllipsis().asFormula();
    number.fontSize(50).digitBuff(0.048 / 50);
    assertEquals(width, number.width(), 0.003);
    assertEquals(height, number.height(), 0.003);
  }

  @ParameterizedTest
  @CsvSource({
    "3.14159, 2, false, 3.14",
    "-3.14159, 2, true, \u20133.14",
    "3, 2, true, +3.00",
    "-0.001, 2, false, 0.00",
    "-0.001, 2, true, +0.00",
    "0.5, 0, false, 0",
    "1.5, 0, false, 2",
    "2.5, 0, false, 2",
    "0.125, 2, false, 0.12",
    "2.675, 2, false, 2.67",
    "999.995, 1, false, '1,000.0'",
    "1234567.891, 3, false, '1,234,567.891'",
    "-123456, 0, false, '\u2013123,456'",
    "1e21, 0, false, '1,000,000,000,000,000,000,000'"
  })
  void showsNumbersAsPythonFormatsThem(double value, int decimals, boolean sign, String text) {
    DecimalNumber number = new DecimalNumber(value, decimals);
    assertEquals(text, (sign ? number.includeSign() : number).text());
    assertEquals(text.length(), number.size());
  }

  @Test
  void standsOnTheLineOfAText() {
    Text name = new Text("gravity").shift(Vec.of(0, 2));
    IntegerNumber number = new IntegerNumber(-17).nextTo(name, Vec.of(1, 0)).scale(0.8);
    Tex unit = new Tex("\\frac{m}{s^2}").nextTo(number, Vec.of(1, 0));
    for (GlyphGroup<?> next : List.of(number.alignBaseline(name), unit.alignBaseline(name))) {
      assertEquals(name.baseline().y(), next.baseline().y(), 1e-9);
    }
    assertEquals(name.get(1).bounds().min().y(), number.get(1).bounds().min().y(), 0.03);
  }

  @Test
  void theLocaleDoesNotMatter() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(new Locale("ar", "EG"));
      assertEquals("1,234.50", new DecimalNumber(1234.5).text());
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void nonFiniteNumbersAreErrors() {
    assertThrows(IllegalArgumentException.class, () -> new DecimalNumber(Double.NaN));
    DecimalNumber number = new DecimalNumber(1);
    assertThrows(IllegalArgumentException.class, () -> number.setValue(Double.POSITIVE_INFINITY));
    assertEquals(1, number.value());
    assertThrows(IllegalArgumentException.class, () -> number.decimals(-1));
  }

  @Test
  void commasHangAndTheMinusStandsAtHalfHeight() {
    DecimalNumber number = new DecimalNumber(-8888, 0);
    Glyph minus = number.get(0);
    Glyph digit = number.get(1);
    Glyph comma = number.get(2);
    assertEquals(digit.y(), minus.y(Vec.of(0, 1)), 1e-12);
    assertEquals(digit.y(Vec.of(0, -1)), comma.y(), 1e-12);
    assertEquals(0.048, number.get(4).x(LEFT) - number.get(3).x(RIGHT), 1e-12);
  }

  @Test
  void aNewValueKeepsTheEdgeTheStyleAndTheSize() {
    DecimalNumber number = new DecimalNumber(1).setColor(Palette.YELLOW).setHeight(1);
    number.shift(Vec.of(2, 3));
    double left = number.x(LEFT);
    double height = number.first().height();
    number.setValue(11234.5);
    assertEquals(left, number.x(LEFT), 1e-12);
    assertEquals(height, number.first().height(), 1e-12);
    assertEquals(Palette.YELLOW, number.last().color());
    number.edgeToFix(RIGHT);
    double right = number.x(RIGHT);
    number.setValue(7);
    assertEquals(right, number.x(RIGHT), 1e-12);
    assertEquals(4, number.size());
    Vec center = number.edgeToFix(Vec.ZERO).center();
    assertEquals(0, center.distance(number.setValue(-1234).center()), 1e-12);
  }

  @Test
  void aTurnedNumberStaysTurned() {
    DecimalNumber number = new DecimalNumber(88, 0).rotate(Math.PI / 2).shift(Vec.of(1, 1));
    double bottom = number.y(Vec.of(0, -1));
    double x = number.x();
    number.setValue(88888);
    assertEquals(bottom, number.y(Vec.of(0, -1)), 1e-9);
    assertEquals(x, number.x(), 1e-1);
    assertTrue(number.height() > 2 * number.width());
  }

  @Test
  void digitsThatStayAreTheSameItems() {
    DecimalNumber number = new DecimalNumber(123.45).setValue(123.46).scale(1.7);
    number.shift(Vec.of(0.3, 0.1)).setValue(123.45);
    List<Item> before = items(number);
    List<Item> after = items(number.setValue(123.48));
    for (int i = 0; i < 5; i++) {
      assertSame(before.get(i), after.get(i));
    }
    assertNotSame(before.get(5), after.get(5));
  }

  private static List<Item> items(Mobject<?> mobject) {
    List<Item> items = new ArrayList<>();
    mobject.appendItems(items);
    return items;
  }

  @Test
  void wholeNumbersAreRounded() {
    IntegerNumber number = new IntegerNumber(12_288);
    assertEquals("12,288", number.text());
    assertEquals("12288", number.groupWithCommas(false).text());
    assertEquals(4, number.setValue(3.7).value());
    assertEquals("4", number.text());
    assertEquals(6, number.incrementValue(2.4).value());
  }

  @Test
  void unitsAndEllipsesComeAfterTheDigits() {
    DecimalNumber degrees = new DecimalNumber(45, 0).unit("^\\circ");
    assertEquals(3, degrees.size());
    assertEquals(degrees.y(Vec.of(0, 1)), degrees.last().y(Vec.of(0, 1)), 1e-12);
    DecimalNumber percent = new DecimalNumber(45, 0).unit("\\%");
    assertEquals(percent.y(Vec.of(0, -1)), percent.last().y(Vec.of(0, -1)), 1e-12);
    double near = new DecimalNumber(7, 0).unit("\\text{km}").width();
    assertTrue(new DecimalNumber(7, 0).unit("\\;\\text{km}").width() > near + 0.05);
    DecimalNumber pi = new DecimalNumber(Math.PI).showEllipsis();
    assertEquals(7, pi.size());
    double dot = pi.last().width();
    assertEquals(2 * dot, pi.get(6).x(LEFT) - pi.get(5).x(RIGHT), 1e-9);
  }

  @Test
  void digitsAndUnitsKeepTheirLevelWhenTheFirstCommaComes() {
    Vec below = Vec.of(0, -1);
    DecimalNumber number = new DecimalNumber(998, 0).unit("\\text{m}");
    double level = number.first().y(below);
    for (Vec edge : new Vec[] {LEFT, RIGHT}) {
      number.edgeToFix(edge).setValue(1002);
      assertEquals(level, number.first().y(below), 1e-12);
      assertEquals(level, number.last().y(below), 1e-12);
      number.setValue(998);
      assertEquals(level, number.first().y(below), 1e-12);
    }
    number.edgeToFix(below).setValue(1002);
    assertEquals(level, number.y(below), 1e-12);
  }

  @Test
  void aHiddenSignDoesNotHideTheNextValue() {
    DecimalNumber number = new DecimalNumber(0, 1).includeSign().setColor(Palette.GREY_C);
    number.first().setOpacity(0);
    number.setValue(3.5);
    assertEquals(Palette.GREY_C, number.fillColor());
    assertEquals(4, items(number).size());
  }

  @Test
  void varyingStrokesAreSpreadOverTheNewDigits() {
    DecimalNumber number = new DecimalNumber(1, 0).setStrokeWidth(0, 4, 0).setValue(8);
    assertEquals(
        number.first().localPath().anchorCount(), number.first().style().stroke().widthCount());
    number.setStyle(new DecimalNumber(5, 0).setStrokeWidth(1, 2).style());
    assertEquals(
        number.first().localPath().anchorCount(), number.first().style().stroke().widthCount());
  }

  @Test
  void copiesHaveTheirOwnValue() {
    DecimalNumber number = new DecimalNumber(1).shift(Vec.of(1, 0));
    DecimalNumber copy = number.copy().shift(Vec.of(0, 1)).setValue(22.5);
    assertEquals(1, number.value());
    assertEquals("1.00", number.text());
    assertEquals(4, number.size());
    assertEquals(number.x(LEFT), copy.x(LEFT), 1e-12);
    assertEquals(number.y() + 1, copy.y(), 1e-3);
  }

  @Test
  void theSavedStateBringsTheValueBack() {
    DecimalNumber number = new DecimalNumber(1.5).saveState();
    double left = number.x(LEFT);
    number.setValue(12345).scale(3).restore();
    assertEquals(1.5, number.value());
    assertEquals(48, number.fontSize(), 1e-9);
    number.setValue(2.5);
    assertEquals(4, number.size());
    assertEquals(left, number.x(LEFT), 1e-12);
  }

  @Test
  void aTweenChangesSizeAndValue() {
    DecimalNumber number = new DecimalNumber(1);
    DecimalNumber target = number.copy().scale(2).shift(Vec.of(3, 0)).setValue(2);
    DecimalNumber start = number.copy();
    MobjectTrees.align(number, target);
    Tween tween = MobjectTrees.tween(number, start, target, MotionPath.STRAIGHT);
    tween.at(0.5);
    assertEquals(72, number.fontSize(), 1e-9);
    tween.at(1);
    assertEquals(2, number.value());
    assertEquals(target.x(LEFT), number.setValue(3).x(LEFT), 1e-9);
    assertEquals(96, number.fontSize(), 1e-9);
  }
}
