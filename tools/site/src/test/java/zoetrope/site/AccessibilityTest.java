package zoetrope.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.chrome.ChromeDriver;

/** The pages have no serious accessibility problems, as axe reports them. */
class AccessibilityTest {
  private static final String AXE = "/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";

  /** One page of each kind. */
  private static final List<String> PAGES =
      List.of(
          "index.html",
          "tutorial.html",
          "text.html?q=circle",
          "gallery.html?subject=3d",
          "functions.html",
          "functions-c.html",
          "methods.html",
          "api.html",
          "api-mobject-coordinates.html",
          "errors.html",
          "manim.html",
          "manim-pairs.html");

  /** Examines only the beginning of long pages, because the rest is made in the same way. */
  private static final String SCRIPT =
      """
      const done = arguments[0];
      const rest = 'tr:nth-child(n+20), main > :nth-child(n+120), article:nth-child(n+20)';
      document.querySelectorAll(rest).forEach(element => element.remove());
      axe.run(document, {resultTypes: ['violations']}).then(found => done(
        found.violations
          .filter(each => ['serious', 'critical'].includes(each.impact))
          .map(each => each.id + ' ' + each.nodes.slice(0, 3).map(node =>
            node.target + ' ' + node.html + ' ' + node.failureSummary).join('; '))));
      """;

  @TempDir private static Path profile;

  private static ChromeDriver driver;
  private static String axe;

  @BeforeAll
  static void start() throws IOException {
    driver = SiteBrowser.start(profile);
    driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(3));
    try (InputStream script = AccessibilityTest.class.getResourceAsStream(AXE)) {
      axe = new String(script.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @AfterAll
  static void stop() {
    if (driver != null) {
      driver.quit();
    }
  }

  @ParameterizedTest
  @CsvSource({"390, light", "1440, dark"})
  void pagesHaveNoSeriousProblems(int width, String scheme) {
    SiteBrowser.resize(driver, width);
    SiteBrowser.prefer(driver, scheme);
    List<String> problems = new ArrayList<>();
    for (String page : PAGES) {
      String[] address = page.split("(?=\\?)", 2);
      SiteBrowser.open(driver, address[0]);
      if (address.length > 1) {
        driver.get(driver.getCurrentUrl() + address[1]);
      }
      driver.executeScript(axe);
      for (Object problem : (List<?>) driver.executeAsyncScript(SCRIPT)) {
        problems.add(page + ": " + problem);
      }
    }
    assertEquals(List.of(), problems);
  }
}
