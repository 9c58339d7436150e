package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The default values of options, read from the settings in the JSON report. */
class OptionDefaultsTest {
  @ParameterizedTest
  @CsvSource({
    "'',                                       1920, 1080, 60,         24, superfast, 0",
    "--quality low,                             854,  480, 15,         24, superfast, 0",
    "-q LOW,                                    854,  480, 15,         24, superfast, 0",
    "-qmedium,                                 1280,  720, 30,         24, superfast, 0",
    "--quality=High,                           1920, 1080, 60,         24, superfast, 0",
    "-q 2k,                                    2560, 1440, 60,         24, superfast, 0",
    "-q 4K,                                    3840, 2160, 60,         24, superfast, 0",
    "-q low -r 640x360,                         640,  360, 15,         24, superfast, 0",
    "--aspect 9:16,                            1080, 1920, 60,         24, superfast, 0",
    "--aspect 4:5 -q medium,                   720,  900,  30,         24, superfast, 0",
    "--aspect 1:1 -q low -r 90x160,            90,   90,   15,         24, superfast, 0",
    "--aspect 16:9 -q low,                     854,  480,  15,         24, superfast, 0",
    "--fps 29.97,                              1920, 1080, 30000/1001, 24, superfast, 0",
    "--crf 18 --preset slow --seed 7,          1920, 1080, 60,         18, slow,      7",
  })
  void reportsTheSettings(
      String options, int width, int height, String fps, String crf, String preset, long seed) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    String[] line =
        Stream.of(("Sliding --dry-run --json - " + options).split(" ")).toArray(String[]::new);
    assertEquals(0, new CommandLineTool(stream, System.err).run(line));
    String report = out.toString(StandardCharsets.UTF_8).replaceAll("\\s+", "");
    for (String setting :
        new String[] {
          "\"width\":" + width + ",\"height\":" + height,
          "\"fps\":\"" + fps + "\"",
          "\"crf\":" + crf + ".0,\"preset\":\"" + preset + "\"",
          "\"seed\":" + seed
        }) {
      assertTrue(report.contains(setting), () -> setting + " is not in " + report);
    }
  }
}
