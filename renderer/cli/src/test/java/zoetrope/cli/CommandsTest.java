package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Which commands are loaded for a command line. */
class CommandsTest {
  @Test
  void registersEachCommandUnderItsName() {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false);
    CommandLine line = CommandLineTool.commandLine(nowhere, nowhere);
    assertFalse(line.getSubcommands().isEmpty());
    line.getSubcommands()
        .forEach(
            (name, command) -> {
              Class<?> type = command.getCommandSpec().userObject().getClass();
              boolean isFormerName = command.getCommandSpec().usageMessage().hidden();
              String current = type.getAnnotation(CommandLine.Command.class).name();
              assertEquals(isFormerName, !name.equals(current), name);
            });
  }

  @Test
  void needsNoCommandForScenesWithoutHelp() {
    assertTrue(Commands.isOfScenes("A.java", "B", "--at", "1"));
    assertFalse(Commands.isOfScenes());
    assertFalse(Commands.isOfScenes("--all"));
    assertFalse(Commands.isOfScenes("A", "studio"));
    assertFalse(Commands.isOfScenes("A", "--help"));
  }
}
