package zoetrope.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import zoetrope.render.cache.SegmentCache;

public final class Main {
  private static final long MAX_EXIT_NANOS = TimeUnit.SECONDS.toNanos(10);

  private Main() {}

  /**
   * Runs the command line and ends the process with its exit code: 0, 1 or 2. Output that scenes
   * print goes to the error stream, because standard output may be data for a program.
   */
  public static void main(String[] args) {
    PrintStream out = isWindows() ? System.out : utf8(new StandardOutput());
    PrintStream err = isWindows() ? System.err : utf8(new FileOutputStream(FileDescriptor.err));
    System.setOut(err);
    int code = CommandLineTool.FAILED;
    try {
      code = new CommandLineTool(out, err, Path.of(""), SegmentCache::ofUser).run(args);
      out.flush();
      err.flush();
    } catch (Throwable e) { // Even the classes that report failures could not be loaded.
      err.println(
          "error: internal error: " + e + "; if the program was rebuilt while it ran, try again");
      err.flush();
    } finally {
      end(code);
    }
  }

  /** Ends the process, even if a shutdown hook of a scene hangs. */
  private static void end(int code) {
    try {
      Thread last =
          new Thread(
              () -> {
                LockSupport.parkNanos(MAX_EXIT_NANOS);
                Runtime.getRuntime().halt(code);
              },
              "zoetrope-end");
      last.setDaemon(true);
      last.start();
    } finally {
      System.exit(code);
    }
  }

  /**
   * Whether this is Windows, whose consoles have their own character set. On other systems, output
   * is always UTF-8.
   */
  private static boolean isWindows() {
    return System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
  }

  private static PrintStream utf8(OutputStream stream) {
    return new PrintStream(stream, false, StandardCharsets.UTF_8);
  }
}
