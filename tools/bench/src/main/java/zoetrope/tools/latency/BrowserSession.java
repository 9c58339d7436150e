package zoetrope.tools.latency;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.PageLoadStrategy;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import zoetrope.render.result.UsageException;

/** A headless Chromium, controlled through its driver. It opens pages and runs scripts in them. */
public final class BrowserSession implements AutoCloseable {
  /** A script that waits for a promise and returns its value or its error. */
  private static final String PROMISE =
      "const done = arguments[arguments.length - 1]; (async () => (%s))()"
          + ".then((value) => done({ value }), (e) => done({ error: String(e) }));";

  private final ChromeDriver driver;
  private final ObjectMapper json = new ObjectMapper();

  /**
   * Starts the browser.
   *
   * @param folder the folder for files of the browser
   * @param width the width of the window in pixels
   * @param height the height of the window in pixels
   * @throws UsageException if Chromium or its driver is not installed
   */
  public BrowserSession(Path folder, int width, int height) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(program("chromium"));
    options.setPageLoadStrategy(PageLoadStrategy.NONE);
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--window-size=" + width + "," + height,
        "--user-data-dir=" + folder.resolve("browser"));
    ChromeDriverService.Builder service =
        new ChromeDriverService.Builder().usingDriverExecutable(program("chromedriver"));
    driver = new ChromeDriver(service.build(), options);
  }

  private static File program(String name) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .map(Path::toFile)
        .findFirst()
        .orElseThrow(
            () -> new UsageException("there is no " + name + " on the PATH: install Chromium"));
  }

  /** Opens an address without waiting for the page. */
  public void open(String address) {
    driver.get(address);
  }

  /**
   * Returns the value of a JavaScript expression. If the value is a promise, waits for its result.
   *
   * @throws IllegalStateException if the expression fails
   * @throws org.openqa.selenium.ScriptTimeoutException if it takes longer than {@code time}
   */
  public JsonNode evaluate(String expression, Duration time) {
    driver.manage().timeouts().scriptTimeout(time);
    JsonNode answer = json.valueToTree(driver.executeAsyncScript(PROMISE.formatted(expression)));
    if (answer.has("error")) {
      throw new IllegalStateException(
          expression.lines().findFirst().orElse("")
              + " in the page: "
              + answer.path("error").asText());
    }
    return answer.path("value");
  }

  /** Runs the statements of a script and returns the value of its {@code return}, or JSON null. */
  public JsonNode run(String script) {
    return json.valueToTree(driver.executeScript(script));
  }

  /** Returns the visible part of the page as a PNG file. */
  public byte[] screenshot() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
