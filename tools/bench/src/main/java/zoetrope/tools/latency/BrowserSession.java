package zoetrope.tools.latency;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.render.result.UsageException;

/** A headless Chromium, controlled through its driver. It opens pages and runs scripts in them. */
public final class BrowserSession implements AutoCloseable {
  private static final int ERROR_STATUS = 400;
  private static final Duration START = Duration.ofSeconds(60);
  private static final Duration BESIDE = Duration.ofSeconds(15);
  private static final Pattern PORT = Pattern.compile("started successfully on port (\\d+)");

  /** A script that waits for a promise and returns its value or its error. */
  private static final String PROMISE =
      "const done = arguments[arguments.length - 1]; (async () => (%s))()"
          + ".then((value) => done({ value }), (e) => done({ error: String(e) }));";

  private final StartedProgram driver;
  private final HttpClient http = HttpClient.newHttpClient();
  private final ObjectMapper json = new ObjectMapper();
  private final String session;

  /**
   * Starts the browser.
   *
   * @param folder the folder for files of the browser
   * @param width the width of the window in pixels
   * @param height the height of the window in pixels
   * @throws UsageException if Chromium or its driver is not installed
   */
  public BrowserSession(Path folder, int width, int height)
      throws IOException, InterruptedException {
    Path chromium = program("chromium");
    List<String> command = List.of(program("chromedriver").toString(), "--port=0");
    this.driver = new StartedProgram("chromedriver", command, folder);
    try {
      String base = "http://127.0.0.1:" + driver.await(PORT, START) + "/session";
      JsonNode made =
          call(
              "POST", base, Map.of("capabilities", wanted(chromium, folder, width, height)), START);
      this.session = base + "/" + made.path("sessionId").asText();
    } catch (IOException | InterruptedException | RuntimeException e) {
      driver.close();
      throw e;
    }
  }

  private static Map<String, Object> wanted(Path chromium, Path folder, int width, int height) {
    List<String> arguments =
        List.of(
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=" + width + "," + height,
            "--user-data-dir=" + folder.resolve("browser"));
    return Map.of(
        "alwaysMatch",
        Map.of(
            "pageLoadStrategy",
            "none",
            "goog:chromeOptions",
            Map.of("binary", chromium.toString(), "args", arguments)));
  }

  private static Path program(String name) {
    Optional<Path> found =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .filter(folder -> !folder.isEmpty())
            .map(folder -> Path.of(folder, name))
            .filter(Files::isExecutable)
            .findFirst();
    return found.orElseThrow(
        () -> new UsageException("there is no " + name + " on the PATH: install Chromium"));
  }

  /** Opens an address without waiting for the page. */
  public void open(String address) throws IOException, InterruptedException {
    call("POST", session + "/url", Map.of("url", address), BESIDE);
  }

  /**
   * Returns the value of a JavaScript expression. If the value is a promise, waits for its result.
   *
   * @throws IllegalStateException if the expression fails or takes longer than {@code time}
   */
  public JsonNode evaluate(String expression, Duration time)
      throws IOException, InterruptedException {
    call("POST", session + "/timeouts", Map.of("script", time.toMillis()), BESIDE);
    Map<String, Object> script = Map.of("script", PROMISE.formatted(expression), "args", List.of());
    JsonNode answer = call("POST", session + "/execute/async", script, time.plus(BESIDE));
    if (answer.has("error")) {
      throw new IllegalStateException(
          shortened(expression) + " in the page: " + answer.path("error").asText());
    }
    return answer.path("value");
  }

  /** Runs the statements of a script and returns the value of its {@code return}, or JSON null. */
  public JsonNode run(String script) throws IOException, InterruptedException {
    return call(
        "POST", session + "/execute/sync", Map.of("script", script, "args", List.of()), BESIDE);
  }

  /** Returns the visible part of the page as a PNG file. */
  public byte[] screenshot() throws IOException, InterruptedException {
    JsonNode png = call("GET", session + "/screenshot", Map.of(), BESIDE);
    return Base64.getDecoder().decode(png.asText());
  }

  private JsonNode call(String method, String address, Map<String, Object> body, Duration time)
      throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address)).timeout(time);
    request.method(
        method,
        body.isEmpty()
            ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(json.writeValueAsString(body)));
    try {
      HttpResponse<String> answer =
          http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      JsonNode value = json.readTree(answer.body()).path("value");
      if (answer.statusCode() >= ERROR_STATUS) {
        throw new IllegalStateException(
            "the browser's driver: " + shortened(value.path("message").asText()));
      }
      return value;
    } catch (HttpTimeoutException e) {
      throw new IllegalStateException(
          "the browser's driver did not answer in " + time.toSeconds() + " s: " + address, e);
    }
  }

  private static String shortened(String text) {
    return text.lines().findFirst().map(l -> l.substring(0, Math.min(200, l.length()))).orElse("");
  }

  @Override
  public void close() {
    try {
      call("DELETE", session, Map.of(), BESIDE);
    } catch (IOException | RuntimeException e) {
      // The browser ends with its driver.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      driver.close();
    }
  }
}
