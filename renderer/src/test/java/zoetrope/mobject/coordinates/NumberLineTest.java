package zoetrope.mobject.coordinates;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;

class NumberLineTest {
  @Test
  void textsAtALineShareOneBaseline() {
    var labels = new Group<>(new Text("cat"), new Text("dog"), new Text("one"));
    var line = new NumberLine(Range.of(0, 3)).addLabels(new double[] {0, 1, 2}, labels);
    double baseline = labels.first().baseline().y();
    labels.forEach(label -> assertEquals(baseline, label.baseline().y(), 1e-9));
    assertEquals(line.n2p(0).y() - 0.25, labels.top().y(), 1e-9, "the highest is 0.25 below");
    assertEquals(line.n2p(1).x(), labels.get(1).x(), 1e-9);
    var numbers = List.of(new DecimalNumber(-5, 0), new Text("a"));
    new NumberLine(Range.of(0, 1)).addLabels(new double[] {0, 1}, numbers);
    assertEquals(numbers.get(0).baseline().y(), numbers.get(1).baseline().y(), 1e-9);
    assertThrows(
        IllegalArgumentException.class,
        () -> new NumberLine(Range.of(0, 1)).addLabels(new double[] {0}, labels));
  }

  private static final double EPSILON = 1e-9;

  @Test
  void theDefaultLineRunsFromMinusEightToEightInGreyWithTicksAtEveryNumber() {
    var line = new NumberLine();
    assertEquals(16, line.width(), EPSILON);
    assertEquals(17, line.ticks().size());
    assertEquals(0.2, line.ticks().get(3).length(), EPSILON);
    assertEquals(Palette.GREY_B, line.strokeColor());
    assertEquals(2, line.strokeWidth());
    assertEquals(2, line.ticks().first().strokeWidth());
    assertEquals(0, line.numbers().size());
    assertEquals(Vec.ZERO, line.n2p(0));
  }

  @Test
  void theCommunityLineIsWhiteAndCountsItsTicksFromZero() {
    var line = new NumberLine(Range.of(-2.5, 2.5), AxisStyle.COMMUNITY);
    assertArrayEquals(new double[] {-2, -1, 0, 1, 2}, line.tickValues());
    assertEquals(Palette.WHITE, line.strokeColor());
    assertEquals(15, NumberLine.community().ticks().size());
  }

  @Test
  void aUnitIntervalIsTenUnitsLongWithLongerTicksAtItsEnds() {
    var line = new UnitInterval();
    assertEquals(10, line.length(), EPSILON);
    assertEquals(11, line.ticks().size());
    assertEquals(0.3, line.ticks().first().length(), EPSILON);
    assertEquals(0.3, line.ticks().last().length(), EPSILON);
    assertEquals(0.2, line.ticks().get(5).length(), EPSILON);
    line.addNumbers();
    assertEquals("0.5", ((DecimalNumber) line.numbers().get(5)).text());
  }

  @Test
  void aLengthSpreadsTheRange() {
    NumberLine line = new NumberLine(Range.of(0, 5), 8);
    assertEquals(8, line.width(), 1e-9);
    assertEquals(1.6, line.n2p(3).x() - line.n2p(2).x(), 1e-9);
  }

  @Test
  void aLengthSetsTheUnitSize() {
    var line = new NumberLine(Range.of(0, 4), AxisStyle.DEFAULT.length(6));
    assertEquals(6, line.width(), EPSILON);
    assertEquals(1.5, line.unitSize(), EPSILON);
  }

  @Test
  void theTipEndsAtTheGreatestNumberWhichHasNoTick() {
    var line = new NumberLine(Range.of(-2, 2), AxisStyle.DEFAULT.tip());
    assertEquals(2, line.tip().right().x(), EPSILON);
    assertEquals(0.25, line.tip().width(), EPSILON);
    assertEquals(0.25, line.tip().height(), EPSILON);
    assertEquals(1.75, line.end().x(), EPSILON);
    assertEquals(2, line.n2p(2).x(), EPSILON);
    assertArrayEquals(new double[] {-2, -1, 0, 1}, line.tickValues());
    assertThrows(IllegalStateException.class, () -> new NumberLine().tip());
  }

  @Test
  void addedNumbersHaveSizeTwentyFourAndStandUnderTheirTicks() {
    var line = new NumberLine(Range.of(-2, 2)).addNumbers();
    var two = line.numbers().last();
    assertEquals(24, two.fontSize(), 1e-6);
    assertEquals(2, two.x(), EPSILON);
    assertEquals(-0.25, two.top().y(), EPSILON);
    var minusTwo = line.numbers().first();
    double digit = minusTwo.get(1).x();
    double gap = minusTwo.get(1).left().x() - minusTwo.get(0).right().x();
    assertEquals(-2 + gap / 2, digit, EPSILON, "the digit is centred but for the gap");
    assertEquals(36, line.numberMobject(1).fontSize(), 1e-6);
  }

  @Test
  void numbersHaveAsManyDecimalsAsTheyNeed() {
    assertEquals(List.of("0.0", "0.5", "1.0"), numbers(line(0, 1, 0.5)));
    assertEquals(List.of("0.000", "0.125"), numbers(line(0, 0.125, 0.125)));
    assertEquals(List.of("0.0", "0.1", "0.2", "0.3"), numbers(line(0, 0.3, 0.1)));
    assertEquals(List.of("0.00", "3.14"), numbers(line(0, 4, Math.PI)));
    assertEquals(List.of("0", "100"), numbers(line(0, 100, 100)));
    var whole = new NumberLine(Range.of(0, 1, 0.5), AxisStyle.DEFAULT.decimals(0));
    assertEquals(List.of("0", "0", "1"), numbers(whole), "as it was said");
  }

