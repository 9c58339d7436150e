package zoetrope.badinput;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A table of bad input for some families of functions. A subclass for each group of families has
 * the rows, in a static method {@code rows}.
 */
abstract class BadInput {
  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void hasTheResultInTheTable(Row row) {
    row.check();
  }
}
