package zoetrope.internal.scene;

import java.util.Locale;
import java.util.function.Supplier;

/**
 * The locale of scenes. {@code String.format("%.2f", x)} must give the same text on each machine,
 * so the default locale of the process is neutral while any scene runs.
 */
public final class SceneLocale {
  private static int running;
  private static Locale general;
  private static Locale format;
  private static Locale display;

  private SceneLocale() {}

  /** Runs {@code action} with the neutral locale, and restores the locales after the last scene. */
  public static <T> T during(Supplier<T> action) {
    enter();
    try {
      return action.get();
    } finally {
      leave();
    }
  }

  private static synchronized void enter() {
    if (running++ == 0) {
      general = Locale.getDefault();
      format = Locale.getDefault(Locale.Category.FORMAT);
      display = Locale.getDefault(Locale.Category.DISPLAY);
      Locale.setDefault(Locale.ROOT);
    }
  }

  private static synchronized void leave() {
    if (--running == 0) {
      Locale.setDefault(general);
      Locale.setDefault(Locale.Category.FORMAT, format);
      Locale.setDefault(Locale.Category.DISPLAY, display);
    }
  }
}
