package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.tools.fuzz.FuzzRun;
import zoetrope.tools.fuzz.FuzzTarget;
import zoetrope.tools.fuzz.FuzzTargets;

/**
 * Some seconds of fuzzing with the same inputs each time. {@code -Dedits=500} tries that many edits
 * of scenes, whose videos must be equal with and without a cache.
 */
class FuzzTest {
  private static final int EDITS = Integer.getInteger("edits", 8);

  /** The time limit in seconds for the default inputs of a target. */
  private static final double SECONDS = 60;

  @ParameterizedTest
  @CsvSource({
    "tex, 80",
    "markup, 200",
    "text, 200",
    "svg, 80",
    "picture, 130",
    "sound, 60",
    "beside, 60",
    "font, 100",
    "attention, 600",
    "model, 250",
    "command, 16",
    "stage, 60",
    "coder, 24",
    "cache, 8"
  })
  void acceptsOrRefusesGeneratedInputCorrectly(String name, int usual) throws Exception {
    int count = name.equals("cache") ? EDITS : usual;
    try (FuzzTarget target = FuzzTargets.named(name)) {
      FuzzRun run = new FuzzRun(name, target, 0, null);
      run.run(0, count, SECONDS * Math.max(1, (double) count / usual));
      run.findings().forEach(found -> assertEquals("", found.index() + ": " + found.what()));
      assertTrue(run.accepted() > 0, "all inputs were refused");
    }
  }

  /** A transform between a path and a mesh without faces once caused an endless recursion. */
  @Test
  void findingsOfEarlierRunsAreFixed() throws Exception {
    byte[] input =
        HexFormat.of().parseHex("ab4aedb8d0620008f2b7c077c53afcef493d61ac8fd16a09221bd42e308aca0f");
    try (FuzzTarget target = FuzzTargets.named("stage")) {
      assertNull(new FuzzRun("stage", target, 0, null).replay(input));
    }
  }
}
