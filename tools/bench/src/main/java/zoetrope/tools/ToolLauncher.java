package zoetrope.tools;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import zoetrope.cli.options.Converters;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

/** Runs a tool from its command line, with one-line errors and the renderer's exit codes. */
final class ToolLauncher {
  /** The exit code for success. */
  static final int DONE = 0;

  /** The exit code for a failure or an unwanted result. */
  static final int FAILED = 1;

  /** The exit code for a wrong command line. */
  static final int USAGE = 2;

  private ToolLauncher() {}

  /** A tool: prints to a stream and returns the exit code. */
  abstract static class Tool implements Callable<Integer> {
    PrintStream out;
  }

  /** Runs the tool and ends the process. */
  static void main(Tool tool, String[] args) {
    PrintStream out = utf8(FileDescriptor.out);
    PrintStream err = utf8(FileDescriptor.err);
    int code = run(tool, out, err, args);
    out.flush();
    err.flush();
    System.exit(code);
  }

  static int run(Tool tool, PrintStream out, PrintStream err, String... args) {
    tool.out = out;
    CommandLine line = new CommandLine(tool);
    Converters.register(line);
    line.getCommandSpec()
        .addOption(
            OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("shows this help")
                .build());
    line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(err, true, StandardCharsets.UTF_8));
    line.setUsageHelpWidth(100);
    line.setParameterExceptionHandler(ToolLauncher::badUsage);
    line.setExecutionExceptionHandler(
        (e, command, parsed) -> {
          command.getErr().println("error: " + Failure.of(e));
          return e instanceof UsageException ? USAGE : FAILED;
        });
    return line.execute(args);
  }

  private static int badUsage(ParameterException e, String[] args) {
    PrintWriter writer = e.getCommandLine().getErr();
    writer.println("error: " + e.getMessage());
    writer.println("'" + e.getCommandLine().getCommandName() + " --help' shows the options");
    return USAGE;
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
  }
}