  private static NumberLine line(double from, double to, double step) {
    return new NumberLine(Range.of(from, to, step), AxisStyle.DEFAULT.length(8));
  }

  private static List<String> numbers(NumberLine line) {
    return line.addNumbers().numbers().stream()
        .map(number -> ((DecimalNumber) number).text())
        .toList();
  }

  @Test
  void multiplesOfAUnitShowTheUnitWithoutAOne() {
    var line = new NumberLine(Range.of(-2 * Math.PI, 2 * Math.PI, Math.PI));
    var look = line.defaultNumberStyle().unit(Math.PI, "\\pi");
    assertEquals(1, line.numberMobject(Math.PI, look).size());
    assertEquals(2, line.numberMobject(-Math.PI, look).size());
    assertEquals(2, line.numberMobject(2 * Math.PI, look).size());
    assertEquals(1, line.numberMobject(0, look).size());
    double baseline = line.numberMobject(2 * Math.PI, look).bottom().y();
    assertEquals(baseline, line.numberMobject(Math.PI, look).bottom().y(), EPSILON);
  }

  @Test
  void numbersAndPointsAreInverseAfterAnySimilarity() {
    var random = new Random(1);
    for (int i = 0; i < 50; i++) {
      var line = new NumberLine(Range.of(-3, 5), AxisStyle.DEFAULT.unitSize(0.7).tip());
      line.rotate(random.nextDouble() * 6).scale(0.2 + random.nextDouble());
      line.shift(Vec.of(random.nextDouble(), random.nextDouble()));
      double x = random.nextDouble() * 10 - 5;
      assertEquals(x, line.p2n(line.n2p(x)), EPSILON);
      double tick = line.p2n(line.ticks().get(2).center());
      assertEquals(-1, tick, EPSILON);
    }
  }

  @Test
  void aLogarithmicLineShowsPowersAndPutsEqualRatiosAtEqualDistances() {
    var line = new NumberLine(Range.of(-1, 3), AxisStyle.DEFAULT.scale(Scale.log10()).numbers());
    assertArrayEquals(new double[] {0.1, 1, 10, 100, 1000}, line.tickValues(), 1e-12);
    assertEquals(1, line.n2p(100).x() - line.n2p(10).x(), EPSILON);
    assertEquals(50, line.p2n(line.n2p(50)), 1e-9);
    assertEquals(0.1, line.min(), EPSILON);
    assertTrue(Double.isNaN(line.n2p(0).x()));
    assertEquals(5, line.numbers().size());
  }

  @Test
  void aHalfDrawnLineReturnsTheSamePointsOfNumbers() {
    var line = new NumberLine();
    line.becomePart(line.copy(), 0, 0.5);
    assertEquals(5, line.n2p(5).x(), EPSILON);
  }

  @Test
  void numbersLieOnTheLineAllTheWayOfATransform() {
    var line = new NumberLine(Range.of(0, 4));
    var target = new NumberLine(Range.of(0, 4)).scale(2).rotate(1).shift(Directions.UP);
    var start = line.copy();
    var tween = MobjectTrees.tween(line, start, target, MotionPath.STRAIGHT);
    for (double alpha : new double[] {0, 0.3, 1}) {
      tween.at(alpha);
      Vec tick = line.ticks().get(3).center();
      assertEquals(0, tick.distance(line.n2p(3)), EPSILON, "at " + alpha);
    }
  }

  @Test
  void aCopyHasIndependentNumbers() {
    var line = new NumberLine();
    var copy = line.copy().shift(Directions.UP);
    assertNotEquals(line.n2p(1), copy.n2p(1));
    assertEquals(1, copy.ticks().first().y(), EPSILON);
    assertEquals(0, line.ticks().first().y(), EPSILON);
  }

  @Test
  void logarithmicTicksAreAtWholePowers() {
    AxisStyle log = AxisStyle.DEFAULT.scale(Scale.log10());
    double[] powers = {10, 100, 1000};
    assertArrayEquals(powers, new NumberLine(Range.of(0.5, 3.5), log).tickValues(), EPSILON);
    assertEquals(1, new NumberLine(Range.of(2.1, 2.9), log).tickValues().length);
  }

  @Test
  void invalidRangesAreRefusedWithAMessage() {
    for (double[] bad : new double[][] {{2, 1, 1}, {0, Double.NaN, 1}, {0, 1, 0}, {0, 1, -1}}) {
      assertThrows(IllegalArgumentException.class, () -> Range.of(bad[0], bad[1], bad[2]));
    }
    assertThrows(IllegalArgumentException.class, () -> Range.of(0, 1e9, 1e-3));
    assertThrows(IllegalArgumentException.class, () -> Scale.log(1));
    assertThrows(IllegalArgumentException.class, () -> Scale.log(-2));
    assertThrows(IllegalArgumentException.class, () -> AxisStyle.DEFAULT.length(0));
  }

  @Test
  void stepsOfATenthReachTheEndAndPassThroughZeroItself() {
    double[] values = Range.of(-0.3, 0.3, 0.1).values();
    assertEquals(7, values.length);
    assertEquals(0.0, values[3]);
    assertArrayEquals(new double[] {-0.2, 0, 0.2}, Range.of(-0.3, 0.3, 0.2).multiples(), 1e-12);
  }
}
