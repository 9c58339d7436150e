package zoetrope.cli;

import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import zoetrope.frame.FrameRate;
import zoetrope.render.Quality;
import zoetrope.render.TimePoint;

/** Read the values of options; what is wrong with one is told in the value's own words. */
public final class Converters {
  private Converters() {}

  private static <T> T parsed(Function<String, T> parse, String text) {
    try {
      return parse.apply(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  /** Reads a quality. */
  public static final class OfQuality implements ITypeConverter<Quality> {
    @Override
    public Quality convert(String text) {
      return parsed(Quality::parse, text);
    }
  }

  /** Reads a frame rate. */
  public static final class OfRate implements ITypeConverter<FrameRate> {
    @Override
    public FrameRate convert(String text) {
      return parsed(FrameRate::parse, text);
    }
  }

  /** Reads a time. */
  public static final class OfTime implements ITypeConverter<TimePoint> {
    @Override
    public TimePoint convert(String text) {
      return parsed(TimePoint::parse, text);
    }
  }
}
