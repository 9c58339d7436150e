package zoetrope.mobject.drawings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;

class DrawingsTest {
  private static final double CLOSE = 1e-9;

  @Test
  void drawingsHaveTheirSizesAndStandInTheMiddle() {
    assertEquals(0.4, new Checkmark().height(), CLOSE);
    assertEquals(0.4, new Exmark().height(), CLOSE);
    assertEquals(1, new Lightbulb().height(), CLOSE);
    assertEquals(1.2, new VideoIcon().width(), CLOSE);
    assertEquals(3, new Laptop().width(), 0.02);
    assertEquals(6, new Dartboard().width(), 0.01);
    assertEquals(0, new Lightbulb().center().length(), CLOSE);
    assertEquals(0, new Laptop().center().length(), CLOSE);
    assertEquals(0, new Dartboard().bullseye().center().length(), CLOSE);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 35, 70, 75, -3})
  void theNeedleShowsItsValue(double velocity) {
    Speedometer meter = new Speedometer().rotate(0.3).shift(Directions.UP);

    meter.moveNeedleToVelocity(20).moveNeedleToVelocity(velocity);
    assertEquals(velocity, meter.velocity(), 1e-6);
  }

  @Test
  void theNeedleBeginsAtZero() {
    Vec tip = new Speedometer().needleTip();

    assertEquals(0, new Speedometer().velocity(), 1e-6);
    assertEquals(210, Math.toDegrees(tip.angle()) + 360, 1e-6);
    assertThrows(IllegalArgumentException.class, () -> new Speedometer(1));
  }

  @Test
  void theMinuteHandTurnsTwelveTimesAsFast() {
    Clock clock = new Clock().passTime(3);

    assertEquals(0, clock.hourHand().end().distance(Vec.of(0.3, 0)), CLOSE);
    assertEquals(0, clock.minuteHand().end().distance(Vec.of(0, 0.6)), CLOSE);
    assertEquals(15, clock.size());
  }

  @Test
  void aDieHasAsManyDotsAsItsValue() {
    for (int value = 1; value <= 6; value++) {
      assertEquals(value, new DieFace(value).size() - 1);
      assertEquals(0, new DieFace(value).from(1).center().length(), CLOSE);
    }
    assertThrows(IllegalArgumentException.class, () -> new DieFace(7));
    assertThrows(IllegalArgumentException.class, () -> new DieFace(0));
  }

  @Test
  void aSeriesOfVideosFitsIntoTheFrame() {
    assertEquals(11, new VideoSeries().size());
    assertEquals(13.7222, new VideoSeries().width(), 1e-3);
    assertThrows(IllegalArgumentException.class, () -> new VideoSeries(0));
  }
}
