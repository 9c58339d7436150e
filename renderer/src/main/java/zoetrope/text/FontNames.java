package zoetrope.text;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Resolves the names in a font stack. */
final class FontNames {
  /** The installed families that were asked for; they are as many as the machine has at most. */
  private static final Map<String, FontFamily> INSTALLED = new ConcurrentHashMap<>();

  private FontNames() {}

  /**
   * The bundled family, the font file (beside {@code owner}, unless it is null) or the installed
   * family called {@code name}.
   *
   * @throws IllegalArgumentException if there is none
   */
  static FontFamily resolve(Class<?> owner, String name) {
    String clean = name.strip();
    FontFamily bundled = FontFamily.bundled(clean);
    if (bundled != null) {
      return bundled;
    }
    if (isFile(clean)) {
      return FontFiles.face(owner, clean);
    }
    if (clean.toLowerCase(Locale.ROOT).matches("(?s).*\\.(woff2?|eot|pfb|svg)")) {
      throw new IllegalArgumentException(
          clean + " is no font file that is read: give a TTF, OTF or TTC file");
    }
    return INSTALLED.computeIfAbsent(clean, SystemFonts::family);
  }

  private static boolean isFile(String name) {
    String file = name.replaceFirst("#.*", "").toLowerCase(Locale.ROOT);
    return file.matches("(?s).*\\.(ttf|otf|ttc|otc)");
  }
}
