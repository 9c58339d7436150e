package zoetrope.tools.latency;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Measures the latencies of a studio and its page. All times are in milliseconds. */
public record StudioMeasures(BrowserSession browser) {
  private static final Duration PICTURE = Duration.ofSeconds(60);

  /** A time limit that is long enough to run and check a scene. */
  private static final Duration END = Duration.ofMinutes(4);

  private static final Duration MOMENT = Duration.ofSeconds(60);
  private static final long LOOK_MILLIS = 20;

  /** Opens a studio's page and returns the time from its command to the first frame. */
  public double firstPicture(StudioProcess studio) throws IOException, InterruptedException {
    return firstPictureAt(studio) - studio.startedAt();
  }

  /** Opens a studio's page and returns the time from its printed link to the first frame. */
  public double firstPictureAfterLink(StudioProcess studio)
      throws IOException, InterruptedException {
    return firstPictureAt(studio) - studio.linkedAt();
  }

  private double firstPictureAt(StudioProcess studio) throws IOException, InterruptedException {
    browser.open(studio.link());
    double at =
        await(
                "window.studio?.player.counts.firstAt && performance.timeOrigin"
                    + " + studio.player.counts.firstAt",
                "the first picture",
                PICTURE)
            .asDouble();
    await("studio.state.outline && studio.state.findings !== null", "the end of the scene", END);
    browser.run(script());
    return at;
  }

  private JsonNode await(String expression, String what, Duration patience)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + patience.toNanos();
    while (true) {
      JsonNode value = browser.run("return (" + expression + ") || null");
      if (!value.isNull()) {
        return value;
      }
      JsonNode problem = browser.run("return window.studio?.state.problem?.message ?? null");
      if (!problem.isNull()) {
        throw new IllegalStateException("the page did not show " + what + ": " + problem.asText());
      }
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException(
            "the page did not show " + what + " in " + patience.toSeconds() + " s");
      }
      Thread.sleep(LOOK_MILLIS);
    }
  }

  private static String script() {
    try (InputStream in = StudioMeasures.class.getResourceAsStream("measures.js")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("measures.js cannot be read", e);
    }
  }

  /** Returns the number of frames of the scene. */
  public int frames() throws IOException, InterruptedException {
    return browser.run("return studio.player.frames").asInt();
  }

  /** Goes to a frame and waits until it is shown. */
  public void go(int frame) throws IOException, InterruptedException {
    scrub(IntStream.of(frame));
  }

  /**
   * Moves the pointer to each frame on the timeline. Returns the time from each move until its
   * frame is shown.
   */
  public double[] scrub(IntStream frames) throws IOException, InterruptedException {
    return numbers(
        browser.evaluate(
            "measures.scrub([" + String.join(",", frames.mapToObj(String::valueOf).toList()) + "])",
            Duration.ofMinutes(4)));
  }

  /** Calls the server for the middle of each frame. Returns the time of each answer. */
  public double[] calls(String name, IntStream frames) throws IOException, InterruptedException {
    String list = String.join(",", frames.mapToObj(String::valueOf).toList());
    return numbers(
        browser.evaluate("measures.calls('" + name + "', [" + list + "])", Duration.ofMinutes(4)));
  }

  private static double[] numbers(JsonNode list) {
    double[] numbers = new double[list.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = list.get(i).asDouble();
    }
    return numbers;
  }

  /**
   * Returns the frames that a pointer passes while it is dragged back and forth over the whole
   * timeline.
   */
  public static IntStream drag(int frames, int count) {
    int step = Math.max(1, frames / 150);
    return IntStream.range(0, count)
        .map(i -> i * step % (2 * frames))
        .map(at -> at < frames ? at : 2 * frames - 1 - at);
  }

  /** Saves a file. Returns the time from the save until the new frame is shown. */
  public double save(Path file, String content) throws IOException, InterruptedException {
    browser.run("measures.changed()");
    long start = System.currentTimeMillis();
    Files.writeString(file, content, StandardCharsets.UTF_8);
    return browser.evaluate("measures.change", MOMENT).asDouble() - start;
  }

  /** Starts to play at a frame and watches for a second. */
  public Start play(int frame) throws IOException, InterruptedException {
    JsonNode counts = browser.evaluate("measures.play(" + frame + ")", MOMENT);
    return new Start(counts.path("started").asDouble(), counts.path("stalls").asInt());
  }

  /**
   * How a play began.
   *
   * @param millis the time from the pressed key to the first new frame
   * @param stalls how often it paused in its first second
   */
  public record Start(double millis, int stalls) {}

  /** Plays for some seconds, or to the end of the scene. */
  public Played playFor(int from, int seconds) throws IOException, InterruptedException {
    JsonNode counts =
        browser.evaluate(
            "measures.playFor(" + from + ", " + seconds + ")",
            Duration.ofSeconds(seconds).plus(MOMENT));
    return new Played(
        counts.path("rate").asDouble(),
        counts.path("dropped").asInt(),
        counts.path("stalls").asInt());
  }

  /**
   * Statistics of a play.
   *
   * @param rate frames per second
   * @param dropped frames that were dropped
   * @param stalls how often it waited for the next frame
   */
  public record Played(double rate, int dropped, int stalls) {}

  /** Returns random frames, the same each time. */
  public static IntStream random(int frames, int count) {
    return new Random(1).ints(count, 0, frames);
  }

  /**
   * Returns a percentile by the nearest rank.
   *
   * @param share from 0 to 1
   */
  public static double percentile(double share, double... values) {
    double[] sorted = DoubleStream.of(values).sorted().toArray();
    return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
  }
}
