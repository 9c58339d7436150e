package zoetrope.site;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import zoetrope.Needs;

/** A browser without a window that opens the pages from the disk. */
final class SiteBrowser {
  private static final Path SITE = Path.of("target/site").toAbsolutePath();

  private SiteBrowser() {}

  /** Starts the browser. Skips the test if Chromium or its driver is not installed. */
  static ChromeDriver start(Path profile) {
    Needs.programs("chromium", "chromedriver");
    ChromeOptions options = new ChromeOptions();
    options.setBinary(Needs.program("chromium").toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--user-data-dir=" + profile);
    return new ChromeDriver(
        new ChromeDriverService.Builder()
            .usingDriverExecutable(Needs.program("chromedriver").toFile())
            .usingAnyFreePort()
            .build(),
        options);
  }

  /** Sets the width of the window in pixels. */
  static void resize(ChromeDriver driver, int width) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 844, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  /** Sets the viewer's preferred colour scheme: light or dark. */
  static void prefer(ChromeDriver driver, String scheme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  static void open(ChromeDriver driver, String page) {
    driver.get(SITE.resolve(page).toUri().toString());
  }
}
