package zoetrope.studio;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Opens a link in the user's browser. */
final class BrowserStart {
  private BrowserStart() {}

  /** Returns the command that opens a link on a system, which is named as in {@code os.name}. */
  static List<String> command(String system, String link) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", link);
    }
    return List.of(name.startsWith("mac") ? "open" : "xdg-open", link);
  }

  /** Opens a link, and returns whether the command could be started. */
  static boolean open(String link) {
    try {
      new ProcessBuilder(command(System.getProperty("os.name"), link))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
