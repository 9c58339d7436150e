package zoetrope.cli.options;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.output.VideoCodec;
import zoetrope.render.request.PlayRange;
import zoetrope.render.request.Quality;
import zoetrope.render.request.SourceLine;
import zoetrope.render.request.TimePoint;

/** Converters for the values of options. */
public final class Converters {
  private Converters() {}

  /**
   * Registers the converters for types whose values are written in the same form in all options.
   */
  public static void register(CommandLine line) {
    line.registerConverter(int.class, text -> count(text));
    line.registerConverter(Integer.class, text -> count(text));
    line.registerConverter(
        long.class,
        text -> number(Long::valueOf, text, "a whole number such as 7, with at most 18 digits"));
    line.registerConverter(
        Double.class, text -> number(Double::valueOf, text, "a number such as 24 or 20.5"));
    line.registerConverter(Path.class, new OfPath());
    line.registerConverter(Duration.class, new OfDuration());
    register(line, Shard.class, Shard::parse);
    register(line, Quality.class, Quality::parse);
    register(line, VideoCodec.class, VideoCodec::parse);
    register(line, FrameFit.class, FrameFit::parse);
    register(line, FrameRate.class, FrameRate::parse);
    register(line, PlayRange.class, PlayRange::parse);
    register(line, SourceLine.class, SourceLine::parse);
    register(line, TimePoint.class, TimePoint::parse);
  }

  private static <T> void register(CommandLine line, Class<T> type, Function<String, T> parse) {
    line.registerConverter(
        type,
        text -> {
          try {
            return parse.apply(text);
          } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
          }
        });
  }

  private static Integer count(String text) {
    return number(Integer::valueOf, text, "a whole number such as 4");
  }

  private static <T extends Number> T number(Function<String, T> parse, String text, String like) {
    try {
      return parse.apply(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'" + text + "' is not a number: expected " + like);
    }
  }

  /**
   * A converter of a number of bytes with a unit that is a power of 1000, such as {@code 500MB}.
   */
  public static final class OfBytes implements ITypeConverter<Long> {
    private static final Pattern SIZE =
        Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)([MGT])B", Pattern.CASE_INSENSITIVE);

    @Override
    public Long convert(String text) {
      Matcher size = SIZE.matcher(text);
      if (!size.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is not a size in bytes: expected a size such as 500MB or 2GB");
      }
      double unit =
          switch (size.group(2).toUpperCase(Locale.ROOT)) {
            case "M" -> 1e6;
            case "G" -> 1e9;
            default -> 1e12;
          };
      return Math.round(Double.parseDouble(size.group(1)) * unit);
    }
  }

  /** A converter of a duration; {@code none} is zero, which means no limit. */
  public static final class OfDuration implements ITypeConverter<Duration> {
    private static final Pattern PARTS =
        Pattern.compile("(?:(\\d{1,6})h)?(?:(\\d{1,6})m(?:in)?)?(?:(\\d{1,9}(?:\\.\\d{1,3})?)s?)?");

    @Override
    public Duration convert(String text) {
      Matcher parts = PARTS.matcher(text);
      if (text.equals("none")) {
        return Duration.ZERO;
      }
      if (text.isEmpty() || !parts.matches()) {
        throw new TypeConversionException(expected(text));
      }
      double seconds = 3600 * part(parts, 1) + 60 * part(parts, 2) + part(parts, 3);
      if (seconds == 0) {
        throw new TypeConversionException(expected(text));
      }
      return Duration.ofMillis(Math.round(1000 * seconds));
    }

    private static double part(Matcher parts, int group) {
      return parts.group(group) == null ? 0 : Double.parseDouble(parts.group(group));
    }

    private static String expected(String text) {
      return "'"
          + text
          + "' is not a duration above 0: expected a duration such as 90s, 10m or 1h30m, or none";
    }
  }

  public static final class OfWordsAMinute implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      return number(Double::valueOf, text, "a number such as 150");
    }
  }

  public static final class OfLoudness implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      return number(Double::valueOf, text, "a number such as -16");
    }
  }

  public static final class OfPath implements ITypeConverter<Path> {
    @Override
    public Path convert(String text) {
      if (text.isBlank()) {
        throw new TypeConversionException("it is empty: expected the name of a file or folder");
      }
      try {
        return Path.of(text);
      } catch (InvalidPathException e) {
        throw new TypeConversionException(
            "'" + text + "' cannot be the name of a file: " + e.getReason());
      }
    }
  }

  /** A converter of the target of videos: the name of a file or folder, or an address. */
  public static final class OfTarget implements ITypeConverter<Path> {
    @Override
    public Path convert(String text) {
      return new OfPath().convert(RemoteTarget.pathText(text));
    }
  }
}
