package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import zoetrope.cli.options.OptionGroups;

/** The help of all commands. */
class HelpTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  static Stream<CommandLine> commands() {
    CommandLine root = CommandLineTool.commandLine(System.out, System.err);
    return Stream.concat(Stream.of(root), root.getSubcommands().values().stream());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void fitsIntoEightyColumnsAndNamesEachOption(CommandLine command) {
    String help = command.getUsageMessage();
    assertEquals(List.of(), help.lines().filter(line -> line.length() > 80).toList());
    assertTrue(
        command.getCommandSpec().options().stream()
            .allMatch(option -> help.contains(option.longestName())),
        help);
  }

  /**
   * Descriptions begin with a capital letter. If an option has a list of values, its description
   * may begin with the first of them.
   */
  @ParameterizedTest
  @MethodSource("commands")
  void describesEachOptionInOneSentence(CommandLine command) {
    assumeFalse(command.getCommandName().equals("help"), "picocli writes the help of this command");
    for (ArgSpec arg : command.getCommandSpec().args()) {
      String description = String.join(" ", arg.description());
      assertTrue(
          description.matches("[A-Z].*|\\w+ \\(.*|\\w+, .*|\\w+ or .*")
              && !description.matches(".*[^.]\\.")
              && description.length() <= 160,
          description);
    }
  }

  @Test
  void putsEachOptionOfTheMainCommandIntoAGroup() {
    CommandLineTool.commandLine(System.out, System.err).getCommandSpec().options().stream()
        .map(option -> option.longestName())
        .forEach(option -> assertNotEquals("Options", OptionGroups.groupOf(option), option));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "words circle           | doc circle",
        "help words             | help doc",
        "Sliding --dry-run --words-a-minute=60 -q low | Sliding --dry-run --words-per-minute=60 -q"
            + " low",
      })
  void acceptsTheNamesOfThePreviousVersion(String former, String current) {
    String expected = run(current);
    assertEquals(expected, run(former));
  }

  private String run(String line) {
    out.reset();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    assertEquals(0, new CommandLineTool(stream, stream).run(line.split(" ")));
    return out.toString(StandardCharsets.UTF_8);
  }
}
