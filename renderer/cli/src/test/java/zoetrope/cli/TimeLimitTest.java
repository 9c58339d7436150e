package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;
import zoetrope.cli.options.Converters;

class TimeLimitTest {
  private final Converters.OfDuration converter = new Converters.OfDuration();

  @ParameterizedTest
  @CsvSource({"90,90000", "90s,90000", "2.5s,2500", "10m,600000", "1h30m,5400000", "1h1s,3601000"})
  void readsDurations(String text, long millis) {
    assertEquals(Duration.ofMillis(millis), converter.convert(text));
  }

  @Test
  void theValueNoneMeansNoLimit() {
    assertEquals(Duration.ZERO, converter.convert("none"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "0s", "-5", "soon", "5x", "1s2m"})
  void refusesOtherTexts(String text) {
    assertThrows(TypeConversionException.class, () -> converter.convert(text));
  }
}
