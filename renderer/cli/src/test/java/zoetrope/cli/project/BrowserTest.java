package zoetrope.cli.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BrowserTest {
  private static final URI PAGE = URI.create("file:///opt/zoetrope/site/index.html");

  @Test
  void opensNothingWithoutADesktop() {
    assertEquals(List.of(), DesktopBrowser.command("Linux", Map.of("HOME", "/root"), PAGE));
  }

  @Test
  void usesTheProgramOfEachDesktop() {
    assertEquals(
        List.of("xdg-open", PAGE.toString()),
        DesktopBrowser.command("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"), PAGE));
    assertEquals(
        List.of("open", PAGE.toString()), DesktopBrowser.command("Mac OS X", Map.of(), PAGE));
    assertEquals("rundll32", DesktopBrowser.command("Windows 11", Map.of(), PAGE).get(0));
  }
}
