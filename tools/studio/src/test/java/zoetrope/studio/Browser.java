package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import zoetrope.Needs;

/** A real browser without a window, of which nothing is fetched. */
final class Browser implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long PAUSE_NANOS = 30_000_000;

  final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Starts Chromium; where it is not installed, the test is left out, which fails in CI. */
  static Browser start(Path profile) {
    Needs.programs("chromium", "chromedriver");
    ChromeOptions options = new ChromeOptions();
    options.setBinary(Needs.program("chromium").toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--enable-precise-memory-info",
        "--autoplay-policy=no-user-gesture-required",
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        "--window-size=1280,720",
        "--user-data-dir=" + profile);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(Needs.program("chromedriver").toFile())
            .usingAnyFreePort()
            .build();
    return new Browser(new ChromeDriver(service, options));
  }

  void open(String address) {
    driver.get(address);
  }

  /** What an expression of the page is. */
  Object js(String expression) {
    return driver.executeScript("return " + expression);
  }

  /** Waits until an expression of the page holds. */
  void await(String expression) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!Boolean.TRUE.equals(js("Boolean(" + expression + ")"))) {
      assertTrue(System.nanoTime() < deadline, () -> "never: " + expression);
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  /** Clicks on the first element of a selector, once there is one. */
  void click(String selector) {
    String element = "document.querySelector(\"" + selector + "\")";
    await(element);
    js(element + ".click()");
  }

  @Override
  public void close() {
    driver.quit();
  }
}
