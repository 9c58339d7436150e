package zoetrope.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** The pages, opened from the disk in a browser without a network. */
class SiteInBrowserTest {
  private static final Path SITE = Path.of("target/site").toAbsolutePath();

  /** The width of a telephone in pixels. */
  private static final int NARROW = 390;

  @TempDir private static Path profile;

  private static ChromeDriver driver;

  @BeforeAll
  static void start() {
    driver = SiteBrowser.start(profile);
    SiteBrowser.resize(driver, NARROW);
  }

  @AfterAll
  static void stop() {
    if (driver != null) {
      driver.quit();
    }
  }

  private static void open(String page) {
    SiteBrowser.open(driver, page);
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
    {"vertical video", "outputs.html#vertical-videos-916"},
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
    {"move an object", "methods.html#VMobject.moveTo"},
    {"chinese", "text.html"},
    {"pause", "methods.html#Scene.pause"},
    {"camera zoom", "camera.html"},
    {"svg icon", "images.html"},
    {"ownobject", "custom.html"},
    {"parameters", "parameters.html"},
    {"parameter slider", "parameters.html"},
    {"colour part of formula", "text.html#formulas"},
    {"color part of equation", "text.html#formulas"},
    {"align equations", "text.html"},
    {"transform matching tex", "functions-t.html#transformMatchingTex"},
    {"brace", "functions-b.html#brace"},
    {"bracket under text", "objects.html#labels-and-marks"},
    {"arrow", "functions-a.html#arrow"},
    {"dashed line", "functions-d.html#dashedLine"},
    {"bar chart", "functions-b.html#barChart"},
    {"pie chart", "plots.html"},
    {"histogram", "functions-b.html#barChart"},
    {"graph of a function", "functions-f.html#functionGraph"},
    {"area under curve", "cookbook.html#how-do-i-sweep-an-area-under-a-graph"},
    {"riemann sum", "methods.html#Axes.riemannRectangles"},
    {"tangent line", "functions-t.html#tangentLine"},
    {"vector field", "functions-v.html#vectorField"},
    {"matrix", "functions-m.html#matrix"},
    {"table", "functions-t.html#table"},
    {"network graph", "plots.html"},
    {"code listing", "text.html"},
    {"syntax highlighting", "text.html"},
    {"background color", "methods.html#Scene.background"},
    {"light theme", "functions-l.html#LIGHT"},
    {"transparent video", "outputs.html"},
    {"fps", "command-line.html"},
    {"voice over", "sound.html"},
    {"music", "sound.html"},
    {"powerpoint", "presentations.html"},
    {"slides", "presentations.html"},
    {"speaker notes", "presentations.html"},
    {"live preview", "studio.html"},
    {"hot reload", "studio.html"},
    {"maven", "project.html"},
    {"vscode", "editors.html"},
    {"intellij", "editors.html"},
    {"jupyter notebook", "notebooks.html"},
    {"mcp server", "agents.html"},
    {"claude", "agents.html"},
    {"gitlab", "ci.html"},
    {"kubernetes", "cluster.html"},
    {"hadoop", "cluster.html"},
    {"import image", "images.html"},
    {"png", "outputs.html"},
    {"surface plot", "cookbook.html#how-do-i-plot-a-surface"},
    {"rotate camera", "camera.html"},
    {"sphere", "functions-s.html#sphere"},
    {"fixed in frame", "methods.html#VMobject.fixedInFrame"},
    {"trace path", "functions-t.html#tracedPath"},
    {"follow another object", "updaters.html"},
    {"physics simulation", "updaters.html"},
    {"counter", "functions-i.html#integerNumber"},
    {"decimal number", "functions-d.html#decimalNumber"},
    {"easing", "animations.html"},
    {"rate function", "methods.html#Animation.rate"},
    {"lag ratio", "methods.html#Animation.lagRatio"},
    {"animation group", "functions-a.html#animationGroup"},
    {"fade out everything", "functions-f.html#fadeOut"},
    {"highlight", "functions-i.html#indicate"},
    {"circumscribe", "functions-c.html#circumscribe"},
    {"zoomed scene", "methods.html#ZoomedScene"},
    {"emoji", "text.html"},
    {"arabic", "text.html"},
    {"deterministic", "promise.html"},
    {"random seed", "parameters.html#random-numbers"},
    {"gpt-2", "models.html"},
    {"softmax", "attention.html"},
    {"retangle", "functions-r.html#rectangle"},
    {"matirx", "functions-m.html#matrix"},
    {"animtion group", "functions-a.html#animationGroup"},
    {"dashd line", "functions-d.html#dashedLine"},
    {"arow", "functions-a.html#arrow"},
    {"formla", "text.html"},
    {"grpah of a function", "functions-f.html#functionGraph"},
    {"zomm", "camera.html"},
    {"cookbook", "cookbook.html"},
    {"sweep an area", "cookbook.html#how-do-i-sweep-an-area-under-a-graph"},
    {"running histogram", "cookbook.html#how-do-i-let-a-histogram-grow"},
    {"csv file", "cookbook.html#how-do-i-read-data-from-a-csv-file"},
    {"row reduction", "cookbook.html#how-do-i-show-the-row-reduction-of-a-matrix"},
    {
      "highlight a row of a matrix",
      "cookbook.html#how-do-i-colour-a-row-a-column-or-an-entry-of-a-matrix"
    },
    {"eigenvectors", "cookbook.html#how-do-i-show-the-eigenvectors-of-a-matrix"},
    {"fourier", "cookbook.html#how-do-i-add-phasors-to-a-fourier-series"},
    {"taylor polynomial", "cookbook.html#how-do-i-approximate-a-function-by-taylor-polynomials"},
    {"sorting algorithm", "cookbook.html#how-do-i-show-a-sorting-algorithm"},
    {"split screen", "cookbook.html#how-do-i-split-the-screen"},
    {"progress bar", "cookbook.html#how-do-i-show-a-progress-bar"},
    {"neural network", "cookbook.html#how-do-i-show-the-activations-of-a-neural-network"},
    {"gradient descent", "cookbook.html#how-do-i-show-gradient-descent-on-a-surface"},
    {"pascal triangle", "cookbook.html#how-do-i-build-pascals-triangle"},
    {"bar chart race", "cookbook.html#how-do-i-show-a-bar-chart-race"},
    {"venn diagram", "cookbook.html#how-do-i-fill-the-areas-of-a-venn-diagram"},
    {"exercise with solution", "tutorial.html"},
    {"pendulum", "updaters.html#simulation"},
    {"bigger axis numbers", "methods.html#AxisStyle.numberSize"},
    {"arrow too short", "functions-a.html#arrow"},
    {"monospace", "text.html#text"},
    {"how to slow down", "functions-c.html#changeSpeed"},
    {"paralell lines", "objects.html#shapes"},
    {"chage color of part of formula", "text.html#formulas"},
    {"write text letter by letter", "functions-a.html#addTextLetterByLetter"},
    {"move object along curve", "functions-m.html#moveAlongPath"},
    {"loop animation forever", "functions-c.html#cycleAnimation"},
    {"rotate around point", "methods.html#VMobject.rotateAbout"},
    {"binary tree", "plots.html#networks"},
    {"remove everything from screen", "methods.html#Scene.clear"},
    {"stack objects vertically", "functions-c.html#column"},
    {"highlite word", "functions-i.html#indicate"},
    {"how do i export 4k", "command-line.html#options"},
    {"fade out all", "functions-f.html#fadeOut"},
    {"text wraps long sentence", "text.html#text"},
    {"blinking", "functions-b.html#blink"},
    {"center text", "methods.html#VMobject.center"},
    {"translate subtitles", "sound.html#translate-the-lines"},
  };

