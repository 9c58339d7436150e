package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The studio in a frame of a page from another server, as in an editor. */
class EmbeddedStudioTest {
  @TempDir Path folder;

  private HttpServer other;
  private volatile String frame = "";

  @BeforeEach
  void serveAPageWithAFrame() throws IOException {
    other = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
    other.createContext(
        "/",
        exchange -> {
          byte[] page =
              ("<!doctype html><iframe width=1200 height=650 src=\"" + frame + "\"></iframe>")
                  .getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().set("Content-Type", "text/html");
          exchange.sendResponseHeaders(200, page.length);
          exchange.getResponseBody().write(page);
          exchange.close();
        });
    other.start();
  }

  @AfterEach
  void stop() {
    other.stop(0);
  }

  /** Returns the address with a host name that makes the frame a frame of another site. */
  private String origin() {
    return "http://localhost:" + other.getAddress().getPort();
  }

  @Test
  void worksInFramesOfTheGivenSource() throws IOException {
    try (RunningStudio studio = RunningStudio.embeddedBy(origin(), folder);
        Browser browser = Browser.start(folder.resolve("profile"))) {
      frame = studio.link();
      browser.open(origin() + "/");
      browser.driver.switchTo().frame(0);
      browser.await("document.querySelector('#scene-name, canvas') !== null");
      browser.await("document.body.innerText.includes('Slide')");
      assertTrue(browser.js("document.cookie").toString().isEmpty(), "scripts can read the key");
    }
  }

  @Test
  void isRefusedInFramesOfOtherSources() throws IOException {
    try (RunningStudio studio = RunningStudio.embeddedBy("vscode-webview:", folder);
        Browser browser = Browser.start(folder.resolve("profile"))) {
      frame = studio.link();
      browser.open(origin() + "/");
      browser.driver.switchTo().frame(0);
      assertEquals(false, browser.js("document.body.innerText.includes('Slide')"));
      assertTrue(browser.js("document.body.innerText").toString().contains("refused"));
    }
  }
}
