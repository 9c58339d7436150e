package zoetrope.badinput;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A table of bad input for some functions, with the expected results. Each subclass covers a group
 * of functions and returns its rows from a static method {@code rows}.
 */
abstract class BadInput {
  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void hasTheResultInTheTable(Row row) {
    row.check();
  }
}
