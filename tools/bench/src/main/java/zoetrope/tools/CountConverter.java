package zoetrope.tools;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how often something is done: a whole number, 1 or more. */
final class CountConverter implements ITypeConverter<Integer> {
  @Override
  public Integer convert(String text) {
    try {
      int count = Integer.parseInt(text);
      if (count >= 1) {
        return count;
      }
    } catch (NumberFormatException e) {
      // Told below, as is what is too small.
    }
    throw new TypeConversionException("'" + text + "' is no count: take 1 or more, such as 5");
  }
}
