package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressMeterTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final AtomicLong nanos = new AtomicLong();

  @Test
  void showsFramesRateAndRemainingTime() {
    try (ProgressMeter meter = meter(ProgressMeter.Style.AUTO)) {
      meter.expect(1000);
      nanos.set(2_000_000_000L);
      meter.advance(250);
      meter.show();
      assertEquals("\r[######..................] 250/1000 frames  125 fps  0:06 left", text());
    }
  }

  @Test
  void clearsTheEndOfALongerBar() {
    try (ProgressMeter meter = meter(ProgressMeter.Style.AUTO)) {
      meter.expect(1_000_000);
      nanos.set(1_000_000_000L);
      meter.advance(1);
      meter.show();
      int before = text().length();
      meter.expect(-999_990);
      meter.show();
      assertEquals(2 * before, text().length());
    }
  }

  @Test
  void namesScenesThatRunWithoutDrawing() {
    try (ProgressMeter meter = meter(ProgressMeter.Style.PLAIN)) {
      meter.staging("First");
      meter.staging("Second");
      meter.staged("First");
      meter.show();
      assertEquals(
          "counting the frames of Second (1 is done) before they are drawn\n",
          text().replace("\r\n", "\n"));
    }
  }

  @Test
  void showsNoRemainingTimeDuringDryRuns() {
    try (ProgressMeter meter = meter(ProgressMeter.Style.PLAIN)) {
      meter.staging("Later");
      meter.expect(100);
      nanos.set(1_000_000_000L);
      meter.advance(50);
      meter.show();
      assertEquals(
          "50 of 100 frames (50 %), 50 fps, more frames after the dry runs\n",
          text().replace("\r\n", "\n"));
    }
  }

  @Test
  void reportsAStallUnlessTheStyleIsNone() {
    try (ProgressMeter meter = meter(ProgressMeter.Style.PLAIN)) {
      meter.stalled("Slow", "Slow.java:7", 10);
      assertTrue(text().startsWith("Slow: no progress for 10 s, at Slow.java:7"), text());
    }
    bytes.reset();
    try (ProgressMeter meter = meter(ProgressMeter.Style.NONE)) {
      meter.stalled("Slow", "Slow.java:7", 10);
      assertEquals("", text());
    }
  }

  @Test
  void clearsTheBarBeforeItPrintsALine() {
    try (ProgressMeter meter = meter(ProgressMeter.Style.AUTO)) {
      meter.expect(10);
      nanos.set(1_000_000_000L);
      meter.show();
      bytes.reset();
      meter.print("a line");
      assertTrue(text().matches("\\r +\\ra line\\R"), text());
    }
  }

  @Test
  void leavesAnEmptyLineWhenClosed() {
    ProgressMeter meter = meter(ProgressMeter.Style.AUTO);
    meter.expect(10);
    nanos.set(1_000_000_000L);
    meter.show();
    bytes.reset();
    meter.close();
    meter.show();
    assertTrue(text().matches("\\r +\\r"), text());
  }

  @Test
  void printsPlainLines() {
    try (ProgressMeter meter = meter(ProgressMeter.Style.PLAIN)) {
      meter.expect(7200);
      meter.show();
      nanos.set(1_000_000_000L);
      meter.advance(1);
      meter.show();
      assertEquals(
          "0 of 7200 frames (0 %), 0 fps, time left unknown\n"
              + "1 of 7200 frames (0 %), 1 fps, 1:59:59 left\n",
          text().replace(System.lineSeparator(), "\n"));
    }
  }

  @Test
  void expectsNoFramesOfAFailedScene() {
    try (ProgressMeter meter = meter(ProgressMeter.Style.PLAIN)) {
      meter.expect(100);
      meter.expect(100);
      meter.advance(30);
      meter.expect(-70);
      nanos.set(1_000_000_000L);
      meter.show();
      assertTrue(text().startsWith("30 of 130 frames"), text());
    }
  }

  @Test
  void printsOnlyMessagesIfTheStyleIsNone() {
    try (ProgressMeter meter = meter(ProgressMeter.Style.NONE)) {
      meter.expect(100);
      meter.show();
      meter.print("done");
    }
    assertEquals("done", text().strip());
  }

  private ProgressMeter meter(ProgressMeter.Style style) {
    PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    return new ProgressMeter(style, stream, nanos::get, text -> text);
  }

  private String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