  @Test
  void theSearchFindsWhatNewcomersType() {
    open("text.html");
    driver.executeAsyncScript("loadSearch().then(arguments[0])");
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
  }

  @Test
  void theKeyboardLeadsFromTheSearchToAResult() throws InterruptedException {
    open("text.html");
    driver.findElement(By.tagName("body")).sendKeys("/");
    assertEquals("q", focused().getDomAttribute("name"));
    focused().sendKeys("bezier");
    await(() -> !driver.findElements(By.cssSelector("#found mark")).isEmpty());
    focused().sendKeys(Keys.ARROW_DOWN);
    assertEquals("a", focused().getTagName());
    focused().sendKeys(Keys.ESCAPE);
    assertFalse(driver.findElement(By.id("results")).isDisplayed());
    assertEquals("q", focused().getDomAttribute("name"));
    focused().sendKeys(Keys.ENTER);
    await(() -> !driver.getCurrentUrl().endsWith("text.html"));
  }

  private static WebElement focused() {
    return driver.switchTo().activeElement();
  }

  @Test
  void theAddressOfAPageCanContainASearch() throws InterruptedException {
    driver.get(SITE.resolve("index.html").toUri() + "?q=circle");
    await(() -> !driver.findElements(By.cssSelector("#found a")).isEmpty());
    driver.findElement(By.cssSelector("#found a")).click();
    await(() -> driver.getCurrentUrl().endsWith("functions-c.html#circle"));
  }

