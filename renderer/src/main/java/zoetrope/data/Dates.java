package zoetrope.data;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.Messages;

/** Times as numbers: seconds since 1970 began in UTC, without leap seconds. */
public final class Dates {
  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern(
              "uuuu[-MM[-dd[['T'][' ']HH:mm[:ss"
                  + "[.SSSSSSSSS][.SSSSSSSS][.SSSSSSS][.SSSSSS][.SSSSS][.SSSS][.SSS][.SS][.S]"
                  + "][XXX]['['VV']']]]]")
          .withResolverStyle(ResolverStyle.STRICT);

  private static final Pattern LEAP = Pattern.compile(":60(?=$|[.Z+\\[-])");
  private static final int DAY = 86_400;

  private Dates() {}

  /**
   * Returns the seconds of an ISO date, such as {@code 2024}, {@code 2024-02}, {@code 2024-02-29},
   * {@code 2024-02-29 18:30}, {@code 2024-02-29T18:30:05.25Z}, {@code 2024-02-29T18:30+01:00} or
   * {@code 2024-02-29T18:30[Europe/Paris]}. The beginning of a year, month or day counts. Without
   * an offset, the time is in UTC.
   *
   * <p>A leap second such as {@code 2016-12-31T23:59:60Z} has the same number as the second after
   * it.
   *
   * @throws DateTimeException if the text is no such date, or the date does not exist
   */
  public static double seconds(String date) {
    return seconds(date, ZoneOffset.UTC);
  }

  /**
   * Returns the seconds of a date as {@link #seconds(String)} does; without an offset, in a zone.
   */
  public static double seconds(String date, ZoneId zone) {
    boolean isLeap = LEAP.matcher(date).find();
    Instant instant = instant(isLeap ? LEAP.matcher(date).replaceFirst(":59") : date, zone, date);
    double seconds = instant.getEpochSecond() + instant.getNano() / 1e9;
    if (isLeap) {
      LocalDate next = LocalDate.ofInstant(instant.plusSeconds(1), ZoneOffset.UTC);
      if (Math.floorMod(instant.getEpochSecond() + 1, DAY) != 0 || next.getDayOfMonth() != 1) {
        throw new DateTimeException(
            Messages.of(
                "'%s' does not exist: a leap second ends the last day of a month in UTC", date));
      }
      return seconds + 1;
    }
    return seconds;
  }

  /**
   * Returns a date as English text: {@code 2024}, {@code Feb 2024}, {@code 29 Feb 2024} or {@code
   * 29 Feb 2024 18:30}.
   *
   * @param seconds the seconds since 1970 began in UTC
   * @param unit the smallest unit: years, months, days, or any other for minutes
   */
  public static String text(double seconds, ZoneId zone, ChronoUnit unit) {
    Instant instant = Instant.ofEpochSecond((long) Math.floor(seconds));
    LocalDateTime time = LocalDateTime.ofInstant(instant, zone);
    String year = String.valueOf(time.getYear());
    String month = month(time.toLocalDate()) + " " + year;
    String day = time.getDayOfMonth() + " " + month;
    return switch (unit) {
      case YEARS -> year;
      case MONTHS -> month;
      case DAYS -> day;
      default -> Messages.of("%s %02d:%02d", day, time.getHour(), time.getMinute());
    };
  }

  /** Returns the English name of a month in three letters, which no version of Java changes. */
  public static String month(LocalDate day) {
    String name = day.getMonth().name();
    return name.charAt(0) + name.substring(1, 3).toLowerCase(Locale.ROOT);
  }

  private static Instant instant(String text, ZoneId zone, String written) {
    try {
      TemporalAccessor found =
          FORM.parseBest(
              text,
              ZonedDateTime::from,
              LocalDateTime::from,
              LocalDate::from,
              YearMonth::from,
              Year::from);
      return instant(found, zone);
    } catch (DateTimeParseException e) {
      throw new DateTimeException(
          Messages.of(
              "'%s' is not a date: write it like 2024-02-29, 2024-02 or 2024-02-29T18:30:00Z",
              written),
          e);
    }
  }

  private static Instant instant(TemporalAccessor found, ZoneId zone) {
    if (found instanceof ZonedDateTime time) {
      return time.toInstant();
    }
    if (found instanceof LocalDateTime time) {
      return time.atZone(zone).toInstant();
    }
    LocalDate day =
        found instanceof LocalDate date
            ? date
            : found instanceof YearMonth month ? month.atDay(1) : ((Year) found).atDay(1);
    return day.atStartOfDay(zone).toInstant();
  }
}
