package zoetrope.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * The result of a program.
 *
 * @param code the exit code
 * @param output the text of both streams
 */
record Run(int code, String output) {
  static Run of(String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().keySet().removeIf(name -> name.contains("JAVA"));
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (!process.waitFor(3, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IOException("the program does not end: " + String.join(" ", command));
    }
    return new Run(process.exitValue(), output);
  }
}
