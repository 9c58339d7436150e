package zoetrope.mobject.coordinates;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.ZoneId;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.data.Dates;

class TicksTest {

  @ParameterizedTest
  @CsvSource({
    "0, 10, 5, '0 2 4 6 8 10'",
    "0.7, 9.2, 5, '0 2 4 6 8 10'",
    "-3, 17, 6, '-5 0 5 10 15 20'",
    "0.1, 0.3, 4, '0.1 0.15 0.2 0.25 0.3'",
    "1e-9, 3e-9, 4, '1.0E-9 1.5E-9 2.0E-9 2.5E-9 3.0E-9'",
    "-1e9, 1e9, 4, '-1.0E9 -5.0E8 0 5.0E8 1.0E9'",
    "7, 7, 4, '0 5 10 15'",
    "0, 0, 4, '0 0.5 1'",
  })
  void linearTicksAreRoundAndEncloseTheData(double min, double max, int count, String expected) {
    Ticks ticks = Ticks.linear(new double[] {max, Double.NaN, min}, count);
    assertEquals(
        expected,
        Arrays.stream(ticks.values())
            .mapToObj(v -> String.valueOf(v).replaceFirst("\\.0$", ""))
            .collect(Collectors.joining(" ")));
    assertEquals(ticks.values()[0], ticks.range().min());
    assertEquals(ticks.values()[ticks.values().length - 1], ticks.range().max());
  }

  @Test
  void randomRangesHaveFewTicksInOrder() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      double scale = StrictMath.pow(10, random.nextInt(19) - 9);
      double[] data = {scale * random.nextGaussian(), scale * random.nextGaussian()};
      Ticks ticks = Ticks.linear(data, 5);
      assertTrue(
          ticks.values().length >= 2 && ticks.values().length <= 7, ticks.range().toString());
      assertTrue(ticks.range().min() <= Math.min(data[0], data[1]) + 1e-9 * scale);
      assertTrue(ticks.range().max() >= Math.max(data[0], data[1]) - 1e-9 * scale);
      for (double value : Ticks.within(data, 5).values()) {
        assertTrue(value >= Math.min(data[0], data[1]) && value <= Math.max(data[0], data[1]));
      }
    }
  }

  @Test
  void logarithmicTicksArePowersOrDivideThem() {
    Ticks wide = Ticks.log(new double[] {1e-9, 1e9, 0, -5}, 6);
    assertEquals(Range.of(-9, 9), wide.range());
    assertArrayEquals(new double[] {1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9}, wide.values());
    Ticks narrow = Ticks.log(new double[] {20, 70}, 6);
    assertArrayEquals(new double[] {10, 20, 50, 100}, narrow.values());
    assertArrayEquals(new double[] {30, 40, 60, 70, 80, 90}, narrow.minorValues());
    assertEquals(Range.of(0, 1), Ticks.log(new double[] {1}, 6).range());
  }

  @ParameterizedTest
  @CsvSource({
    "2020, 2024-06, 6, '2020 2021 2022 2023 2024'",
    "1850, 2024, 6, '1850 1900 1950 2000'",
    "2024-01-15, 2024-12-20, 6, 'Mar[2024] May Jul Sep Nov'",
    "2023-10-15, 2024-08-20, 5, 'Nov[2023] Jan[2024] Mar May Jul'",
    "2024-02-25, 2024-03-05, 5, '25 Feb[2024] 27 Feb 29 Feb 2 Mar 4 Mar'",
    "2024-03-01, 2024-03-22, 4, '4 Mar[2024] 11 Mar 18 Mar'",
    "2024-12-31T20:00, 2025-01-01T05:00, 4, '21:00[31 Dec 2024] 00:00[1 Jan 2025] 03:00'",
    "2016-12-31T23:59:58, 2016-12-31T23:59:60Z, 4, '23:59:58[31 Dec 2016] 23:59:59 00:00:00[1 Jan"
        + " 2017]'",
    "2024-01-01T00:00:00.1, 2024-01-01T00:00:00.3, 3, '00:00:00.1[1 Jan 2024] 00:00:00.2"
        + " 00:00:00.3'",
  })
  void timeTicksAreBeginningsOfCalendarUnits(String from, String to, int count, String expected) {
    double[] data = {Dates.seconds(from), Dates.seconds(to)};
    assertEquals(expected, labels(data, count, "UTC"));
    int found = Ticks.time(data, count).values().length;
    assertTrue(found >= 1 && found <= count, found + " ticks");
  }

  @Test
  void hoursThatTheClockSkipsHaveNoTicks() {
    ZoneId zone = ZoneId.of("Europe/Berlin");
    double[] data = {
      Dates.seconds("2024-03-31T00:00", zone), Dates.seconds("2024-03-31T05:00", zone)
    };
    assertEquals("00:00[31 Mar 2024] 01:00 03:00 04:00 05:00", labels(data, 6, zone.getId()));
  }

  @Test
  void refusesDataWithoutNumbers() {
    double[] gaps = {Double.NaN};
    assertThrows(IllegalArgumentException.class, () -> Ticks.linear(gaps, 5));
    assertThrows(IllegalArgumentException.class, () -> Ticks.log(new double[] {0, -1}, 5));
    assertThrows(IllegalArgumentException.class, () -> Ticks.linear(new double[] {1 / 0.0}, 5));
    assertThrows(IllegalArgumentException.class, () -> Ticks.linear(new double[] {1}, 0));
    String message =
        assertThrows(IllegalArgumentException.class, () -> Ticks.time(new double[] {1, 1.7e15}, 5))
            .getMessage();
    assertTrue(message.contains("not in milliseconds"), message);
  }

  private static String labels(double[] data, int count, String zone) {
    return TimeTicks.of(
            Math.min(data[0], data[1]), Math.max(data[0], data[1]), count, ZoneId.of(zone))
        .labels()
        .stream()
        .map(l -> l.text() + (l.context().isEmpty() ? "" : "[" + l.context() + "]"))
        .collect(Collectors.joining(" "));
  }
}
