package zoetrope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** A check whether the error stream is a terminal. */
final class Terminal {
  private static final Path ERROR_STREAM = Path.of("/proc/self/fd/2");
  private static final long TIMEOUT_SECONDS = 2;

  private Terminal() {}

  /**
   * Whether the error stream is a terminal whose lines can be redrawn. {@code System.console()}
   * does not answer this, because it checks the other two streams.
   */
  static boolean showsErrors() {
    if ("dumb".equals(System.getenv("TERM"))) {
      return false;
    }
    if (Files.exists(ERROR_STREAM)) {
      return isTerminalDevice();
    }
    boolean windows =
        System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    return windows ? System.console() != null : asksShell();
  }

  private static boolean isTerminalDevice() {
    try {
      String device = Files.readSymbolicLink(ERROR_STREAM).toString();
      return device.startsWith("/dev/pts/")
          || device.startsWith("/dev/tty")
          || device.equals("/dev/console");
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean asksShell() {
    try {
      Process test =
          new ProcessBuilder("test", "-t", "2")
              .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      return test.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS) && test.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
