package zoetrope.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import zoetrope.Needs;

/** The pages in a browser without a network, from the disk. */
class SiteInBrowserTest {
  private static final Path SITE = Path.of("target/site").toAbsolutePath();

  /** As on a telephone. */
  private static final int NARROW = 390;

  @TempDir private static Path profile;

  private static ChromeDriver driver;

  @BeforeAll
  static void start() {
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
    driver =
        new ChromeDriver(
            new ChromeDriverService.Builder()
                .usingDriverExecutable(Needs.program("chromedriver").toFile())
                .usingAnyFreePort()
                .build(),
            options);
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", NARROW, "height", 844, "deviceScaleFactor", 1, "mobile", true));
  }

  @AfterAll
  static void stop() {
    if (driver != null) {
      driver.quit();
    }
  }

  private static void open(String page) {
    driver.get(SITE.resolve(page).toUri().toString());
  }

  @Test
  void theSearchFindsWordsNamesOfManimAndGuides() {
    open("search.html");
    Map<String, String> first =
        Map.of(
            "circle", "words-c.html#circle",
            "set_color", "manim.html",
            "ownobject", "guide-own.html");
    first.forEach(
        (typed, page) -> {
          driver.findElement(By.id("q")).clear();
          driver.findElement(By.id("q")).sendKeys(typed);
          String found = driver.findElement(By.cssSelector("#found a")).getDomProperty("href");
          assertTrue(found.contains(page), typed + ": " + found);
        });
    driver.findElement(By.cssSelector("#found a")).click();
    assertTrue(driver.findElements(By.tagName("h1")).size() == 1);
  }

  /** Tables and code scroll by themselves. */
  @Test
  void noPageIsWiderThanATelephone() throws IOException {
    for (Path page : MakeSite.sorted(SITE, ".html")) {
      if (page.getFileName().toString().matches("words-[^c].html")) {
        continue; // They are all of one kind.
      }
      open(page.getFileName().toString());
      Object width = driver.executeScript("return document.documentElement.scrollWidth");
      assertEquals((long) NARROW, width, page.getFileName()::toString);
    }
  }

  @Test
  void theDarkIsDark() {
    open("index.html");
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", "dark"))));
    Object back = driver.executeScript("return getComputedStyle(document.body).backgroundColor");
    assertEquals("rgb(20, 23, 28)", back);
  }
}
