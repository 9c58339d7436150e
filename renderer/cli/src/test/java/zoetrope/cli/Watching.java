package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A command line with {@code --watch} that runs on another thread, and the output that it prints.
 */
final class Watching implements AutoCloseable {
  private static final long TIMEOUT_SECONDS = 60;

  private final BlockingQueue<String> errorLines = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> reportLines = new LinkedBlockingQueue<>();
  private final List<String> reports = new ArrayList<>();
  private final List<String> readLines = new ArrayList<>();
  private final Thread thread;

  Watching(String... words) {
    CommandLineTool tool = new CommandLineTool(lines(reportLines), lines(errorLines));
    thread = new Thread(() -> tool.run(words), "watching");
    thread.start();
  }

  private static PrintStream lines(BlockingQueue<String> queue) {
    OutputStream lines =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void flush() {
            String text = toString(StandardCharsets.UTF_8);
            int end = text.lastIndexOf('\n') + 1;
            text.substring(0, end).lines().forEach(queue::add);
            reset();
            writeBytes(text.substring(end).getBytes(StandardCharsets.UTF_8));
          }
        };
    return new PrintStream(lines, true, StandardCharsets.UTF_8);
  }

  /** Waits for a line that contains a text. */
  void await(String text) throws InterruptedException {
    String line;
    do {
      line = errorLines.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      assertTrue(line != null, () -> "no '" + text + "' in " + readLines);
      readLines.add(line);
    } while (!line.contains(text));
  }

  /** Waits for a number of reports. */
  void awaitReports(int count) throws InterruptedException {
    while (reports.size() < count) {
      String line = reportLines.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      assertTrue(line != null, () -> "no more reports than " + reports);
      reports.add(line);
    }
  }

  List<String> reports() {
    return reports;
  }

  /** Waits for a thread with a name. */
  void awaitThread(String name) {
    while (Thread.getAllStackTraces().keySet().stream().noneMatch(t -> t.getName().equals(name))) {
      assertTrue(thread.isAlive(), "the watch has ended");
      Thread.yield();
    }
  }

  /** Interrupts the watch and waits for its end. Asserts that no thread of the watch remains. */
  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join(TimeUnit.SECONDS.toMillis(TIMEOUT_SECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    assertTrue(!thread.isAlive(), "the watch does not end");
    assertEquals(
        0,
        Thread.getAllStackTraces().keySet().stream()
            .filter(t -> t.getName().equals("zoetrope-watch"))
            .count());
  }
}
