package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.file.Path;
import java.time.Duration;
import org.openqa.selenium.ScriptTimeoutException;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import zoetrope.Needs;

/** A real browser without a window and without access to the network. */
final class Browser implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** The state of the page, for the messages of failures. */
  private static final String STATE =
      "!window.studio ? document.visibilityState + document.body.innerHTML : JSON.stringify({"
          + " ...studio.player, ...studio.state, picture: null, stream: { ...studio.player.stream,"
          + " coded: null, frames: [...studio.player.stream.frames.keys()] }, sound: null, scenes:"
          + " null, outputs: null, outline: null, counts: { ...studio.player.counts, latencies:"
          + " null }, visible: document.visibilityState })";

  /** Clicks on an element, unless another one is at its middle. */
  private static final String CLICK =
      """
      (element => {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!element.contains(top)) throw new Error('a mouse would click on ' + top?.outerHTML);
        element.click();
      })(%s)\
      """;

  final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Starts Chromium. Skips the test if Chromium is not installed; in CI, the test fails. */
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
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(PATIENCE);
    return new Browser(driver);
  }

  void open(String address) {
    driver.get(address);
  }

  /** Returns the value of an expression in the page. */
  Object js(String expression) {
    return driver.executeScript("return " + expression);
  }

  /**
   * Waits until an expression in the page is true. The page itself polls, because polling from Java
   * would use much CPU time.
   */
  void await(String expression) {
    String look =
        "const done = arguments[0]; const look = () => { try { if ("
            + expression
            + ") done(''); else setTimeout(look, 10); } catch (e) { done(String(e)); } }; look();";
    try {
      assertEquals("", driver.executeAsyncScript(look), expression);
    } catch (ScriptTimeoutException e) {
      fail("never: " + expression + "\n" + js(STATE), e);
    }
  }

  /**
   * Clicks on the first element that matches a selector, once there is one. It fails if a mouse
   * could not click on it, because something covers it.
   */
  void click(String selector) {
    String element = "document.querySelector(\"" + selector + "\")";
    await(element);
    js(CLICK.formatted(element));
  }

  /** Replaces the tab with a new one. A tab that was frozen stays hidden, so it is not drawn. */
  void renewTab() {
    String old = driver.getWindowHandle();
    String renewed = driver.switchTo().newWindow(WindowType.TAB).getWindowHandle();
    driver.switchTo().window(old).close();
    driver.switchTo().window(renewed);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
