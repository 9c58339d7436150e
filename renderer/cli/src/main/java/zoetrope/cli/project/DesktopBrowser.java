package zoetrope.cli.project;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The web browser of the user's desktop. */
public final class DesktopBrowser {
  private DesktopBrowser() {}

  /** Opens a page if there is a desktop, and does not wait for the browser. */
  public static void open(URI page) {
    List<String> command = command(System.getProperty("os.name"), System.getenv(), page);
    if (command.isEmpty()) {
      return;
    }
    try {
      new ProcessBuilder(command)
          .redirectOutput(Redirect.DISCARD)
          .redirectError(Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      return; // The desktop has no such program. The caller prints the address.
    }
  }

  /**
   * Returns the command line that opens a page; empty on a system without a desktop.
   *
   * @param system the value of {@code os.name}
   * @param environment the environment variables
   */
  static List<String> command(String system, Map<String, String> environment, URI page) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", page.toString());
    }
    if (name.startsWith("mac")) {
      return List.of("open", page.toString());
    }
    boolean hasDesktop =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    return hasDesktop ? List.of("xdg-open", page.toString()) : List.of();
  }
}
