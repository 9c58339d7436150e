package zoetrope.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "completion",
    description = {
      "Print a completion script for bash and zsh",
      "",
      "Load it with: source <(render completion)"
    })
final class CompletionCommand extends ConsoleCommand {
  /**
   * Adds the scenes of the project in the working directory, found by their declarations in the
   * sources.
   */
  private static final String PROJECT_SCENES =
      """

      function _complete_render_project() {
        _complete_render "$@"
        local word="${COMP_WORDS[COMP_CWORD]}"
        if [[ "$word" != -* && -d src/main/java ]]; then
          local scenes=$(grep -rhoE --include='*.java' 'class +[A-Za-z0-9_]+ +extends +[A-Za-z]*Scene' src/main/java | sed -E 's/class +([A-Za-z0-9_]+) .*/\\1/')
          COMPREPLY+=( $(compgen -W "$scenes" -- "$word") )
        fi
      }
      complete -F _complete_render_project -o default render
      """;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    console.out().print(AutoComplete.bash("render", spec.root().commandLine()));
    console.out().print(PROJECT_SCENES);
    return CommandLineTool.DONE;
  }
}
