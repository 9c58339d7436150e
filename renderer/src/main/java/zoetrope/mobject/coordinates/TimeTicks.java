package zoetrope.mobject.coordinates;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import zoetrope.data.Dates;
import zoetrope.internal.diagnostics.Messages;

/** Ticks at the beginnings of calendar units, with labels. */
final class TimeTicks {
  static final int DAY = 86_400;
  private static final int HOUR = 3600;
  private static final double MONTH = 30.44 * DAY;
  private static final double YEAR = 365.25 * DAY;

  /** The largest distance from 1970, in seconds, so that years have at most six digits. */
  private static final double MAX_SECONDS = 3e13;

  /** The second line of a label is empty if it is the same as that of the tick before. */
  record Label(String text, String context) {}

  /**
   * A distance of ticks.
   *
   * @param unit seconds (also for fractions), days, months or years
   */
  private record Step(ChronoUnit unit, double count) {
    double seconds() {
      return count
          * (unit == ChronoUnit.SECONDS
              ? 1
              : unit == ChronoUnit.DAYS ? DAY : unit == ChronoUnit.MONTHS ? MONTH : YEAR);
    }
  }

  private final ZoneId zone;
  private final Step step;
  private final List<Double> values = new ArrayList<>();
  private final List<Label> labels = new ArrayList<>();
  private String context = "";

  private TimeTicks(double min, double max, ZoneId zone, Step step) {
    this.zone = zone;
    this.step = step;
    if (step.unit == ChronoUnit.SECONDS) {
      addSeconds(min, max);
    } else {
      addDates(min, max);
    }
  }

  /** Returns the finest ticks that are not more than {@code count}; at least one. */
  static TimeTicks of(double min, double max, int count, ZoneId zone) {
    if (Math.abs(min) > MAX_SECONDS || Math.abs(max) > MAX_SECONDS) {
      throw new IllegalArgumentException(
          Messages.of(
              "times from %s to %s are too far from 1970: times are in seconds, not in"
                  + " milliseconds",
              min, max));
    }
    TimeTicks best = null;
    List<Step> steps = steps(max - min);
    for (int i = steps.size() - 1; i >= 0; i--) {
      if (best != null && (max - min) / steps.get(i).seconds() > count + 1) {
        break;
      }
      TimeTicks ticks = new TimeTicks(min, max, zone, steps.get(i));
      int found = ticks.values.size();
      best = found > 0 && (found <= count || best == null) ? ticks : best;
    }
    return best;
  }

  private static List<Step> steps(double length) {
    List<Step> steps = new ArrayList<>();
    for (int k = (int) Math.floor(3 * StrictMath.log10(length / 1000)); k < 0; k++) {
      steps.add(new Step(ChronoUnit.SECONDS, Ticks.step(k)));
    }
    for (int count : List.of(1, 2, 5, 10, 15, 30)) {
      steps.add(new Step(ChronoUnit.SECONDS, count));
    }
    for (int count : List.of(1, 2, 5, 10, 15, 30)) {
      steps.add(new Step(ChronoUnit.SECONDS, 60 * count));
    }
    for (int count : List.of(1, 2, 3, 6, 12)) {
      steps.add(new Step(ChronoUnit.SECONDS, HOUR * count));
    }
    List.of(1, 2, 7, 14).forEach(count -> steps.add(new Step(ChronoUnit.DAYS, count)));
    List.of(1, 2, 3, 6).forEach(count -> steps.add(new Step(ChronoUnit.MONTHS, count)));
    for (int k = 0; k < 18; k++) {
      steps.add(new Step(ChronoUnit.YEARS, Ticks.step(k)));
    }
    return steps;
  }

  double[] values() {
    return values.stream().mapToDouble(x -> x).toArray();
  }

  List<Label> labels() {
    return labels;
  }

  /** Adds the times of day that are multiples of the step and exist on the day. */
  private void addSeconds(double min, double max) {
    for (LocalDate day = day(min); seconds(day) <= max; day = day.plusDays(1)) {
      double begin = day.equals(day(min)) ? local(min).toLocalTime().toNanoOfDay() / 1e9 : 0;
      for (double k = Math.floor(begin / step.count); k * step.count < DAY; k++) {
        double ofDay = Math.floor(k * step.count + 1e-9);
        LocalDateTime local = day.atStartOfDay().plusSeconds((long) ofDay);
        List<ZoneOffset> offsets = zone.getRules().getValidOffsets(local);
        double second = offsets.isEmpty() ? Double.NaN : local.toEpochSecond(offsets.get(0));
        double time = second + (k * step.count - ofDay);
        if (time > max) {
          break;
        }
        if (time >= min) {
          add(time, clock(local, k * step.count - ofDay), date(day) + " " + day.getYear());
        }
      }
    }
  }

  private void addDates(double min, double max) {
    LocalDate first = day(min);
    LocalDate tick =
        switch (step.unit) {
          case DAYS -> first.minusDays(Math.floorMod(first.toEpochDay() + mondays(), count()));
          case MONTHS -> first.withDayOfMonth(1).withMonth(1);
          default -> LocalDate.of(first.getYear() - Math.floorMod(first.getYear(), count()), 1, 1);
        };
    for (; seconds(tick) <= max; tick = tick.plus(count(), step.unit)) {
      if (seconds(tick) >= min) {
        String year = String.valueOf(tick.getYear());
        switch (step.unit) {
          case DAYS -> add(seconds(tick), date(tick), year);
          case MONTHS -> add(seconds(tick), Dates.month(tick), year);
          default -> add(seconds(tick), year, "");
        }
      }
    }
  }

  private int count() {
    return (int) step.count;
  }

  /** Weeks begin on Mondays, and 1970 began on a Thursday. */
  private int mondays() {
    return count() % 7 == 0 ? 3 : 0;
  }

  private void add(double time, String text, String newContext) {
    values.add(time);
    labels.add(new Label(text, newContext.equals(context) ? "" : newContext));
    context = newContext;
  }

  private String clock(LocalDateTime time, double fraction) {
    String minutes = two(time.getHour()) + ":" + two(time.getMinute());
    if (step.count >= 60) {
      return minutes;
    }
    String seconds = minutes + ":" + two(time.getSecond());
    int places = (int) Math.ceil(-StrictMath.log10(step.count) - 1e-9);
    return places <= 0
        ? seconds
        : seconds + Messages.of("%.9f", fraction).substring(1, 2 + Math.min(9, places));
  }

  private static String two(int number) {
    return number < 10 ? "0" + number : String.valueOf(number);
  }

  private static String date(LocalDate day) {
    return day.getDayOfMonth() + " " + Dates.month(day);
  }

  private LocalDate day(double time) {
    return local(time).toLocalDate();
  }

  private LocalDateTime local(double time) {
    long second = (long) Math.floor(time);
    long nanos = Math.min(999_999_999, Math.round((time - second) * 1e9));
    return LocalDateTime.ofInstant(Instant.ofEpochSecond(second, nanos), zone);
  }

  private double seconds(LocalDate day) {
    return day.atStartOfDay(zone).toEpochSecond();
  }
}
