package zoetrope.tools;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a count: a whole number of at least 1. */
final class CountConverter implements ITypeConverter<Integer> {
  @Override
  public Integer convert(String text) {
    try {
      int count = Integer.parseInt(text);
      if (count >= 1) {
        return count;
      }
    } catch (NumberFormatException e) {
      // The error is thrown below, as for a number that is too small.
    }
    throw new TypeConversionException("'" + text + "' is not a count: use 1 or more, such as 5");
  }
}
