package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;

/** The remote control of presentations. */
class StudioRemoteTest extends StudioPage {
  private final HttpClient http = HttpClient.newHttpClient();

  private int status(String method, String link, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(link))
            .method(method, HttpRequest.BodyPublishers.noBody());
    if (headers.length > 0) {
      request.headers(headers);
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.discarding()).statusCode();
  }

  @Test
  void servesOnlyTheStepsOfAPresentationAndOnlyWithTheKey() throws Exception {
    try (RemoteServer remote = studio().remote()) {
      String top = remote.link().replaceAll("\\?.*", "");
      String cookie =
          "zoetrope-" + URI.create(top).getPort() + "=" + remote.link().replaceAll(".*=", "");
      assertEquals(200, status("GET", remote.link()));
      assertEquals(200, status("GET", top + "state", "Cookie", cookie));
      assertEquals(200, status("POST", top + "step/next", "Cookie", cookie));
      for (String path : List.of("state", "remote.js", "", "?key=wrong")) {
        assertEquals(403, status("GET", top + path), path);
      }
      assertEquals(403, status("POST", top + "step/next"));
      assertEquals(
          403, status("GET", top + "state", "Cookie", cookie, "Origin", "http://evil.example"));
      for (String path : List.of("window", "main.js", "studio.js", "made/1/0", "step/next")) {
        assertEquals(404, status("GET", top + path, "Cookie", cookie), path);
      }
      assertEquals(404, status("POST", top + "step/end", "Cookie", cookie));
      assertEquals(403, status("GET", studio().link().replaceAll("\\?.*", ""), "Cookie", cookie));
    }
  }

  @Test
  void showsTheSlideAndGoesToTheNext() {
    try (RemoteServer remote = studio().remote()) {
      browser().open("about:blank");
      browser().open(studio().link());
      shownWhole();
      browser().js("studio.player.go(0)");
      String first = browser().driver.getWindowHandle();
      press("v");
      browser().await("document.querySelector('.page.presenting')");
      browser().driver.switchTo().newWindow(WindowType.WINDOW);
      browser().open(remote.link());
      String slide = "document.querySelector('#slide').textContent";
      browser().await(slide + ".startsWith('1 / 2  Begin')");
      browser().await("document.querySelector('#notes').textContent === 'it slides'");
      String order =
          "['header', '#notes', 'nav'].map(s => document.querySelector(s).getBoundingClientRect())";
      browser().await(order + ".every((b, i, all) => i === 0 || b.top >= all[i - 1].bottom)");
      browser().click("[data-step=next]");
      browser().click("[data-step=next]");
      browser().click("[data-step=next]");
      browser().await(slide + ".startsWith('2 / 2  End')");
      browser().driver.close();
      browser().driver.switchTo().window(first);
      browser().await("studio.player.frame >= 60");
      press(Keys.ESCAPE);
      browser().await("!document.querySelector('.page.presenting')");
    }
  }
}
