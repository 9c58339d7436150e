package zoetrope.cli.options;

import picocli.CommandLine.Option;

/** The help option, which every command has. */
public final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help")
  private boolean help;
}
