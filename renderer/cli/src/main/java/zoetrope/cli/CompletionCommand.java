package zoetrope.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a completion script. */
@Command(
    name = "completion",
    description = "Prints a completion script for bash and zsh: source <(render completion)")
final class CompletionCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private HelpOption help;

  private final Console console;

  CompletionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    console.out().print(AutoComplete.bash("render", spec.root().commandLine()));
    console.out().flush();
    return CommandLineTool.DONE;
  }
}
