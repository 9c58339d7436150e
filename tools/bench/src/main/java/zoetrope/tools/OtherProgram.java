package zoetrope.tools;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** Runs programs that draw SVG and PDF files, such as rsvg-convert. */
final class OtherProgram {
  private static final int SECONDS = 120;

  private OtherProgram() {}

  /**
   * Runs a command and discards its output. Returns whether it ended with exit code 0 within two
   * minutes.
   *
   * @throws IOException if the program is not installed
   */
  static boolean run(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      return false;
    }
    return process.exitValue() == 0;
  }
}
