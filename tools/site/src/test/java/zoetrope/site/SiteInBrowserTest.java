package zoetrope.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import zoetrope.Needs;

/** The pages, opened from the disk in a browser without a network. */
class SiteInBrowserTest {
  private static final Path SITE = Path.of("target/site").toAbsolutePath();

  /** The width of a telephone in pixels. */
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

  /** Typical searches, and a page that must be among the first three results. */
  private static final String[][] TYPED = {
    {"circle", "functions-c.html#circle"},
    {"number line", "functions-n.html#numberLine"},
    {"set_color", "methods.html#VMobject.setColor"},
    {"FadeIn", "functions-f.html#fadeIn"},
    {"wait", "manim.html#Scene.wait"},
    {"install", "install.html"},
    {"how to change color", "animations.html"},
    {"latex", "functions-l.html#latex"},
    {"gif", "outputs.html"},
    {"vertical video", "outputs.html#aspect-ratios"},
    {"subtitles", "presentations.html"},
    {"sound", "sound.html"},
    {"3d", "space.html"},
    {"ValueTracker", "functions-v.html#valueTracker"},
    {"always_redraw", "functions-a.html#alwaysRedraw"},
    {"run_time", "methods.html#Animation.runTime"},
    {"cannot find symbol", "errors.html#a-misspelt-function"},
    {"not a finite number", "errors.html#a-position-that-is-not-a-number"},
    {"docker", "install.html"},
    {"github actions", "ci.html"},
    {"gradle", "project.html"},
    {"keyboard shortcuts", "studio.html"},
    {"own mobject", "custom.html"},
    {"self.play", "errors.html"},
    {"MathTex", "manim.html#MathTex"},
    {"font", "methods.html#Text.font"},
    {"z_index", "methods.html#VMobject.zIndex"},
    {"export mp4", "outputs.html"},
    {"attention", "models.html"},
    {"cricle", "functions-c.html#circle"},
    {"spark", "cluster.html"},
    {"rotate", "functions-r.html#rotate"},
    {"axes labels", "methods.html#Axes.axisLabels"},
    {"java.lang.IndexOutOfBoundsException", "errors.html#an-exception"},
    {"move an object", "tutorial.html#5-change-an-object"},
    {"chinese", "text.html"},
    {"pause", "methods.html#Scene.pause"},
    {"camera zoom", "camera.html"},
    {"svg icon", "images.html"},
    {"ownobject", "custom.html"},
    {"parameters", "parameters.html"},
    {"parameter slider", "parameters.html"},
  };

  @Test
  void theSearchFindsWhatNewcomersType() {
    open("search.html");
    List<String> missed = new ArrayList<>();
    for (String[] row : TYPED) {
      Object found =
          driver.executeScript(
              "return find(arguments[0]).slice(0, 3).map(hit => PAGES[hit.ref].url)", row[0]);
      if (!found.toString().contains(row[1])) {
        missed.add(row[0] + ": " + found + "\n");
      }
    }
    assertEquals(List.of(), missed);
    driver.get(SITE.resolve("search.html").toUri() + "?q=circle");
    driver.findElement(By.cssSelector("#found a")).click();
    assertEquals(1, driver.findElements(By.tagName("h1")).size());
  }

  @Test
  void everyPageHasASearchWithLinksToTheResults() throws InterruptedException {
    open("text.html");
    driver.findElement(By.cssSelector("nav input")).sendKeys("bezier" + Keys.ENTER);
    await(() -> driver.getCurrentUrl().contains("search.html?q=bezier"));
    await(() -> driver.findElements(By.cssSelector("#found mark")).size() > 0);
  }

  /** Waits for a page that the browser is still loading. */
  private static void await(BooleanSupplier condition) throws InterruptedException {
    for (int i = 0; i < 200 && !condition.getAsBoolean(); i++) {
      Thread.sleep(100);
    }
    assertTrue(condition.getAsBoolean(), driver::getCurrentUrl);
  }

  @Test
  void theTableOfManimShowsTheNamesThatAreTyped() {
    open("manim.html");
    driver.findElement(By.id("filter")).sendKeys("setcolorbygrad");
    assertTrue(driver.findElement(By.id("count")).getText().matches("[1-5] names?"));
    String row = driver.findElement(By.cssSelector("tbody tr:not([hidden])")).getText();
    assertTrue(row.contains("set_color_by_gradient"), row);
  }

  /** Wide tables and wide code scroll separately, so the page itself is not too wide. */
  @Test
  void noPageIsWiderThanATelephone() throws IOException {
    for (Path page : MakeSite.sorted(SITE, ".html")) {
      open(page.getFileName().toString());
      Object width = driver.executeScript("return document.documentElement.scrollWidth");
      assertEquals((long) NARROW, width, page.getFileName()::toString);
    }
  }

  @Test
  void usesADarkBackgroundInTheDarkTheme() {
    open("index.html");
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", "dark"))));
    Object back = driver.executeScript("return getComputedStyle(document.body).backgroundColor");
    assertEquals("rgb(20, 23, 28)", back);
  }
}
