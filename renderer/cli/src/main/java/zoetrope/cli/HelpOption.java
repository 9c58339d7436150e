package zoetrope.cli;

import picocli.CommandLine.Option;

/** Help, which every command has. */
final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "shows this help")
  private boolean help;
}
