package zoetrope.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The program. */
public final class Main {
  private Main() {}

  /** Runs the command line and ends the process with its exit code: 0, 1 or 2. */
  public static void main(String[] args) {
    PrintStream out = stream(FileDescriptor.out, System.out);
    PrintStream err = stream(FileDescriptor.err, System.err);
    int code = new CommandLineTool(out, err).run(args);
    out.flush();
    err.flush();
    System.exit(code);
  }

  /**
   * UTF-8 whatever the locale, but for Windows, whose consoles have a character set of their own.
   */
  private static PrintStream stream(FileDescriptor descriptor, PrintStream platform) {
    boolean windows =
        System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    return windows
        ? platform
        : new PrintStream(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
  }
}
