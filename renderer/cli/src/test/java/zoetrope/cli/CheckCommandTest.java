package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The output and the exit code of {@code check}. */
class CheckCommandTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sliding                            | 0 | ''",
        "Winding                            | 1 | Winding: pop, Winding: cut",
        "Sliding Winding                    | 1 | Winding: pop, Winding: cut",
        "Winding Sliding                    | 1 | Winding: pop, Winding: cut",
        "Winding --ignore play.2            | 1 | Winding: cut",
        "Winding --ignore pop: --ignore cut | 0 | ''",
        "Failing Winding                    | 1 | Winding: pop, Winding: cut",
        "Failing                            | 1 | ''",
      })
  void printsFindingsLineByLine(String options, int code, String findings) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream lost = new PrintStream(new ByteArrayOutputStream());
    int ended =
        new CommandLineTool(new PrintStream(out, false, StandardCharsets.UTF_8), lost)
            .run(("check " + options).split(" "));
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals(
        findings,
        lines.stream()
            .filter(line -> !line.contains(": checked "))
            .map(line -> line.replaceAll("^(\\w+): play \\d .*?: (\\w+): .*", "$1: $2"))
            .collect(Collectors.joining(", ")));
    assertEquals(code, ended);
  }
}