  @Test
  void theGalleryShowsTheSubjectInTheAddress() {
    open("gallery.html");
    int all = shownExamples();
    driver.get(SITE.resolve("gallery.html").toUri() + "?subject=3d");
    int solid = shownExamples();
    assertTrue(solid > 5 && solid < all / 2, solid + " of " + all);
    assertTrue(driver.findElement(By.id("Globe")).isDisplayed());
    assertFalse(driver.findElement(By.id("Words")).isDisplayed());
    driver.findElement(By.cssSelector("[data-subject=camera]")).click();
    assertFalse(driver.findElement(By.id("Globe")).isDisplayed());
    assertTrue(driver.findElement(By.id("Zooming")).isDisplayed());
    driver.get(SITE.resolve("gallery.html").toUri() + "?subject=camera#Words");
    assertTrue(driver.findElement(By.cssSelector("#Words pre")).isDisplayed());
  }

  private static int shownExamples() {
    return driver.findElements(By.cssSelector(".gallery article:not([hidden])")).size();
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
  void theButtonSwitchesTheThemeOfAllPages() {
    open("text.html");
    String before = background();
    driver.findElement(By.id("theme")).click();
    String after = background();
    assertNotEquals(before, after);
    open("stage.html");
    assertEquals(after, background());
    driver.findElement(By.id("theme")).click();
    assertEquals(before, background());
    driver.executeScript("localStorage.removeItem('theme')");
  }

  private static String background() {
    return driver
        .executeScript("return getComputedStyle(document.body).backgroundColor")
        .toString();
  }

  @Test
  void aButtonCopiesTheCode() throws InterruptedException {
    open("tutorial.html");
    driver.executeCdpCommand(
        "Browser.grantPermissions",
        Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
    var button = driver.findElement(By.cssSelector(".code button"));
    button.sendKeys(Keys.ENTER);
    await(() -> button.getText().equals("Copied"));
    String script = "const done = arguments[0]; navigator.clipboard.readText().then(done, done)";
    Object copied = driver.executeAsyncScript(script);
    Object code = driver.executeScript("return document.querySelector('.code pre').textContent");
    assertEquals(code, copied);
  }

  @Test
  void aVideoPlaysWhileItIsVisible() throws InterruptedException {
    open("gallery.html");
    driver.executeScript("document.querySelector('video').scrollIntoView({block: 'center'})");
    await(() -> time("video") > 0.2);
    driver.executeScript("scrollTo(0, document.body.scrollHeight)");
    await(() -> isPaused("video"));
  }

  @Test
  void aButtonStopsAllVideosOnAllPages() throws InterruptedException {
    open("cookbook.html");
    WebElement button = driver.findElement(By.id("motion"));
    driver.executeScript("document.querySelector('video').scrollIntoView({block: 'center'})");
    await(() -> time("video") > 0.2);
    button.sendKeys(Keys.ENTER);
    await(() -> isPaused("video"));
    open("tutorial.html");
    assertEquals(
        "Play all videos", driver.findElement(By.id("motion")).getDomAttribute("aria-label"));
    driver.findElement(By.id("motion")).click();
    driver.executeScript("document.querySelector('video').scrollIntoView({block: 'center'})");
    await(() -> time("video") > 0.2);
    driver.executeScript("localStorage.removeItem('motion')");
  }

  private static double time(String selector) {
    String script = "return 1.0 * document.querySelector(arguments[0]).currentTime + 1e-9";
    return ((Number) driver.executeScript(script, selector)).doubleValue();
  }

  private static boolean isPaused(String selector) {
    String script = "return document.querySelector(arguments[0]).paused";
    return (boolean) driver.executeScript(script, selector);
  }

  @Test
  void usesADarkBackgroundInTheDarkTheme() {
    open("index.html");
    SiteBrowser.prefer(driver, "dark");
    Object back = driver.executeScript("return getComputedStyle(document.body).backgroundColor");
    assertEquals("rgb(20, 23, 28)", back);
  }
}
