package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.tools.fuzz.FuzzRun;
import zoetrope.tools.fuzz.FuzzTarget;
import zoetrope.tools.fuzz.FuzzTargets;

/** Some seconds of the standing attack: the same inputs each time. */
class FuzzTest {
  @ParameterizedTest
  @CsvSource({
    "tex, 200",
    "markup, 300",
    "text, 200",
    "svg, 200",
    "picture, 400",
    "font, 100",
    "attention, 600",
    "command, 40",
    "stage, 60",
    "coder, 40"
  })
  void madeUpInputIsAcceptedOrRefusedInTheRightWay(String name, int count) throws Exception {
    try (FuzzTarget target = FuzzTargets.named(name)) {
      FuzzRun run = new FuzzRun(target, 0, null);
      run.run(0, count, 60);
      run.findings().forEach(found -> assertEquals("", found.index() + ": " + found.what()));
      assertTrue(run.accepted() > 0, "all was refused");
    }
  }
}
